"""Tiles of a floor's tables, served over HTTP, and checked by the page's own checker."""

import runpy
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from cryptography.exceptions import InvalidSignature

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.publishing import Published, publish
from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.note import parse_note
from tests.fast.floor.house import Floor, Terminal
from tests.helpers.repository import ROOT
from tests.helpers.served_folder import served

VERIFIER = ROOT / "docs" / "verifier"


@cache
def checker() -> dict[str, Any]:
    """Load the page's own checker into this process."""
    sys.path.insert(0, str(VERIFIER))
    try:
        return runpy.run_path(str(VERIFIER / "tiles.py"))
    finally:
        sys.path.remove(str(VERIFIER))


def checked(folder: Path, *kept: bytes) -> str:
    with served(folder) as prefix:
        try:
            return f"Good: {checker()['checked'](prefix, (folder / 'vkey').read_text(), [*kept])}"
        except (InvalidSignature, ValueError, LookupError, TypeError, OSError) as wrong:
            return f"Wrong: {wrong}"


def published(terminal: Terminal, folder: Path) -> Published:
    with open_office(terminal.floor.url) as office:
        return publish(office.connection, office.where, terminal.table, folder)


def files(folder: Path) -> dict[str, bytes]:
    return {str(file.relative_to(folder)): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory, shared: Floor) -> Terminal:
    """Published twice, in a folder beside it: the second time with more than one full tile."""
    terminal = Terminal(tmp_path_factory.mktemp("long"), shared)
    terminal.play(2)
    terminal.enrolled().forward()
    published(terminal, terminal.folder / "tiles")
    terminal.play(30, seed=9)
    terminal.forward()
    assert published(terminal, terminal.folder / "tiles").size > 512
    return terminal


@pytest.fixture
def tiles(tmp_path: Path, long: Terminal) -> Path:
    """To be changed."""
    return Path(shutil.copytree(long.folder / "tiles", tmp_path / "tiles"))


def test_the_root_is_rebuilt_over_http_at_each_checkpoint(tiles: Path, long: Terminal) -> None:
    with served(tiles) as prefix:
        asked = [sys.executable, str(VERIFIER / "tiles.py"), prefix, tiles / "vkey"]
        said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    assert f"Good: {long.standing().size} records on 2 levels" in said
    notes = long.floor.rows("SELECT size, note FROM floor.checkpoints WHERE table_id = '7' ORDER BY size")
    assert len(notes) > 30
    for size, note in notes[1::15]:
        (tiles / "checkpoint").write_bytes(note)
        assert f"Good: {size} records" in checked(tiles)


def test_what_is_published_never_changes(tmp_path: Path, terminal: Terminal) -> None:
    folder, before = tmp_path / "tiles", dict[str, bytes]()
    for seed in range(5):
        terminal.play(2, seed=seed)
        terminal.forward()
        published(terminal, folder)
        now = files(folder)
        gone = {name for name in before if name not in now}
        assert all(name.partition(".p/")[0] in now for name in gone)
        assert {name for name in now if name in before and now[name] != before[name]} <= {"checkpoint"}
        before = now
    assert len(gone) < 5


def test_a_kept_checkpoint_is_held_against_it(tiles: Path, long: Terminal) -> None:
    notes = [note for (note,) in long.floor.rows("SELECT note FROM floor.checkpoints ORDER BY size")]
    assert "kept checkpoints that fit: 1" in checked(tiles, notes[0])
    head = parse_checkpoint(parse_note((tiles / "checkpoint").read_bytes()).text)
    (tiles / "checkpoint").write_bytes(notes[0])
    assert f"Wrong: a kept checkpoint covers {head.size} records" in checked(tiles, notes[-1])


def test_a_changed_byte_and_a_file_that_is_gone_are_found(tiles: Path) -> None:
    found = []
    for name in ("checkpoint", "tile/0/001", "tile/1/000.p/*", "tile/entries/000", "tile/entries/*.p/*"):
        file = max(tiles.glob(name), key=lambda each: (len(each.name), each.name))
        whole = file.read_bytes()
        for at in (30, -1):
            data = bytearray(whole)
            data[at] ^= 1
            file.write_bytes(data)
            found += [] if checked(tiles).startswith("Wrong: ") else [(name, at)]
        file.write_bytes(whole)
    assert found == []
    (tiles / "tile/entries/001").unlink()
    assert checked(tiles).startswith("Wrong: ")


NEWEST = "WHERE position = (SELECT max(position) FROM records)"
CHANGES = {
    f"UPDATE records SET operator = 'K' {NEWEST}": "is not what its leaf says",
    f"UPDATE records SET leaf = sha256('x') {NEWEST}": "does not go on from",
    "DELETE FROM checkpoints WHERE size > 40": "it was put back",
}


def test_a_floor_that_was_rewritten_publishes_nothing(tmp_path: Path, terminal: Terminal) -> None:
    tiles = tmp_path / "tiles"
    terminal.forward()
    published(terminal, tiles)
    terminal.play(1, seed=77)
    terminal.forward()
    before = files(tiles)
    for change, said in CHANGES.items():
        with terminal.floor.undone():
            terminal.floor.rewrite(change)
            with pytest.raises(MismatchError, match=said):
                published(terminal, tiles)
        assert files(tiles) == before
    assert checked(tiles).startswith("Good: ")


def test_a_published_folder_that_was_cut_is_one_line(tiles: Path, long: Terminal) -> None:
    for part in tiles.glob("tile/0/*.p/*"):
        part.write_bytes(b"")
    with pytest.raises(KnownError, match="cut off: take the folder away"):
        published(long, tiles)


def test_what_no_checkpoint_covers_is_not_published(tmp_path: Path, terminal: Terminal) -> None:
    other = Terminal(tmp_path / "8", terminal.floor, "8")
    other.folder.mkdir()
    other.play_on(60)
    done = other.forward(other.floor.enrol("8"))
    assert done.ahead > done.signed == published(other, tmp_path / "tiles").size
    entries = b"".join(data for name, data in files(tmp_path / "tiles").items() if "entries" in name)
    ((unsigned,),) = other.floor.rows("SELECT max(position) FROM floor.tail_records WHERE table_id = '8'")
    assert b"record@v1\n%d\n" % (done.signed - 1) in entries
    assert b"record@v1\n%d\n" % unsigned not in entries
