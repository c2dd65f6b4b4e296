"""One round ends and the next begins: what goes over from one to the other."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE
from dealer_terminal.procedure.state import Phase, State, Won, lines_of
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import PLAY


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
    """The cards on which the round's payments rest, the dealer's among them."""
    if state.dealer_cards:
        yield DEALER_SEAT, {DEALER_STAGE: state.dealer_cards}
    yield from ((number, seat.cards) for number, seat in sorted(state.seats.items()) if seat.cards)


def _placed(state: State) -> dict[int, dict[str, int]]:
    """The wagers to repeat: what players who are still there placed themselves, without the Play wager; who sat out
    keeps those of before."""
    late = {number: placed for number, placed in state.last_wagers.items() if state.seat(number).late}
    return late | {
        number: {spot: cents for spot, cents in seat.wagers.items() if spot != PLAY and cents}
        for number, seat in sorted(state.seats.items())
        if seat.staked() and not seat.away
    }
