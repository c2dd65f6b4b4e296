"""The acceptance suite stands outside: it presses, plugs and reads, and borrows nothing of the product."""

import ast

import pytest

from tests.helpers.repository import ROOT

FILES = sorted((ROOT / "tests" / "long" / "acceptance").glob("*.py"))
OURS = ("dealer_terminal", "drivers")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_it_imports_nothing_of_the_product(file) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        assert not [name for name in names if name.split(".")[0] in OURS], f"{file.name}: {names}"
