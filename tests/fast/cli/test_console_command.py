"""A console by the command line alone: made, its people added, looked from, and read back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.journal.review_facts import MarkKind, RecordAt, RecordRange, ViewedAs
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review.console_commands import (
    Ask,
    PlaceHold,
    PlaceMark,
    RecordView,
    ReleaseHold,
    ReplyTo,
    SetCamera,
    SignOnReviewer,
    WithdrawMark,
)
from dealer_terminal.storage.review.console import open_console
from tests.fast.cli.conftest import Run, Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.storage.attacker import Attacker
from tests.helpers.consoles import CLOCK, PEOPLE, PIN, act, furnished_console, record, records

LISTS = ("marks", "holds")
AT = 1_767_600_060_000_000
"""2026-01-05 08:01:00 UTC."""


class Console:
    def __init__(self, terminal: Terminal, folder: Path) -> None:
        self._terminal, self._folder = terminal, folder
        self.db, self.table = str(folder / "console.db"), played_journal(folder, 4)
        self._keys = ("--keys", str(folder / "console-keys"))
        furnished_console(self.db, folder / "console-keys")
        (folder / "pin").write_text(f"{PIN}\n")

    def run(self, *arguments: str) -> Run:
        return self._terminal("console", *arguments)

    def by(self, number: str, *arguments: str) -> Run:
        return self.run(*arguments, "--db", self.db, *self.who(number))

    def who(self, number: str) -> tuple[str, ...]:
        return ("--as", number, "--pin-file", str(self._folder / "pin"), *self._keys)

    def act(self, number: str, *asked: Ask) -> str:
        return act(self.db, self._folder / "console-keys", number, *asked)

    def moment(self, number: str, *arguments: str) -> Run:
        return self._terminal("moment", "--db", self.table, "--console", self.db, *self.who(number), *arguments)

    def kinds(self) -> list[str]:
        return [each["kind"] for each in self.run("log", "--db", self.db, "--json").json]


@pytest.fixture
def console(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Console:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Console(terminal, tmp_path)


def test_a_view_is_written_with_both_clocks_side_by_side(console: Console) -> None:
    compared = SetCamera(record(console.table, 20), "Cam 12", AT, AT + 27_500_000, 500_000, "photographed")
    assert console.act("4001", compared) == ""
    shown = console.moment("5001", "--fact", "40", "--json", "--zone", "UTC").json
    (camera,) = shown["cameras"]
    assert (camera["camera"], camera["margin_seconds"], camera["basis"]) == ("Cam 12", "0.5", "nearest")
    seconds = [float(each[17:23]) + 60 * int(each[14:16]) for each in (shown["at"], camera["shows"])]
    assert seconds[1] - seconds[0] == 27.5
    assert shown["console"] == "Surveillance 1"
    assert console.kinds()[-3:] == ["reviewer_signed_on", "looked", "reviewer_signed_off"]
    assert "± 0.5 s (by the nearest comparison)" in console.moment("4001", "--fact", "40").out


def test_rights_hold_on_the_command_line_too(console: Console) -> None:
    assert "only at tables of their own" in console.moment("2001", "--fact", "40").refusal()
    assert console.by("9001", "give", "2001", "--table", console.table).code == 0
    assert console.moment("2001", "--fact", "40").code == 0
    mark = PlaceMark(records(console.table, 40, 43), MarkKind.QUESTION, "paid twice?")
    assert "may not do that here" in console.act("5001", mark)
    assert console.act("4001", mark) == ""
    assert "may not do that here" in console.by("4001", "give", "2001", "--table", console.table).refusal()
    kinds = console.kinds()
    assert kinds.count("reviewer_signed_on") == kinds.count("reviewer_signed_off")
    assert (kinds.count("marked"), kinds.count("looked"), kinds.count("tables_given")) == (1, 1, 1)


def test_it_verifies_and_its_log_holds_no_pin(console: Console, terminal: Terminal, tmp_path: Path) -> None:
    console.moment("4001", "--fact", "40")
    said = terminal("verify", "--db", console.db, "--keys", str(tmp_path / "console-keys"))
    assert (said.code, said.out.startswith("All good: ")) == (0, True)
    whole = console.run("log", "--db", console.db, "--json").out + console.run("log", "--db", console.db).out
    assert "argon2" not in whole and '"pin"' not in whole and "P. Pitt added" in whole


def test_wrong_questions_are_refused(console: Console, terminal: Terminal) -> None:
    on = ("--db", console.db)
    give = ("console", "give", "2001", "--table", console.table, *on)
    wrong = (
        ((*give, *console.who("9002")), "don't belong together"),
        (("console", "init", "Again", "--db", console.table), "is there already"),
        (("console", "log", "--db", console.table), "is no console's journal"),
        (("moment", *on, "--fact", "1"), "is a console's journal"),
        (("simulate", "--rounds", "1", *on, *console.who("1")[-2:]), "is a console's journal"),
    )
    assert not_refused(terminal, wrong) == []
    table = console.table
    asked = (
        (PlaceMark(RecordRange(record(table, 9), record(table, 3)), MarkKind.NOTE, "x"), "no stretch of one journal"),
        (PlaceMark(records(table, 3, 3), MarkKind.NOTE, " "), "Nothing is written there"),
    )
    assert [why for command, why in asked if why not in console.act("4001", command)] == []


def test_the_log_says_which_facts_of_which_table_each_act_is_about(console: Console, terminal: Terminal) -> None:
    console.act("4001", PlaceMark(records(console.table, 40, 44), MarkKind.NOTE, "paid twice?"))
    journal = terminal("moment", "--db", console.table, "--fact", "40", "--json").json["journal"]
    lines = console.run("log", "--db", console.db).out.splitlines()
    assert [each.split()[3:5] for each in lines if "paid twice?" in each] == [[journal, "40-44"]]
    assert not any(journal in each for each in lines if "signed" in each)


LOOKS = {
    ViewedAs.TABLE: "the table",
    ViewedAs.SCREEN: "the dealer's screen",
    ViewedAs.UNSEEN_CARDS: "cards that were not seen at the table",
    ViewedAs.COMPARED: "a comparison",
    ViewedAs.SHIFT: "a shift's figures",
}


def test_the_log_says_what_was_looked_at(console: Console, tmp_path: Path) -> None:
    at = RecordRange(RecordAt("table", 3, bytes(32)), RecordAt("table", 9, bytes(32)))
    with closing(open_console(console.db, CLOCK, keys=tmp_path / "console-keys")) as desk:
        desk.handle(SignOnReviewer(PEOPLE["4001"]))
        assert not any(isinstance(desk.handle(RecordView(at, looked)), Refusal) for looked in ViewedAs)
    told = " ".join(console.run("log", "--db", console.db).out.split())
    assert [looked for looked in ViewedAs if f"Looked at {LOOKS[looked]}: records 3 to 9" not in told] == []


def test_a_second_officer_at_one_console_is_told_of_a_console_of_their_own(console: Console, tmp_path: Path) -> None:
    with closing(open_console(console.db, CLOCK, keys=tmp_path / "console-keys")):
        said = console.moment("4001", "--fact", "40").refusal()
    assert f"{console.db} is in use by process " in said
    assert "close that window or command first, or name a console of this desk's own (console init)" in said
    assert console.run("log", "--db", console.db).code == 0


def test_marks_and_holds_are_listed(console: Console) -> None:
    at = records(console.table, 3, 9)
    assert console.act("4001", PlaceMark(at, MarkKind.NOTE, "paid twice?"), PlaceHold(at, "claim 118")) == ""
    (mark,), (hold,) = (console.run("log", "--what", what, "--db", console.db, "--json").json for what in LISTS)
    assert console.act("4001", ReplyTo(mark["mark"], "camera 14 shows it")) == ""
    shown = console.run("log", "--what", "marks", "--db", console.db).out
    assert "note: paid twice? (4001) / 4001: camera 14 shows it" in shown
    assert "may not do that here" in console.act("4001", ReleaseHold(hold["hold"], "settled"))
    assert console.act("9001", ReleaseHold(hold["hold"], "claim 118 is settled")) == ""
    assert "claim 118 is settled" in console.run("log", "--what", "holds", "--db", console.db, "--zone", "UTC").out
    assert console.act("4001", WithdrawMark(mark["mark"], "another table")) == ""
    assert "paid twice?" not in console.run("log", "--what", "marks", "--db", console.db).out


HELD = "(SELECT position FROM records WHERE kind = 'held')"


def test_a_hold_that_somebody_with_sql_hides_is_missed(console: Console, terminal: Terminal, tmp_path: Path) -> None:
    console.act("4001", PlaceHold(records(console.table, 3, 9), "claim 118"))
    whole = Path(console.db).read_bytes()
    retain = ("retain", "--db", console.table, "--to", str(tmp_path), "--keys", str(tmp_path / "keys"))
    of_another_kind = f"UPDATE records SET kind = 'looked' WHERE position = {HELD}"
    attacks = (of_another_kind, f"DELETE FROM records WHERE position = {HELD}", "DELETE FROM checkpoints")
    for attack, covered_up in [(of_another_kind, True), *((each, False) for each in attacks)]:
        Path(console.db).write_bytes(whole)
        with closing(sqlite3.connect(console.db)) as connection:
            attacker = Attacker(connection)
            connection.execute(attack)
            if covered_up:
                attacker.cover_up()
            attacker.restore_guards()
        runs = [console.run("log", "--what", what, "--db", console.db) for what in (*LISTS, "actions")]
        runs.append(terminal(*retain, "--console", console.db))
        assert all("is damaged" in each.finding() for each in runs), attack
