"""A protocol that another house's package brings: installed, it is listed, emulated, probed and played from."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.helpers.installed_protocol import installed
from tests.journeys.program import COMMAND


def spoilt(folder: Path, right: str, wrong: str) -> dict[str, str]:
    """Installed with a fault in it."""
    room, module = installed(folder), folder / "star_line.py"
    assert right in module.read_text()
    module.write_text(module.read_text().replace(right, wrong))
    return room


def run(room: dict[str, str], *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([COMMAND, *arguments], env=room, input=typed, text=True, capture_output=True, timeout=120)


def test_it_is_played_from_and_named_in_the_journal(tmp_path: Path) -> None:
    room, journal = installed(tmp_path / "site"), str(tmp_path / "journal.db")
    table = ("table", "--simulate", "--protocol", "star-line", "--headless", "--rounds", "1", "--db", journal)
    done = run(room, *table, "--screenshots", str(tmp_path / "pictures"))
    assert done.returncode == 0, done.stderr
    hands = run(room, "export", "--db", journal, "--what", "hands", "--format", "jsonl").stdout
    assert "SIMULATED" in hands
    assert run(room, "verify", "--db", journal).returncode == 0


BROKEN = {
    "no such thing in it": ("MISSING", "has no attribute 'MISSING'"),
    "it ends the program when it is loaded": ("ENDS", "SystemExit: its licence is out"),
    "what it names is no declaration": ("LINE", "star_line:LINE is no declaration"),
}


@pytest.mark.parametrize(("what", "why"), BROKEN.values(), ids=BROKEN.keys())
def test_one_that_is_broken_is_told_and_leaves_the_others_alone(tmp_path: Path, what: str, why: str) -> None:
    room = installed(tmp_path / "site", what)
    listed = run(room, "device", "list")
    assert "angel-eye" in listed.stdout
    assert why in listed.stderr
    refused = run(room, "device", "probe", "/dev/null", "--protocol", "star-line")
    assert refused.returncode == 2
    assert "no such device protocol" in refused.stderr


WRONG = {
    "a name that is no text": ('NAME = "star-line"', "NAME = 7", "its name cannot be 7"),
    "options that are none": (
        '(ProtocolOption("star", "*", "what stands before a card"),)',
        '("star",)',
        "its options cannot be",
    ),
}


@pytest.mark.parametrize(("right", "wrong", "why"), WRONG.values(), ids=WRONG.keys())
def test_a_declaration_that_cannot_be_used_is_told_and_leaves_the_others_alone(
    tmp_path: Path, right: str, wrong: str, why: str
) -> None:
    room = spoilt(tmp_path / "site", right, wrong)
    listed = run(room, "device", "list")
    assert (listed.returncode, "angel-eye" in listed.stdout) == (0, True)
    assert why in listed.stderr
    table = ("table", "--simulate", "--headless", "--rounds", "1", "--db", str(tmp_path / "journal.db"))
    played = run(room, *table, "--screenshots", str(tmp_path / "pictures"))
    assert played.returncode == 0, played.stderr


def test_a_gesture_of_it_that_fails_names_its_package(tmp_path: Path) -> None:
    room = installed(tmp_path / "site")
    module = tmp_path / "site" / "star_line.py"
    module.write_text(f"{module.read_text()}\nStarTwin.gestures = lambda self: {{'fails': lambda: 1 // 0}}\n")
    failed = run(room, "emulate", "--protocol", "star-line", "--path", str(tmp_path / "star"), typed="fails\n")
    assert failed.returncode == 2
    assert "star-line 1.0: ZeroDivisionError" in failed.stderr and "tell who made the package" in failed.stderr
    assert len(failed.stderr.splitlines()) == 1


def test_a_table_whose_package_is_gone_says_so_in_one_line(tmp_path: Path) -> None:
    room = {**os.environ, "PYTHONPATH": str(tmp_path / "nothing")}
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    reader = ("--device", "/dev/nothing-here", "--protocol", "star-line", "--line", "19200 7E1")
    refused = run(room, "table", *reader, *where)
    assert refused.returncode == 2
    assert refused.stderr.startswith("star-line: no such device protocol")
    assert len(refused.stderr.splitlines()) == 1


def test_one_that_takes_a_name_of_ours_is_left_out(tmp_path: Path) -> None:
    room = spoilt(tmp_path / "site", 'NAME = "star-line"', 'NAME = "card-line"')
    listed = run(room, "device", "list")
    assert "Star reader" not in listed.stdout
    assert "9600 8N1" in listed.stdout
    assert "its name is taken" in listed.stderr


FAILS = {
    "its device needs what is not there": ('return setup.options["star"]', 'return {}["nope"]', "KeyError: 'nope'"),
    "it declares no twin": ("lambda setup, _: StarTwin(_star(setup))", "None", "TypeError"),
    "its twin is none": ("lambda setup, _: StarTwin(_star(setup))", "lambda setup, _: 7", "no simulated device"),
}


@pytest.mark.parametrize(("right", "wrong", "why"), FAILS.values(), ids=FAILS.keys())
@pytest.mark.parametrize(
    "command", [("emulate",), ("table", "--simulate", "--headless", "--rounds", "1")], ids=["emulate", "table"]
)
def test_one_that_fails_when_it_is_used_is_one_line_that_names_the_package(
    tmp_path: Path, right: str, wrong: str, why: str, command: tuple[str, ...]
) -> None:
    room = spoilt(tmp_path / "site", right, wrong)
    where = ("--db", str(tmp_path / "journal.db")) if command[0] == "table" else ()
    done = run(room, *command, "--protocol", "star-line", *where)
    assert done.returncode == 2, done.stderr
    (line,) = done.stderr.splitlines()
    assert "star-line 1.0" in line and why in line
    assert "tell who made the package, or name another protocol" in line


DEAF = {
    "it raises": ('text = frame.decode("latin-1").strip()', 'text = {}["nope"]', "star-line 1.0: KeyError: 'nope'"),
    "it answers with nothing": (
        "return Reply((CardRead(card, DeviceTime.IN_GAME) if card else NoiseSeen(len(frame)),))",
        "return None",
        "star-line 1.0: TypeError: None is neither a frame nor a reply",
    ),
}


@pytest.mark.parametrize(("right", "wrong", "why"), DEAF.values(), ids=DEAF.keys())
def test_one_that_fails_at_what_it_hears_is_blamed_and_the_round_is_dealt_by_hand(
    tmp_path: Path, right: str, wrong: str, why: str
) -> None:
    room = spoilt(tmp_path / "site", right, wrong)
    table = ("table", "--simulate", "--protocol", "star-line", "--headless", "--rounds", "1")
    played = run(room, *table, "--db", str(tmp_path / "journal.db"), "--screenshots", str(tmp_path / "pictures"))
    assert played.returncode == 0
    (told,) = played.stderr.splitlines()
    assert why in told and "tell who made the package" in told
