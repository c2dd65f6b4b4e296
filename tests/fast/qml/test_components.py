"""How the components are built."""

import re
from pathlib import Path

import pytest

from dealer_terminal.ui.shared.window import IMPORT_ROOT

UI = IMPORT_ROOT / "dealer_terminal" / "ui"
FILES = sorted(UI.rglob("*.qml"))
NAMES = [str(path.relative_to(UI)) for path in FILES]
EVERY_FILE = pytest.mark.parametrize("path", FILES, ids=NAMES)
HANDLERS = re.compile(r"\b(TapHandler|MouseArea|MultiPointTouchArea|PointHandler|DragHandler|HoverHandler|Flickable)\b")
KEEP_TOUCHES_FROM_BELOW = {"Sheet.qml", "SheetPanel.qml"}
TAKES_NO_TOUCH = {"Tip.qml"}  # it looks where a pointer rests
MAY_HANDLE = {"TouchTarget.qml", *KEEP_TOUCHES_FROM_BELOW, *TAKES_NO_TOUCH}
COLOUR = re.compile(r'"#[0-9a-fA-F]{6,8}"')
MAY_COLOUR = {"FeltColours.qml", "ContrastColours.qml", "Tokens.qml"}


@EVERY_FILE
def test_only_a_touch_target_handles_touches(path: Path) -> None:
    assert path.name in MAY_HANDLE or not HANDLERS.search(path.read_text())


@EVERY_FILE
def test_colours_come_from_the_tokens(path: Path) -> None:
    assert path.name in MAY_COLOUR or COLOUR.findall(path.read_text()) == []


@EVERY_FILE
def test_a_component_is_one_idea_a_file(path: Path) -> None:
    assert len(path.read_text().splitlines()) <= 140


@EVERY_FILE
def test_no_accessible_name_is_an_item_in_place_of_a_property(path: Path) -> None:
    """An id hides a property of that name: an assistive tool would say the item's address."""
    text = path.read_text()
    root = re.findall(r"^    (?:required |readonly |default )*property \S+ (\w+)", text, re.M)
    hidden = set(root) & set(re.findall(r"\bid: (\w+)", text))
    names = re.sub(r"`[^`]*`", "", " ".join(re.findall(r"^    name: .*", text, re.M)))
    assert hidden & set(re.findall(r"(?<![\w.])\w+", names)) == set()


@pytest.mark.parametrize("module", sorted(UI.rglob("qmldir")), ids=lambda path: path.parent.name)
def test_a_module_lists_every_component_it_has(module: Path) -> None:
    listed = {line.split()[-1] for line in module.read_text().splitlines() if line.endswith(".qml")}
    here = {str(path.relative_to(module.parent)) for path in FILES if _module_of(path) == module}
    assert listed == here


def _module_of(path: Path) -> Path:
    return next(folder / "qmldir" for folder in path.parents if (folder / "qmldir").exists())
