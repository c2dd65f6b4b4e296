"""The posted limit of all payments of a deal: what goes over it is asked about, and what is signed goes for that."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.balance import difference
from dealer_terminal.procedure.citations import DEAL_RULE
from dealer_terminal.procedure.deal_limit import ONLY_PRIZES, Cut, asked, only_prizes, shared_out, within
from dealer_terminal.procedure.deciding.camera import for_camera
from dealer_terminal.procedure.deciding.outcome import Outcome, unapproved
from dealer_terminal.procedure.facts import Fact, LimitChoice, LimitReach, PaymentCorrected, Raised
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State, counted, counts, lines_of
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Line


def limit_met(before: State, after: State) -> Iterator[Fact]:
    """A payment that comes to be, or is raised, while the deal pays more than its limit."""
    limit, total = after.in_force().thresholds.deal, counted(after, lines_of(after))
    if not limit or total <= limit or _asked_of_all(after):
        return
    raised = tuple(_raised(before, after))
    if raised:
        yield facts.DealLimitReached(total, limit, DEAL_RULE, raised)


def held_to_limit(state: State, lines: Sequence[Line]) -> Iterator[Fact]:
    """In a journal of before a supervisor's decision holds for the rest of the deal."""
    for decided in state.limit_decided:
        if decided.reach is LimitReach.DEAL and decided.choice is LimitChoice.PAY_TO_LIMIT:
            reason = f"{decided.approval.reason} (decided for the rest of the deal)"
            yield from _cut(state, replace(decided.approval, reason=reason), _newest_first(state, lines))


def decide_deal_limit(state: State, command: commands.DecideDealLimit) -> Outcome:
    if not state.over_limit:
        return Refusal(words("The deal is within its limit"), DEAL_RULE, words("Go on."))
    refusal = unapproved(state, command.approval)
    if refusal is not None:
        return refusal
    if command.choice is LimitChoice.PAY_TO_LIMIT and only_prizes(state):
        return ONLY_PRIZES
    return tuple(limit_decided(state, facts.DealLimitDecided(command.choice, command.approval)))


def limit_decided(state: State, decided: facts.DealLimitDecided) -> Iterator[Fact]:
    """The decision, and what is cut by it; `state` is the table before it."""
    yield decided
    if decided.choice is LimitChoice.PAY_IN_FULL:
        return
    for fact in _cut(state, decided.approval, within(state) if asked(state) else _newest_first(state, ())):
        yield fact
        yield from for_camera(state, (fact.line,))


def _asked_of_all(state: State) -> bool:
    """As versions before did: once a deal, and about all of its payments."""
    decided = any(each.reach is LimitReach.DEAL for each in state.limit_decided)
    return decided or any(not each.payments for each in state.over_limit)


def _raised(before: State, after: State) -> Iterator[Raised]:
    paid_before = {(line.seat, line.spot): line.pays for line in lines_of(before) if counts(before, line)}
    for line in lines_of(after):
        more = line.pays - paid_before.get((line.seat, line.spot), 0)
        if more > 0 and counts(after, line):
            yield Raised(line.seat, line.spot, more)


def _newest_first(state: State, newest: Sequence[Line]) -> Iterable[Cut]:
    lines = lines_of(state)[::-1]
    ordered = (*(each for each in lines if each in newest), *(each for each in lines if each not in newest))
    return ((line, line.pays) for line in ordered)


def _cut(state: State, approval: Approval, cuts: Iterable[Cut]) -> Iterator[PaymentCorrected]:
    """Until the deal is at its limit."""
    over = counted(state, lines_of(state)) - state.in_force().thresholds.deal
    for line, cut in shared_out(over, cuts):
        less = replace(line, pays=line.pays - cut, rule=_with_limit(line.rule))
        yield PaymentCorrected(state.round, line, less, approval, difference(state, state.round, line))


def _with_limit(rule: str) -> str:
    return rule if rule.endswith(DEAL_RULE) else f"{rule}; {DEAL_RULE}"
