"""The shift as a PDF from the window: of the figures that were counted, with who signed them, or no file at all."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tests.fast.ui.pit.sitting import Sitting

Key = Qt.Key


@pytest.fixture(scope="module")
def counted_once(tables: tuple[str, ...], tmp_path_factory: pytest.TempPathFactory, fonts: None) -> Iterator[Sitting]:
    sits = Sitting(tables, tmp_path_factory.mktemp("counted"))
    sits.strikes(Key.Key_S)
    assert sits.keys() == ["count"], "a shift is counted before it is filed"
    sits.presses("key count")
    sits.until(lambda showing: bool(showing.shift))
    yield sits
    sits.close()


@pytest.fixture
def counted(counted_once: Sitting) -> Iterator[Sitting]:
    """The page of the shift, as it is after counting."""
    before = counted_once.showing
    yield counted_once
    counted_once.pit.showing = before
    counted_once.strikes(Key.Key_Escape)
    counted_once.strikes(Key.Key_S)


def files(sits: Sitting, name: str) -> str:
    """What is told of it in the end."""
    sits.presses("key paper")
    sits.fills(file=name)
    sits.presses("key file")
    sits.until(lambda _: sits.said not in ("", "It is being made; go on meanwhile"))
    return sits.said


def test_it_is_called_after_its_hours(counted: Sitting) -> None:
    counted.presses("key paper")
    (read,) = counted.showing.shift
    began, ended = (datetime.fromtimestamp(each / 1_000_000, UTC) for each in (read.since, read.until))
    (field,) = counted.window.props.sheet.fields
    assert field.typed == f"shift-{began:%Y-%m-%d-%H%M}-to-{ended:%H%M}.pdf"


def test_it_holds_the_figures_that_were_counted(counted: Sitting, tmp_path: Path) -> None:
    (read,) = counted.showing.shift
    to = tmp_path / "shift.pdf"
    assert files(counted, str(to)) == f"{to}: {read.digest.hex()}"
    assert to.read_bytes().startswith(b"%PDF")
    assert not list(tmp_path.glob(".*made")), "nothing is left beside it"
    assert counted.keys() == ["read", "count", "paper"], "the shift lies there as before"


def test_a_name_that_is_taken_or_goes_nowhere_is_told(counted: Sitting, tmp_path: Path) -> None:
    taken = tmp_path / "taken.pdf"
    taken.write_text("an earlier shift")
    for name, told in (
        (taken, "is there already"),
        (tmp_path / "nowhere" / "shift.pdf", "is no folder"),
        (tmp_path / "shift.txt", "ends with .pdf"),
    ):
        assert told in files(counted, str(name))
        counted.strikes(Key.Key_Escape)
    assert taken.read_text() == "an earlier shift"


def test_other_figures_than_those_that_were_counted_are_no_file(counted: Sitting, tmp_path: Path) -> None:
    (read,) = counted.showing.shift
    counted.pit.showing = replace(counted.showing, shift=(replace(read, digest=bytes(32)),))
    assert "count again" in files(counted, str(tmp_path / "shift.pdf"))
    assert not list(tmp_path.glob("*.pdf"))
