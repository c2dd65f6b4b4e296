"""Journeys and their long kind borrow nothing of the product: they press, plug and read from outside."""

import ast
from pathlib import Path

from tests.helpers.repository import ROOT, files

PRODUCT = ("dealer_terminal", "drivers")
FOLDERS = ("tests/journeys", "tests/long/consoles", "tests/long/floor", "tests/long/readers", "tests/long/tables")


def imported(file: Path) -> set[str]:
    """The top-level packages that a file imports."""
    names = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
    return {name.split(".")[0] for name in names}


def test_journeys_import_nothing_of_the_product() -> None:
    found = [str(file.relative_to(ROOT)) for file in files(*FOLDERS, suffixes=(".py",)) if imported(file) & {*PRODUCT}]
    assert found == []
