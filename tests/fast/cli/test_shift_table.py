"""What happened at one table beside its rounds: its own money, payments put right, a round that still runs."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.tray_facts import Counted, Form
from dealer_terminal.rules.hand import Result
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.simulation import people
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.fast.cli import shift_recount
from tests.fast.cli.conftest import Terminal
from tests.fast.cli.recount import read
from tests.fast.cli.shift_recount import exported
from tests.helpers.playing import CLASSIC, house_text, rulebook_text, session_of, usual

DAY = ("--day", "2026-01-05", "--zone", "UTC")
OPENER, FILL, CREDIT = {10_000: 40, 2_500: 80, 500: 200}, {10_000: 10}, {500: 20}
SETS = ("results", "rounds", "meters", "records")


class Table:
    def __init__(self, terminal: Terminal, folder: Path) -> None:
        self._terminal, self.db = terminal, str(folder / "journal.db")
        self.journal = open_journal(self.db, keys=folder / "keys")
        self.session = session_of(self.journal, keys=self.journal.keys)
        open_simulated(self.session, "7", rulebook_text(CLASSIC), house_text(), usual(CLASSIC))
        self._chance = Random(5)

    def do(self, command: Command) -> None:
        answer = self.session.handle(with_evidence(self.session.state, command))
        assert not isinstance(answer, Refusal), answer

    def play(self, rounds: int) -> None:
        for _ in play_rounds(self.session, self._chance, rounds):
            pass

    def sign(self, form: Form, counted: Counted) -> None:
        again = {"again": counted} if form is Form.DROP else {}
        self.do(commands.SignForm(form, counted, people.approval("counted together"), **again))

    def export(self, what: str) -> str:
        return self._terminal("export", "--db", self.db, "--what", what, "--format", "jsonl").out

    def shift(self, *more: str) -> Any:
        (found,) = self._terminal("shift", "--db", self.db, *DAY, "--json", *more).json["shifts"]
        return found

    def said(self) -> str:
        return self._terminal("shift", "--db", self.db, *DAY).out

    def counted_win(self) -> int:
        told = exported({name: self.export(name) for name in SETS})
        (sums,) = shift_recount.totals({"7": told}, "2026-01-05T00:00:00+00:00", "2026-01-06T00:00:00+00:00")[
            "by_table"
        ].values()
        win: int = sums["win"]
        return win

    def forms(self) -> dict[str, int]:
        """By kind, in cents, from the export alone."""
        found = dict.fromkeys((form.value for form in Form), 0)
        for each in read(self.export("forms")):
            found[each["form"]] += 0 if each["voided"] else each["cents"]
        return found


@pytest.fixture
def table(terminal: Terminal, tmp_path: Path) -> Iterator[Table]:
    made = Table(terminal, tmp_path)
    yield made
    made.journal.close()


def test_the_tables_money_is_counted_again_from_its_forms(table: Table) -> None:
    table.sign(Form.OPENER, OPENER)
    table.play(3)
    table.sign(Form.FILL, FILL)
    table.sign(Form.FILL, FILL)
    table.do(commands.VoidForm(Form.FILL, 2, people.approval("written twice")))
    table.sign(Form.CREDIT, CREDIT)
    table.play(2)
    table.sign(Form.CLOSER, OPENER)
    (tray,) = table.shift()["tables"][0]["trays"]
    assert "win_by_count" not in tray
    assert "the box must hold, by play" in table.said()
    table.sign(Form.DROP, {10_000: 30})
    (tray,) = table.shift()["tables"][0]["trays"]
    forms = table.forms()
    assert {form: tray[form] for form in forms} == forms
    assert (forms["fill"], tray["void"]) == (100_000, ["fill 2"])
    by_count = forms["closer"] + forms["credit"] + forms["drop"] - forms["opener"] - forms["fill"]
    assert tray["win_by_count"] == by_count
    assert tray["play"] == table.counted_win() == table.shift()["total"]["win"]
    assert tray["tray_by_play"] == forms["opener"] + forms["fill"] - forms["credit"] + tray["play"] - forms["drop"]
    assert "win by count" in table.said() and "fill 2" in table.said()


def test_a_payment_put_right_is_told_and_counts_as_it_stands(table: Table) -> None:
    table.play(4)
    before = table.shift()["total"]["win"]
    last = [each for each in read(table.export("results")) if each["round"] == 4]
    lost = next(each for each in last if each["result"] == "lose")
    table.do(commands.CorrectPayment(lost["seat"], lost["spot"], 0, people.approval("it pushed"), Result.PUSH, 4))
    found = table.shift()
    (corrected,) = found["tables"][0]["corrections"]
    told = {name: corrected[name] for name in ("round", "seat", "spot", "was", "now", "reason")}
    assert told == {
        "round": 4,
        "seat": lost["seat"],
        "spot": lost["spot"],
        "was": 0,
        "now": 0,
        "reason": "it pushed",
    }
    assert found["total"]["win"] == before - lost["stake_cents"] == table.counted_win()
    assert "it pushed" in table.said()


def test_a_round_that_runs_is_named_and_is_in_no_sum(table: Table) -> None:
    table.play(2)
    assert table.shift()["tables"][0]["running_round"] == 0
    done = table.shift()["total"]["rounds"]
    table.do(commands.PlaceWager(1, "ante", 2_500))
    found = table.shift()
    assert (found["tables"][0]["running_round"], found["total"]["rounds"]) == (3, done)
    assert "Round 3 is not over" in table.said()
