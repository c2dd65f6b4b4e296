"""Reports of irregularities, their answers, and the facts that follow."""

from collections.abc import Iterator, Mapping

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.choices import Choice, Ending, Who
from dealer_terminal.procedure.deciding.outcome import Outcome, by_house, house, refuse, unapproved
from dealer_terminal.procedure.deciding.payments import holds_for
from dealer_terminal.procedure.deciding.prizes import followed, refused_prize
from dealer_terminal.procedure.deciding.progressive import growth
from dealer_terminal.procedure.deciding.settle import as_entered
from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.facts import DEALER_SEAT, DEALER_STAGE, Fact
from dealer_terminal.procedure.irregularities import (
    asks_for_cards,
    can_happen,
    eligible,
    endings,
    hands_after,
    moves,
    next_vacant,
    other_vacant,
    procedure,
    shown_cards,
    told_otherwise,
)
from dealer_terminal.procedure.irregularity_paths import Names, Path, path
from dealer_terminal.procedure.irregularity_places import not_now
from dealer_terminal.procedure.meter_facts import WagersReopened
from dealer_terminal.procedure.progressive import is_locked, is_refused, progressive_of, reached, without_jackpots
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Issue, Phase, Seat, State, open_cards
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import Words, one_of, words
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Stage
from dealer_terminal.rules.hand import Decision, Hand, Line, Result
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.settlement import returned

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


def report_irregularity(state: State, command: commands.ReportIrregularity) -> Outcome:
    each = path(command.irregularity)
    if each is None:
        return house(words("There is no such irregularity"), words("Choose one from the list."))
    if not can_happen(state, each):
        return not_now(state, each)
    refusal = _wrong_report(state, each, eligible(state, each), command)
    if refusal is not None:
        return refusal
    rule = procedure(state, each.id).citation
    return (
        facts.IrregularityReported(each.id.value, rule, command.raised_by, command.seats, command.note, command.cards),
    )


def resolve_irregularity(state: State, command: commands.ResolveIrregularity) -> Outcome:
    issue = state.issue
    if issue is None:
        return house(words("No irregularity is open"), words("Go on."))
    ending = next((each for each in endings(state) if each.choice == command.choice), None)
    if ending is None:
        return house(words("That does not end this"), words("Choose one of the answers."))
    refusal = _unapproved(state, ending, command)
    if refusal is not None:
        return refusal
    hands = hands_after(state, ending.choice)
    resolved = facts.IrregularityResolved(issue.id.value, ending.choice.value, command.approvals, hands)
    return resolved, *effects(state, issue, ending.choice)


def replace_deck(state: State, command: commands.ReplaceDeck) -> Outcome:
    if not state.deck_out:
        return house(words("The deck is in play"), words("Report the deck out of use first."))
    if state.phase not in (Phase.WAGERS, Phase.DECK_BACK):
        return house(words("The deck is replaced between rounds"), words("Finish the round first."))
    return unapproved(state, command.approval) or (facts.DeckReplaced(command.approval),)


def _wrong_report(
    state: State, each: Path, seats: tuple[int, ...], command: commands.ReportIrregularity
) -> Refusal | None:
    if command.cards and each.names is Names.NONE:
        return _by(state, each, words("This report names no cards"), words("Report what happened and where."))
    if command.seats and not each.names_seat():
        return _by(state, each, words("This concerns the whole table"), words("Name no position."))
    if each.names_seat() and (len(command.seats) != 1 or command.seats[0] not in seats):
        choose = words("Choose position {seats}.", seats=one_of(seats))
        return _by(state, each, words("The report needs its position"), choose)
    if each.moves_hands() and not moves(state, command.seats):
        return _by(state, each, words("No hand needs to move"), words("Look again where the hands lie."))
    return _wrong_cards(state, each, command) if asks_for_cards(each) else None


