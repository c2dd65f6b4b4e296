"""The shift, counted and signed in the pit's window."""

import json
from datetime import UTC, datetime

from PySide6.QtCore import Qt

from dealer_terminal.audit import review_facts as facts
from tests.fast.cli.conftest import Terminal
from tests.fast.ui.pit.journals import ROUNDS
from tests.fast.ui.pit.sitting import Sitting


def test_the_shift_is_counted_as_the_command_counts_it_and_signed(
    sits: Sitting, tables: tuple[str, ...], terminal: Terminal
) -> None:
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    assert [line for line in sits.lines() if line.startswith("Table ")] == [
        each for each in sits.lines() if f": {ROUNDS} rounds, " in each and each.startswith("Table ")
    ]
    within = ("--from", _told(read.since), "--to", _told(read.until), "--zone", "UTC")
    dbs = tuple(argument for each in tables for argument in ("--db", each))
    assert json.loads(terminal("shift", *dbs, *within, "--json").out)["figures_sha256"] == read.digest.hex()
    sits.presses("key read")
    sits.reads_on()
    sits.presses("key sign")
    assert (sits.said, sits.keys()) == ("Signed", ["back"])
    sits.strikes(Qt.Key.Key_Escape)
    assert "These figures are signed" in sits.lines()
    assert sits.keys() == ["count", "read", "paper"]
    (signed,) = [each for each in sits.facts() if isinstance(each, facts.ShiftSigned)]
    assert (signed.figures, len(signed.read), signed.simulated) == (read.digest, 3, True)
    looks = [each for each in sits.facts() if isinstance(each, facts.Looked) and each.looked is facts.LookedAs.SHIFT]
    assert len(looks) == 3


def test_a_shift_of_another_day_is_counted_by_its_times(sits: Sitting) -> None:
    sits.strikes(Qt.Key.Key_S)
    sits.presses("hours other")
    for since, until, told in (
        ("yesterday", "", "Write both as"),
        ("14:00", "06:00", "It ends before it begins."),
        ("06:00", "2097-01-05 06:00", "That time is not over yet."),
    ):
        sits.fills(**{"from": since, "to": until})
        sits.presses("key count")
        assert told in sits.said
    now = sits.now() // 1_000_000 * 1_000_000
    since, until = now - 5 * 3600 * 1_000_000, now - 1_000_000
    sits.fills(**{"from": _exactly(since), "to": _exactly(until)})
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    assert (read.since, read.until) == (since, until)
    assert read.found


def test_figures_wait_for_the_shift_that_is_being_counted(sits: Sitting) -> None:
    sits.strikes(Qt.Key.Key_S)
    sits.presses("hours 24")
    sits.presses("key count")
    sits.strikes(Qt.Key.Key_F)
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    assert read.until - read.since == 24 * 3600 * 1_000_000
    assert sits.window.props.figures.hours.startswith("From ")


def test_what_is_signed_is_all_that_the_command_tells(sits: Sitting) -> None:
    """Page by page; the key that signs lies on the last one alone."""
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    sits.presses("key read")
    seen = list(_texts(sits))
    while sits.keys()[:1] == ["next"]:
        assert sits.keys() in (["next"], ["next", "back"])
        sits.presses("key next")
        seen += _texts(sits)
    assert sits.keys() == ["sign", "back"]
    (paper,) = read.paper
    cells = [cell for each in paper.chapters for part in each.sections for row in part.rows for cell in row if cell]
    assert {*cells, *(part.title for each in paper.chapters for part in each.sections if part.rows)} <= set(seen)
    assert any(read.digest.hex() in text for text in seen)


def test_where_others_were_counted_meanwhile_nothing_is_signed(sits: Sitting) -> None:
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key count")
    sits.until(lambda showing: bool(showing.shift))
    sits.presses("key read")
    sits.reads_on()
    now = sits.now() // 1_000_000 * 1_000_000
    sits.office.count(
        tuple(each.db for each in sits.showing.sights), now - 5 * 3600 * 1_000_000, now - 3600 * 1_000_000, ()
    )
    before = sits.showing.shift
    sits.until(lambda showing: showing.shift != before)
    assert sits.keys() == ["back"]


def _texts(sits: Sitting) -> list[str]:
    return [each.text for each in sits.window.props.paper.texts]


def _exactly(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _told(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%dT%H:%M:%S")
