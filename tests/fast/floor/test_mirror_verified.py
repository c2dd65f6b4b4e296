"""`verify` at one table of a floor: good as it came from the terminal, wrong however a superuser rewrites it."""

from contextlib import closing
from pathlib import Path
from shutil import copytree

import pytest

from dealer_terminal.cli.main import main
from dealer_terminal.floor.address import floor_url
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.seal import frame_place, seal
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.schema import MODELS
from tests.fast.floor.house import Floor, Terminal
from tests.helpers.playing import session_of

GOOD, FOUND_WRONG = 0, 1
BODY = "body = convert_to(replace(convert_from(body, 'UTF8'), '1', '2'), 'UTF8')"
LEAF = "leaf = floor.leaf(position, round, kind, schema, operator, utc + 1, monotonic, body)"
READY = "UPDATE pg_index SET indisready = {} WHERE indexrelid = 'floor.hands_by_seat'::regclass"
LEFT_OUT = "CREATE TEMP TABLE own AS TABLE hands; DELETE FROM hands; INSERT INTO hands TABLE own"
TAMPERED = {
    "a record's body": (f"UPDATE records SET {BODY} WHERE position = 9", "record 9"),
    "a record and its leaf": (f"UPDATE records SET utc = utc + 1, {LEAF} WHERE position = 9", "checkpoint"),
    "a record taken away": ("DELETE FROM records WHERE position = 9", "record 9"),
    "the last signed records": ("DELETE FROM records WHERE position >= (SELECT size - 3 FROM heads)", "record"),
    "the last records": ("DELETE FROM tail_records", "the tail was cut"),
    "a checkpoint's signature": ("UPDATE checkpoints SET note = set_byte(note, length(note) - 9, 65)", "checkpoint"),
    "a checkpoint taken away": ("DELETE FROM checkpoints", "no checkpoint"),
    "a device frame": ("UPDATE frames SET sealed = sha256(sealed) WHERE number = 1", "frame"),
    "a device frame taken away": ("DELETE FROM frames WHERE number = 1", "frame"),
    "a node of the tree": ("INSERT INTO nodes SELECT table_id, 8, 0, sha256('') FROM tables", "node 0 of level"),
    "the edge of the tree": ("UPDATE heads SET ahead_edge = sha256(ahead_edge)", "the frontier"),
    "an unsigned record": ("UPDATE tail_records SET operator = '9999'", "record"),
    "a payment": ("UPDATE wager_results SET pays = pays + 100", "wager_results at round"),
    "a hand": ("DELETE FROM hands", "hands lacks round"),
    "left out of an index": (
        f"{READY.format(False)}; {LEFT_OUT}; {READY.format(True)}",
        "the index hands_by_seat of hands holds 0 of ",
    ),
    "how far the read models go": ("UPDATE heads SET modelled = 20", "which no record gives"),
}


@pytest.fixture(scope="module")
def mirrored(tmp_path_factory: pytest.TempPathFactory, shared: Floor) -> Terminal:
    """Rounds with device frames, and behind the newest checkpoint a round that nothing signs yet."""
    terminal = Terminal(tmp_path_factory.mktemp("mirrored"), shared)
    terminal.play(2)
    with closing(open_journal(terminal.db, keys=terminal.keys)) as journal:
        keys, number = journal.keys, session_of(journal, journal.keys).state.round
        for count in range(3):
            place = frame_place(keys.round_id(number), "shoe", count)
            sealed = seal(keys.round_key(number), place, b"a frame", capacity=64)
            journal.append_frame(DeviceFrame("shoe", count, sealed, Times(2**50, count)))
    terminal.play(1, seed=3)
    terminal.append(DeviceFaultRaised("jam", "stands still"), at=2**51)
    terminal.forward(shared.enrol("7"))
    return terminal


def verified(terminal: Terminal, *more: str) -> int:
    return main(["verify", "--db", terminal.floor.url, "--table", terminal.table, *more])


def test_what_the_terminal_brought_is_good_and_it_is_said_to_be_a_mirror(
    mirrored: Terminal, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (vkey,) = mirrored.keys.glob("*.vkey")
    assert verified(mirrored, "--vkey", str(vkey)) == GOOD
    said = capsys.readouterr()
    assert (said.err, said.out.startswith("All good: ")) == ("", True)
    unchecked = (
        "Not checked: how the server's own tables are made, nor whether the terminal has more: a mirror of table 7"
    )
    assert unchecked in said.out
    assert "are behind the newest checkpoint: no signature covers them yet" in said.out
    (tmp_path / "kept").write_bytes(
        mirrored.floor.rows("SELECT note FROM floor.checkpoints ORDER BY size OFFSET 1 LIMIT 1")[0][0]
    )
    assert verified(mirrored, "--since", str(tmp_path / "kept")) == GOOD
    assert verified(mirrored, "--keys", str(mirrored.keys)) == GOOD
    copytree(mirrored.keys, other := tmp_path / "other")
    (other / "signing.key").write_text("00" * 32 + "\n")
    assert verified(mirrored, "--keys", str(other)) == FOUND_WRONG
    assert "are not this journal's" in capsys.readouterr().err


def test_what_a_superuser_rewrote_is_found(mirrored: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    found = {}
    for name, (tampering, why) in TAMPERED.items():
        with mirrored.floor.undone():
            mirrored.floor.rewrite(tampering)
            code, said = verified(mirrored), capsys.readouterr().err
        if code != FOUND_WRONG or why not in said:
            found[name] = said
    assert found == {}
    assert verified(mirrored) == GOOD


def test_another_key_in_the_journals_place_is_found_by_a_copy_of_its_own(
    mirrored: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    (vkey,) = mirrored.keys.glob("*.vkey")
    with mirrored.floor.undone():
        mirrored.floor.rewrite("UPDATE tables SET vkey = left(vkey, -1) || '='")
        assert verified(mirrored, "--vkey", str(vkey)) == FOUND_WRONG
    assert "names another key than the one that it is checked with" in capsys.readouterr().err


def test_read_models_that_are_on_their_way_are_no_fault(mirrored: Terminal, capsys: pytest.CaptureFixture[str]) -> None:
    models = [each.name for each in MODELS]
    with mirrored.floor.undone():
        mirrored.floor.rewrite("; ".join(f"DELETE FROM {each}" for each in models) + "; UPDATE heads SET modelled = 0")
        assert verified(mirrored) == GOOD
    assert "Read models go up to record 0" in capsys.readouterr().out


def test_sessions_that_the_floor_opens_without_its_guards_are_found(
    mirrored: Terminal, capsys: pytest.CaptureFixture[str]
) -> None:
    database = f'ALTER DATABASE "{floor_url(mirrored.floor.url).database}"'
    mirrored.floor.rewrite(f"{database} SET session_replication_role = replica")
    assert verified(mirrored) == FOUND_WRONG
    assert "the server sets session_replication_role to 'replica' in each session" in capsys.readouterr().err
    mirrored.floor.rewrite(f"{database} RESET session_replication_role")
