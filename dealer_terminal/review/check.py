"""A round checked: every step decided again by the same `decide`, every payment settled again from the cards.

What differs is a finding that holds both values: what is on record, and what follows from what stands before it."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.findings import Finding, record_name
from dealer_terminal.audit.replay import ReplayStep
from dealer_terminal.audit.settle_check import SettleCheck
from dealer_terminal.audit.settled_otherwise import settled_otherwise
from dealer_terminal.procedure.approvals import approvals_of
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.device_faults import FaultId, known_fault
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.evidence_card import NO_EVIDENCE
from dealer_terminal.procedure.evolve import happens_at_table
from dealer_terminal.procedure.facts import DeviceFaultCleared, DeviceFaultRaised, Fact, RoundOpened
from dealer_terminal.procedure.people import Approval
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.review.asked import STANDS_ALONE, asked

_LONGEST = 64
"""Facts that one command leads to, at most: more are looked at one by one."""


class Checked(Struct, frozen=True):
    """`decided` commands and `settled` payments came out as they are on record, unless a finding says otherwise."""

    decided: int
    settled: int
    findings: tuple[Finding, ...]


def check(steps: Sequence[ReplayStep]) -> Checked:
    """The steps of a round, or of several that follow one another."""
    decided = tuple(_decided_again(steps))
    settled = tuple(step for step in steps if type(step.entry) in SettleCheck.sees)
    found = dict.fromkeys((*(each for findings in decided for each in findings), *_settled_again(settled)))
    return Checked(len(decided), len(settled), tuple(sorted(found, key=lambda each: each.position)))


def _settled_again(steps: Sequence[ReplayStep]) -> Iterator[Finding]:
    again = SettleCheck()
    for step in steps:
        yield from again.see(step)
    yield from again.end()


def _decided_again(steps: Sequence[ReplayStep]) -> Iterator[tuple[Finding, ...]]:
    """For each command what is wrong with its answer."""
    at_table = [step for step in steps if happens_at_table(step.entry)]
    at = 1 if at_table and isinstance(at_table[0].entry, RoundOpened) else 0
    while at < len(at_table):
        if _stands_alone(at_table[at].entry):
            at += 1
            continue
        taken, findings = _answered(at_table[at : at + _LONGEST])
        yield findings
        at += taken


def _stands_alone(entry: object) -> bool:
    """Nobody asked for it here, or it tells of a device's fault that only another version names."""
    if isinstance(entry, DeviceFaultRaised | DeviceFaultCleared):
        return known_fault(entry.fault) is FaultId.OTHER and entry.fault != FaultId.OTHER
    return type(entry) in STANDS_ALONE


def _answered(coming: Sequence[ReplayStep]) -> tuple[int, tuple[Finding, ...]]:
    """How many facts answer the first command, and what is wrong with them."""
    state = coming[0].before.state
    said = tuple(step.entry for step in coming if happens_at_table(step.entry))
    best: tuple[int, tuple[Finding, ...]] = (1, (_unasked(coming[0]),))
    for command in _asked(state, said):
        taken, findings = _beside(state, command, coming, said)
        if not findings:
            return taken, ()
        best = (taken, findings)
    return best


def _asked(state: State, said: Sequence[Fact]) -> Iterator[Command]:
    """What a record says of its command may be no value that there is: then nobody asked for it."""
    try:
        yield from asked(state, said)
    except (ValueError, AuditError):
        return


def _beside(
    state: State, command: Command, coming: Sequence[ReplayStep], said: Sequence[Fact]
) -> tuple[int, tuple[Finding, ...]]:
    approvals = approvals_of(command)
    unseen = bool(approvals) and all(each.shown == NO_EVIDENCE for each in approvals)
    answer = decide(state, with_evidence(state, command) if unseen else command)
    if isinstance(answer, Refusal):
        record = coming[0].record
        return 1, (Finding(record.position, f"{record_name(record)} is refused: {answer}"),)
    due = tuple(_unshown(fact) for fact in answer) if unseen else answer
    return _compared(coming, said, due)


def _compared(
    coming: Sequence[ReplayStep], said: Sequence[Fact], due: Sequence[Fact]
) -> tuple[int, tuple[Finding, ...]]:
    """Up to the first fact that differs; what stands behind the last record is not there yet."""
    for at, (step, fact, should) in enumerate(zip(coming, said, due, strict=False)):
        findings = tuple(settled_otherwise(step.record, should, fact))
        if findings:
            return at + 1, findings
    return min(len(due), len(said)), ()


def _unasked(step: ReplayStep) -> Finding:
    return Finding(step.record.position, f"{record_name(step.record)} answers nothing that anybody could ask for there")


def _unshown(fact: Fact) -> Fact:
    """As journals from before what was shown was kept have it."""
    given: dict[str, Any] = {name: getattr(fact, name) for name in fact.__struct_fields__}
    changed = {name: _without(value) for name, value in given.items() if name in ("approval", "approvals")}
    return replace(fact, **changed) if changed else fact


def _without(value: Any) -> Any:
    if isinstance(value, Approval):
        return replace(value, shown=NO_EVIDENCE)
    return tuple(replace(each, shown=NO_EVIDENCE) for each in value)
