"""Folds between rounds: values carried over from one round to the next."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.balance import moved
from dealer_terminal.procedure.choices import OVERRIDES, Choice
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.folding.payments import still_waiting
from dealer_terminal.procedure.irregularity_paths import path
from dealer_terminal.procedure.jackpot import Jackpot
from dealer_terminal.procedure.progressive import in_process, wagered
from dealer_terminal.procedure.state import Issue, Phase, Seat, State, Won, lines_of
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import PLAY, Line, Result
from dealer_terminal.rules.irregularity import IrregularityId


def wager_placed(state: State, fact: facts.WagerPlaced) -> State:
    seat = state.seat(fact.seat)
    return state.with_seat(fact.seat, replace(seat, wagers={**seat.wagers, fact.spot: fact.cents}, late=False))


def wagers_repeated(state: State, fact: facts.WagersRepeated) -> State:
    repeated = {number: Seat(wagers=placed) for number, placed in fact.wagers.items()}
    return replace(state, seats={**state.seats, **repeated})


def wagers_set(state: State, fact: facts.WagersSet) -> State:
    return state.with_seat(fact.seat, Seat(wagers=fact.wagers))


def player_sat_out(state: State, fact: facts.PlayerSatOut) -> State:
    return state.with_seat(fact.seat, Seat(late=True))


def player_sat_in(state: State, fact: facts.PlayerSatIn) -> State:
    return state.with_seat(fact.seat, Seat())


def wagers_closed(state: State, fact: facts.WagersClosed) -> State:
    return replace(state, phase=Phase.CHIPS if wagered(state) else Phase.DEAL, deal=fact.deal)


def seat_withdrawn(state: State, fact: facts.SeatWithdrawn) -> State:
    """Remove the seat from the deal. If no other seat plays, betting is open again."""
    left = replace(player_gone(state, fact), deal=tuple(seat for seat in state.deal if seat != fact.seat))
    if state.phase is Phase.WAGERS:
        return left
    if not left.playing():
        return replace(left, phase=Phase.WAGERS, deal=(), reopened=True)
    return replace(left, phase=Phase.DEAL) if not wagered(left) else left


def player_gone(state: State, fact: facts.SeatWithdrawn | facts.PlayerLeft) -> State:
    others = {seat: placed for seat, placed in state.last_wagers.items() if seat != fact.seat}
    return replace(state.with_seat(fact.seat, Seat()), last_wagers=others)


def packet_dealt(state: State, fact: facts.PacketDealt) -> State:
    dealt = (*state.dealt, fact.seat)
    phase = Phase.REST if {*dealt}.issuperset(state.deal) else state.phase
    if fact.seat == DEALER_SEAT:
        return replace(state, phase=phase, dealt=dealt, dealer_packet=fact.packet)
    seat = replace(state.seat(fact.seat), packet=fact.packet)
    return replace(state, phase=phase, dealt=dealt, seats={**state.seats, fact.seat: seat})


def rest_racked(state: State, fact: facts.RestRacked) -> State:
    return replace(state, phase=Phase.DECISIONS)


def hands_shifted(state: State, fact: facts.HandsShifted) -> State:
    """Record that the hands are at the positions in the state, up to the last one."""
    return replace(state, in_order=max(state.dealt))


def card_source_changed(state: State, fact: facts.CardSourceChanged) -> State:
    return replace(state, cards_from=fact.cards_from)


def irregularity_reported(state: State, fact: facts.IrregularityReported) -> State:
    issue = Issue(IrregularityId(fact.irregularity), fact.seats, fact.note, fact.cards, fact.raised_by)
    return replace(state, issue=issue)


def irregularity_resolved(state: State, fact: facts.IrregularityResolved) -> State:
    choice = Choice(fact.choice)
    left = _left(state) if choice is not Choice.WITHDRAWN else state
    overridden = (*state.overridden, *_overridden(state, choice))
    jackpots = _jackpots(state, choice)
    return replace(left, issue=None, overridden=overridden, jackpots=jackpots, hands=fact.hands)


def _left(state: State) -> State:
    """Mark the player as gone: no further decisions, and the next round does not repeat the wagers."""
    issue = state.issue
    known = path(issue.id) if issue is not None else None
    if issue is None or known is None or not known.player_gone:
        return state
    number = issue.seats[0]
    return state.with_seat(number, replace(state.seat(number), away=True))


def _jackpots(state: State, choice: Choice) -> dict[int, Jackpot]:
    """Return the jackpots after the answer. If the cards decide, the chosen hand is undone, as with “None”. After an
    input error, or if other cards are on the table, the hand is chosen again."""
    seats = state.issue.seats if state.issue is not None else ()
    if choice is Choice.CHOOSE_AGAIN:
        return {number: Jackpot() if number in seats else each for number, each in state.jackpots.items()}
    if choice is Choice.OTHER_CARDS:
        begun = {number for number in seats if in_process(state, number)}
        return {number: Jackpot() if number in begun else each for number, each in state.jackpots.items()}
    if choice is Choice.CARDS_STAND:
        return {number: each for number, each in state.jackpots.items() if number not in seats}
    return state.jackpots


def _overridden(state: State, choice: Choice) -> tuple[str, ...]:
    """Return the step that a second person allowed against the written procedure. Before a deal, it is the deal."""
    if choice not in OVERRIDES:
        return ()
    phase = Phase.DEAL if state.phase is Phase.WAGERS else state.phase
    return (phase.value,)


def round_opened(state: State, fact: facts.RoundOpened) -> State:
    return replace(_kept(state), phase=Phase.WAGERS, round=fact.round)


def round_closed(state: State, fact: facts.RoundClosed) -> State:
    return replace(
        _kept(state),
        tray=state.tray.with_round(fact.taken - fact.paid),
        last_wagers=_placed(state),
        last_lines=lines_of(state),
        last_cards=dict(_lay_open(state)),
        last_won=Won(state.jackpots, state.meters, state.terms),
    )


def _kept(state: State) -> State:
    return replace(
        state.beside_rounds(),
        cards_from=state.in_force().cards_from,
        last_wagers=state.last_wagers,
        last_lines=state.last_lines,
        last_cards=state.last_cards,
        last_won=state.last_won,
    )


def _lay_open(state: State) -> Iterator[tuple[int, dict[str, tuple[Card, ...]]]]:
    """Yield the cards on which the round's payments are based, including the dealer's."""
    if state.dealer_cards:
        yield DEALER_SEAT, {DEALER_STAGE: state.dealer_cards}
    yield from ((number, seat.cards) for number, seat in sorted(state.seats.items()) if seat.cards)


def _placed(state: State) -> dict[int, dict[str, int]]:
    """Return the wagers to repeat: those that players still present placed themselves, without the Play wager. A player
    who sat out keeps the earlier ones."""
    late = {number: placed for number, placed in state.last_wagers.items() if state.seat(number).late}
    return late | {
        number: {spot: cents for spot, cents in seat.wagers.items() if spot != PLAY and cents}
        for number, seat in sorted(state.seats.items())
        if seat.staked() and not seat.away
    }


_ORDER = tuple(Phase)


def round_misdealt(state: State, fact: facts.RoundMisdealt) -> State:
    """Return every wager, take back payments already made, and remove all holds of this round."""
    paid = tuple(line for line in _handed_out(state) if line.pays)
    chips = tuple(line for number in sorted(state.seats, reverse=True) for line in _gone(state, number))
    for number in state.seats:
        own = tuple(line for line in fact.lines if line.seat == number)
        state = state.with_seat(number, replace(state.seat(number), lines=own, paid_before=()))
    skipped = tuple(phase.value for phase in _ORDER[_ORDER.index(state.phase) :])
    ended = replace(state, phase=Phase.DECK_BACK, misdealt=True, skipped=skipped, take_back=paid, moved=chips)
    return replace(still_waiting(ended), over_limit=(), jackpots={})


def _gone(state: State, number: int) -> Iterator[Line]:
    """Return the wagers no longer on the table: all of a racked hand, and only the returned ones of the hand in
    turn."""
    racked = state.seat(number).racked
    return (line for line in moved(state, number) if racked or line.result is Result.RETURNED)


def _handed_out(state: State) -> Iterator[Line]:
    """Yield the lines for which chips were moved. A payment that was only shown is still in the chip tray."""
    for number in sorted(state.seats, reverse=True):
        yield from moved(state, number)


def deck_retired(state: State, fact: facts.DeckRetired) -> State:
    return replace(state, deck_out=True)


def deck_replaced(state: State, fact: facts.DeckReplaced) -> State:
    return replace(state, deck_out=False)


def step_undone(state: State, fact: facts.StepUndone) -> State:
    """Return the previous state, with the current people and devices. Record if betting was reopened, because a machine
    may already be dealing."""
    before = state.prior
    assert before is not None, "nothing to undo"
    reopened = state.reopened or (before.phase is Phase.WAGERS and state.phase is not Phase.WAGERS)
    beside = replace(before, faults=state.faults, dealer=state.dealer, meters=state.meters, link=state.link)
    return replace(beside, reopened=reopened)
