"""Another journal of the same keys where the terminal's own stood, or none: refused, until an administrator decides."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.cli.main import main
from tests.fast.cli.conftest import Run, Terminal, not_refused

SIMULATE = ("simulate", "--rounds", "1")
GO_ON = ("go-on", "--reason", "a new table")


def here(folder: Path, name: str = "journal") -> tuple[str, ...]:
    return ("--db", str(folder / f"{name}.db"), "--keys", str(folder / "keys"))


@pytest.fixture(scope="module")
def made_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, tuple[str, str]]:
    """Make two journals of the same keys, and return their ids."""
    folder, found = tmp_path_factory.mktemp("two") / "own", list[str]()
    for name in ("journal", "other"):
        before = set((folder / "keys").glob("*.mark"))
        folder.mkdir(exist_ok=True)
        assert main([*SIMULATE, *here(folder, name)]) == 0
        (mark,) = set((folder / "keys").glob("*.mark")) - before
        found.append(mark.stem)
    shutil.copytree(folder, folder.with_name("kept"))
    return folder, (found[0], found[1])


@pytest.fixture
def folder(made_once: tuple[Path, tuple[str, str]]) -> Path:
    """Put all back as it was, in the same place, which the marks know."""
    folder, _ = made_once
    shutil.rmtree(folder)
    return Path(shutil.copytree(folder.with_name("kept"), folder))


@pytest.fixture
def ids(made_once: tuple[Path, tuple[str, str]]) -> tuple[str, str]:
    return made_once[1]


def swapped(folder: Path) -> None:
    (folder / "journal.db").rename(folder / "kept.db")
    (folder / "other.db").rename(folder / "journal.db")


def gone(folder: Path) -> None:
    (folder / "journal.db").rename(folder / "kept.db")


def emptied(folder: Path) -> None:
    gone(folder)
    (folder / "journal.db").touch()


def linked_nowhere(folder: Path) -> None:
    gone(folder)
    (folder / "journal.db").symlink_to(folder / "new.db")


def linked_to_the_other(folder: Path) -> None:
    gone(folder)
    (folder / "journal.db").symlink_to(folder / "other.db")


def folder_linked(folder: Path) -> Path:
    """The folder's name leads to another one, which holds the other journal."""
    (folder / "there").rename(folder / "moved")
    (folder / "elsewhere").mkdir()
    (folder / "there").symlink_to(folder / "elsewhere")
    return folder / "elsewhere" / "journal.db"


def test_another_one_in_its_place_is_refused_and_named(terminal: Terminal, folder: Path, ids: tuple[str, str]) -> None:
    swapped(folder)
    before = (folder / "journal.db").read_bytes()
    for command in (SIMULATE, ("checkpoint",), ("table", "--simulate", "--headless", "--rounds", "1")):
        pictures = ("--screenshots", str(folder / "pictures")) if "--headless" in command else ()
        said = terminal(*command, *pictures, *here(folder)).refusal()
        assert f"it is journal {ids[1]}, and this terminal has " in said
        assert f" records of {ids[0]} there: put the newest journal back, or go on from here by an admin" in said
    assert (folder / "journal.db").read_bytes() == before
    assert f"another journal was put in the place of {ids[0]}" in terminal("verify", *here(folder)).err


def test_a_link_in_its_place_is_played_on_by_nobody(terminal: Terminal, folder: Path, ids: tuple[str, str]) -> None:
    linked_nowhere(folder)
    said = "journal.db is a link, which may lead elsewhere"
    wrong = [((*command, *here(folder)), said) for command in (SIMULATE, GO_ON)]
    assert not_refused(terminal, wrong) == []
    assert not (folder / "new.db").exists()
    (folder / "journal.db").unlink()
    (folder / "kept.db").rename(folder / "journal.db")
    linked_to_the_other(folder)
    assert not_refused(terminal, wrong) == []
    assert f"another journal was put in the place of {ids[0]}" in terminal("verify", *here(folder)).err
    assert "this terminal has " in terminal("checkpoint", *here(folder)).refusal()


