"""Failures, locks and sign-ons follow from each other, or are named."""

import re

import pytest

from dealer_terminal.audit.findings import Scan
from dealer_terminal.audit.growing_tree import GrowingTree
from dealer_terminal.audit.lock_check import LockCheck
from dealer_terminal.audit.replay import steps
from dealer_terminal.audit.review_facts import ConsoleOpened, ReviewerSignedOn
from dealer_terminal.procedure.facts import DeviceFaultRaised
from tests.fast.audit.locks import GOOD, HOUSE, SANTOS_LOCKED, WRONG, Story, records
from tests.fast.audit.rights import SANTOS


def found(story: Story, known: int = 0) -> list[str]:
    """With the first so many records known before."""
    written = records(story)
    check = LockCheck(written[:known])
    told = [each for step in steps(written) if step.record.position >= known for each in check.see(step)]
    return [each.what for each in (*told, *check.end())]


def test_what_a_terminal_writes_is_good() -> None:
    assert {what: told for what, story in GOOD.items() if (told := found((*HOUSE, *story)))} == {}


@pytest.mark.parametrize("known", [0, len(HOUSE)], ids=["from the first record", "from a checkpoint"])
def test_what_does_not_follow_is_named(known: int) -> None:
    wrong = {}
    for what, (story, why) in WRONG.items():
        told = found((*HOUSE, *story), known)
        if len(told) != 1 or not re.search(why, told[0]):
            wrong[what] = told
    assert wrong == {}


def test_a_reviewer_who_is_locked_signs_on_nowhere() -> None:
    console: Story = ((0, "", ConsoleOpened("pit")), *HOUSE)
    signs_on: Story = ((30, "2001", ReviewerSignedOn(SANTOS)),)
    assert found((*console, *signs_on)) == []
    assert "lets in '2001', who is locked" in found((*console, *SANTOS_LOCKED, *signs_on))[0]


def test_a_lock_stands_right_behind_its_last_failure() -> None:
    *failures, lock = SANTOS_LOCKED
    story: Story = (*HOUSE, *failures, (14, "", DeviceFaultRaised("jam", "")), lock)
    told = list(Scan(GrowingTree(), (LockCheck(),), ()).run(records(story)))
    assert any("is the last failure before a lock, and none follows" in each.what for each in told)
