"""Pictures that `evidence`, `replay` and the pages' own program draw."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage

from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.cli.evidence_desk import Desk, desk, folder, marked
from tests.fast.cli.journals import played_journal
from tests.fast.cli.rounds import THREE_CARD
from tests.fast.pages.pit_picture import at_the_pit
from tests.helpers.consoles import PIN, furnished_console
from tests.helpers.evidence_changes import parsed

__all__ = ["desk", "folder", "marked", "terminal"]


@pytest.fixture
def db(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return played_journal(tmp_path, 4)


def test_pictures_tell_both_clocks(desk: Desk, marked: tuple[str, ...], terminal: Terminal) -> None:
    given = ("--db", desk.db, "--round", "1", "--out", str(desk.out), "--zone", "UTC", "--reason", "Claim 118")
    assert terminal("evidence", *given, "--keys", str(desk.folder / "keys"), *marked).code == 0
    times = [each["time"] for each in desk.block("round-1")["pictures"]]
    assert times and all("; Cam 12 " in each and each.endswith(" ± 0.5 s") for each in times)


def test_pictures_are_the_same_whatever_screen_somebody_sits_at(desk: Desk, tmp_path: Path) -> None:
    """A desk with its screen at twice the size, and a platform of its own for windows."""
    drawn = []
    for number, screen in enumerate(({}, {"QT_SCALE_FACTOR": "2", "QT_FONT_DPI": "192", "QT_QPA_PLATFORM": "wayland"})):
        out = tmp_path / f"{number}.html"
        command = (sys.executable, "-m", "dealer_terminal", "evidence", "--db", desk.db, "--round", "1")
        given = ("--out", str(out), "--keys", str(desk.folder / "keys"))
        subprocess.run((*command, *given), env=os.environ | screen, check=True, capture_output=True, timeout=300)
        blocks = parsed(out.read_text()).blocks
        drawn.append({name: text for name, text in blocks.items() if name.startswith("picture-")})
    assert drawn[0] and drawn[0] == drawn[1]


def test_a_tour_saves_pictures_and_leaves_the_journal_as_it_was(terminal: Terminal, db: str, tmp_path: Path) -> None:
    before, folder = Path(db).read_bytes(), tmp_path / "pictures"
    said = terminal("replay", "--db", db, "--headless", "--screenshots", str(folder), "--zone", "UTC")
    pictures = sorted(folder.glob("*.png"))
    assert (said.code, said.out) == (0, f"{len(pictures)} pictures in {folder}\n")
    assert len(pictures) >= 15
    for each in pictures:
        with Image.open(each) as image:
            assert image.size == (1280, 720)
            assert len(image.convert("RGB").resize((160, 90)).getcolors(160 * 90) or ()) > 100
    assert Path(db).read_bytes() == before
    assert {each.stem[3:] for each in pictures} >= {"compared", "cards-that-nobody-saw", "how-far-verified", "the-menu"}
    assert (
        "pictures of another run"
        in terminal("replay", "--db", db, "--headless", "--screenshots", str(folder)).refusal()
    )


def test_a_tour_at_a_console_shows_its_forms_and_writes_nothing_but_the_looks(
    terminal: Terminal, db: str, tmp_path: Path
) -> None:
    console, keys, folder = str(tmp_path / "console.db"), tmp_path / "console-keys", tmp_path / "pictures"
    furnished_console(console, keys)
    (tmp_path / "pin").write_text(PIN)
    at = ("--db", db, "--console", console, "--keys", str(keys), "--headless", "--screenshots", str(folder))
    assert "nobody can sign on there" in terminal("replay", *at).refusal()
    assert terminal("replay", *at, "--as", "4001", "--pin-file", str(tmp_path / "pin")).code == 0
    assert {each.stem[3:] for each in folder.glob("*.png")} >= {
        "a-mark",
        "marks",
        "a-cameras-clock",
        "a-hold",
        "an-export",
    }
    log = terminal("console", "log", "--db", console, "--json").json
    written = {each["kind"] for each in log if each["operator"] == "4001"}
    assert written == {"reviewer_signed_on", "looked", "reviewer_signed_off"}


def test_the_pits_moment_is_reached(tmp_path: Path, qapp: QCoreApplication) -> None:
    sits = at_the_pit(tmp_path)
    assert sits.window.props.tiles[0].table == "Table 9"
    assert "Device fault" in sits.window.props.tiles[0].need
    sits.close()


def test_the_plot_is_a_picture_too(tmp_path: Path) -> None:
    file = tmp_path / "stax.png"
    plot = ("returns", "--rulebook", THREE_CARD, "--plot", str(file))
    done = subprocess.run([sys.executable, "-m", "dealer_terminal", *plot], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    picture = QImage(str(file))
    assert picture.width() == 2240
    assert len({picture.pixelColor(x, 400).name() for x in range(picture.width())}) > 2
