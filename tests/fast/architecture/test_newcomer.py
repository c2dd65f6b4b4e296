"""One line says what a new machine lacks, and no variable of its shell decides a test."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT

OTHERS = {"PYTHONUNBUFFERED": "1", "PYTHONPATH": "x", "DISPLAY": ":0", "TZ": "Asia/Tokyo", "QT_SCALE_FACTOR": "2"}


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A PATH with a shell and what every Debian has, and nothing to make or run with."""
    for name in ("sh", "env", "dirname"):
        found = next(Path(folder, name) for folder in ("/bin", "/usr/bin") if Path(folder, name).exists())
        (tmp_path / name).symlink_to(found)
    return tmp_path


def ended(command: list[str], programs: Path) -> tuple[int, str, str]:
    done = subprocess.run(command, capture_output=True, text=True, env={"PATH": str(programs)}, cwd=ROOT)
    return done.returncode, done.stdout, done.stderr


def test_without_make_the_checks_say_so(programs: Path) -> None:
    said = "make is missing here: install it: sudo apt-get install make\n"
    assert ended([str(ROOT / ".ci" / "run")], programs) == (2, "", said)


@pytest.mark.parametrize("target", ["run", "test"])
def test_without_python_make_says_so(programs: Path, target: str) -> None:
    make = next(each for each in (Path("/usr/bin/make"), Path("/usr/local/bin/make")) if each.exists())
    code, out, said = ended([str(make), target], programs)
    assert (code, out, said.count("\n")) == (2, "", 1)
    assert "python3 is missing: install it (sudo apt-get install python3)" in said


def test_tests_see_no_other_variable_of_the_shell() -> None:
    clean = subprocess.run(
        ["make", "--eval", "clean-env: ; @$(CLEAN) env", "clean-env"],
        env={"PATH": os.environ["PATH"], "HOME": "/nowhere", **OTHERS},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    seen = dict(line.split("=", 1) for line in clean.stdout.splitlines())
    assert (seen["PATH"], seen["HOME"]) == (os.environ["PATH"], "/nowhere")
    assert seen.keys() & OTHERS.keys() == set()
