"""Months of a journal on PostgreSQL are archived as those of a file are."""

from pathlib import Path

import pytest

from tests.fast.cli.conftest import terminal
from tests.fast.cli.test_retain import (  # noqa: F401 - the tests themselves
    Months,
    made_in,
    place,
    retain,
    test_a_file_without_its_old_frames_can_be_made_smaller,
    test_an_archive_that_no_record_names_yet_is_taken_if_it_is_good,
    test_an_archive_that_was_changed_is_found_wrong,
    test_each_closed_month_becomes_a_file_and_the_journal_still_proves_everything,
    test_frames_of_a_month_on_hold_stay_until_the_hold_is_released,
    test_frames_of_archived_months_leave_the_journal_and_are_checked_where_they_are,
    test_frames_that_go_without_a_record_are_missed,
    test_frames_whose_archive_is_wrong_stay_and_so_do_those_after_them,
    test_no_frame_leaves_before_somebody_says_which_consoles_there_are,
    test_the_verifier_of_the_page_misses_an_archive_and_names_one_that_is_another_months,
    test_what_any_of_several_consoles_holds_stays,
    test_what_is_no_folder_takes_no_archives,
)

__all__ = ["place", "retain", "terminal"]


@pytest.fixture
def months(postgres_url: str, tmp_path: Path) -> Months:
    (tmp_path / "archive").mkdir()
    return made_in(postgres_url, tmp_path)
