"""Navigation of a journal by rounds. Each round is folded as far as it is viewed, and a few are cached."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from dealer_terminal.errors import ProgramError
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import FoldedState, NewerFactError, ReplayStep, step
from dealer_terminal.journal.round_proof import OPENED
from dealer_terminal.procedure.checklist import ItemCondition, checklist
from dealer_terminal.procedure.facts import RoundClosed, RoundOpened
from dealer_terminal.procedure.state import State
from dealer_terminal.review.calendar import By, Towards
from dealer_terminal.review.cited_records import Damage

KEPT = 8


class RoundRecords(Struct, frozen=True):
    """Records from the one that opened a round up to the next opening, and the state before them.

    The records before the first round form such a part too. `lost` is the number of records at its end that cannot be
    shown. `damage` is their cause, or the damage that was skipped to fold this round.
    """

    before: FoldedState
    records: tuple[Record, ...]
    lost: int = 0
    damage: tuple[Damage, ...] = ()

    @property
    def first(self) -> int:
        return self.records[0].position if self.records else self.damage[0].position

    @property
    def end(self) -> int:
        """Return the position after its last record."""
        return self.first + len(self.records) + self.lost


class MomentSource(Protocol):
    """Read-only source of a journal."""

    @property
    def journal(self) -> str:
        """Return the journal's id."""
        ...

    def size(self) -> int:
        """Return the number of records as of the last check."""
        ...

    def round_of(self, position: int) -> RoundRecords:
        """Return the round of this record, as far as it exists. It is whole, and folded from undamaged records."""
        ...

    def readable(self, position: int) -> RoundRecords:
        """Return the readable part of the round, skipping earlier damage."""
        ...

    def round_begins(self, position: int) -> int:
        """Return the first position of the record's round, even if the round cannot be shown."""
        ...

    def irregular(self, position: int, towards: Towards) -> int:
        """Return the next reported irregularity in that direction, or `position` if there is none."""
        ...

    def same_kind(self, position: int, towards: Towards) -> int:
        """Return the next record of the same kind in that direction, or `position` if there is none."""
        ...


class Moment(Struct, frozen=True):
    """State of the table right after a record."""

    journal: str
    step: ReplayStep

    @property
    def position(self) -> int:
        return self.step.record.position

    @property
    def state(self) -> State:
        return self.step.after.state

    @property
    def ends_round(self) -> bool:
        return isinstance(self.step.entry, RoundClosed)

    @property
    def laid(self) -> State:
        """Return the table as it was visible.

        The fact that ends a round shows the state before it, which is not cleared yet.
        """
        return self.step.before.state if self.ends_round else self.state


class _Folded:
    """Round that is folded on demand."""

    def __init__(self, found: RoundRecords, *, whole: bool, around: bool) -> None:
        self.found, self.whole, self._around = found, whole, around
        self._steps: list[ReplayStep] = []

    def upto(self, end: int) -> Sequence[ReplayStep]:
        """Return the steps up to `end`, as far as they can be shown."""
        stand = self._steps[-1].after if self._steps else self.found.before
        for record in self.found.records[len(self._steps) : end - self.found.first]:
            try:
                folded = step(stand, record)
            except NewerFactError:
                raise
            except AuditError as error:
                if not self._around:
                    raise
                self._cut(record.position, error)
                break
            self._steps.append(folded)
            stand = folded.after
        return self._steps

    def at(self, position: int) -> ReplayStep:
        here = position - self.found.first
        if here >= len(found := self.upto(position + 1)):
            raise MismatchError(self._why(position))
        return found[here]

    def whole_round(self) -> Sequence[ReplayStep]:
        if not (found := self.upto(self.found.end)):
            raise MismatchError(self._why(self.found.first))
        return found

    def _cut(self, position: int, error: AuditError) -> None:
        """Cut the round at a record that does not fit, since later records cannot be folded either."""
        found = self.found
        around = [f"{each.why}, and record {position} stands on it" for each in found.damage]
        damage = Damage(position, [*around, str(error)][0], found.end)
        kept = found.records[: position - found.first]
        self.found = RoundRecords(found.before, kept, found.end - position, (damage,))

    def _why(self, position: int) -> str:
        damage = next(each for each in self.found.damage if each.position <= position < each.end)
        if damage.position == position:
            return damage.why
        return f"{damage.why}, and fact {position} of the same round stands on it"


