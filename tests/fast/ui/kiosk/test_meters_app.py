"""The players' window in a process of its own: it follows a journal that somebody else writes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.follower import Follower
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.table_watch import TableWatch
from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.kit.loop import Turn
from dealer_terminal.ui.players.app import PATIENCE_S, FollowedTable
from dealer_terminal.ui.players.board import NOT_REACHED
from dealer_terminal.ui.players.window import MetersWindow
from tests.fast.procedure.stax import screens
from tests.fast.qml.screen import Opened, words
from tests.fast.ui.kiosk import approving
from tests.helpers.playing import Append
from tests.long.crashes.jackpot_kill_points import Told

SOON_MS = 20_000
PENDING = approving.SPADE


def story() -> tuple[list[Append], ...]:
    """A table that opens and deals, locks a jackpot, and has it verified."""
    walk = Told()
    walk.dealt((1,))
    seat, dealt = walk.turned_over(PENDING), len(walk.appends)
    *touches, verified = screens(seat, PENDING)
    for command in touches:
        walk.do(command)
    locked = len(walk.appends)
    walk.do(verified)
    return walk.appends[:dealt], walk.appends[dealt:locked], walk.appends[locked:]


@pytest.fixture
def followed(opened: Opened) -> tuple[MetersWindow, FollowedTable]:
    window = MetersWindow()
    followed = FollowedTable(window, spoken("en"))
    opened(window.view)
    return window, followed


def test_it_waits_until_it_has_heard_of_the_table(followed: tuple[MetersWindow, FollowedTable]) -> None:
    assert str(NOT_REACHED) in words(followed[0].view)


def test_amounts_that_may_be_old_give_way_to_waiting_and_come_back(
    followed: tuple[MetersWindow, FollowedTable],
) -> None:
    window, told = followed
    told.hear(approving.pending().state)
    assert window.props.prizes
    told.check(PATIENCE_S)
    assert (window.props.meters, window.props.prizes) == ((), ())
    told.check(0.1)
    assert window.props.prizes


def test_a_journal_that_cannot_be_read_is_waited_for(followed: tuple[MetersWindow, FollowedTable]) -> None:
    window, told = followed
    told.hear(approving.pending().state)
    told.hear(KnownError("gone"))
    assert window.props.waiting == str(NOT_REACHED)
    told.check(0)
    assert window.props.waiting == str(NOT_REACHED)


def test_what_a_table_commits_is_shown_while_the_table_plays(
    followed: tuple[MetersWindow, FollowedTable], qtbot: QtBot, tmp_path: Path
) -> None:
    window, told = followed
    journal = open_journal(str(tmp_path / "journal.db"), keys=tmp_path / "keys")
    jobs = Jobs()
    jobs.wake = Turn(window.view, jobs.run_pending).ask
    watch = TableWatch(Follower(str(tmp_path / "journal.db")), told.hear, jobs)
    watch.start()
    shown: list[Callable[[], bool]] = [
        lambda: window.props.waiting != str(NOT_REACHED),
        lambda: len(window.props.meters) == 4,
        lambda: [prize.event for prize in window.props.prizes] == [PENDING],
        lambda: not window.props.prizes,
    ]
    try:
        for facts, seen in zip(([], *story()), shown, strict=True):
            for append in facts:
                append.to(journal)
            qtbot.waitUntil(seen, timeout=SOON_MS)
    finally:
        watch.close()
        journal.close()
