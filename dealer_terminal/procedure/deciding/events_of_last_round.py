"""A prize of the round before, whose cards turn out to be others, or whose event was another: what lay there is put on
record, payment and meter follow, and the difference is told at the table (House Procedures 17 and 26)."""

from collections.abc import Iterator, Sequence
from functools import reduce

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.balance import difference
from dealer_terminal.procedure.deciding.camera import for_camera
from dealer_terminal.procedure.deciding.events_named import WHY, refuse, wrong_event
from dealer_terminal.procedure.deciding.outcome import Outcome
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.deciding.prizes import changed, changed_later, line_on_record
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, PaymentCorrected
from dealer_terminal.procedure.last_round import as_it_was_won
from dealer_terminal.procedure.meter_facts import EventCorrected, JackpotChanged, PrizePutRight
from dealer_terminal.procedure.prize_stands import ENTERED_ANEW, as_recorded
from dealer_terminal.procedure.progressive import progressive_of
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line, Result

Cards = dict[str, tuple[Card, ...]]


def of_the_round_before(state: State, command: commands.CorrectEvent) -> Outcome:
    was = next((line for line in _of_spot(state, command.seat)), None)
    if command.round != state.round - 1 or was is None:
        why = words("Position {seat} has no such payment in this round or the last", seat=command.seat)
        return refuse(state, why, words("Choose the position and the wager."))
    lay = as_it_was_won(state)
    wrong = _went_back(state, was) or _wrong(lay, command, was)
    if wrong is not None:
        return wrong
    known = _known(lay, command)
    line = line_on_record(known, command.seat)
    if (line.event or "") == (was.event or ""):
        return as_recorded(state)
    return _linked(state, was, line) or tuple(_followed(state, command, known, line))


def _of_spot(state: State, seat: int) -> Iterator[Line]:
    spot = progressive_of(state).spot
    return (line for line in state.last_lines if (line.seat, line.spot) == (seat, spot))


def _followed(state: State, command: commands.CorrectEvent, known: State, line: Line) -> Iterator[Fact]:
    (was,) = _of_spot(state, line.seat)
    cards = known.seat(line.seat).cards
    told = (was.event or "", line.event or "", command.approval, (), cards)
    named = EventCorrected(command.round, line.seat, line.spot, *told)
    yield named
    after, risen = evolve(state, named), set[str]()
    for prize in changed_later(as_it_was_won(state), line.seat, line):
        for fact in _paid(state, command, prize):
            yield fact
            after = evolve(after, fact)
        risen |= {prize.was.meter} if prize.was.meter else set()
    prizes = tuple(_of_this_round(after, risen))
    yield from prizes
    yield from holds_for(state, reduce(evolve, prizes, after), ())


def _paid(state: State, command: commands.CorrectEvent, prize: PrizePutRight) -> Iterator[Fact]:
    (was,) = _of_spot(state, prize.seat)
    moved = difference(state, command.round, was)
    yield PaymentCorrected(command.round, was, prize.line, command.approval, moved)
    yield replace(prize, round=command.round)
    yield from for_camera(state, (prize.line,))


def _of_this_round(after: State, risen: set[str]) -> Iterator[JackpotChanged]:
    """Who hit such a meter since was paid from what the wrong prize had left of it."""
    return (each for each in changed(after, {}, WHY.value) if each.was.meter in risen)


def _went_back(state: State, was: Line) -> Refusal | None:
    """A prize that was refused was of its event; without one the wager was never settled."""
    if was.result is not Result.RETURNED or was.event:
        return None
    why = words("That wager went back: nothing was paid on it")
    return refuse(state, why, words("Choose another payment."))


def _wrong(lay: State, command: commands.CorrectEvent, was: Line) -> Refusal | None:
    recorded = lay.seat(command.seat).cards
    if not recorded:
        return wrong_event(lay, command, was.event or "")
    shown = [card for held in recorded.values() for card in held]
    if len({*command.cards}) != len(shown) or len(command.cards) != len(shown):
        return refuse(lay, words("{count} cards lie there", count=len(shown)), ENTERED_ANEW)
    if list(command.cards) == shown:
        return refuse(lay, words("The cards are as recorded"), words("Enter each card as it lies, or go on."))
    return _elsewhere(lay, command.cards, shown)


def _elsewhere(lay: State, cards: Sequence[Card], shown: Sequence[Card]) -> Refusal | None:
    others = set(open_cards(lay)) - {*shown}
    if others.isdisjoint(cards):
        return None
    card = next(card for card in cards if card in others)
    why = words("{card} is recorded elsewhere", card=str(card))
    return refuse(lay, why, words("Enter other cards."))


def _known(lay: State, command: commands.CorrectEvent) -> State:
    """The table of then, with what was said now."""
    seat, rest = lay.seat(command.seat), iter(command.cards)
    cards = {place: tuple(next(rest) for _ in held) for place, held in seat.cards.items()}
    events = {} if cards else {progressive_of(lay).spot: command.event}
    return lay.with_seat(command.seat, replace(seat, cards=cards, events=events))


def _linked(state: State, was: Line, line: Line) -> Refusal | None:
    """The set holds a win no longer than its round."""
    if not state.link.source or not (was.meter or line.meter):
        return None
    why = words("A linked meter is not changed at a table")
    return refuse(state, why, words("Whoever keeps the floor does it there."))
