"""How the components are built."""

import re
from pathlib import Path

from dealer_terminal.ui.kit.window import IMPORT_ROOT

UI = IMPORT_ROOT / "dealer_terminal" / "ui"
FILES = {path: path.read_text() for path in sorted(UI.rglob("*.qml"))}
HANDLERS = re.compile(r"\b(TapHandler|MouseArea|MultiPointTouchArea|PointHandler|DragHandler|HoverHandler|Flickable)\b")
KEEP_TOUCHES_FROM_BELOW = {"Sheet.qml", "SheetPanel.qml"}
TAKES_NO_TOUCH = {"Tip.qml"}  # it follows a resting pointer
MAY_HANDLE = {"TouchTarget.qml", *KEEP_TOUCHES_FROM_BELOW, *TAKES_NO_TOUCH}
COLOR = re.compile(r'"#[0-9a-fA-F]{6,8}"')
MAY_COLOR = {"FeltColours.qml", "ContrastColours.qml", "Tokens.qml"}
MOST_LINES = 140


def test_only_a_touch_target_handles_touches() -> None:
    assert [path.name for path, text in FILES.items() if HANDLERS.search(text) and path.name not in MAY_HANDLE] == []


def test_colors_come_from_the_tokens() -> None:
    assert [path.name for path, text in FILES.items() if COLOR.search(text) and path.name not in MAY_COLOR] == []


def test_no_component_is_long() -> None:
    assert [path.name for path, text in FILES.items() if len(text.splitlines()) > MOST_LINES] == []


def test_no_id_hides_a_property_that_a_name_uses() -> None:
    """An assistive tool would read the item's address instead of the property."""
    found = {path.name: _hidden_in_names(text) for path, text in FILES.items()}
    assert {name: hidden for name, hidden in found.items() if hidden} == {}


def _hidden_in_names(text: str) -> set[str]:
    root = re.findall(r"^    (?:required |readonly |default )*property \S+ (\w+)", text, re.M)
    hidden = set(root) & set(re.findall(r"\bid: (\w+)", text))
    names = re.sub(r"`[^`]*`", "", " ".join(re.findall(r"^    name: .*", text, re.M)))
    return hidden & set(re.findall(r"(?<![\w.])\w+", names))


def test_a_module_lists_each_of_its_components() -> None:
    found = {}
    for module in sorted(UI.rglob("qmldir")):
        listed = {line.split()[-1] for line in module.read_text().splitlines() if line.endswith(".qml")}
        here = {str(path.relative_to(module.parent)) for path in FILES if _module_of(path) == module}
        found[module] = listed ^ here
    assert {module: names for module, names in found.items() if names} == {}


def _module_of(path: Path) -> Path:
    return next(folder / "qmldir" for folder in path.parents if (folder / "qmldir").exists())
