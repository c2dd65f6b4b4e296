"""A snapshot gives the fold back as it stood, or is refused; it never gives another one."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dealer_terminal.audit.errors import FormatError
from dealer_terminal.audit.replay import ReplayStep
from dealer_terminal.review.snapshot import NO_PAPER, paper_of, read_snapshot, stand_of, write_snapshot
from tests.fast.review.tables import EDITIONS, rounds_of, table

ROUNDS = [steps for rulebook in EDITIONS[:2] for steps in rounds_of(table(14, rulebook, 9))]


@pytest.mark.parametrize("steps", ROUNDS[::4], ids=lambda steps: str(steps[0].record.position))
def test_the_fold_stands_as_it_stood(steps: tuple[ReplayStep, ...]) -> None:
    first = steps[0]
    kept = read_snapshot(write_snapshot(first.before, first.record), first.record)
    assert stand_of(kept, paper_of(first.before)) == first.before


def test_it_is_of_its_own_record_and_rulebook_alone() -> None:
    one, two = ROUNDS[3][0], ROUNDS[4][0]
    kept = write_snapshot(one.before, one.record)
    with pytest.raises(FormatError, match="another record"):
        read_snapshot(kept, two.record)
    with pytest.raises(FormatError, match="another rulebook"):
        stand_of(read_snapshot(kept, one.record), NO_PAPER)


@given(st.sampled_from(ROUNDS[1:]), st.data())
def test_a_damaged_one_is_refused_or_reads_as_it_was(steps: tuple[ReplayStep, ...], data: st.DataObject) -> None:
    first = steps[0]
    kept = write_snapshot(first.before, first.record)
    cut = data.draw(st.integers(0, len(kept) - 1))
    with pytest.raises(FormatError):
        read_snapshot(kept[:cut], first.record)
