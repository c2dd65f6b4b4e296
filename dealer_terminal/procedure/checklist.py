"""Dealer checklist, derived from the state and the rulebook and never stored."""

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.balance import Owed, fresh, is_owed, later, owed
from dealer_terminal.procedure.blockers import money_waits, waits
from dealer_terminal.procedure.citations import PEOPLE_RULE
from dealer_terminal.procedure.deal_limit import seats_asked
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.irregularities import procedure
from dealer_terminal.procedure.progressive import SCREENS, approval_at, is_pending, screen, wagered
from dealer_terminal.procedure.sentences import part, prompt, title
from dealer_terminal.procedure.state import (
    Owing,
    Phase,
    State,
    lines_of,
    next_packet,
    next_stage,
    paid,
    stages_of,
    to_collect,
    to_settle,
    turn,
)
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.procedure.words import NO_WORDS, Value, Words, listed, series, then, words
from dealer_terminal.rules.game import Stage
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.rulebook import ManualStep, StepKind


class ItemCondition(Enum):
    TO_DO = "to-do"
    CURRENT = "current"
    DONE = "done"
    OVERRIDDEN = "overridden"
    NOT_APPLICABLE = "not-applicable"
    DEFERRED = "deferred"


class ChecklistItem(Struct, frozen=True):
    """One line of the checklist. `level` is 1 for a part of the step above and 2 for a part of that part. `part` is the
    text that follows the position in the title, or empty."""

    step: str
    title: Words
    prompt: Words
    citation: str
    kind: StepKind
    condition: ItemCondition
    level: int = 0
    seat: int = 0
    part: Words = NO_WORDS


class Instruction(Struct, frozen=True):
    """The current instruction, in the manual's words."""

    prompt: Words
    citation: str


def checklist(state: State) -> tuple[ChecklistItem, ...]:
    """Return every step of the round, with the parts of the current step."""
    if state.phase is Phase.CLOSED:
        return ()
    return tuple(_items(state))


def instruction(state: State) -> Instruction:
    """Return the first blocker, else the current part of the current step."""
    if state.phase is Phase.CLOSED:
        for first in money_waits(state):
            return Instruction(then(first.why, first.instead), first.rule)
        return Instruction(words("The table is closed. A supervisor opens it."), PEOPLE_RULE)
    if state.dealer is None:
        return Instruction(words("No dealer is signed on. Sign on first."), PEOPLE_RULE)
    if state.issue is not None:
        rule = procedure(state, state.issue.id)
        seat = state.issue.seats[0] if state.issue.seats else ""
        return Instruction(prompt(rule, seat, state.in_force().positions), rule.citation)
    for first in money_waits(state):
        return _after_a_misdeal(state, then(first.why, first.instead), first.rule)
    for each in state.owing:
        return Instruction(
            _of_a_round_before(state, each), procedure(state, IrregularityId.PAYMENT_CORRECTION).citation
        )
    for first in waits(state):
        return _after_a_misdeal(state, then(first.why, first.instead), first.rule)
    current = [item for item in checklist(state) if item.condition is ItemCondition.CURRENT][-1]
    if state.phase is Phase.REST and _dealt_unread(state):
        current = _behind_the_deal(state, current)
    return _after_a_misdeal(state, current.prompt, current.citation)


def _of_a_round_before(state: State, each: Owing) -> Words:
    return words(
        "Round {number}, position {seat}, {spot}: {moves}.",
        number=each.round,
        seat=each.line.seat,
        spot=state.rulebook().spot(each.line.spot).name,
        moves=listed(list(moves_of(later(each).owed()))),
    )


def _dealt_unread(state: State) -> bool:
    """Return True if the reader did not report the last packet completely, so later hands may not be on the table
    yet."""
    packet, reads = state.packet(state.deal[-1]), state.in_force().read_at is ReadAt.DEAL
    return reads and state.cards_from is not CardsFrom.DEALER and packet is not None and not packet.sealed


def _behind_the_deal(state: State, rest: ChecklistItem) -> ChecklistItem:
    seat = state.deal[-1]
    step = state.rulebook().step("deal-dealer" if seat == DEALER_SEAT else "deal")
    on = words("Deal on until position {seat} has its hand", seat=seat)
    what = words("Deal on until the dealer's hand lies there") if seat == DEALER_SEAT else on
    return replace(rest, prompt=then(what, rest.prompt), citation=f"{step.citation}; {rest.citation}")


def _after_a_misdeal(state: State, what: Words, citation: str) -> Instruction:
    """Put the return of wagers before the instruction after a misdeal, and cite the paragraph that ended the round."""
    if not state.misdealt:
        return Instruction(what, citation)
    rules = dict.fromkeys((*(line.rule for line in lines_of(state)), citation))
    return Instruction(then(_money_back(state), what), "; ".join(rules))


