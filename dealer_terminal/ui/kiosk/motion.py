"""What the dealer's hands do next: the one primary action, as a value."""

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.meter_facts import JackpotVerification
from dealer_terminal.procedure.progressive import in_process, is_pending, wagered
from dealer_terminal.procedure.repeats import to_repeat
from dealer_terminal.procedure.sources import all_entered, dealt_by
from dealer_terminal.procedure.state import Phase, State, next_packet, next_stage, stages_of, to_collect, to_settle
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.rules.game import Stage


class Sensed(Enum):
    PACKET = "packet"
    REST = "rest"
    DECK = "deck"


class Await(Struct, frozen=True):
    """The reader reports it; nothing to press."""

    sensed: Sensed
    seat: int = 0


class PlaceFirst(Struct, frozen=True):
    """No wager lies on the table."""


class SameAgain(Struct, frozen=True):
    pass


class NoMoreBets(Struct, frozen=True):
    pass


class DealByHand(Struct, frozen=True):
    seat: int


class RestByHand(Struct, frozen=True):
    pass


class Lock(Struct, frozen=True):
    pass


class Collect(Struct, frozen=True):
    seat: int


class Open(Struct, frozen=True):
    """Cards that a reader sealed are turned over; `draws` where only the draw is left."""

    seat: int
    draws: bool = False


class EnterCards(Struct, frozen=True):
    """Cards that nobody saw are turned over and entered."""

    seat: int
    draws: bool = False


class Show(Struct, frozen=True):
    """Cards are turned over before a reader that tells them; entered by hand where it does not."""

    seat: int
    draws: bool = False


class PaidMotion(Struct, frozen=True):
    """The hand goes to the rack; `then` is the next hand to open, 0 where none is: an open one is settled first."""

    seat: int
    then: int = 0


class PayoutHeldMotion(Struct, frozen=True):
    seat: int
    spot: str


class DifferenceDue(Struct, frozen=True):
    """A payment of a round that is over comes to another amount since."""

    round: int
    seat: int
    spot: str


class OverLimit(Struct, frozen=True):
    pass


class ChipsDue(Struct, frozen=True):
    """The progressive chips that were accepted are counted."""

    chips: int


class JackpotDue(Struct, frozen=True):
    """A prize of the progressive wager is open: its approval begins."""

    seat: int


class ApprovalOpen(Struct, frozen=True):
    """The approval goes on screen by screen, over the table."""

    seat: int


class JackpotChosenMotion(Struct, frozen=True):
    """The hand is chosen, and shows at its seat: on to the second confirmation."""

    seat: int


class JackpotPending(Struct, frozen=True):
    seat: int
    camera: bool


class NewDeck(Struct, frozen=True):
    pass


class DeckByHand(Struct, frozen=True):
    pass


Motion = (
    Await
    | PlaceFirst
    | SameAgain
    | NoMoreBets
    | DealByHand
    | RestByHand
    | Lock
    | Collect
    | Open
    | EnterCards
    | Show
    | PaidMotion
    | PayoutHeldMotion
    | DifferenceDue
    | OverLimit
    | ChipsDue
    | JackpotDue
    | ApprovalOpen
    | JackpotChosenMotion
    | JackpotPending
    | NewDeck
    | DeckByHand
)


def motion(state: State, senses: frozenset[Phase]) -> Motion:
    """Of a table that is open, with a dealer, and with no question. What its reader does not sense, the dealer says."""
    if state.owing:
        return _of_a_round_before(state)
    match state.phase:
        case Phase.CHIPS:
            return ChipsDue(len(wagered(state)))
        case Phase.DEAL:
            due = next_packet(state) or DEALER_SEAT
            return Await(Sensed.PACKET, due) if told_by_reader(state, senses) else DealByHand(due)
        case Phase.REST:
            return Await(Sensed.REST) if told_by_reader(state, senses) else RestByHand()
        case Phase.DECISIONS:
            return Lock()
        case Phase.FOLDS:
            return _waits(state) or Collect(to_collect(state)[0])
        case Phase.DEALER:
            return _turn_over(state, DEALER_SEAT)
        case Phase.SETTLE:
            return _settling(state)
        case Phase.DECK_BACK if state.deck_out:
            return NewDeck()
        case Phase.DECK_BACK:
            return Await(Sensed.DECK) if told_by_reader(state, senses) else DeckByHand()
        case _:
            return _wagers(state)