def _wrong_cards(state: State, each: Path, command: commands.ReportIrregularity) -> Refusal | None:
    """Refuse cards that do not match the number on the table, are unchanged, or are recorded elsewhere. They are named
    in screen order."""
    shown = shown_cards(state, each, command.seats[0] if command.seats else DEALER_SEAT)
    elsewhere = set(open_cards(state)) - set(shown)
    if len(command.cards) != len(shown) or len(set(command.cards)) != len(shown):
        return refuse(
            state, words("{count} cards lie there", count=len(shown)), "cards", words("Enter each card as it lies.")
        )
    if command.cards == shown:
        return refuse(
            state, words("The cards are as recorded"), "cards", words("Enter each card as it lies, or go on.")
        )
    if elsewhere & set(command.cards):
        card = next(card for card in command.cards if card in elsewhere)
        return refuse(
            state,
            words("{card} is recorded elsewhere", card=str(card)),
            "cards",
            words("Correct that hand first, or enter other cards."),
        )
    return None


def _unapproved(state: State, ending: Ending, command: commands.ResolveIrregularity) -> Refusal | None:
    """Check every recorded approval. A supervisor's answer needs at least one."""
    if ending.who is Who.SUPERVISOR and not command.approvals:
        return house(words("The dealer may not decide this"), words("Call a supervisor."))
    refusals = (unapproved(state, approval) for approval in command.approvals)
    return next((refusal for refusal in refusals if refusal is not None), None)


def _by(state: State, each: Path, why: Words, instead: Words) -> Refusal:
    return by_house(state, each.id, why, instead)


def effects(state: State, issue: Issue, choice: Choice) -> Iterator[Fact]:
    seat = issue.seats[0] if issue.seats else 0
    match choice:
        case Choice.MISDEAL | Choice.VOID:
            yield from _misdeal(state, issue)
        case Choice.RETIRE_DECK:
            yield facts.DeckRetired(issue.id.value)
            if state.phase in (Phase.DEAL, Phase.REST, Phase.DECISIONS):
                yield facts.RoundMisdealt(issue.id.value, _all_returned(state, issue))
        case Choice.SHIFT:
            yield facts.HandsShifted(moves(state, issue.seats))
        case Choice.NEXT_VACANT:
            yield _asked_again(state, issue, (*issue.seats, next_vacant(state, issue.seats)[0]))
        case Choice.OTHER_VACANT:
            yield _asked_again(state, issue, other_vacant(state, issue.seats))
        case Choice.FORFEIT:
            yield facts.SeatForfeited(seat, issue.id.value)
        case Choice.TABLE_STANDS if told_otherwise(state):
            yield from as_entered(state, seat, issue.cards)
        case Choice.TABLE_STANDS:
            yield from corrected_cards(state, issue)
        case Choice.BY_HAND | Choice.OF_DEAL:
            yield facts.CardSourceChanged(CardsFrom.DEALER)
        case Choice.RETURN_WAGERS:
            yield facts.SeatWithdrawn(seat)
        case Choice.FOLD:
            yield facts.Decided(seat, Decision.FOLD)
        case Choice.REOPEN_WAGERS:
            yield WagersReopened(issue.id.value)
        case Choice.WAGERS_STAND:
            yield from growth(state)
        case Choice.REFUSED:
            yield from refused_prize(state, seat, issue.id)
        case (
            Choice.READER_STANDS
            | Choice.RECORD_STANDS
            | Choice.READER_BACK
            | Choice.CONTINUE
            | Choice.NOT_OF_DEAL
            | Choice.HAND_STANDS
            | Choice.ORIGINAL_STANDS
            | Choice.CARDS_STAND
            | Choice.CHOOSE_AGAIN
            | Choice.ENTER_AGAIN
            | Choice.OTHER_CARDS
            | Choice.WITHDRAWN
        ):
            return


def _asked_again(state: State, issue: Issue, seats: tuple[int, ...]) -> Fact:
    rule = procedure(state, issue.id).citation
    return facts.IrregularityReported(issue.id.value, rule, issue.raised_by, seats, issue.note)


def _misdeal(state: State, issue: Issue) -> Iterator[Fact]:
    yield facts.RoundMisdealt(issue.id.value, _all_returned(state, issue))
    known = path(issue.id)
    if known is not None and known.retires_deck:
        yield facts.DeckRetired(issue.id.value)


def _all_returned(state: State, issue: Issue) -> tuple[Line, ...]:
    rule = procedure(state, issue.id).citation
    return tuple(line for n in sorted(state.playing(), reverse=True) for line in returned(state.hand(n), rule))
