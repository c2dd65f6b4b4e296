"""Tiles of a floor's tables, served over HTTP, and checked by the page's own checker."""

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.audit.checkpoint import parse_checkpoint
from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.note import parse_note
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.office import open_office
from dealer_terminal.floor.publishing import Published, publish
from tests.fast.floor.house import Floor, Terminal
from tests.helpers.served_folder import served

CHECKER = Path(__file__).parents[3] / "docs" / "verifier" / "tiles.py"


def checked(folder: Path, *kept: Path) -> str:
    with served(folder) as prefix:
        asked = [sys.executable, str(CHECKER), prefix, str(folder / "vkey"), *map(str, kept)]
        done = subprocess.run(asked, capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


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


def test_the_root_is_rebuilt_over_http(tiles: Path, long: Terminal) -> None:
    said = checked(tiles)
    assert f"Good: {long.standing().size} records on 2 levels" in said


def test_what_is_published_never_changes(tmp_path: Path, terminal: Terminal) -> None:
    folder, before = tmp_path / "tiles", dict[str, bytes]()
    for seed in range(12):
        terminal.play(2, seed=seed)
        terminal.forward()
        published(terminal, folder)
        now = files(folder)
        gone = {name for name in before if name not in now}
        assert all(name.partition(".p/")[0] in now for name in gone)
        assert {name for name in now if name in before and now[name] != before[name]} <= {"checkpoint"}
        before = now
    assert len(gone) < 12


def test_a_tree_of_each_checkpoint_can_be_read(tiles: Path, long: Terminal) -> None:
    notes = long.floor.rows("SELECT size, note FROM floor.checkpoints WHERE table_id = '7' ORDER BY size")
    assert len(notes) > 30
    for size, note in notes[-5:]:
        (tiles / "checkpoint").write_bytes(note)
        assert f"Good: {size} records" in checked(tiles)


def test_a_kept_checkpoint_is_held_against_it(tiles: Path, tmp_path: Path, long: Terminal) -> None:
    ((note,),) = long.floor.rows("SELECT note FROM floor.checkpoints ORDER BY size LIMIT 1")
    kept = tmp_path / "kept.checkpoint"
    kept.write_bytes(note)
    assert "kept checkpoints that fit: 1" in checked(tiles, kept)
    head = parse_checkpoint(parse_note((tiles / "checkpoint").read_bytes()).text)
    (tiles / "checkpoint").write_bytes(note)
    newest = tmp_path / "newest.checkpoint"
    ((note,),) = long.floor.rows("SELECT note FROM floor.checkpoints ORDER BY size DESC LIMIT 1")
    newest.write_bytes(note)
    assert f"Wrong: a kept checkpoint covers {head.size} records" in checked(tiles, newest)


@pytest.mark.parametrize(
    "file", ["checkpoint", "tile/0/001", "tile/1/000.p/*", "tile/entries/000", "tile/entries/*.p/*"]
)
@pytest.mark.parametrize("at", [30, -1])
def test_a_changed_byte_is_found(tiles: Path, file: str, at: int) -> None:
    found = max(tiles.glob(file), key=lambda each: (len(each.name), each.name))
    data = bytearray(found.read_bytes())
    data[at] ^= 1
    found.write_bytes(data)
    assert checked(tiles).startswith("Wrong: ")


def test_a_file_that_is_gone_is_found(tiles: Path) -> None:
    (tiles / "tile/entries/001").unlink()
    assert checked(tiles).startswith("Wrong: ")


def _changed(terminal: Terminal) -> None:
    terminal.floor.rewrite("UPDATE records SET operator = 'K' WHERE position = (SELECT max(position) FROM records)")


def _leaf_too(terminal: Terminal) -> None:
    terminal.floor.rewrite("UPDATE records SET leaf = sha256('x') WHERE position = (SELECT max(position) FROM records)")


def _put_back(terminal: Terminal) -> None:
    terminal.floor.rewrite("DELETE FROM checkpoints WHERE size > 40")


CHANGES: dict[str, tuple[Callable[[Terminal], None], str]] = {
    "a record": (_changed, "is not what its leaf says"),
    "a leaf": (_leaf_too, "does not go on from"),
    "put back": (_put_back, "it was put back"),
}


@pytest.mark.parametrize(("change", "said"), CHANGES.values(), ids=CHANGES)
def test_a_floor_that_was_rewritten_publishes_nothing(
    tmp_path: Path, terminal: Terminal, change: Callable[[Terminal], None], said: str
) -> None:
    tiles = tmp_path / "tiles"
    terminal.forward()
    published(terminal, tiles)
    terminal.play(1, seed=77)
    terminal.forward()
    before = files(tiles)
    change(terminal)
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
