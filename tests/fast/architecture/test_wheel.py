"""The wheel, installed in an environment of its own and used from another folder."""

import json
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.helpers.repository import ROOT, files

FOLDERS = "import dealer_terminal.installed as i; print(i.assets(), i.migrations(), i.__file__, sep='\\n')"


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Sees the packages of this environment, but not the checkout that is installed in it."""
    folder = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, cwd=ROOT)
    run(sys.executable, "-m", "venv", "--without-pip", folder / "venv", cwd=folder)
    python = folder / "venv" / "bin" / "python"
    (wheel,) = folder.glob("*.whl")
    run(sys.executable, "-m", "pip", "--python", python, "install", "--no-deps", "--no-index", wheel, cwd=folder)
    site = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip())
    (site / "packages.pth").write_text(sysconfig.get_path("purelib"))
    return python


def test_an_installed_wheel_holds_every_file_of_the_checkout(python: Path, tmp_path: Path) -> None:
    assets, migrations, code = map(Path, run(python, "-c", FOLDERS, cwd=tmp_path).splitlines())
    package = code.parent
    assert package.is_relative_to(python.parent.parent)
    for folder, installed in [
        ("dealer_terminal", package),
        ("drivers", package.parent / "drivers"),
        ("assets", assets),
        ("migrations", migrations),
    ]:
        expected = [path.relative_to(ROOT / folder) for path in files(folder)]
        assert expected
        assert [path for path in expected if not (installed / path).is_file()] == []


def test_an_installed_command_answers_from_any_folder(python: Path, tmp_path: Path) -> None:
    command = python.with_name("dealer-terminal")
    answer = run(command, "evaluate", "--rulebook", "31-classic-wa-2019", "As", "10s", "8s", cwd=tmp_path)
    assert json.loads(answer)["natural"] == {"event": "29 & 30", "total": 29}
