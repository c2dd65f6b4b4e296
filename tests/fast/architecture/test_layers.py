"""The import contracts of `pyproject.toml`: that they see every file, and that each one breaks when it is broken."""

import shutil
import subprocess
import sys
from pathlib import Path

import grimp
import pytest

from tests.helpers.repository import PACKAGES, ROOT, files, module_name

LAYERS = "The house is built in layers"
PURE = "Rules, procedure, journal and review are pure"
SCREENS = "Screens reach neither the disk nor a device"
QT = "Qt lives in ui"
DRIVERS = "Drivers know nothing of the terminal"
ALONE = "A witness runs by itself"
KIT = "Only the command line uses the kit"

# contract, the package that breaks it, what it imports
VIOLATIONS = [
    (LAYERS, "dealer_terminal.rules", "dealer_terminal.procedure"),
    (LAYERS, "dealer_terminal.procedure", "dealer_terminal.journal"),
    (LAYERS, "dealer_terminal.journal", "dealer_terminal.table"),
    (LAYERS, "dealer_terminal.journal", "dealer_terminal.review"),
    (LAYERS, "dealer_terminal.review", "dealer_terminal.table"),
    (LAYERS, "dealer_terminal.table", "dealer_terminal.review"),
    (LAYERS, "dealer_terminal.review", "dealer_terminal.storage"),
    (LAYERS, "dealer_terminal.table", "dealer_terminal.storage"),
    (LAYERS, "dealer_terminal.storage", "dealer_terminal.floor"),
    (LAYERS, "dealer_terminal.floor", "dealer_terminal.ui"),
    (LAYERS, "dealer_terminal.ui", "dealer_terminal.demo"),
    (LAYERS, "dealer_terminal.app", "dealer_terminal.cli"),
    (KIT, "dealer_terminal.app", "drivers.kit"),
    *((PURE, f"dealer_terminal.{pure}", "time") for pure in ("rules", "procedure", "journal", "review")),
    *((PURE, "dealer_terminal.rules", outside) for outside in ("random", "os", "pathlib", "logging", "threading")),
    *((PURE, "dealer_terminal.rules", outside) for outside in ("socket", "PySide6", "sqlalchemy", "serial")),
    (SCREENS, "dealer_terminal.ui", "dealer_terminal.storage"),
    (SCREENS, "dealer_terminal.ui", "serial"),
    (SCREENS, "dealer_terminal.ui", "drivers"),
    (QT, "dealer_terminal.table", "PySide6"),
    (QT, "dealer_terminal.review", "PySide6"),
    (QT, "dealer_terminal.storage", "PySide6"),
    (QT, "drivers", "PySide6"),
    (DRIVERS, "drivers", "dealer_terminal.rules"),
    (ALONE, "dealer_terminal.floor.witness", "sqlalchemy"),
    (ALONE, "dealer_terminal.floor.witness", "dealer_terminal.table"),
]


def test_the_contracts_see_every_module_on_disk() -> None:
    on_disk = {module_name(path) for path in files(*PACKAGES, suffixes=(".py",))}
    seen = grimp.build_graph(*PACKAGES, include_external_packages=True, cache_dir=None).modules
    assert on_disk <= seen, "a folder without __init__.py is not seen"
    assert len(on_disk) >= 20


@pytest.fixture(scope="module")
def verdict(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the check says of a copy of the house in which each violation is planted in a module of its own."""
    copy = tmp_path_factory.mktemp("planted")
    shutil.copy(ROOT / "pyproject.toml", copy)
    for package in PACKAGES:
        shutil.copytree(ROOT / package, copy / package, ignore=shutil.ignore_patterns("__pycache__"))
    for number, (_, where, imported) in enumerate(VIOLATIONS):
        copy.joinpath(*where.split("."), f"planted_{number}.py").write_text(f"import {imported}\n")
    lint = Path(sys.executable).with_name("lint-imports")
    checked = subprocess.run([lint, "--no-cache"], cwd=copy, capture_output=True, text=True)
    assert checked.returncode == 1, checked.stderr
    return checked.stdout


@pytest.mark.parametrize("number", range(len(VIOLATIONS)), ids=lambda n: " imports ".join(VIOLATIONS[n][1:]))
def test_a_planted_import_breaks_its_contract(verdict: str, number: int) -> None:
    contract, where, imported = VIOLATIONS[number]
    broken = verdict.partition("Broken contracts")[2]
    section = broken.partition(f"\n{contract}\n")[2]
    assert f"{where}.planted_{number} -> {imported} (l.1)" in section