def _money_back(state: State) -> Value:
    seats = dict.fromkeys(line.seat for line in state.take_back)
    amounts = {seat: paid(line for line in state.take_back if line.seat == seat) for seat in seats}
    taken = (
        words("take back {amount} from position {seat}", amount=dollars(cents), seat=seat)
        for seat, cents in amounts.items()
    )
    return series((words("Return all wagers"), *taken))


def _items(state: State) -> Iterator[ChecklistItem]:
    top = [step for step in state.rulebook().steps if not step.within]
    now = next(at for at, step in enumerate(top) if step.id == state.phase.value)
    for at, step in enumerate(top):
        condition = ItemCondition.CURRENT if at == now else ItemCondition.TO_DO if at > now else _passed(state, step)
        yield _item(state, step, condition)
        if at == now:
            yield from _parts(state)


def _passed(state: State, step: ManualStep) -> ItemCondition:
    """Return the condition of a step before the current one."""
    if step.id in state.skipped or step.id in state.overridden:
        return ItemCondition.OVERRIDDEN
    folded = any(seat.collected for seat in state.seats.values())
    if step.id == Phase.FOLDS.value and not folded:
        return ItemCondition.NOT_APPLICABLE
    if step.id == Phase.DEALER.value and not state.dealer_cards:
        return ItemCondition.NOT_APPLICABLE
    if step.id == Phase.CHIPS.value and not wagered(state):
        return ItemCondition.NOT_APPLICABLE
    if step.id == Phase.SETTLE.value and not any(seat.racked or seat.stages for seat in state.seats.values()):
        return ItemCondition.NOT_APPLICABLE
    return ItemCondition.DONE


def _parts(state: State) -> Iterator[ChecklistItem]:
    match state.phase:
        case Phase.DEAL:
            return _packets(state)
        case Phase.FOLDS:
            return _folds(state)
        case Phase.SETTLE:
            return _turns(state)
        case _:
            return iter(())


def _packets(state: State) -> Iterator[ChecklistItem]:
    due = next_packet(state)
    for seat in state.deal:
        condition = _progress(done=seat in state.dealt, due=seat == due)
        step = state.rulebook().step("deal-dealer" if seat == DEALER_SEAT else "deal")
        yield _item(state, step, condition, seat)


def _folds(state: State) -> Iterator[ChecklistItem]:
    waiting = to_collect(state)
    collected = [n for n in state.playing() if state.seat(n).collected]
    for seat in sorted([*waiting, *collected], reverse=True):
        condition = _progress(done=seat in collected, due=seat == waiting[0])
        tucked = _tucked(state, seat)
        if condition is ItemCondition.DONE and tucked:
            condition = ItemCondition.DEFERRED
        step = state.rulebook().step("-".join(("tuck", *tucked)) if tucked else "collect")
        item = _item(state, step, condition, seat)
        yield _forfeited(state, item) if state.seat(seat).forfeit else item


def _forfeited(state: State, item: ChecklistItem) -> ChecklistItem:
    """Replace the item's prompt by the text of the paragraph that forfeits the hand."""
    rule = procedure(state, IrregularityId(state.seat(item.seat).forfeit))
    what = prompt(rule, item.seat, state.in_force().positions)
    return replace(item, prompt=what, citation=rule.citation, kind=StepKind.CONFIRMED)


def _tucked(state: State, seat: int) -> tuple[str, ...]:
    live = state.live(seat)
    return state.game().tucks(state.rulebook(), live) if live else ()


def _turns(state: State) -> Iterator[ChecklistItem]:
    """Yield the hands to settle: each stage of the hand in turn, and one line for every other hand."""
    due = to_settle(state)[0]
    book = state.rulebook()
    for seat in sorted((n for n in state.playing() if state.live(n) or is_owed(state.seat(n))), reverse=True):
        if seat == due:
            yield from _stages(state, seat)
        else:
            yield _item(state, book.step("to-rack"), _elsewhere(state, seat), seat)


def _elsewhere(state: State, seat: int) -> ItemCondition:
    if is_pending(state, seat):
        return ItemCondition.DEFERRED
    return ItemCondition.DONE if state.seat(seat).racked else ItemCondition.TO_DO


def _stages(state: State, seat: int) -> Iterator[ChecklistItem]:
    coming, approval = next_stage(state, seat), approval_at(state, seat)
    named = tuple(stage for stage in stages_of(state, seat) if _has_words(state, seat, stage))
    current = next((stage for stage in turn(state, coming.id) if stage in named), None) if coming else None
    asked = _asked_about(state, seat, named)
    for stage in named:
        is_asked, is_approved = stage in asked, stage.id == approval
        done = stage.id in state.seat(seat).stages and not is_asked and not is_approved
        due = is_asked if asked else is_approved or stage == current
        item = _turn(state, stage, _progress(done=done, due=due), seat)
        yield _and_the_difference(state, item) if stage == current and is_owed(state.seat(seat)) else item
        if due and is_approved:
            yield from _screens(state, seat)
    held = any(hold.seat == seat for hold in state.holds)
    all_settled = coming is None and not approval and not asked
    last = ItemCondition.DEFERRED if held else _progress(done=False, due=all_settled)
    to_rack = _item(state, state.rulebook().step("to-rack"), last, seat)
    yield _again(state, to_rack) if is_owed(state.seat(seat)) else to_rack


