"""Cards that lie open, and what they settled."""

from msgspec.structs import replace

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.folding.onward import onward
from dealer_terminal.procedure.folding.payments import still_waiting
from dealer_terminal.procedure.progressive import left_open, reached
from dealer_terminal.procedure.state import Seat, State, turn
from dealer_terminal.rules.hand import Line

Fact = facts.CardsExposed | facts.EventDeclared | facts.HandRacked | facts.CardsCorrected


def fold(state: State, fact: Fact) -> State:
    seat = state.seat(fact.seat)
    match fact:
        case facts.CardsExposed(seat=number, cards=cards) if number == DEALER_SEAT:
            return onward(replace(state, dealer_cards=tuple(card for held in cards.values() for card in held)))
        case facts.CardsExposed(seat=number, stage=stage, cards=cards, lines=lines):
            seat = replace(seat, cards={**seat.cards, **cards})
            return _staged(state, number, seat, stage, lines)
        case facts.EventDeclared(seat=number, stage=stage, events=events, lines=lines):
            seat = replace(seat, events={**seat.events, **events})
            return _staged(state, number, seat, stage, lines)
        case facts.CardsCorrected(seat=number, cards=cards, lines=lines):
            done = tuple(each for each in reached(state, number) if not left_open(state, number, each, lines))
            anew = replace(seat, cards=cards, lines=lines, stages=done, racked=False)
            return still_waiting(state.with_seat(number, anew))
        case facts.HandRacked(seat=number):
            return onward(state.with_seat(number, replace(seat, racked=True)))


def _staged(state: State, number: int, seat: Seat, stage: str, lines: tuple[Line, ...]) -> State:
    """The stage is done, and those after it that expose nothing; a jackpot takes a road of its own."""
    done = tuple(each.id for each in turn(state, stage) if not left_open(state, number, each.id, lines))
    return state.with_seat(number, replace(seat, stages=(*seat.stages, *done), lines=(*seat.lines, *lines)))
