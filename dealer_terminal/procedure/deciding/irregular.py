"""Irregularities: reported, answered, and ended in a clean state."""

from collections.abc import Iterator

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.deciding.chips import growth
from dealer_terminal.procedure.deciding.jackpot import reversal
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, house, refuse, unapproved
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.irregularities import (
    CARD_MISMATCH,
    DUPLICATE_CARD,
    VACANT_POSITION,
    Choice,
    Ending,
    Path,
    Where,
    Who,
    can_happen,
    eligible,
    endings,
    moves,
    path,
    procedure,
    shows_cards,
)
from dealer_terminal.procedure.meter_facts import WagersReopened
from dealer_terminal.procedure.progressive import reached, without_jackpots
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Issue, Phase, Seat, State, open_cards
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Stage
from dealer_terminal.rules.hand import Decision, Hand, Line
from dealer_terminal.rules.settlement import returned


def report(state: State, command: commands.ReportIrregularity) -> Outcome:
    each = path(command.irregularity)
    if each is None:
        return house(f"{command.irregularity} is no irregularity", "Choose one from the list.")
    if not can_happen(state, each):
        title = procedure(state, each.id).title
        return _by(state, each, f"“{title}” can't be now", "Choose one from the list.")
    refusal = _wrong_report(state, each, eligible(state, each), command)
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
    if not state.deck_out or state.phase not in (Phase.WAGERS, Phase.DECK_BACK):
        return house("No deck waits to be replaced now", "Finish the round first.")
    return unapproved(state, command.approval) or (facts.DeckReplaced(command.approval),)


def _choice(text: str) -> Choice | None:
    return next((choice for choice in Choice if choice.value == text), None)


def _wrong_report(
    state: State, each: Path, seats: tuple[int, ...], command: commands.ReportIrregularity
) -> Refusal | None:
    if command.cards and not shows_cards(each):
        return _by(state, each, "This report names no cards", "Report what happened and where.")
    if each.where is Where.TABLE:
        return _by(state, each, "This concerns the whole table", "Name no position.") if command.seats else None
    if len(command.seats) != 1 or command.seats[0] not in seats:
        names = ", ".join(str(seat) for seat in seats)
        return _by(state, each, "The report needs its position", f"Choose position {names}.")
    if each.id == VACANT_POSITION and not moves(state, command.seats[0]):
        return _by(state, each, "No hand needs to move", "Look again where the hands lie.")
    if each.id == CARD_MISMATCH:
        return _wrong_cards(state, command)
    return None


def _wrong_cards(state: State, command: commands.ReportIrregularity) -> Refusal | None:
    """The cards as they lie on the table, in the order in which the screen shows them."""
    seat = state.seat(command.seats[0])
    shown = [card for cards in seat.cards.values() for card in cards]
    elsewhere = set(open_cards(state)) - set(shown)
    if len(command.cards) != len(shown) or len(set(command.cards)) != len(shown):
        return refuse(state, f"{len(shown)} cards lie there", "cards", "Enter each card as it lies.")
    if elsewhere & set(command.cards):
        return refuse(state, "One of them lies at another position", "cards", "Look again.")
    return None


def _unapproved(state: State, ending: Ending, command: commands.ResolveIrregularity) -> Refusal | None:
    """Every approval that is recorded counts; a supervisor's ending needs one."""
    if ending.who is Who.SUPERVISOR and not command.approvals:
        return house("The dealer may not decide this", "Call a supervisor.")
    refusals = (unapproved(state, approval) for approval in command.approvals)
    return next((refusal for refusal in refusals if refusal is not None), None)


def _by(state: State, each: Path, why: str, instead: str) -> Refusal:
    return by_house(state, each.id, why, instead)


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
            corrected = _corrected(state, issue, seat)
            changed = tuple(line for line in corrected.lines if line not in state.seat(seat).lines)
            yield corrected
            yield from holds_for(evolve(state, corrected), changed)
        case Choice.BY_HAND:
            yield facts.CardSourceChanged(CardsFrom.DEALER)
        case Choice.RETURN_WAGERS:
            yield facts.SeatWithdrawn(seat)
        case Choice.FOLD:
            yield facts.Decided(seat, Decision.FOLD)
        case Choice.REOPEN_WAGERS:
            yield WagersReopened(issue.id)
        case Choice.WAGERS_STAND:
            yield from growth(state)
        case Choice.NOT_PAID:
            yield from reversal(state, seat, issue.id)
        case (
            Choice.READER_STANDS
            | Choice.READER_BACK
            | Choice.CONTINUE
            | Choice.HAND_STANDS
            | Choice.ORIGINAL_STANDS
            | Choice.CARDS_STAND
            | Choice.CHOICE_STANDS
            | Choice.WITHDRAWN
        ):
            return


def _misdeal(state: State, issue: Issue) -> Iterator[Fact]:
    yield facts.RoundMisdealt(issue.id, _all_returned(state, issue))
    if issue.id == DUPLICATE_CARD:
        yield facts.DeckRetired(issue.id)


def _all_returned(state: State, issue: Issue) -> tuple[Line, ...]:
    rule = procedure(state, issue.id).citation
    return tuple(line for n in sorted(state.playing(), reverse=True) for line in returned(state.hand(n), rule))


def _corrected(state: State, issue: Issue, number: int) -> facts.CardsCorrected:
    """The seat's cards as they lie; what was settled on them is settled anew, the rest stays as it was."""
    seat, hand, live = state.seat(number), state.hand(number), state.live(number)
    cards = _laid_out(seat.cards, issue.cards)
    seen = Hand(number, hand.wagers, hand.decision, hand.claims, hand.forfeit, cards)
    within = reached(state, number)
    stages = [stage for stage in state.game().stages if stage.id in within and not _by_event(seat, stage)]
    settled = [line for stage in stages for line in state.game().settle(state.settling(), seen, stage, live)]
    anew = without_jackpots(state, settled)
    spots = {spot for stage in stages for spot in stage.settles if spot in live}
    kept = [line for line in seat.lines if line.spot not in spots]
    return facts.CardsCorrected(number, cards, (*kept, *anew))


def _by_event(seat: Seat, stage: Stage) -> bool:
    return any(spot in seat.events for spot in stage.settles)


def _laid_out(shown: dict[str, tuple[Card, ...]], cards: tuple[Card, ...]) -> dict[str, tuple[Card, ...]]:
    rest = iter(cards)
    return {place: tuple(next(rest) for _ in held) for place, held in shown.items()}
