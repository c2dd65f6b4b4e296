"""`.ci/setup`, as far as it can be tried on a machine that is set up."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.repository import ROOT


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The script as a module, for an empty folder."""
    loader = SourceFileLoader("ci_setup", str(ROOT / ".ci" / "setup"))
    spec = spec_from_loader("ci_setup", loader)
    assert spec is not None
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    module = module_from_spec(spec)
    loader.exec_module(module)
    for name, value in {"ROOT": tmp_path, "VENV": tmp_path / "venv", "LOG": tmp_path / "venv" / "setup.log"}.items():
        monkeypatch.setattr(module, name, value)
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return module


def refusal(capsys: pytest.CaptureFixture[str]) -> str:
    line = capsys.readouterr().err
    assert line.count("\n") == 1
    return line.strip()


def test_asks_for_what_each_stage_needs(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "loads", lambda library: library != "libxcb-cursor.so.0")
    monkeypatch.setattr(setup, "is_installed", lambda program: False)
    tests = ["libxcb-cursor0", *setup.PROGRAMS.values()]
    assert setup.missing_packages("run") == []
    assert setup.missing_packages("dev") == tests
    assert setup.missing_packages("long") == [*tests, *setup.LONG_PROGRAMS.values()]
    monkeypatch.setenv("DISPLAY", ":0")
    assert setup.missing_packages("run") == ["libxcb-cursor0"]


def test_asks_for_nothing_on_a_complete_machine(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "loads", lambda library: True)
    monkeypatch.setattr(setup, "is_installed", lambda program: True)
    assert [setup.missing_packages(stage) for stage in (*setup.LOCKS, "long")] == [[], [], [], []]


def test_root_installs_and_others_get_one_line(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ran = []
    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr(setup, "quietly", lambda command, failure: ran.append(command[-1]))
    monkeypatch.setattr("os.geteuid", lambda: 0)
    setup.install_system_packages(["libegl1", "libgl1"])
    assert ran == ["apt-get update && apt-get install -y --no-install-recommends libegl1 libgl1"]
    capsys.readouterr()
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match="2"):
        setup.install_system_packages(["libegl1", "libgl1"])
    assert refusal(capsys).endswith(f"sudo sh -c '{ran[0]}'")
    monkeypatch.setattr("shutil.which", lambda program: None)
    with pytest.raises(SystemExit, match="2"):
        setup.install_system_packages(["libegl1"])
    assert refusal(capsys) == "Install what Debian calls: libegl1. Then run the same again."


def test_virtual_environment_is_made_again_when_a_lock_changes(setup: ModuleType, tmp_path: Path) -> None:
    for name in ("requirements-dev.lock", "pyproject.toml", ".ci/setup"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    (tmp_path / "venv").mkdir()
    assert not setup.is_ready("dev")
    setup.stamp("dev").write_text(setup.state_of("dev"))
    assert setup.is_ready("dev")
    (tmp_path / "requirements-dev.lock").write_text("newer")
    assert not setup.is_ready("dev")


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("", "no output"),
        ("ERROR: no such version\n[notice] newer pip\n", "ERROR: no such version"),
        ("Reading…\nE: Unable to locate package libegl1\n", "E: Unable to locate package libegl1"),
        ("Traceback\nImportError: libGL.so.1: cannot open\n\n", "ImportError: libGL.so.1: cannot open"),
    ],
)
def test_failed_command_stops_with_its_last_error(
    setup: ModuleType, capsys: pytest.CaptureFixture[str], output: str, reason: str
) -> None:
    with pytest.raises(SystemExit, match="2"):
        setup.quietly(["sh", "-c", f'printf "%s" "{output}"; exit 1'], "pip failed")
    assert refusal(capsys) == f"pip failed: {reason}. All of it is in venv/setup.log."
    assert output in setup.LOG.read_text()
