"""The dealer's next motion, as a value. The table has exactly one primary action."""

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
    """Wait for the reader's report. The key is disabled."""

    sensed: Sensed
    seat: int = 0


class PlaceFirst(Struct, frozen=True):
    """No bet is on the table yet."""


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
    """Expose cards that a reader sealed. `draws` is True if only the draw card is left."""

    seat: int
    draws: bool = False


class EnterCards(Struct, frozen=True):
    """Expose and enter cards that no reader saw."""

    seat: int
    draws: bool = False


class Show(Struct, frozen=True):
    """Expose cards in front of a reader that reads them, or enter cards by hand if it does not."""

    seat: int
    draws: bool = False


class PaidMotion(Struct, frozen=True):
    """Rack the hand. `then` is the next hand to expose; 0 if there is none or the next hand is already exposed."""

    seat: int
    then: int = 0


class PayoutHeldMotion(Struct, frozen=True):
    seat: int
    spot: str


class DifferenceOwed(Struct, frozen=True):
    """Settle the difference of a corrected payment in a finished round."""

    round: int
    seat: int
    spot: str


class OverLimit(Struct, frozen=True):
    pass


class ChipsOwed(Struct, frozen=True):
    """Count the accepted progressive chips."""

    chips: int


class JackpotOwed(Struct, frozen=True):
    """Start the approval of a progressive prize."""

    seat: int


class ApprovalOpen(Struct, frozen=True):
    """Continue the approval on the sheets over the table."""

    seat: int


class JackpotChosenMotion(Struct, frozen=True):
    """Confirm the jackpot a second time. The chosen hand is shown at its seat."""

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
    | DifferenceOwed
    | OverLimit
    | ChipsOwed
    | JackpotOwed
    | ApprovalOpen
    | JackpotChosenMotion
    | JackpotPending
    | NewDeck
    | DeckByHand
)


def motion(state: State, senses: frozenset[Phase]) -> Motion:
    """Return the next motion of an open table that has a dealer and no open question. The dealer confirms each step
    that the reader does not sense."""
    if state.owing:
        return _of_a_round_before(state)
    match state.phase:
        case Phase.CHIPS:
            return ChipsOwed(len(wagered(state)))
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
    """Return the motion for a finished round's difference. Payouts that wait for a supervisor come first."""
    first = state.owing[0]
    return _waits(state) or DifferenceOwed(first.round, first.line.seat, first.line.spot)


def _waits(state: State) -> PayoutHeldMotion | OverLimit | None:
    """Return the motion that waits for a supervisor's approval, which comes before any hand is racked."""
    for hold in state.holds:
        return PayoutHeldMotion(hold.seat, hold.spot)
    return OverLimit() if state.over_limit else None


def told_by_reader(state: State, senses: frozenset[Phase]) -> bool:
    """Return True if the reader confirms the step. It cannot sense that a deck never left the machine, or that all bets
    of a misdeal were returned."""
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
        return JackpotOwed(seat)
    return PaidMotion(seat, next((other for other in others[:1] if _is_closed(state, other)), 0))


def _is_closed(state: State, seat: int) -> bool:
    """Return True if the hand is unexposed. Winnings of exposed first cards are settled before the draw card is
    exposed."""
    return not state.seat(seat).stages and bool(exposures(state, seat))


def _turn_over(state: State, seat: int) -> Open | EnterCards | Show:
    draws = bool(state.seat(seat).stages)
    if sealed(state, seat):
        return Open(seat, draws)
    return Show(seat, draws) if shown_to_reader(state) else EnterCards(seat, draws)


def exposures(state: State, seat: int) -> tuple[Stage, ...]:
    """Return the stages that one motion exposes. A natural without a bonus bet is exposed together with its draw
    card."""
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
    """Return True if a reader reads the cards as they are exposed."""
    return _reads_what_is_shown(state) and not state.faults


def reader_in_doubt(state: State) -> bool:
    """Return True if such a reader may have missed a card of this place. It then takes no further cards for it."""
    return _reads_what_is_shown(state) and FaultId.IN_DOUBT in state.faults


def _reads_what_is_shown(state: State) -> bool:
    by_reader = state.cards_from is not CardsFrom.DEALER and not all_entered(state)
    return by_reader and state.in_force().read_at is ReadAt.EXPOSURE