def _asked_about(state: State, seat: int, named: Sequence[Stage]) -> Sequence[Stage]:
    """Return the stage whose payments exceeded the posted limit of the deal. A supervisor decides before the next
    stage."""
    done = tuple(stage for stage in named if stage.id in state.seat(seat).stages)
    return done[-1:] if seat in seats_asked(state) else ()


def _again(state: State, item: ChecklistItem) -> ChecklistItem:
    """Return the racking item of a hand whose cards or payment were corrected after payment: only the difference is
    owed, in addition to lines settled now."""
    if fresh(state, item.seat):
        return _and_the_difference(state, item)
    moves, rule = list(moves_of(owed(state.seat(item.seat)))), procedure(state, IrregularityId.PAYMENT_CORRECTION)
    if moves:
        what = words(
            "Position {seat}: {moves}, then place the hand in the discard rack.", seat=item.seat, moves=listed(moves)
        )
    else:
        what = words("Position {seat}: nothing more is due. Place the hand in the discard rack.", seat=item.seat)
    return replace(item, prompt=what, citation=rule.citation)


def _and_the_difference(state: State, item: ChecklistItem) -> ChecklistItem:
    """Put the difference owed before the hand's next cards or before racking."""
    moves, rule = list(moves_of(owed(state.seat(item.seat)))), procedure(state, IrregularityId.PAYMENT_CORRECTION)
    if not moves:
        return item
    what = words("Of what was paid before: {moves}", moves=listed(moves))
    return replace(item, prompt=then(what, item.prompt), citation=f"{rule.citation}; {item.citation}")


def moves_of(due: Owed) -> Iterator[Words]:
    """Yield the chip moves that settle a difference."""
    if due.back:
        yield words("take back {amount}", amount=dollars(due.back))
    if due.pays:
        yield words("pay {amount} more", amount=dollars(due.pays))
    if due.returns:
        yield words("return {amount}", amount=dollars(due.returns))


def _turn(state: State, stage: Stage, condition: ItemCondition, seat: int) -> ChecklistItem:
    """Return the item of a stage. If none of its wagers is in action, use the manual's words for the cards alone."""
    alone = f"{stage.id}-alone"
    written = any(step.id == alone for step in state.rulebook().steps)
    bare = written and not any(spot in state.live(seat) for spot in stage.settles)
    item = _item(state, state.rulebook().step(alone if bare else stage.id), condition, seat)
    return replace(item, step=stage.id)


def _has_words(state: State, seat: int, stage: Stage) -> bool:
    """Return True if the stage has an item of its own. A tucked hand's draw card is turned over for its bonus only, so
    the text for Ante and Play does not apply."""
    live = state.live(seat)
    own, *others = [any(spot in live for spot in each.settles) for each in turn(state, stage.id)]
    return own or not stage.exposes or not any(others)


def _screens(state: State, seat: int) -> Iterator[ChecklistItem]:
    """Yield the screens of the jackpot approval, as parts of the wager's own step."""
    due = screen(state, seat)
    for at, step in enumerate(SCREENS):
        item = _item(state, state.rulebook().step(step), _progress(done=at < due, due=at == due), seat)
        yield replace(item, level=2)


def _progress(*, done: bool, due: bool) -> ItemCondition:
    if done:
        return ItemCondition.DONE
    return ItemCondition.CURRENT if due else ItemCondition.TO_DO


def _item(state: State, step: ManualStep, condition: ItemCondition, seat: int = 0) -> ChecklistItem:
    where, first = seat or next_packet(state) or 1, state.in_force().positions
    named = words("Position {seat}", seat=seat) if step.id == Phase.DEAL.value and seat else title(step, where, first)
    return ChecklistItem(
        step=step.id,
        title=named,
        prompt=prompt(step, where, first),
        citation=step.citation,
        kind=_kind(state, step),
        condition=condition,
        level=1 if seat or step.within else 0,
        seat=seat,
        part=part(step, where, first),
    )


def _kind(state: State, step: ManualStep) -> StepKind:
    """Return the step's kind. Only a reader that sees packets confirms a step by itself; otherwise the dealer confirms
    it."""
    senses = state.cards_from is not CardsFrom.DEALER and state.in_force().read_at is ReadAt.DEAL
    return step.kind if senses else StepKind.CONFIRMED
