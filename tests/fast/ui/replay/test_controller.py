"""Presses, time and the table's own facts move a replay; nothing it does is written anywhere."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from dealer_terminal.app.background_exports import Exports
from dealer_terminal.app.background_verify import Proving
from dealer_terminal.app.console_services import ConsoleServices, ReplaySetup
from dealer_terminal.app.console_session import NoConsole
from dealer_terminal.app.replay import room
from dealer_terminal.journal.review_facts import ViewedAs
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.playhead import Motion, Speed
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.console.clocks import date_text, time_text
from dealer_terminal.ui.console.sheet import Tone
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.frame import replay_props
from dealer_terminal.ui.replay.replay_view_state import ReplayMiddle
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal
from tests.fast.storage.stores import outsider, unguarded
from tests.fast.ui.replay.conftest import ZONE
from tests.fast.ui.replay.sitting import answered

Replays = Callable[..., ReplayController]


def test_a_fact_a_step_and_a_round_are_one_press_each(replays: Replays) -> None:
    replay = replays()
    places = []
    for name in ("fact-on", "step-on", "round-on", "round-on", "round-back", "step-back", "fact-back", "home"):
        replay.press(name)
        places.append(replay.showing.head.position)
    assert places[0] == 1
    assert places[:4] == sorted(set(places[:4]))
    assert places[3:] == sorted(places[3:], reverse=True)
    assert places[-1] == 0


@pytest.mark.parametrize(
    ("written", "round_", "said"),
    [
        ("3", 3, ""),
        ("r 3", 3, ""),
        ("f0", 0, ""),
        ("2099-01-01", 7, "The journal ends before that, at 2026-01-05 00:08:40"),
    ],
    ids=lambda each: str(each),
)
def test_a_search_goes_there(replays: Replays, written: str, round_: int, said: str) -> None:
    replay = replays()
    replay.seek(written)
    assert (replay.showing.moment.step.record.round, str(replay.showing.desk.said)) == (round_, said)


def test_the_clock_that_is_shown_leads_back_to_where_it_was_shown(replays: Replays) -> None:
    replay = replays(20)
    before = replay.showing.moment.step.record
    assert before.utc % 1000
    replay.seek(f"{date_text(before.utc, ZONE)} {time_text(before.utc, ZONE)}")
    assert replay.showing.moment.step.record.utc == before.utc


NOWHERE = {
    "99": "There is no round 99",
    "f99999": "There is no fact 99999: the last one is",
    "2020-01-01": "The journal begins later",
    "noon": "Write a round such as 12",
}


@pytest.mark.parametrize(("written", "said"), NOWHERE.items(), ids=NOWHERE.keys())
def test_what_is_not_there_is_said_and_the_replay_stays(replays: Replays, written: str, said: str) -> None:
    replay = replays(20)
    replay.seek(written)
    assert replay.showing.head.position == 20
    assert str(replay.showing.desk.said).startswith(said)
    replay.press("fact-on")
    assert str(replay.showing.desk.said) == ""


def test_it_plays_at_its_speed_and_stops_where_it_is_paused(replays: Replays) -> None:
    replay = replays()
    replay.passed(60_000_000)
    assert replay.showing.head.position == 0
    replay.press("play")
    replay.passed(60_000_000)
    reached = replay.showing.head.position
    assert reached > 3
    replay.press("play")
    replay.passed(60_000_000)
    replay.press("play")
    assert (replay.showing.head.position, replay.showing.head.motion) == (reached, Motion.PLAYING)


def test_speeds_end_at_both_ends(replays: Replays) -> None:
    replay = replays()
    for name, last in (("faster", Speed.X32), ("slower", Speed.QUARTER)):
        for _ in range(10):
            replay.press(name)
        assert replay.showing.head.speed is last


def test_where_there_is_no_irregularity_and_no_mark_that_way_it_is_said(replays: Replays) -> None:
    replay = replays()
    for name in ("irregular", "mark"):
        for way, said in {"back": "There is none before this", "on": "There is none further on"}.items():
            while str(replay.showing.desk.said) != said:
                before = replay.showing.head.position
                replay.press(f"{name}-{way}")
                assert (replay.showing.head.position == before) == (str(replay.showing.desk.said) == said)
            replay.press("fact-back")
            assert str(replay.showing.desk.said) == ""


def test_the_strip_leads_to_a_time(replays: Replays) -> None:
    replay = replays()
    replay.strike(0.999)
    last = replay.showing.head.position
    replay.strike(0.5)
    middle = replay.showing.head.position
    replay.strike(0.0)
    assert 0 <= replay.showing.head.position < middle < last


def test_the_end_is_followed_while_the_table_plays(replays: Replays, tmp_path: Path, terminal: Terminal) -> None:
    db = played_journal(tmp_path, 2)
    replay = replays(0, db)
    replay.press("follow")
    before = replay.showing.head.position
    assert (before, replay.showing.head.motion) == (replay.showing.size - 1, Motion.FOLLOWING)
    assert terminal("simulate", "--rounds", "1", "--db", db, "--keys", str(tmp_path / "keys")).code == 0
    replay.look()
    assert replay.showing.head.position == replay.showing.size - 1 > before
    replay.press("fact-back")
    replay.look()
    assert replay.showing.head.motion is Motion.PAUSED
    assert replay.showing.head.position == replay.showing.size - 2


def test_a_damaged_record_is_said_in_the_window_and_the_replay_stays(replays: Replays, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 3)
    replay = replays(3, db)
    with outsider(db) as connection:
        unguarded(connection)
        connection.execute(text("UPDATE records SET operator = 'x' WHERE position = 60"))
    replay.seek("f60")
    assert "was changed" in str(replay.showing.desk.said)
    assert replay.showing.head.position == 3


def test_around_a_damaged_record_the_replay_goes_on_and_says_what_is_not_proven(
    replays: Replays, tmp_path: Path
) -> None:
    db = played_journal(tmp_path, 4)
    with closing(JournalSource(db, cache=tmp_path / "elsewhere")) as source:
        opened = [source.round_opened(number) for number in (1, 2, 3, 4)]
    at = opened[1] + 6
    with outsider(db) as connection:
        unguarded(connection)
        connection.execute(text(f"UPDATE records SET operator = 'x' WHERE position = {at}"))
    replay = replays(opened[0], db)

    def band() -> str:
        return replay_props(replay.showing, room()).damaged

    assert band() == ""
    replay.press("round-on")
    assert replay.showing.head.position == opened[1]
    assert band().startswith(f"DAMAGED: record {at} was changed")
    assert f"Facts {at} to {opened[2] - 1} cannot be shown" in band()
    assert [each.position for each in replay.showing.facts] == [*range(opened[1], at)]
    replay.press("check")
    unread, good = replay_props(replay.showing, room()).sheet.lines
    assert (unread.text, unread.tone) == (
        f"Facts {at} to {opened[2] - 1} cannot be read: they are not checked",
        Tone.WRONG.value,
    )
    assert good.text == f"Everything came out as it is on record, up to fact {at - 1}"
    replay.press("close")
    replay.press("round-on")
    assert (replay.showing.head.position, replay.showing.moment.state.round) == (opened[2], 3)
    assert "meters and the table's money are not proven" in band()
    replay.press("round-back")
    assert replay.showing.head.position == opened[1]


def test_a_lost_share_is_said_and_the_table_is_followed_again_once_it_is_back(replays: Replays, tmp_path: Path) -> None:
    db = played_journal(tmp_path, 2)
    replay, away = replays(0, db), Path(db).with_name("away")
    answered(replay)
    replay.press("follow")
    Path(db).rename(away)
    replay.ready("undos")
    replay.look()
    answered(replay)
    assert "no such file" in str(replay.showing.desk.said)
    assert "no such file" in str(replay.showing.desk.finds.failed)
    assert replay.showing.head.motion is Motion.FOLLOWING
    again = replay.showing
    replay.look()
    assert replay.showing is again, "what is known already is not drawn anew"
    away.rename(db)
    replay.look()
    assert (str(replay.showing.desk.said), replay.showing.head.motion) == ("", Motion.FOLLOWING)
    answered(replay)
    assert str(replay.showing.desk.finds.failed) == ""


class Watcher(ConsoleServices):
    """Tells what was watched, in which order."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.watched: list[tuple[int, ViewedAs]] = []

    def watches(self, moment: Moment, looked: ViewedAs) -> None:
        super().watches(moment, looked)
        self.watched.append((moment.position, looked))


def test_whatever_is_shown_was_told_to_the_console_before(db: str, tmp_path: Path) -> None:
    source = JournalSource(db, cache=tmp_path)
    watcher = Watcher(NoConsole(), Proving(db, source, ""), Exports(db, source, ZONE), ReplaySetup(db))
    replay = ReplayController(source, watcher, ZONE, 4)
    replay.shows = lambda showing: told.append((showing.head.position, len(watcher.watched)))
    told: list[tuple[int, int]] = []
    for name in ("fact-on", "screen", "fact-on"):
        replay.press(name)
    watcher.end()
    source.close()
    assert told == [(5, 2), (5, 3), (6, 4)]
    assert watcher.watched[2:] == [(5, ViewedAs.SCREEN), (6, ViewedAs.SCREEN)]
    assert replay.showing.desk.middle is ReplayMiddle.SCREEN
