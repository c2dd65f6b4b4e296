"""`.ci/in_memory`: temporary files lie in memory where there is room, and do not stay there."""

from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from tests.helpers.repository import ROOT


class Room(NamedTuple):
    free: int


@pytest.fixture
def in_memory(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """With plenty of it, in a folder of the test's."""
    loader = SourceFileLoader("ci_in_memory", str(ROOT / ".ci" / "in_memory"))
    spec = spec_from_loader("ci_in_memory", loader)
    assert spec is not None
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    module = module_from_spec(spec)
    loader.exec_module(module)
    monkeypatch.delenv("TMPDIR", raising=False)
    monkeypatch.setattr(module, "MEMORY", tmp_path)
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Room(module.FILES))
    monkeypatch.setattr(module, "available", lambda: module.FILES + module.PROGRAMS)
    return module


def test_a_command_has_its_temporary_files_there_and_nothing_stays(in_memory: ModuleType, tmp_path: Path) -> None:
    assert in_memory.main(["sh", "-euc", f'touch "$TMPDIR/journal.db"; test -e {tmp_path}/*/journal.db']) == 0
    assert list(tmp_path.iterdir()) == []


def test_another_user_finds_the_way_there(in_memory: ModuleType) -> None:
    assert in_memory.main(["sh", "-euc", '[ "$(stat -c %a "$TMPDIR")" = 755 ]']) == 0


def test_what_a_failed_command_left_stays_and_is_named(
    in_memory: ModuleType, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert in_memory.main(["sh", "-euc", 'touch "$TMPDIR/journal.db"; exit 3']) == 3
    (left,) = tmp_path.iterdir()
    assert (left / "journal.db").exists()
    assert capfd.readouterr().err == f"What the tests left is in {left}; it takes memory until it is removed.\n"


@pytest.mark.parametrize("lack", ["a folder in memory", "room in it", "memory", "a choice left"])
def test_where_there_is_no_room_everything_is_as_it_was(
    in_memory: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lack: str
) -> None:
    assert in_memory.has_room()
    match lack:
        case "a folder in memory":
            monkeypatch.setattr(in_memory, "MEMORY", tmp_path / "none")
        case "room in it":
            monkeypatch.setattr("shutil.disk_usage", lambda folder: Room(in_memory.FILES - 1))
        case "memory":
            monkeypatch.setattr(in_memory, "available", lambda: in_memory.FILES + in_memory.PROGRAMS - 1)
        case _:
            monkeypatch.setenv("TMPDIR", "/somewhere")
    assert not in_memory.has_room()


def test_what_is_available_is_what_the_machine_says(
    in_memory: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.undo()
    said = tmp_path / "meminfo"
    said.write_text("MemTotal:       24000000 kB\nMemAvailable:   16000000 kB\n")
    monkeypatch.setattr(in_memory, "KNOWN", said)
    assert in_memory.available() == 16_000_000 * 1024
