"""Moments: the fold at any record is that of live play, and each way of stepping meets every place of its kind."""

import random

import pytest
from msgspec.structs import replace

from dealer_terminal.procedure.facts import IrregularityReported, RoundOpened
from dealer_terminal.review import moves
from dealer_terminal.review.axis import By, Towards
from dealer_terminal.review.playhead import moved, opening
from dealer_terminal.review.reel import Reel, pause
from dealer_terminal.review.stops import stops
from tests.fast.review.tables import JOURNAL, MemorySource, table

FOLDED = table(14, seed=9)
PLACES = {
    By.FACT: list(range(len(FOLDED))),
    By.STEP: sorted({0, *stops(FOLDED)}),
    By.ROUND: [0, *(step.record.position for step in FOLDED if isinstance(step.entry, RoundOpened))],
    By.IRREGULARITY: [step.record.position for step in FOLDED if isinstance(step.entry, IrregularityReported)],
}


def reel() -> Reel:
    return Reel(MemorySource(FOLDED))


def test_the_moment_at_any_record_is_the_fold_of_all_before_it() -> None:
    found, order = reel(), list(range(len(FOLDED)))
    random.Random(3).shuffle(order)
    for position in order:
        moment = found.moment(position)
        assert (moment.journal, moment.position, moment.step) == (JOURNAL, position, FOLDED[position])


@pytest.mark.parametrize("by", PLACES)
def test_stepping_on_from_the_first_record_and_back_from_the_last_meets_every_place(by: By) -> None:
    for towards, places in ((Towards.ON, PLACES[by]), (Towards.BACK, PLACES[by][::-1])):
        start = 0 if towards is Towards.ON else len(FOLDED) - 1
        met, head = [], opening(reel(), start)
        while (after := moved(head, moves.StepBy(by, towards), reel())) != head:
            head = after
            met.append(head.position)
        assert met == [place for place in places if place != start]
    assert PLACES[By.IRREGULARITY]


@pytest.mark.parametrize("by", [By.STEP, By.ROUND])
def test_from_anywhere_a_step_goes_to_the_next_place_and_not_past_it(by: By) -> None:
    found = reel()
    for position in range(len(FOLDED)):
        on = min((place for place in PLACES[by] if place > position), default=position)
        back = max((place for place in PLACES[by] if place < position), default=position)
        assert (found.near(position, by, Towards.ON), found.near(position, by, Towards.BACK)) == (on, back)


def test_the_same_kind_of_fact_is_met_from_each_of_its_facts() -> None:
    found = reel()
    kinds = [step.record.kind for step in FOLDED]
    for position, kind in enumerate(kinds):
        on = next((at for at in range(position + 1, len(kinds)) if kinds[at] == kind), position)
        back = next((at for at in reversed(range(position)) if kinds[at] == kind), position)
        assert (found.near(position, By.KIND, Towards.ON), found.near(position, By.KIND, Towards.BACK)) == (on, back)


def test_a_round_is_read_once_and_only_as_many_are_kept_as_said() -> None:
    source = MemorySource(FOLDED)
    found = Reel(source, kept=2)
    first, second, third = PLACES[By.ROUND][1:4]
    for position in (first, first + 1, second, first, second + 1):
        found.moment(position)
    assert source.read == [first, second]
    found.moment(third)
    found.moment(second)
    found.moment(first)
    assert source.read == [first, second, third, first]


def test_the_open_round_grows_and_what_is_closed_is_not_read_again() -> None:
    source = MemorySource(FOLDED, size=len(FOLDED) // 2)
    found = Reel(source)
    last = source.size() - 1
    begun = found.moment(last).position
    source.there = len(FOLDED)
    ends = min(place for place in PLACES[By.ROUND] if place > begun)
    assert found.near(begun, By.ROUND, Towards.ON) == ends
    assert [step.record.position for step in found.steps(begun)][-1] == ends - 1
    assert found.moment(begun + 1).step == FOLDED[begun + 1]
    assert found.moment(len(FOLDED) - 1).step == FOLDED[-1]


def test_a_pause_is_by_the_clock_that_is_never_set() -> None:
    one, two = FOLDED[4].record, FOLDED[5].record
    assert pause(one, replace(two, utc=one.utc - 5, monotonic=one.monotonic + 7)) == 7
    assert pause(one, replace(two, utc=one.utc + 9, monotonic=0)) == 9
    assert pause(one, replace(two, utc=one.utc - 9, monotonic=0)) == 0


def test_the_gap_behind_the_last_record_is_none() -> None:
    assert reel().gap(len(FOLDED) - 1) == 0
    assert reel().gap(7) == FOLDED[8].record.monotonic - FOLDED[7].record.monotonic
