"""The shift, counted and signed in the pit's window."""

import json
from datetime import UTC, datetime

from PySide6.QtCore import Qt

from dealer_terminal.journal import review_facts
from tests.fast.cli.conftest import Terminal
from tests.fast.ui.pit.journals import ROUNDS
from tests.fast.ui.pit.sitting import Sitting


def test_shift_is_counted_as_the_command_counts_it_shown_whole_and_signed(
    sits: Sitting, tables: tuple[str, ...], terminal: Terminal
) -> None:
    """The key that signs is on the last page alone."""
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key count")
    (read,) = sits.until(lambda showing: bool(showing.shift)).shift
    counted = [line for line in sits.lines() if line.startswith("Table ")]
    assert counted == [each for each in counted if f": {ROUNDS} rounds, " in each] != []
    within = ("--from", _told(read.since), "--to", _told(read.until), "--zone", "UTC")
    dbs = tuple(argument for each in tables for argument in ("--db", each))
    assert json.loads(terminal("shift", *dbs, *within, "--json").out)["figures_sha256"] == read.digest.hex()
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
    sits.presses("key sign")
    assert (sits.said, sits.keys()) == ("Signed", ["back"])
    sits.strikes(Qt.Key.Key_Escape)
    assert "These figures are signed" in sits.lines()
    assert sits.keys() == ["count", "read", "paper"]
    (signed,) = [each for each in sits.facts() if isinstance(each, review_facts.ShiftSigned)]
    assert (signed.figures, len(signed.read), signed.simulated) == (read.digest, 3, True)
    looks = [
        each
        for each in sits.facts()
        if isinstance(each, review_facts.Looked) and each.looked is review_facts.ViewedAs.SHIFT
    ]
    assert len(looks) == 3


def test_shift_of_another_day_is_counted_once_and_not_signed_after_another_count(sits: Sitting) -> None:
    """The figures wait for the count that was asked for, and the key that signs goes when other hours are counted."""
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
    sits.strikes(Qt.Key.Key_Escape)
    sits.strikes(Qt.Key.Key_F)
    (read,) = sits.until(lambda showing: any(each.since == since for each in showing.shift)).shift
    assert (read.since, read.until) == (since, until)
    assert read.found
    assert sits.window.props.figures.hours.startswith("From ")
    sits.strikes(Qt.Key.Key_S)
    sits.presses("key read")
    sits.reads_on()
    sits.office.count(tuple(each.db for each in sits.showing.sights), since, now - 3600 * 1_000_000, ())
    sits.until(lambda showing: showing.shift != (read,))
    assert sits.keys() == ["back"]


def _texts(sits: Sitting) -> list[str]:
    return [each.text for each in sits.window.props.paper.texts]


def _exactly(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _told(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%dT%H:%M:%S")
