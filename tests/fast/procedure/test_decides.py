"""The union of commands is closed: each has one decision."""

from typing import get_args

import pytest

from dealer_terminal.audit.replay import steps
from dealer_terminal.procedure.approvals import Approved, is_approved
from dealer_terminal.procedure.commands import Command, Undo
from dealer_terminal.procedure.deciding.every import DECIDES
from dealer_terminal.procedure.state import Phase, next_to_settle, to_settle
from tests.helpers.every import every
from tests.long.crashes.stories import STORIES, lively, told


def test_each_command_has_a_decision() -> None:
    assert set(DECIDES) == set(get_args(Command))


def test_what_a_second_person_approves_is_part_of_them() -> None:
    assert set(get_args(Approved)) < set(get_args(Command))
    assert not is_approved(Undo())


@every("name", STORIES)
def test_the_next_hand_to_settle_is_the_first_of_all(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    lively(monkeypatch)
    states = [step.after.state for step in steps(told(STORIES[name], 15).records())]
    settling = [state for state in states if state.phase is Phase.SETTLE]
    assert settling
    for state in settling:
        assert (next_to_settle(state),) == to_settle(state)[:1]
