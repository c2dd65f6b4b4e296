"""Files that commands write: only plain ones, whole or not at all, and nothing of them left behind."""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dealer_terminal.cli.main import main
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.whole_file import whole_or_not

KEYS = ("--keys", "KEYS")
WRITES = {
    "evidence": ("evidence", "--db", "DB", *KEYS, "--round", "1", "--no-pictures", "--out", "OUT"),
    "export": ("export", "--db", "DB", "--format", "csv", "--out", "OUT"),
    "checkpoint": ("checkpoint", "--db", "DB", *KEYS, "--out", "OUT"),
    "prove": ("prove", "--db", "DB", "--round", "1", "--out", "OUT"),
    "backup": ("backup", "--db", "DB", *KEYS, "--to", "OUT"),
    "verify": ("verify", "--db", "DB", *KEYS, "--keep", "OUT"),
    "shift as PDF": ("shift", "--db", "DB", *KEYS, "--pdf", "OUT"),
    "shift as CSV": ("shift", "--db", "DB", *KEYS, "--csv", "OUT"),
    "a plot": ("returns", "--rulebook", "3-card-ags", "--plot", "OUT"),
    "a record of a line": (
        "device",
        "record",
        "/dev/null",
        "--protocol",
        "card-line",
        "--out",
        "OUT",
        "--seconds",
        "1",
    ),
}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("played")
    given = ("--rounds", "2", "--seed", "3", "--db", str(home / "journal.db"), "--keys", str(home / "keys"))
    assert main(["simulate", *given]) == 0
    return home


def told(command: str, home: Path, out: Path) -> list[str]:
    known = {"DB": str(home / "journal.db"), "KEYS": str(home / "keys"), "OUT": str(out)}
    return [known.get(each, each) for each in WRITES[command]]


KEPT = ("journal.db", "journal.db.lock", "keys/sealing.key", "keys/signing.key", "a mark", "a public key")


@pytest.mark.parametrize("command", WRITES)
def test_nothing_takes_the_place_of_a_journal_or_a_key(
    command: str, played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home = Path(shutil.copytree(played, tmp_path / "home"))
    ends = {"a mark": "*.mark", "a public key": "*.vkey"}
    for each in KEPT:
        out = next((home / "keys").glob(ends[each])) if each in ends else home / each
        before = out.read_bytes()
        assert main(told(command, home, out)) == 2
        assert capsys.readouterr().err.count("\n") == 1
        assert out.read_bytes() == before


@pytest.mark.parametrize("kind", ["a device", "a pipe", "a folder"])
@pytest.mark.parametrize("command", WRITES)
def test_what_is_no_plain_file_is_refused_in_one_line(
    command: str, kind: str, played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = Path("/dev/zero") if kind == "a device" else tmp_path / "out"
    if kind == "a pipe":
        os.mkfifo(out)
    elif kind == "a folder":
        if command == "prove":
            pytest.skip("takes a folder, and writes its records there")
        out.mkdir()
    assert main(told(command, played, out)) == 2
    (said,) = capsys.readouterr().err.splitlines()
    assert str(out) in said and "name a" in said
    assert list(tmp_path.rglob("*")) == ([out] if kind != "a device" else [])


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL], ids=lambda how: how.name)
def test_a_command_that_is_ended_leaves_nothing_that_the_next_one_does_not_take_away(
    how: signal.Signals, played: Path, tmp_path: Path
) -> None:
    shutil.copytree(played, tmp_path / "home")
    out = tmp_path / "out"
    out.mkdir()
    waits = (
        "import time, sys; from pathlib import Path; from dealer_terminal.storage.whole_file import whole_or_not\n"
        "with whole_or_not(Path(sys.argv[1])) as beside:\n"
        "    beside.write_text('half'); print(flush=True); time.sleep(60)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", waits, str(out / "big")], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
    ) as writing:
        assert writing.stdout is not None
        writing.stdout.readline()
        with pytest.raises(KnownError, match="is being written by another command"), whole_or_not(out / "big"):
            pass
        writing.send_signal(how)
    assert bool(list(out.iterdir())) == (how is signal.SIGKILL)
    assert main(told("checkpoint", tmp_path / "home", out / "other")) == 0
    assert [each.name for each in out.iterdir()] == ["other"]


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM], ids=lambda how: how.name)
def test_evidence_that_is_ended_leaves_nothing(how: signal.Signals, played: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    run = [sys.executable, "-m", "dealer_terminal", *told("evidence", played, out)]
    with subprocess.Popen([each for each in run if each != "--no-pictures"], stderr=subprocess.DEVNULL) as writing:
        while not list(tmp_path.iterdir()):
            assert writing.poll() is None
            time.sleep(0.01)
        writing.send_signal(how)
    assert writing.returncode != 0
    assert list(tmp_path.iterdir()) == []
