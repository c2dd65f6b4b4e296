"""What is played is what `settle` says, line for line; 10,000 rounds of it are in the benchmarks."""

from pathlib import Path

import pytest

from tests.helpers.agreement import as_json, as_written, played, settled


@pytest.mark.parametrize("wager", [500, 100, 1_000], ids=["$5", "$1", "$10"])
def test_simulated_rounds_agree_with_settle(wager: int, tmp_path: Path) -> None:
    checked = [each for each in played(60, seed=wager, wager=wager) if not each.corrected]
    assert len(checked) > 50
    for each in checked:
        assert as_written(each.lines) == settled(as_json(each), tmp_path / "round.json")