def _of_a_round_before(state: State) -> Motion:
    """Once whatever waits for a supervisor is verified."""
    first = state.owing[0]
    return _waits(state) or DifferenceDue(first.round, first.line.seat, first.line.spot)


def _waits(state: State) -> PayoutHeldMotion | OverLimit | None:
    """For a supervisor, before any hand leaves the table."""
    for hold in state.holds:
        return PayoutHeldMotion(hold.seat, hold.spot)
    return OverLimit() if state.over_limit else None


def told_by_reader(state: State, senses: frozenset[Phase]) -> bool:
    """Whether the step ticks itself. A deck that never left its machine is not told of again; that all wagers of a
    misdeal went back, no reader senses."""
    confirmed = state.phase is Phase.DECK_BACK and (state.misdealt or not state.dealt)
    return not confirmed and state.phase in senses and dealt_by(state) is not CardsFrom.DEALER


def _wagers(state: State) -> Motion:
    if state.deck_out:
        return NewDeck()
    if state.playing():
        return NoMoreBets()
    return SameAgain() if to_repeat(state) else PlaceFirst()


def _settling(state: State) -> Motion:
    waits = _waits(state)
    if waits is not None:
        return waits
    seat, *others = to_settle(state)
    if exposures(state, seat):
        return _turn_over(state, seat)
    if in_process(state, seat):
        return JackpotChosenMotion(seat) if state.jackpots[seat].stage is JackpotStage.CHOSEN else ApprovalOpen(seat)
    if is_pending(state, seat):
        return JackpotPending(seat, state.jackpots[seat].waits_for is JackpotVerification.CAMERA)
    if next_stage(state, seat) is not None:
        return JackpotDue(seat)
    return PaidMotion(seat, next((other for other in others[:1] if _is_closed(state, other)), 0))


def _is_closed(state: State, seat: int) -> bool:
    """What its first cards won is settled before its draw is turned over."""
    return not state.seat(seat).stages and bool(exposures(state, seat))


def _turn_over(state: State, seat: int) -> Open | EnterCards | Show:
    draws = bool(state.seat(seat).stages)
    if sealed(state, seat):
        return Open(seat, draws)
    return Show(seat, draws) if shown_to_reader(state) else EnterCards(seat, draws)


def exposures(state: State, seat: int) -> tuple[Stage, ...]:
    """The stages that one motion exposes: a natural with no bonus on it is turned over together with the draw."""
    return tuple(_until_one_pays(state, seat))


def _until_one_pays(state: State, seat: int) -> Iterator[Stage]:
    live = state.live(seat)
    for stage in stages_of(state, seat):
        if stage.exposes and stage.id not in state.seat(seat).stages:
            yield stage
            if any(spot in live for spot in stage.settles):
                return


def due_stages(state: State, seat: int) -> tuple[str, ...]:
    if seat == DEALER_SEAT:
        return (DEALER_STAGE,) if state.phase is Phase.DEALER else ()
    due = state.phase is Phase.SETTLE and to_settle(state)[0] == seat
    return tuple(stage.id for stage in exposures(state, seat)) if due else ()


def sealed(state: State, seat: int) -> bool:
    packet = state.packet(seat)
    return packet is not None and bool(packet.sealed) and not all_entered(state)


def shown_to_reader(state: State) -> bool:
    """Whether a reader tells the cards as they are turned over."""
    return _reads_what_is_shown(state) and not state.faults


def reader_in_doubt(state: State) -> bool:
    """Whether such a reader may have missed one of this place: nothing more of it is taken."""
    return _reads_what_is_shown(state) and FaultId.IN_DOUBT in state.faults


def _reads_what_is_shown(state: State) -> bool:
    by_reader = state.cards_from is not CardsFrom.DEALER and not all_entered(state)
    return by_reader and state.in_force().read_at is ReadAt.EXPOSURE