class JournalNavigator:
    """Axis of one journal, and its moments.

    Damage raises an error; with `around`, it is skipped and the rest is shown.
    """

    def __init__(self, source: MomentSource, kept: int = KEPT, *, around: bool = False) -> None:
        self._source = source
        self._kept, self._around = kept, around
        self._folded: OrderedDict[int, _Folded] = OrderedDict()

    @property
    def journal(self) -> str:
        return self._source.journal

    def size(self) -> int:
        return self._source.size()

    def moment(self, position: int) -> Moment:
        return Moment(self.journal, self._round(position).at(position))

    def round_of(self, position: int) -> RoundRecords:
        return self._round(position).found

    def steps(self, position: int) -> tuple[ReplayStep, ...]:
        """Return the steps of the record's whole round, as far as they can be shown."""
        return tuple(self._round(position).whole_round())

    def damage(self, position: int) -> tuple[Damage, ...]:
        """Return the damage that hides part of the round, or that was skipped before it."""
        folded = self._round(position)
        folded.upto(folded.found.end)
        return folded.found.damage

    def last_shown(self) -> int:
        return self.shown(self.size() - 1)

    def shown(self, position: int) -> int:
        """Return `position`, or the last earlier record that can be shown."""
        at = position
        while at >= 0:
            try:
                return min(position, self.steps(at)[-1].record.position)
            except AuditError:
                at = self._source.round_begins(at) - 1
        return 0

    def near(self, position: int, by: By, towards: Towards) -> int:
        return _WAYS[by](self, position, towards)

    def gap(self, position: int) -> int:
        return pause(self._record(position), self._record(position + 1)) if position + 1 < self.size() else 0

    def fact(self, position: int, towards: Towards) -> int:
        return min(max(position + towards.value, 0), self.size() - 1)

    def opened(self, position: int, towards: Towards) -> int:
        """Return the beginning of the next round, or going back, that of this round first."""
        here = self.round_of(position)
        if towards is Towards.ON:
            return self._begins(here.end) if here.end < self.size() else position
        return here.first if position > here.first and here.records else self._began(max(0, here.first - 1))

    def _begins(self, at: int) -> int:
        """Return the position, or the first later one at which part of the round can be shown."""
        while at < self.size() - 1 and not (found := self.round_of(at)).records:
            at = min(found.end, self.size() - 1)
        return at

    def _began(self, at: int) -> int:
        while not (found := self.round_of(at)).records and found.first:
            at = found.first - 1
        return found.first

    def stop(self, position: int, towards: Towards) -> int:
        """Return the next position at which a procedure step begins. A round begins with one."""
        here = self.round_of(position)
        ahead = [stop for stop in stops(self.steps(position)) if (stop - position) * towards.value > 0]
        if ahead:
            return ahead[0] if towards is Towards.ON else ahead[-1]
        if towards is Towards.ON:
            return here.end if here.end < self.size() else position
        return max(stops(self.steps(here.first - 1)), default=0) if here.first else 0

    def drawn(self, position: int) -> int:
        """Return the last record of the same append. A kiosk draws the result of a tap once, at its end."""
        for at in range(position, self.size() - 1):
            try:
                here, behind = self._record(at), self._record(at + 1)
                if (here.utc, here.monotonic) != (behind.utc, behind.monotonic):
                    return at
                self.moment(at + 1)
            except AuditError:
                return at
        return max(position, self.size() - 1)

    def irregular(self, position: int, towards: Towards) -> int:
        return self._source.irregular(position, towards)

    def same_kind(self, position: int, towards: Towards) -> int:
        return self._source.same_kind(position, towards)

    def _record(self, position: int) -> Record:
        found = self.round_of(position)
        if position - found.first >= len(found.records):
            raise MismatchError(f"record {position} cannot be shown")
        return found.records[position - found.first]

    def _round(self, position: int) -> _Folded:
        """Return the round. A cached round is valid if it was complete when read, or the journal has not grown."""
        for first, folded in reversed(self._folded.items()):
            if first <= position < folded.found.end and (folded.whole or folded.found.end == self.size()):
                self._folded.move_to_end(first)
                return folded
        return self._read(position)

    def _read(self, position: int) -> _Folded:
        found = self._source.readable(position) if self._around else self._source.round_of(position)
        folded = _Folded(found, whole=found.end < self.size(), around=self._around)
        self._folded[folded.found.first] = folded
        self._folded.move_to_end(folded.found.first)
        while len(self._folded) > self._kept:
            self._folded.popitem(last=False)
        return folded


