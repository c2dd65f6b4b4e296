"""The small verifier says of every tampered journal of the threat model what `verify` says."""

from pathlib import Path

from tests.fast.pages.test_small_verifier import judged_otherwise


def test_it_says_of_every_tampered_journal_what_verify_says(tmp_path: Path) -> None:
    assert judged_otherwise(tmp_path, every=1) == {}
