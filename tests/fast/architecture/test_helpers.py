"""Test modules import helpers, not one another: what two of them need has a name of its own."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT, files

A_TEST_MODULE = re.compile(r"\btests(?:\.\w+)*\.test_\w+")
CHIPS = "test_chips"


def imported(source: str) -> Iterator[str]:
    """Test modules that this source imports, here or in a process that it starts."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names if _of_tests(each.name))
            case ast.ImportFrom(module=module, names=names):
                yield from (name for each in names if _of_tests(name := f"{module or ''}.{each.name}"))
            case ast.Constant(value=str(text)):
                yield from A_TEST_MODULE.findall(text)


def _of_tests(name: str) -> bool:
    return any(part.startswith("test_") for part in name.split("."))


def test_no_test_module_is_imported() -> None:
    found = {
        str(path.relative_to(ROOT)): list(imported(path.read_text())) for path in files("tests", suffixes=(".py",))
    }
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    "source",
    [
        f"import tests.fast.rules.{CHIPS}",
        f"from tests.fast.rules.{CHIPS} import chips",
        f"from tests.fast.rules import {CHIPS} as shared",
        f"from . import {CHIPS}",
        f"from .{CHIPS} import chips",
        f"def late():\n    from tests.fast.rules.{CHIPS} import chips",
        f"import_module('tests.fast.rules.{CHIPS}')",
        f"[sys.executable, '-m', 'tests.fast.rules.{CHIPS}']",
        f"[sys.executable, '-c', 'from tests.fast.rules.{CHIPS} import chips; print(chips)']",
        f"f'from tests.fast.rules.{CHIPS} import {{name}}'",
    ],
)
def test_an_import_of_a_test_module_is_found(source: str) -> None:
    assert len(list(imported(source))) == 1


@pytest.mark.parametrize("source", ["from tests.fast.rules.papers import PAPERS", f"'tests/fast/rules/{CHIPS}.py'"])
def test_a_helper_may_be_imported_and_a_test_named(source: str) -> None:
    assert list(imported(source)) == []


def test_every_name_that_is_imported_from_tests_exists() -> None:
    """The long suite is not collected with every change, and neither ruff nor mypy looks."""
    found = {
        str(path.relative_to(ROOT)): missing
        for path in files("tests", suffixes=(".py",))
        if (missing := [*missing_names(ast.parse(path.read_text()))])
    }
    assert found == {}


def missing_names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            place = ROOT.joinpath(*str(node.module).split("."))
            known = defined(place.with_suffix(".py"))
            yield from (
                f"{node.module}.{each.name}"
                for each in node.names
                if each.name not in known and not (place / f"{each.name}.py").exists()
            )


@cache
def defined(file: Path) -> frozenset[str]:
    names = set[str]()
    for node in ast.walk(ast.parse(file.read_text())) if file.exists() else ():
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.ImportFrom(names=imported) | ast.Import(names=imported):
                names |= {each.asname or each.name for each in imported}
    return frozenset(names)


def test_missing_name_is_found() -> None:
    source = "from tests.helpers.cases import every, nothing\nfrom tests.helpers import cases, none_there"
    assert [*missing_names(ast.parse(source))] == ["tests.helpers.cases.nothing", "tests.helpers.none_there"]
