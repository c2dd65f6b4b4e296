"""`device record --db`: what a table's reader told in rounds that are over, out of the journal's seals."""

import sqlite3
from pathlib import Path
from random import Random

import pytest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.cards_in.frames import FrameStore
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import play_rounds
from drivers.angel_eye.wire.codec import ACK
from drivers.registry import named
from tests.fast.cli.conftest import Terminal, not_refused
from tests.helpers.playing import played

NOISE = bytes(range(0x80, 0xFF)) * 2
"""Longer than what lies under one seal, twice."""


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Rounds 1 and 3 without a reader, round 2 with a shoe; 4 is open, and a shoe was heard in it."""
    db = tmp_path_factory.mktemp("table") / "journal.db"
    journal = open_journal(str(db), keys=db.parent / "keys")
    session = played(journal, 1, keys=journal.keys)
    frames = FrameStore(journal, journal.keys, StoryClock(Random(3), START + 10**9), "angel-eye")
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


def test_a_round_that_is_over_is_a_recording_that_is_decoded(terminal: Terminal, table: Path, tmp_path: Path) -> None:
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
    run = terminal("device", "decode", str(wire))
    assert sum("CardRead" in line for line in run.out.splitlines()) == 2
    assert run.err.startswith("SIMULATED")
    run = terminal("device", "replay", str(wire), "--port", "0", "--wait")
    assert (run.code, "nobody can press Enter" in run.err) == (2, True)


WRONG = (
    (("--round", "4"), "round 4 has not ended, and its frames are sealed until then"),
    (("--round", "9"), "has no round 9"),
    (("--round", "2..1"), "write one number, such as 12"),
    ((), "name one thing to record"),
    (("--round", "2", "loop://"), "name one thing to record"),
    (("--round", "1"), "round 1 has no frames: no reader told anything in it"),
    (("--round", "2", "--protocol", "card-line"), "name one with --protocol"),
)


def test_what_cannot_be_recorded_is_refused(terminal: Terminal, table: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.wire"
    assert not_refused(terminal, WRONG, "device", "record", "--db", str(table), "--out", str(out)) == []
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


def test_a_log_is_decoded_with_its_protocol_and_up_to_where_it_was_cut(terminal: Terminal, tmp_path: Path) -> None:
    log = tmp_path / "wire.log"
    log.write_text("2026-01-02T12:00:00.000+00:00 < 05 31 50 03 36 32  |·|\n")
    decode = ("device", "decode", str(log))
    assert "name it with --protocol" in terminal(*decode).refusal()
    assert "ConditionChanged condition=standby" in terminal(*decode, "--protocol", "angel-eye").out
    assert "no such setting" in terminal(*decode, "--protocol", "angel-eye", "--option", "x=1").refusal()
    log.write_text(f"# protocol angel-eye\n{log.read_text()}2026-01-02T12:00:01.000+00:00 < 05 3")
    run = terminal(*decode)
    assert "line 3 is cut short" in run.err and "condition=standby" in run.out
