"""A snapshot gives the fold back as it stood, or is refused; it never gives another one."""

from functools import cache

import pytest

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.review.snapshot import NO_PAPER, paper_of, read_snapshot, stand_of, write_snapshot
from tests.fast.review.tables import EDITIONS, rounds_of, table


@cache
def rounds() -> list[tuple[ReplayStep, ...]]:
    return [steps for rulebook in EDITIONS[:2] for steps in rounds_of(table(8, rulebook, 9))]


def test_the_fold_stands_as_it_stood_and_a_part_of_it_is_refused() -> None:
    for first, *_ in rounds():
        kept = write_snapshot(first.before, first.record)
        assert stand_of(read_snapshot(kept, first.record), paper_of(first.before)) == first.before
        for cut in {*range(0, len(kept), len(kept) // 40), len(kept) - 1}:
            with pytest.raises(FormatError):
                read_snapshot(kept[:cut], first.record)


def test_it_is_of_its_own_record_and_rulebook_alone() -> None:
    one, two = rounds()[3][0], rounds()[4][0]
    kept = write_snapshot(one.before, one.record)
    with pytest.raises(FormatError, match="another record"):
        read_snapshot(kept, two.record)
    with pytest.raises(FormatError, match="another rulebook"):
        stand_of(read_snapshot(kept, one.record), NO_PAPER)
