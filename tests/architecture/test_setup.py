"""`.ci/setup`, as far as it can be tried on a machine that is set up: what it asks of whom."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tests.helpers.repository import ROOT


@pytest.fixture
def setup(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    loader = SourceFileLoader("ci_setup", str(ROOT / ".ci" / "setup"))
    spec = spec_from_loader("ci_setup", loader)
    assert spec is not None
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    module = module_from_spec(spec)
    loader.exec_module(module)
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    return module


def test_a_machine_that_has_all_lacks_nothing(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "loads", lambda library: True)
    assert setup.missing_system_packages() == []


def test_the_libraries_of_a_screen_are_asked_for_only_where_one_is_named(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(setup, "loads", lambda library: library != "libxcb-cursor.so.0")
    assert setup.missing_system_packages() == []
    monkeypatch.setenv("DISPLAY", ":0")
    assert setup.missing_system_packages() == ["libxcb-cursor0"]
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert setup.missing_system_packages() == []


def test_who_is_not_root_gets_the_one_line_to_run(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    with pytest.raises(SystemExit, match="2"):
        setup.install_system_packages(["libegl1", "libgl1"])
    *_, line = capsys.readouterr().err.splitlines()
    assert line == ("sudo apt-get update && sudo apt-get install -y --no-install-recommends libegl1 libgl1")


def test_root_needs_no_line(setup: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []
    monkeypatch.setattr("shutil.which", lambda program: program)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr(setup, "quietly", lambda command, failure: ran.append(command[:2]))
    setup.install_system_packages(["libegl1"])
    assert ran == [["apt-get", "update"], ["apt-get", "install"]]


def test_set_up_is_done_again_when_a_lock_changes_and_not_before(
    setup: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in (*setup.LOCKS["dev"], "requirements.lock", "pyproject.toml", ".ci/setup"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name)
    monkeypatch.setattr(setup, "ROOT", tmp_path)
    monkeypatch.setattr(setup, "VENV", tmp_path)
    assert not setup.is_ready("dev")
    setup.stamp("dev").write_text(setup.state_of("dev"))
    assert setup.is_ready("dev")
    (tmp_path / "requirements-dev.lock").write_text("newer")
    assert not setup.is_ready("dev")


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("", "it said nothing"),
        ("ERROR: no such version\n[notice] newer pip\n", "ERROR: no such version"),
        ("Reading…\nE: Unable to locate package libegl1\n", "E: Unable to locate package libegl1"),
        ("Traceback\nImportError: libGL.so.1: cannot open\n\n", "ImportError: libGL.so.1: cannot open"),
    ],
)
def test_a_failure_is_told_in_its_own_last_words(setup: ModuleType, output: str, reason: str) -> None:
    assert setup.reason(output) == reason
