"""Moments: the fold at any record is that of live play, and each way of stepping meets every place of its kind."""

import random
from functools import cache
from itertools import product

from msgspec.structs import replace

from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import START, ReplayStep
from dealer_terminal.procedure.facts import IrregularityReported, RoundOpened
from dealer_terminal.review import playhead
from dealer_terminal.review.calendar import By, Towards
from dealer_terminal.review.journal_navigator import JournalNavigator, RoundRecords, pause, stops
from dealer_terminal.review.playhead import moved, opening
from tests.fast.review.tables import JOURNAL, table


class MemorySource:
    """A whole journal in memory; it counts what is read of it."""

    journal = JOURNAL

    def __init__(self, folded: tuple[ReplayStep, ...], size: int = 0) -> None:
        self.folded = folded
        self.there = size or len(folded)
        self.read: list[int] = []

    def size(self) -> int:
        return self.there

    def round_of(self, position: int) -> RoundRecords:
        opened = [step.record.position for step in self.folded[: self.there] if isinstance(step.entry, RoundOpened)]
        first = max((at for at in opened if at <= position), default=0)
        end = min((at for at in opened if at > position), default=self.there)
        self.read.append(first)
        records: tuple[Record, ...] = tuple(step.record for step in self.folded[first:end])
        return RoundRecords(self.folded[first].before if first else START, records)

    def readable(self, position: int) -> RoundRecords:
        return self.round_of(position)

    def round_begins(self, position: int) -> int:
        return self.round_of(position).first

    def same_kind(self, position: int, towards: Towards) -> int:
        kind = self.folded[position].record.kind
        return self._next(position, towards, [step.record.kind == kind for step in self.folded[: self.there]])

    def irregular(self, position: int, towards: Towards) -> int:
        return self._next(position, towards, [isinstance(step.entry, IrregularityReported) for step in self.folded])

    @staticmethod
    def _next(position: int, towards: Towards, is_one: list[bool]) -> int:
        ahead = [at for at, is_there in enumerate(is_one) if is_there and (at - position) * towards.value > 0]
        return min(ahead, key=lambda at: abs(at - position), default=position)


@cache
def folded() -> tuple[ReplayStep, ...]:
    return table(5, seed=5)


@cache
def places() -> dict[By, list[int]]:
    return {
        By.FACT: list(range(len(folded()))),
        By.STEP: sorted({0, *stops(folded())}),
        By.ROUND: [0, *(step.record.position for step in folded() if isinstance(step.entry, RoundOpened))],
        By.IRREGULARITY: [step.record.position for step in folded() if isinstance(step.entry, IrregularityReported)],
    }


def reel() -> JournalNavigator:
    return JournalNavigator(MemorySource(folded()))


def test_the_moment_at_any_record_is_the_fold_of_all_before_it() -> None:
    found, order = reel(), list(range(len(folded())))
    random.Random(3).shuffle(order)
    for position in order:
        moment = found.moment(position)
        assert (moment.journal, moment.position, moment.step) == (JOURNAL, position, folded()[position])


def test_steps_from_either_end_meet_every_place() -> None:
    found = reel()
    for by, towards in product(places(), Towards):
        start = 0 if towards is Towards.ON else len(folded()) - 1
        met, head = [], opening(found, start)
        while (after := moved(head, playhead.StepBy(by, towards), found)) != head:
            head = after
            met.append(head.position)
        assert met == [place for place in places()[by][:: towards.value] if place != start], by
    assert places()[By.IRREGULARITY]


def test_from_anywhere_a_step_goes_to_the_next_place_and_not_past_it() -> None:
    found, kinds = reel(), [step.record.kind for step in folded()]
    for position, kind in enumerate(kinds):
        alike = [at for at, each in enumerate(kinds) if each == kind]
        for by, there in ((By.STEP, places()[By.STEP]), (By.ROUND, places()[By.ROUND]), (By.KIND, alike)):
            on = min((place for place in there if place > position), default=position)
            back = max((place for place in there if place < position), default=position)
            assert (found.near(position, by, Towards.ON), found.near(position, by, Towards.BACK)) == (on, back), by


def test_a_round_is_read_once_and_only_as_many_are_kept_as_said() -> None:
    source = MemorySource(folded())
    found = JournalNavigator(source, kept=2)
    first, second, third = places()[By.ROUND][1:4]
    for position in (first, first + 1, second, first, second + 1):
        found.moment(position)
    assert source.read == [first, second]
    found.moment(third)
    found.moment(second)
    found.moment(first)
    assert source.read == [first, second, third, first]


def test_the_open_round_grows_and_what_is_closed_is_not_read_again() -> None:
    source = MemorySource(folded(), size=len(folded()) // 2)
    found = JournalNavigator(source)
    last = source.size() - 1
    begun = found.moment(last).position
    source.there = len(folded())
    ends = min(place for place in places()[By.ROUND] if place > begun)
    assert found.near(begun, By.ROUND, Towards.ON) == ends
    assert [step.record.position for step in found.steps(begun)][-1] == ends - 1
    assert found.moment(begun + 1).step == folded()[begun + 1]
    assert found.moment(len(folded()) - 1).step == folded()[-1]


def test_a_pause_is_by_the_clock_that_is_never_set() -> None:
    one, two = folded()[4].record, folded()[5].record
    assert pause(one, replace(two, utc=one.utc - 5, monotonic=one.monotonic + 7)) == 7
    assert pause(one, replace(two, utc=one.utc + 9, monotonic=0)) == 9
    assert pause(one, replace(two, utc=one.utc - 9, monotonic=0)) == 0


def test_the_gap_behind_the_last_record_is_none() -> None:
    assert reel().gap(len(folded()) - 1) == 0
    assert reel().gap(7) == folded()[8].record.monotonic - folded()[7].record.monotonic
