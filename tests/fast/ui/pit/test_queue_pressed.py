"""The queue, worked off in the window of a pit: asked about, answered, handed on, approved."""

from PySide6.QtCore import Qt

from dealer_terminal.review.queue.board import Worked
from dealer_terminal.ui.console.sheets.sign_on import ConsoleSignOnForm
from dealer_terminal.ui.pit.sheet import Waits
from tests.fast.ui.pit.sitting import ADMINISTRATOR, AUDITOR, SUPERVISOR, Sitting

Key = Qt.Key


def looks_as(sits: Sitting, number: str, waits: Waits) -> None:
    sits.strikes(Key.Key_Escape)
    sits.strikes(Key.Key_O)
    sits.signs_on(number)
    sits.strikes(Key.Key_Q)
    sits.presses(f"item {waits.journal} {waits.item.position}")


def test_an_item_is_approved_asked_about_answered_and_handed_on(sits: Sitting) -> None:
    sits.strikes(Key.Key_Q)
    first, second, *_ = (each for each in sits.showing.queue if not each.item.approvals)
    sits.presses(f"item {first.journal} {first.item.position}")
    sits.presses("key query")
    assert "Write what is asked" in sits.said
    sits.fills(text="why?")
    sits.presses("key query")
    assert "Say to whom" in sits.said
    sits.fills(to="K. Lee")
    sits.presses("key query")
    assert "Asked K. Lee: why?" in sits.lines()
    assert sits.keys() == ["withdraw", "query", "escalate", "replay"], "whoever asked does not answer"
    looks_as(sits, AUDITOR, first)
    assert sits.keys() == ["answer", "replay"]
    sits.fills(text="turned too early")
    sits.presses("key answer")
    assert "Answered: turned too early" in sits.lines()
    assert sits.keys() == ["replay"], "an auditor approves nothing"
    looks_as(sits, ADMINISTRATOR, first)
    assert sits.keys()[0] == "approve"
    sits.fills(to="the shift manager", text="third time")
    sits.presses("key escalate")
    assert sits.showing.stand.waits(first.journal, first.item.position).work.worked is Worked.ESCALATED
    sits.presses("key approve")
    assert "has handed it on" in sits.said
    sits.gives(*(each.journal for each in sits.showing.sights))
    looks_as(sits, SUPERVISOR, first)
    sits.presses("key approve")
    assert sits.keys() == ["replay"]
    assert first.item not in [each.item for each in sits.showing.queue]
    assert second.item in [each.item for each in sits.showing.queue]
    sits.strikes(Key.Key_Escape)
    sits.presses("queue all or waiting")
    assert first.item in [each.item for each in sits.showing.queue]


def test_keys_act_again_where_what_was_written_is_done_and_are_written_on_where_it_is_refused(sits: Sitting) -> None:
    sits.strikes(Key.Key_Q)
    first = sits.showing.queue[0]
    sits.presses(f"item {first.journal} {first.item.position}")
    sits.fills(text="why")
    sits.presses("key query")
    assert "Say to whom" in sits.said
    sits.types("o")
    sits.fills(to="K. Lee")
    sits.presses("key query")
    assert "Asked K. Lee: whyo" in sits.lines()
    sits.strikes(Key.Key_O)
    assert isinstance(sits.showing.desk.sheets[-1], ConsoleSignOnForm)


def test_what_was_asked_is_withdrawn_with_a_reason_before_it_is_approved(sits: Sitting) -> None:
    sits.strikes(Key.Key_Q)
    first = sits.showing.queue[0]
    sits.presses(f"item {first.journal} {first.item.position}")
    sits.fills(to="K. Lee", text="why?")
    sits.presses("key query")
    assert sits.keys() == ["withdraw", "query", "escalate", "replay"]
    sits.presses("key withdraw")
    assert "Write what is asked" in sits.said
    sits.fills(text="seen on camera 4")
    sits.presses("key withdraw")
    assert "Question withdrawn: seen on camera 4" in sits.lines()
    sits.presses("key approve")
    assert sits.keys() == ["replay"]
