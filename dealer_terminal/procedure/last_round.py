"""Previous round as far as it is kept. Its payments can still be corrected (House Procedure 17)."""

from msgspec.structs import replace

from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE, Difference, PaymentCorrected
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.state import Seat, State


def as_it_lay(state: State) -> State:
    """Return the current table with the previous round's hands and dealer hand."""
    numbers = sorted({line.seat for line in state.last_lines})
    seats = {number: _last_seat(state, number) for number in numbers}
    dealers = state.last_cards.get(DEALER_SEAT, {}).get(DEALER_STAGE, ())
    return replace(state, seats=seats, dealer_cards=dealers, jackpots={}, issue=None)


def as_it_was_won(state: State) -> State:
    """Return the previous round with its prizes and its own terms. A meter that was won since has its current, lower
    value."""
    won = state.last_won
    meters = {meter: min(stood, state.meters.get(meter, 0)) for meter, stood in won.meters.items()}
    return replace(as_it_lay(state), jackpots=won.jackpots, meters=meters, terms=won.terms or state.terms)


def put_right(ended: State, fact: PaymentCorrected | EventCorrected) -> State:
    """Apply a later correction of a payment, or of a prize's cards, to a finished round. No hand of it is settled
    again."""
    if isinstance(fact, EventCorrected):
        seat = ended.seat(fact.seat)
        known = fact.round == ended.round and fact.cards
        return ended.with_seat(fact.seat, replace(seat, cards=fact.cards)) if known else ended
    return evolve(ended, replace(fact, difference=Difference.NONE)) if fact.round == ended.round else ended


def _last_seat(state: State, number: int) -> Seat:
    lines = tuple(line for line in state.last_lines if line.seat == number)
    wagers = {line.spot: line.stake for line in lines}
    return Seat(wagers=wagers, cards=state.last_cards.get(number, {}), lines=lines, collected=True)
