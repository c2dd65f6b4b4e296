"""Pictures of one run stand alone: a folder that holds others is refused, and nothing in it is touched."""

from pathlib import Path

import pytest

from dealer_terminal.cli.window_options import fresh
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.journals import played_journal


@pytest.fixture
def taken(tmp_path: Path) -> Path:
    for name in ("pictures", "pictures-2"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "a drawing.png").write_bytes(b"mine")
    return tmp_path / "pictures"


def test_a_table_plays_into_no_folder_with_pictures(terminal: Terminal, tmp_path: Path, taken: Path) -> None:
    asked = ("table", "--simulate", "--headless", "--screenshots", str(taken), "--db", str(tmp_path / "journal.db"))
    said = terminal(*asked, "--keys", str(tmp_path / "keys")).refusal()
    assert said == f"{taken}: pictures of another run are there: name a new folder, such as {taken}-3"
    meters = ("meters", "--db", played_journal(tmp_path / "played", 1), "--headless", "--screenshots", str(taken))
    assert "pictures of another run are there" in terminal(*meters).refusal()
    assert [each.read_bytes() for each in taken.iterdir()] == [b"mine"]
    assert not (tmp_path / "journal.db").exists()


def test_a_folder_with_other_things_is_fresh(taken: Path) -> None:
    assert fresh(taken) == taken.with_name("pictures-3")
    taken.with_name("pictures-3").mkdir()
    (taken.with_name("pictures-3") / "notes.txt").touch()
    assert fresh(taken) == taken.with_name("pictures-3")
