"""`table`: the kiosk, and what keeps it from opening."""

import sys
from pathlib import Path
from subprocess import run
from typing import Any

import pytest


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--device", "/dev/ttyUSB9"),
        ("--protocol", "packet-shuffler"),
        ("--device", "/dev/nothing-here", "--protocol", "abacus"),
        ("--device", "gopher://shoe", "--protocol", "packet-shuffler"),
        ("--simulate", "--device", "/dev/ttyUSB9", "--protocol", "packet-shuffler"),
        ("--simulate", "--protocol", "angel-eye", "--option", "first-index=1"),
        ("--simulate", "--line", "19200 7E1"),
        ("--simulate", "--size", "wide"),
        ("--simulate", "--size", "1280"),
        ("--simulate", "--size", "10x10"),
        ("--simulate", "--size", "99999x99999"),
        ("--simulate", "--headless", "--screenshots", f"{__file__}/pictures"),
        ("--simulate", "--rulebook", "poker"),
        ("--headless",),
    ],
    ids=str,
)
def test_what_cannot_open_is_refused_in_one_line(terminal: Any, tmp_path: Path, options: tuple[str, ...]) -> None:
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    assert terminal("table", *where, *options).refusal()


LINE = '[reader]\ndevice = "/dev/nothing-here"\nprotocol = "abacus"\nline = "19200 7E1"\n'


@pytest.mark.parametrize("from_file", [False, True], ids=["as options", "in the settings file"])
def test_a_protocol_that_is_not_there_is_told_on_whichever_line(
    terminal: Any, tmp_path: Path, *, from_file: bool
) -> None:
    settings = tmp_path / "settings.toml"
    settings.write_text(LINE if from_file else "")
    options = () if from_file else ("--device", "/dev/nothing-here", "--protocol", "abacus", "--line", "19200 7E1")
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    refusal = terminal("table", *where, "--settings", str(settings), *options).refusal()
    assert "abacus: no such device protocol" in refusal


def test_it_plays_by_itself_through_the_real_screens_and_keeps_a_sound_journal(terminal: Any, tmp_path: Path) -> None:
    where = ("--db", str(tmp_path / "journal.db"), "--keys", str(tmp_path / "keys"))
    pictures = tmp_path / "pictures"
    options = ("--simulate", "--headless", "--rounds", "1", "--seed", "2", "--screenshots", str(pictures))
    played = run([sys.executable, "-m", "dealer_terminal", "table", *where, *options], capture_output=True, text=True)
    assert (played.returncode, played.stderr) == (0, "")
    assert len(list(pictures.glob("*.png"))) >= 8
    assert terminal("verify", *where).code == 0