_WAYS: dict[By, Callable[[JournalNavigator, int, Towards], int]] = {
    By.FACT: JournalNavigator.fact,
    By.STEP: JournalNavigator.stop,
    By.ROUND: JournalNavigator.opened,
    By.IRREGULARITY: JournalNavigator.irregular,
    By.KIND: JournalNavigator.same_kind,
}


def pause(before: Record, after: Record) -> int:
    """Return the time between two records by the monotonic clock, or by UTC if the terminal restarted in between."""
    steady = after.monotonic - before.monotonic
    return steady if steady >= 0 else max(0, after.utc - before.utc)


Due = tuple[object, ...]


def due(state: State) -> Due:
    """Return the procedure's current position. It is equal for two moments of one step."""
    current = (each for each in checklist(state) if each.condition is ItemCondition.CURRENT)
    issue = state.issue.id if state.issue is not None else ""
    return (state.phase, issue, state.misdealt, *((each.step, each.seat) for each in current))


def stops(steps: Sequence[ReplayStep]) -> tuple[int, ...]:
    """Return the positions at which a step begins, in order."""
    return tuple(step.record.position for step in steps if _begins(step))


def _begins(step: ReplayStep) -> bool:
    return isinstance(step.entry, RoundOpened) or due(step.before.state) != due(step.after.state)


class MomentContext:
    """Fold that skips damaged rounds. `stand` is its state, and `damage` lists the damage skipped.

    Records of a damaged round are folded only if they still fit without the damaged ones, such as a sign-on.
    """

    def __init__(self, stand: FoldedState, at: int, damage: tuple[Damage, ...] = ()) -> None:
        self.stand, self.damage = stand, damage
        self._begun, self._next, self._broken = stand, at, False

    def meet(self, record: Record) -> tuple[ReplayStep, ...]:
        """Return the folded record, or nothing if it cannot be folded."""
        opens = record.kind == OPENED
        if record.position != self._next:
            self._break(self._next, missing(self._next))
        self._next = record.position + 1
        if opens:
            self._begun = self.stand
        if not record.intact():
            self._break(record.position, changed(record.position))
            return ()
        try:
            folded = step(self.stand, record)
        except NewerFactError:
            raise
        except AuditError as error:
            if not self._broken:
                self._break(record.position, str(error))
            return ()
        except ProgramError:
            if not self.damage:
                raise
            return ()
        self.stand, self._broken = folded.after, self._broken and not opens
        return (folded,)

    def _break(self, position: int, why: str) -> None:
        """Note the damage and restore the state before the round."""
        if not self._broken:
            self.stand, self._broken = self._begun, True
        self.damage = (*self.damage, Damage(position, why, position + 1))


def sound(records: tuple[Record, ...], first: int, end: int) -> tuple[tuple[Record, ...], tuple[Damage, ...]]:
    """Return the records of one round before the first missing or changed one, and that damage."""
    for at, position in enumerate(range(first, end)):
        if at >= len(records) or records[at].position != position:
            return records[:at], (Damage(position, missing(position), end),)
        if not records[at].intact():
            return records[:at], (Damage(position, changed(position), end),)
    return records, ()


def missing(position: int) -> str:
    return f"record {position} is missing"


def changed(position: int) -> str:
    return f"record {position} was changed: its content is not what was hashed"
