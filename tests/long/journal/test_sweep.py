"""Repeat the tampering sweep and compare it with its recorded results."""

from tests.long.journal.sweep import attempted
from tests.long.journal.sweep_results import RESULTS


def test_every_attack_has_its_recorded_result() -> None:
    found = "".join(f"{each}\n" for each in attempted())
    assert found == RESULTS.read_text(), "run: python -m tests.long.journal.sweep"
