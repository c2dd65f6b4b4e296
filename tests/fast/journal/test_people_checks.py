"""The check names each act of a person that the records before it do not allow."""

import re
from collections.abc import Sequence

import pytest

from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.findings import Scan
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.record import Times, new_record
from dealer_terminal.journal.replay import steps
from dealer_terminal.journal.review_facts import ConsoleOpened, ReviewerSignedOn
from dealer_terminal.journal.rights_check import RightsCheck
from dealer_terminal.journal.sign_on_checks import LockCheck
from dealer_terminal.procedure.facts import DealerSignedOn, DeviceFaultRaised
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.table.simulation.people import DEALERS, SUPERVISOR
from tests.fast.journal import locks, rights
from tests.fast.journal.locks import SANTOS_LOCKED, Story, records
from tests.fast.journal.rights import SANTOS, STRANGER, Said, opened


def found_of_rights(said: Sequence[Said]) -> list[str]:
    records = [
        new_record(position, 0, CODEC.encode(fact), by, Times(position + 1, position + 1))
        for position, (by, fact) in enumerate(said)
    ]
    return [each.what for each in Scan(GrowingTree(), (RightsCheck(),), ()).run(records)]


def test_who_had_the_right_is_good() -> None:
    assert {what: told for what, said in rights.GOOD.items() if (told := found_of_rights([*rights.HOUSE, *said]))} == {}


def test_before_there_is_an_administrator_whoever_has_the_keys_names_one_and_goes_on_from_a_copy() -> None:
    assert found_of_rights([("", JournalContinued(0, 2, b"", "The disk failed")), *rights.HOUSE]) == []
    assert found_of_rights([(DEALERS[0].id, opened(SUPERVISOR, CardsFrom.DEALER))]) == []


def test_a_reviewer_is_one_of_the_console() -> None:
    console = (("", ConsoleOpened("pit")), *rights.HOUSE)
    assert found_of_rights([*console, ("2001", ReviewerSignedOn(SANTOS))]) == []
    assert "whom nobody added" in found_of_rights([*console, ("7777", ReviewerSignedOn(STRANGER))])[0]


def test_who_had_it_not_is_named() -> None:
    wrong = {}
    for what, (said, why) in rights.WRONG.items():
        told = found_of_rights([*rights.HOUSE, said])
        if len(told) != 1 or not re.search(why, told[0]) or not told[0].startswith(f"record {len(rights.HOUSE)} ("):
            wrong[what] = told
    assert wrong == {}


def test_an_invented_dealer_does_not_open_a_table_with_real_cards() -> None:
    signed_on = (DEALERS[0].id, DealerSignedOn(DEALERS[0]))
    (told,) = found_of_rights([*rights.HOUSE, signed_on, (DEALERS[0].id, opened(SANTOS, CardsFrom.DEALER))])
    assert f"'{DEALERS[0].id}' ('{DEALERS[0].name}', dealer) deals" in told


def found_of_locks(story: Story, known: int = 0) -> list[str]:
    """With the first so many records known before."""
    written = records(story)
    check = LockCheck(written[:known])
    told = [each for step in steps(written) if step.record.position >= known for each in check.see(step)]
    return [each.what for each in (*told, *check.end())]


def test_failures_and_locks_that_a_terminal_writes_are_good() -> None:
    assert {what: told for what, story in locks.GOOD.items() if (told := found_of_locks((*locks.HOUSE, *story)))} == {}


@pytest.mark.parametrize("known", [0, len(locks.HOUSE)], ids=["from the first record", "from a checkpoint"])
def test_failures_and_locks_that_do_not_follow_are_named(known: int) -> None:
    wrong = {}
    for what, (story, why) in locks.WRONG.items():
        told = found_of_locks((*locks.HOUSE, *story), known)
        if len(told) != 1 or not re.search(why, told[0]):
            wrong[what] = told
    assert wrong == {}


def test_a_reviewer_who_is_locked_signs_on_nowhere() -> None:
    console: Story = ((0, "", ConsoleOpened("pit")), *locks.HOUSE)
    signs_on: Story = ((30, "2001", ReviewerSignedOn(SANTOS)),)
    assert found_of_locks((*console, *signs_on)) == []
    assert "lets in '2001', who is locked" in found_of_locks((*console, *SANTOS_LOCKED, *signs_on))[0]


def test_a_lock_stands_right_behind_its_last_failure() -> None:
    *failures, lock = SANTOS_LOCKED
    story: Story = (*locks.HOUSE, *failures, (14, "", DeviceFaultRaised("jam", "")), lock)
    told = list(Scan(GrowingTree(), (LockCheck(),), ()).run(records(story)))
    assert any("is the last failure before a lock, and none follows" in each.what for each in told)
