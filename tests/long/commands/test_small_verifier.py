"""The small verifier says of every tampered journal of the threat model what `verify` says."""

from pathlib import Path

from tests.fast.pages.tampered import OF_THE_SEALS, SIGNED, found_by_seals, judged_otherwise


def test_it_says_of_every_tampered_journal_what_verify_says(tmp_path: Path) -> None:
    assert judged_otherwise(tmp_path, every=1) == {}


def test_of_all_that_somebody_with_the_keys_signed_it_finds_what_the_seals_tell(tmp_path: Path) -> None:
    assert found_by_seals(tmp_path, SIGNED) == OF_THE_SEALS