def test_a_link_to_an_older_copy_is_named_as_one_in_its_place(terminal: Terminal, tmp_path: Path) -> None:
    assert terminal(*SIMULATE, *here(tmp_path)).code == 0
    (tmp_path / "older.db").write_bytes((tmp_path / "journal.db").read_bytes())
    assert terminal(*SIMULATE, *here(tmp_path)).code == 0
    gone(tmp_path)
    (tmp_path / "journal.db").symlink_to(tmp_path / "older.db")
    run = terminal("verify", *here(tmp_path))
    assert run.code == 1
    assert "an older copy was put in the journal's place" in run.err


def test_a_folder_that_leads_elsewhere_is_the_same_place(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    there = ("--db", str(tmp_path / "there" / "journal.db"), "--keys", str(tmp_path / "keys"))
    assert terminal(*SIMULATE, *there).code == 0
    assert terminal(*SIMULATE, *here(tmp_path, "other")).code == 0
    new = folder_linked(tmp_path)
    assert "this terminal has " in terminal(*SIMULATE, *there).refusal()
    assert not new.exists()
    (tmp_path / "other.db").rename(new)
    assert "this terminal has " in terminal(*SIMULATE, *there).refusal()


@pytest.mark.parametrize("way", [gone, emptied], ids=lambda way: way.__name__)
def test_none_begins_where_it_is_gone(
    terminal: Terminal, folder: Path, ids: tuple[str, str], way: Callable[[Path], None]
) -> None:
    way(folder)
    left = {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()}
    for command in (SIMULATE, ("table", "--simulate", "--headless", "--rounds", "1")):
        pictures = ("--screenshots", str(folder / "pictures")) if "--headless" in command else ()
        said = terminal(*command, *pictures, *here(folder)).refusal()
        assert f" records of journal {ids[0]} there, which is gone: put it back, or by an administrator" in said
    assert {each: each.read_bytes() for each in folder.rglob("*") if each.is_file()} == left
    (folder / "kept.db").rename(folder / "journal.db")
    assert terminal(*SIMULATE, *here(folder)).code == 0


@pytest.mark.parametrize("way", [swapped, gone], ids=lambda way: way.__name__)
def test_going_on_with_another_is_a_fact_that_names_the_one_before(
    terminal: Terminal, folder: Path, ids: tuple[str, str], way: Callable[[Path], None]
) -> None:
    known = verified(terminal, folder).json["records"]
    way(folder)
    assert f"after {known} of {ids[0]} were known" in terminal(*GO_ON, *here(folder)).out
    run = verified(terminal, folder)
    (told,) = run.json["continued"]
    assert (told["journal"], told["known"], told["reason"]) == (ids[0], known, "a new table")
    assert f"after {known} of {ids[0]} were known" in terminal("verify", *here(folder)).out
    assert terminal(*SIMULATE, *here(folder)).code == 0
    for file in folder.glob("journal.db*"):
        file.unlink()
    (folder / "kept.db").rename(folder / "journal.db")
    assert f"it is journal {ids[0]}, and this" in terminal(*SIMULATE, *here(folder)).refusal()
    assert f"it is journal {ids[0]}, and this" in terminal("checkpoint", *here(folder)).refusal()


def test_one_that_was_moved_frees_its_place_once_it_has_played_elsewhere(
    terminal: Terminal, folder: Path, ids: tuple[str, str]
) -> None:
    (folder / "journal.db").rename(folder / "moved.db")
    assert terminal(*SIMULATE, *here(folder, "moved")).code == 0
    assert terminal(*SIMULATE, *here(folder)).code == 0
    assert terminal("verify", *here(folder, "moved")).code == 0


def test_where_nothing_stood_there_is_nothing_to_go_on_from(terminal: Terminal, tmp_path: Path) -> None:
    assert "there is no such file" in terminal(*GO_ON, *here(tmp_path)).refusal()
    assert not (tmp_path / "journal.db").exists()


def verified(terminal: Terminal, folder: Path) -> Run:
    return terminal("verify", *here(folder), "--json")
