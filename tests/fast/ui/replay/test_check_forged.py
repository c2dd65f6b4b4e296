"""What somebody with the terminal's keys told otherwise: the check of its round says both amounts, in red."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from dealer_terminal.ui.console.props import ConsoleLineProps
from dealer_terminal.ui.console.sheet import Tone
from tests.fast.journal import forgeries
from tests.fast.journal.forgeries import Retold, once
from tests.fast.storage.forged import ROUNDS, RaisedAndCounted, told
from tests.fast.ui.replay.conftest import Desks
from tests.fast.ui.replay.sitting import Sitting

Key, Held = Qt.Key, Qt.KeyboardModifier
BOTH = r"{what} \$(\d+).*, what follows is {what} \$(\d+).*"
FORGED: dict[str, tuple[Callable[[], Retold], str]] = {
    "a payment raised": (RaisedAndCounted, r"Position \d: on record " + BOTH.format(what=r"[^$]+ wins")),
    "a total": (lambda: once(forgeries.total), r"On record " + BOTH.format(what=r"Round \d over: \$\d+ paid,")),
}


@pytest.mark.parametrize("case", FORGED)
def test_the_check_of_its_round_says_both_amounts(case: str, tmp_path: Path, fonts: None) -> None:
    retold, says = FORGED[case]
    _, db, *_ = told(tmp_path, lambda keys: retold())
    desks = Desks(db, tmp_path / "cache")
    sits = Sitting(desks, tmp_path)
    (line, *more) = checked_until_wrong(sits)
    assert not more
    found = re.fullmatch(says, line.text)
    assert found and found[1] != found[2], line.text
    sits.presses(f"line {line.key}")
    shown = sits.replay.showing.moment.step.record.position
    assert shown in (int(line.key), int(line.key) - 1), "the end of a round is shown as it lay"
    desks.close()
    sits.close()


def checked_until_wrong(sits: Sitting) -> tuple[ConsoleLineProps, ...]:
    for _ in range(ROUNDS):
        sits.strikes(Key.Key_Left, Held.ControlModifier)
    for _ in range(ROUNDS + 1):
        sits.strikes(Key.Key_X)
        lines = sits.window.props.sheet.lines
        if lines[0].tone == Tone.WRONG.value:
            return lines
        sits.presses("shut sheet")
        sits.strikes(Key.Key_Right, Held.ControlModifier)
    raise AssertionError("every round is good")
