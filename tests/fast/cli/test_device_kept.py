"""`device record --db`: what a table's reader told in rounds that are over, out of the journal's seals."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.cards_in.frames import Frames
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import play_rounds
from drivers.angel_eye.wire.codec import ACK
from drivers.registry import named
from tests.fast.cli.conftest import Terminal
from tests.helpers.playing import played

NOISE = bytes(range(0x80, 0xFF)) * 2
"""Longer than what lies under one seal, twice."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rounds 1 and 3 without a reader, round 2 with a shoe; 4 is open, and a shoe was heard in it."""
    db = tmp_path_factory.mktemp("table") / "journal.db"
    journal = open_journal(str(db), keys=db.parent / "keys")
    session = played(journal, 1, keys=journal.keys)
    frames = Frames(journal, journal.keys, StoryClock(Random(3), START + 10**9), "angel-eye")
    for raw in (*reports(), NOISE):
        frames.keep(2, raw)
    for _ in play_rounds(session, Random(2), 2):
        pass
    frames.keep(4, b"\x05")
    journal.close()
    return db


def reports() -> tuple[bytes, ...]:
    """Of a deck, and of two cards that were drawn, as each is acknowledged."""
    twin, said = named("angel-eye").twin(3), list[bytes]()
    for gesture in ("insert-deck", "draw-card", "draw-card"):
        twin.gestures()[gesture]()
        said.append(twin.tick(float(len(said))))
        twin.feed(bytes((ACK,)), float(len(said)))
    return tuple(said)


def test_a_round_that_is_over_is_a_recording(terminal: Terminal, table: Path, tmp_path: Path) -> None:
    wire = tmp_path / "round-2.wire"
    said = terminal("device", "record", "--db", str(table), "--round", "2", "--out", str(wire))
    assert said.code == 0, said.err
    assert f"{len(reports()) + 1} frames in {wire}. Proven" in said.out
    text = wire.read_text()
    assert text.startswith("# protocol angel-eye\n")
    assert "# cards SIMULATED\n" in text
    assert [line.partition(" < ")[2].partition("  |")[0] for line in text.splitlines() if " < " in line] == [
        raw.hex(" ").upper() for raw in (*reports(), NOISE)
    ]
    assert wire.stat().st_mode & 0o777 == 0o600


def test_it_is_decoded_and_told_as_simulated(terminal: Terminal, table: Path, tmp_path: Path) -> None:
    wire = tmp_path / "rounds.wire"
    terminal("device", "record", "--db", str(table), "--round", "1..3", "--out", str(wire))
    run = terminal("device", "decode", str(wire))
    assert sum("CardRead" in line for line in run.out.splitlines()) == 2
    assert run.err.startswith("SIMULATED")


WRONG = {
    "open": (("--round", "4"), "round 4 has not ended, and its frames are sealed until then"),
    "not there": (("--round", "9"), "has no round 9"),
    "no range": (("--round", "2..1"), "write one number, such as 12"),
    "no round": ((), "name one thing to record"),
    "a line as well": (("--round", "2", "loop://"), "name one thing to record"),
    "dealt by hand": (("--round", "1"), "round 1 has no frames: no reader told anything in it"),
    "another reader": (("--round", "2", "--protocol", "card-line"), "name one with --protocol"),
}


@pytest.mark.parametrize(("more", "told"), WRONG.values(), ids=WRONG.keys())
def test_what_cannot_be_recorded_gets_one_line(
    more: tuple[str, ...], told: str, terminal: Terminal, table: Path, tmp_path: Path
) -> None:
    out = tmp_path / "x.wire"
    assert told in terminal("device", "record", "--db", str(table), *more, "--out", str(out)).refusal()
    assert not out.exists()


def test_a_frame_that_somebody_changed_is_found_wrong(terminal: Terminal, table: Path, tmp_path: Path) -> None:
    changed, out = tmp_path / "changed.db", tmp_path / "x.wire"
    changed.write_bytes(table.read_bytes())
    with sqlite3.connect(changed) as database:
        database.execute("DROP TRIGGER frames_no_update")
        database.execute("UPDATE frames SET utc = utc + 1 WHERE number = 0")
    database.close()
    run = terminal("device", "record", "--db", str(changed), "--round", "2", "--out", str(out))
    assert run.code == 1
    assert "not those that a record counts" in run.err
    assert not out.exists()


def test_a_replay_that_waits_needs_somebody_who_presses_enter(terminal: Terminal, table: Path, tmp_path: Path) -> None:
    wire = tmp_path / "round-2.wire"
    terminal("device", "record", "--db", str(table), "--round", "2", "--out", str(wire))
    run = terminal("device", "replay", str(wire), "--port", "0", "--wait")
    assert run.code == 2
    assert "nobody can press Enter" in run.err
