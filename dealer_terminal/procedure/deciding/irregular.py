"""Irregularities: reported, answered, and ended in a clean state."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.outcome import Outcome, house, refuse, unapproved
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularities import (
    Choice,
    Ending,
    Path,
    Where,
    Who,
    endings,
    path,
    possible,
    procedure,
)
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Issue, Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision, Hand, Line
from dealer_terminal.rules.settlement import returned


def report(state: State, command: commands.ReportIrregularity) -> Outcome:
    each = path(command.irregularity)
    if each is None:
        return house(f"{command.irregularity} is no irregularity", "Choose one from the list.")
    seats = dict(possible(state)).get(each)
    if seats is None:
        title = procedure(state, each.id).title
        return house(f"“{title}” can't be now", "Choose one from the list.")
    refusal = _wrong_report(state, each, seats, command)
    if refusal is not None:
        return refusal
    rule = procedure(state, each.id).citation
    return (facts.IrregularityReported(each.id, rule, command.raised_by, command.seats, command.note, command.cards),)


def resolve(state: State, command: commands.ResolveIrregularity) -> Outcome:
    issue = state.issue
    if issue is None:
        return house("No irregularity is open", "Go on.")
    choice = _choice(command.choice)
    ending = next((each for each in endings(state) if each.choice is choice), None)
    if ending is None:
        names = ", ".join(each.choice.value for each in endings(state))
        return house(f"{command.choice!r} does not end this", f"Choose {names}.")
    refusal = _unapproved(state, ending, command)
    if refusal is not None:
        return refusal
    resolved = facts.IrregularityResolved(issue.id, ending.choice.value, command.approvals)
    return resolved, *_effects(state, issue, ending.choice)


def replace_deck(state: State, command: commands.ReplaceDeck) -> Outcome:
    if not state.deck_out or state.phase is not Phase.WAGERS:
        return house("No deck waits to be replaced now", "Finish the round first.")
    return unapproved(state, command.approval) or (facts.DeckReplaced(command.approval),)


def _choice(text: str) -> Choice | None:
    return next((choice for choice in Choice if choice.value == text), None)


def _wrong_report(
    state: State, each: Path, seats: tuple[int, ...], command: commands.ReportIrregularity
) -> Refusal | None:
    if each.where is Where.TABLE:
        return None
    if len(command.seats) != 1 or command.seats[0] not in seats:
        names = ", ".join(str(seat) for seat in seats)
        return house("The report needs its position", f"Choose position {names}.")
    if each.id == "vacant-position" and not moves(state, command.seats[0]):
        return house("No hand needs to move", "Look again where the hands lie.")
    if each.id == "card-mismatch":
        return _wrong_cards(state, command)
    return None


def _wrong_cards(state: State, command: commands.ReportIrregularity) -> Refusal | None:
    """The cards as they lie on the table, in the order in which the screen shows them."""
    seat = state.seat(command.seats[0])
    shown = [card for cards in seat.cards.values() for card in cards]
    elsewhere = {
        card for n, other in state.seats.items() if n != command.seats[0] for c in other.cards.values() for card in c
    }
    if len(command.cards) != len(shown) or len(set(command.cards)) != len(shown):
        return refuse(state, f"{len(shown)} cards lie there", "cards", "Enter each card as it lies.")
    if elsewhere & set(command.cards):
        return refuse(state, "One of them lies at another position", "cards", "Look again.")
    return None


def _unapproved(state: State, ending: Ending, command: commands.ResolveIrregularity) -> Refusal | None:
    if ending.who is Who.DEALER:
        return None
    if not command.approvals:
        return house("The dealer may not decide this", "Call a supervisor.")
    return unapproved(state, command.approvals[0])


def _effects(state: State, issue: Issue, choice: Choice) -> Iterator[Fact]:
    seat = issue.seats[0] if issue.seats else 0
    match choice:
        case Choice.MISDEAL | Choice.VOID:
            yield from _misdeal(state, issue)
        case Choice.RETIRE_DECK:
            yield facts.DeckRetired(issue.id)
            if state.phase in (Phase.DEAL, Phase.REST, Phase.DECISIONS):
                yield facts.RoundMisdealt(issue.id, _all_returned(state, issue))
        case Choice.SHIFT:
            yield facts.HandsShifted(moves(state, seat))
        case Choice.FORFEIT:
            yield facts.SeatForfeited(seat, issue.id)
        case Choice.TABLE_STANDS:
            yield _corrected(state, issue, seat)
        case Choice.BY_HAND:
            yield facts.CardSourceChanged(CardsFrom.DEALER)
        case Choice.RETURN_WAGERS:
            yield facts.SeatWithdrawn(seat)
        case Choice.FOLD:
            yield facts.Decided(seat, Decision.FOLD)
        case (
            Choice.READER_STANDS
            | Choice.READER_BACK
            | Choice.CONTINUE
            | Choice.HAND_STANDS
            | Choice.ORIGINAL_STANDS
            | Choice.WITHDRAWN
        ):
            return


def _misdeal(state: State, issue: Issue) -> Iterator[Fact]:
    yield facts.RoundMisdealt(issue.id, _all_returned(state, issue))
    if issue.id == "duplicate-card":
        yield facts.DeckRetired(issue.id)


def _all_returned(state: State, issue: Issue) -> tuple[Line, ...]:
    rule = procedure(state, issue.id).citation
    return tuple(line for n in sorted(state.playing(), reverse=True) for line in returned(state.hand(n), rule))


def moves(state: State, vacant: int) -> tuple[tuple[int, int], ...]:
    """Each hand that lies short of its place moves forward, the last one first (Irregularities A2)."""
    due = [seat for seat in state.dealt if seat]
    lies = sorted([*(seat for seat in state.deal if seat), vacant])[: len(due)]
    return tuple((at, to) for at, to in zip(reversed(lies), reversed(due), strict=True) if at != to)


def _corrected(state: State, issue: Issue, number: int) -> Fact:
    """The seat's cards as they lie, and every stage that was settled, settled anew on them."""
    seat, hand = state.seat(number), state.hand(number)
    cards = _laid_out(seat.cards, issue.cards)
    seen = Hand(number, hand.wagers, hand.decision, hand.claims, hand.forfeit, cards)
    lines = tuple(
        line
        for stage in state.game().stages
        if stage.id in seat.stages
        for line in state.game().settle(state.settling(), seen, stage, state.live(number))
    )
    collected = tuple(line for line in seat.lines if line.spot not in state.live(number))
    return facts.CardsCorrected(number, cards, (*collected, *lines))


def _laid_out(shown: dict[str, tuple[Card, ...]], cards: tuple[Card, ...]) -> dict[str, tuple[Card, ...]]:
    rest = iter(cards)
    return {place: tuple(next(rest) for _ in held) for place, held in shown.items()}
