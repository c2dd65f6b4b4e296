"""A short soak; the long one is a program."""

import pytest

from tests.long.crashes.soak import soak


@pytest.mark.parametrize("seed", [1, 2])
def test_a_hundred_rounds_with_everything_going_wrong_leave_a_good_journal(seed, tmp_path):
    table, report = soak(str(tmp_path / "soak.db"), tmp_path / "keys", 100, seed)
    assert report.findings == ()
    assert report.rounds == 100
    assert table.ledger.whole > 20
    assert table.ledger.in_doubt > 10
    assert min(table.mishaps.values()) > 5
