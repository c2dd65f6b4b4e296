"""Corrected cards: a supervisor decided that the cards on the table count, and the lines that they change are settled
again."""

from collections.abc import Iterator, Mapping

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.deciding.prizes import followed
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE, Fact
from dealer_terminal.procedure.progressive import is_locked, is_refused, progressive_of, reached, without_jackpots
from dealer_terminal.procedure.state import Issue, Seat, State
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Stage
from dealer_terminal.rules.hand import Hand, Line, Result
from dealer_terminal.rules.irregularity import IrregularityId

Cards = Mapping[str, tuple[Card, ...]]

Lines = dict[str, Line]

_GIVEN_UP = (Result.FORFEIT, Result.RETURNED)


def decided_by_cards(state: State, number: int) -> tuple[str, ...]:
    """Return the wagers in action, and those decided by the cards before the hand was forfeited."""
    before = (line.spot for line in state.seat(number).lines if line.result not in _GIVEN_UP)
    return tuple(dict.fromkeys((*state.live(number), *before)))


def corrected_cards(state: State, issue: Issue) -> Iterator[Fact]:
    """Yield the facts of corrected cards. Corrected dealer cards apply to every hand already settled."""
    if issue.seats:
        (number,) = issue.seats
        yield from _seat(state, state, number, _laid_out(state.seat(number).cards, issue.cards))
        return
    dealers = facts.CardsCorrected(DEALER_SEAT, {DEALER_STAGE: issue.cards}, ())
    yield dealers
    after = evolve(state, dealers)
    for number in sorted(state.playing(), reverse=True):
        cards = state.seat(number).cards
        if _anew(state, after, number, cards) != state.seat(number).lines:
            for fact in _seat(state, after, number, cards):
                yield fact
                after = evolve(after, fact)


def _seat(before: State, after: State, number: int, cards: Cards) -> Iterator[Fact]:
    lines = _anew(before, after, number, cards)
    changed = tuple(line for line in lines if line not in before.seat(number).lines)
    fact = facts.CardsCorrected(number, dict(cards), lines)
    yield fact
    unchanged, after = after, evolve(after, fact)
    for moved in followed(after, number, IrregularityId.CARD_MISMATCH) if cards != before.seat(number).cards else ():
        yield moved
        after = evolve(after, moved)
    yield from holds_for(unchanged, after, changed)


def _anew(before: State, after: State, number: int, cards: Cards) -> tuple[Line, ...]:
    """Return the seat's lines. A wager whose result the cards change is settled again; all other lines stay as they
    are."""
    seat = before.seat(number)
    old, new = _lines(before, number, seat.cards), _lines(after, number, cards)
    lines = {line.spot: line for line in seat.lines}
    if is_locked(before, number):
        _stays(progressive_of(before).spot, lines, old, new)
    if is_refused(before, number) and cards != seat.cards:
        _opens(progressive_of(before).spot, lines, old)
    for spot in {**old, **new}:
        if old.get(spot) != new.get(spot):
            lines.pop(spot, None)
            lines |= {spot: new[spot]} if spot in new else {}
    order = [spot for stage in before.game().stages for spot in stage.settles]
    return tuple(sorted(lines.values(), key=lambda line: (line.result not in _GIVEN_UP, order.index(line.spot))))


def _stays(spot: str, lines: Lines, old: Lines, new: Lines) -> None:
    """Keep the line of a locked prize; a separate fact changes it."""
    old[spot] = new[spot] = lines[spot]


def _opens(spot: str, lines: Lines, old: Lines) -> None:
    """Remove the line of a refused prize, because another hand was refused."""
    lines.pop(spot)
    old.pop(spot, None)


def _lines(state: State, number: int, cards: Cards) -> Lines:
    """Return the lines of the stages settled on these cards."""
    seat, hand, live = state.seat(number), state.hand(number), decided_by_cards(state, number)
    seen = Hand(number, hand.wagers, hand.decision, hand.claims, hand.forfeit, dict(cards))
    within = reached(state, number)
    stages = [stage for stage in state.game().stages if stage.id in within and not _by_event(seat, stage)]
    settled = (line for stage in stages for line in state.game().settle(state.settling(), seen, stage, live))
    return {line.spot: line for line in without_jackpots(state, settled)}


def _by_event(seat: Seat, stage: Stage) -> bool:
    return any(spot in seat.events for spot in stage.settles)


def _laid_out(shown: Cards, cards: tuple[Card, ...]) -> dict[str, tuple[Card, ...]]:
    rest = iter(cards)
    return {place: tuple(next(rest) for _ in held) for place, held in shown.items()}
