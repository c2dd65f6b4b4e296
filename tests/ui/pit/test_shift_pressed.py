"""The shift, counted and signed in the pit's window."""

import json
from datetime import UTC, datetime

from PySide6.QtCore import Qt

from dealer_terminal.audit import review_facts as facts
from tests.cli.conftest import Terminal
from tests.ui.pit.journals import ROUNDS
from tests.ui.pit.sitting import Sitting


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
    sits.presses("key sign")
    assert "These figures are signed" in sits.lines()
    assert sits.keys() == ["count", "paper"]
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


def _exactly(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%d %H:%M:%S")


def _told(utc: int) -> str:
    return datetime.fromtimestamp(utc / 1_000_000, UTC).strftime("%Y-%m-%dT%H:%M:%S")
