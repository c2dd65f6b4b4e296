"""Correction of a progressive event that was named wrongly: a supervisor names the event again, and the prize follows
(House Procedure 26)."""

from collections.abc import Iterator, Sequence
from functools import reduce

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.balance import difference
from dealer_terminal.procedure.deciding.events import may_come_to
from dealer_terminal.procedure.deciding.limit import for_camera
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, house, unapproved
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.deciding.prizes import changed, changed_later, followed, line_on_record
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact, PaymentCorrected
from dealer_terminal.procedure.last_round import as_it_was_won
from dealer_terminal.procedure.meter_facts import EventCorrected, JackpotChanged, PrizePutRight
from dealer_terminal.procedure.prize_correction_rules import ENTERED_ANEW, as_recorded
from dealer_terminal.procedure.progressive import is_locked, progressive_of, without_jackpots
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, open_cards
from dealer_terminal.procedure.words import Words, listed, words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.irregularity import IrregularityId


def correct_event(state: State, command: commands.CorrectEvent) -> Outcome:
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if state.book is None:
        return house(words("No table has been open here"), words("Ask a supervisor to open the table."))
    if state.book.progressive is None:
        return refuse_event(state, words("This game has no jackpots"), words("Go on."))
    if command.round not in (0, state.round):
        return of_the_round_before(state, command)
    return (
        _not_named(state, command)
        or wrong_event(state, command, _recorded(state, command))
        or _named_anew(state, command)
    )


def _named_anew(state: State, command: commands.CorrectEvent) -> tuple[Fact, ...]:
    number, spot = command.seat, progressive_of(state).spot
    was, lines = _recorded(state, command), _lines(state, command)
    named = EventCorrected(state.round, number, spot, was, command.event, command.approval, lines)
    after = evolve(state, named)
    prizes = tuple(followed(after, number, WHY))
    return named, *prizes, *holds_for(state, reduce(evolve, prizes, after), ())


def _recorded(state: State, command: commands.CorrectEvent) -> str:
    return state.seat(command.seat).events[progressive_of(state).spot]


def _lines(state: State, command: commands.CorrectEvent) -> tuple[Line, ...]:
    """Return the seat's lines. A separate fact changes a locked prize; a prize not locked yet is claimed again, or its
    wager loses."""
    number, spot, seat = command.seat, progressive_of(state).spot, state.seat(command.seat)
    if is_locked(state, number):
        return seat.lines
    named = state.with_seat(number, replace(seat, events={**seat.events, spot: command.event}))
    lost = without_jackpots(state, (line_on_record(named, number),))
    return (*(line for line in seat.lines if line.spot != spot), *lost)


def _not_named(state: State, command: commands.CorrectEvent) -> Refusal | None:
    seat = state.seat(command.seat)
    if state.misdealt or state.phase not in (Phase.SETTLE, Phase.DECK_BACK):
        return refuse_event(state, words("No hand lies open"), words("Settle the hands first."))
    if progressive_of(state).spot in seat.events:
        return None
    if seat.cards:
        why = words("The cards of position {seat} are on record", seat=command.seat)
        return refuse_event(state, why, words("Have its cards corrected: the prize follows them."))
    why = words("Position {seat}: no event of this wager was named", seat=command.seat)
    return refuse_event(state, why, words("Expose its hand first."))


Cards = dict[str, tuple[Card, ...]]


def of_the_round_before(state: State, command: commands.CorrectEvent) -> Outcome:
    """Correct a prize of the previous round after its cards or its event turned out to be others. Payment and meter
    follow, and the difference is settled at the table (House Procedures 17 and 26)."""
    was = next((line for line in _of_spot(state, command.seat)), None)
    if command.round != state.round - 1 or was is None:
        why = words("Position {seat} has no such payment in this round or the last", seat=command.seat)
        return refuse_event(state, why, words("Choose the position and the wager."))
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
    """Yield the changed prizes of this round on meters that the wrong prize had lowered."""
    return (each for each in changed(after, {}, WHY.value) if each.was.meter in risen)


def _went_back(state: State, was: Line) -> Refusal | None:
    """Refuse a wager that was returned without an event, because it was never settled. A refused prize has an event."""
    if was.result is not Result.RETURNED or was.event:
        return None
    why = words("That wager went back: nothing was paid on it")
    return refuse_event(state, why, words("Choose another payment."))


def _wrong(lay: State, command: commands.CorrectEvent, was: Line) -> Refusal | None:
    recorded = lay.seat(command.seat).cards
    if not recorded:
        return wrong_event(lay, command, was.event or "")
    shown = [card for held in recorded.values() for card in held]
    if len({*command.cards}) != len(shown) or len(command.cards) != len(shown):
        return refuse_event(lay, words("{count} cards lie there", count=len(shown)), ENTERED_ANEW)
    if list(command.cards) == shown:
        return refuse_event(lay, words("The cards are as recorded"), words("Enter each card as it lies, or go on."))
    return _elsewhere(lay, command.cards, shown)


def _elsewhere(lay: State, cards: Sequence[Card], shown: Sequence[Card]) -> Refusal | None:
    others = set(open_cards(lay)) - {*shown}
    if others.isdisjoint(cards):
        return None
    card = next(card for card in cards if card in others)
    why = words("{card} is recorded elsewhere", card=str(card))
    return refuse_event(lay, why, words("Enter other cards."))


def _known(lay: State, command: commands.CorrectEvent) -> State:
    """Return the previous round's table with the corrected cards or event."""
    seat, rest = lay.seat(command.seat), iter(command.cards)
    cards = {place: tuple(next(rest) for _ in held) for place, held in seat.cards.items()}
    events = {} if cards else {progressive_of(lay).spot: command.event}
    return lay.with_seat(command.seat, replace(seat, cards=cards, events=events))


def _linked(state: State, was: Line, line: Line) -> Refusal | None:
    """Refuse to change a linked meter. The linked set keeps a win only for its round."""
    if not state.link.source or not (was.meter or line.meter):
        return None
    why = words("A linked meter is not changed at a table")
    return refuse_event(state, why, words("Whoever keeps the floor does it there."))


WHY = IrregularityId.JACKPOT_DISPUTED


def wrong_event(lay: State, command: commands.CorrectEvent, recorded: str) -> Refusal | None:
    """Refuse an event that is not in the pay table, is already recorded, or is impossible on the given table."""
    spot = progressive_of(lay).spot
    labels = [event.label for event in lay.tables()[spot].events]
    if command.event and command.event not in labels:
        why = words("{event} is not on the paytable", event=command.event)
        return refuse_event(lay, why, words("Choose {choices} or nothing.", choices=listed(labels)))
    if command.event == recorded:
        return as_recorded(lay)
    if not may_come_to(lay, command.seat, spot, command.event):
        why = words("Position {seat}: no card that is left makes that", seat=command.seat)
        return refuse_event(lay, why, words("Look again. Have the record of the other cards put right first."))
    return None


def refuse_event(state: State, why: Words, instead: Words) -> Refusal:
    return by_house(state, WHY, why, instead)
