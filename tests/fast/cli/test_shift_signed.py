"""A shift is signed at a console by who has read it; what comes later is signed beside it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.cli.conftest import Run, Terminal
from tests.helpers.consoles import PIN, furnished_console
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, session_of, usual

DAY = ("--day", "2026-01-05", "--zone", "UTC")


class Pit:
    def __init__(self, terminal: Terminal, folder: Path) -> None:
        self._terminal, self._folder = terminal, folder
        self.table, self.db = str(folder / "journal.db"), str(folder / "console.db")
        furnished_console(self.db, folder / "console-keys")
        (folder / "pin").write_text(f"{PIN}\n")
        self._journal = open_journal(self.table, keys=folder / "keys")
        self._session = session_of(self._journal, keys=self._journal.keys)
        open_simulated(self._session, "Table 7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
        self._chance = Random(1)
        self.play(3)

    def play(self, rounds: int) -> None:
        for _ in play_rounds(self._session, self._chance, rounds):
            pass

    def close(self) -> None:
        self._journal.close()

    def shift(self, *more: str, day: tuple[str, ...] = DAY) -> Run:
        return self._terminal("shift", "--db", self.table, *day, *more)

    def by(self, number: str, *more: str, day: tuple[str, ...] = DAY) -> Run:
        pin, keys = str(self._folder / "pin"), str(self._folder / "console-keys")
        return self.shift("--console", self.db, "--as", number, "--pin-file", pin, "--keys", keys, *more, day=day)

    def figures(self) -> str:
        found: str = self.shift("--json").json["figures_sha256"]
        return found

    def signed(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.shift("--console", self.db, "--json").json["signed"]
        return found

    def log(self) -> str:
        return self._terminal("console", "log", "--db", self.db).out


@pytest.fixture
def pit(terminal: Terminal, tmp_path: Path) -> Any:
    made = Pit(terminal, tmp_path)
    yield made
    made.close()


def test_what_was_read_is_signed_and_said_so(pit: Pit, terminal: Terminal, tmp_path: Path) -> None:
    figures = pit.figures()
    assert pit.signed() == []
    said = pit.by("9001", "--sign", figures[:12], "--pdf", str(tmp_path / "signed.pdf")).out
    assert "Signed by A. Ames (9001)" in said and "these figures" in said
    assert (tmp_path / "signed.pdf").read_bytes().startswith(b"%PDF")
    (signed,) = pit.signed()
    assert (signed["by"], signed["figures_sha256"], signed["same"], signed["amends"]) == ("9001", figures, True, 0)
    assert figures[:12] in pit.log()
    assert "signed already" in pit.by("9001", "--sign", figures).refusal()
    checked = terminal("verify", "--db", pit.db, "--keys", str(tmp_path / "console-keys"))
    assert checked.code == 0 and ("0 behind" in checked.out or "behind" not in checked.out)


def test_what_changed_since_is_told_and_signed_beside_it(pit: Pit) -> None:
    first = pit.figures()
    pit.by("9001", "--sign", first)
    pit.play(2)
    later = pit.figures()
    assert later != first
    assert "OTHER FIGURES" in pit.shift("--console", pit.db).out
    assert [each["same"] for each in pit.signed()] == [False]
    assert first[:12] in pit.by("9001", "--sign", first[:12]).refusal()
    assert "other figures" in pit.by("9001", "--sign", later).refusal()
    pit.by("9001", "--sign", later, "--note", "two late rounds")
    found = pit.signed()
    assert [each["same"] for each in found] == [False, True]
    assert found[1]["amends"] == found[0]["record"]


def test_whoever_reads_it_in_another_zone_reads_the_same_figures(pit: Pit) -> None:
    same = ("--from", "2026-01-04T16:00:00-08:00", "--to", "2026-01-05T16:00:00-08:00", "--zone", "America/Los_Angeles")
    assert pit.shift("--json", day=same).json["figures_sha256"] == pit.figures()


def test_nobody_signs_what_they_may_not(pit: Pit) -> None:
    figures = pit.figures()
    assert "tables of their own" in pit.by("2001", "--sign", figures).refusal()
    assert "may not do that" in pit.by("4001", "--sign", figures).refusal()
    assert "name both" in pit.shift("--sign", figures).refusal()
    assert "not over" in pit.by("9001", "--sign", figures, day=()).refusal()
    assert "look at them" in pit.by("9001", "--sign", "0" * 64).refusal()
    assert "look at them" in pit.by("9001", "--sign", figures[:11]).refusal()
    assert "look at them" in pit.by("9001", "--note", "well").refusal()
    assert pit.signed() == []


def test_every_look_at_a_shift_is_written(pit: Pit) -> None:
    before = pit.log().count("Looked at")
    pit.by("5001")
    assert pit.log().count("Looked at") == before + 1
