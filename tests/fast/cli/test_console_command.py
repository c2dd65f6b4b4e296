"""A console by the command line alone: made, its people added, looked from, and read back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.journal.review_facts import LookedAs, RecordAt, RecordRange
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review.console_commands import Look, SignOnReviewer
from dealer_terminal.storage.review.console import open_console
from tests.fast.cli.conftest import Run, Terminal, not_refused
from tests.fast.cli.journals import played_journal
from tests.fast.storage.attacker import Attacker
from tests.helpers.consoles import CLOCK, PEOPLE, PIN, furnished_console


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

    def moment(self, number: str, *arguments: str) -> Run:
        return self._terminal("moment", "--db", self.table, "--console", self.db, *self.who(number), *arguments)

    def kinds(self) -> list[str]:
        return [each["kind"] for each in self.run("log", "--db", self.db, "--json").json]


@pytest.fixture
def console(terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Console:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return Console(terminal, tmp_path)


def test_a_look_is_written_and_both_clocks_stand_side_by_side(console: Console) -> None:
    compared = ("--at", "2026-01-05T08:01:00", "--shows", "2026-01-05T08:01:27.5", "--margin", "0.5", "--zone", "UTC")
    said = console.by("4001", "camera", "Cam 12", "--table", console.table, "--how", "photographed", *compared)
    assert said.out.startswith("Cam 12: +27.5 s beside the table's clock at fact ")
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
    mark = ("mark", "paid twice?", "--kind", "question", "--table", console.table, "--fact", "40", "--to", "43")
    assert "may not do that here" in console.by("5001", *mark).refusal()
    assert console.by("4001", *mark).out == "Marked at fact 40.\n"
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
    mark, on = ("mark", "x", "--table", console.table, "--fact"), ("--db", console.db)
    wrong = (
        (("console", *mark, "99999", *on, *console.who("4001")), "has no fact 99999"),
        (("console", *mark, "9", "--to", "3", *on, *console.who("4001")), "no stretch of one journal"),
        (("console", "mark", " ", *mark[2:], "3", *on, *console.who("4001")), "Nothing is written there"),
        (("console", *mark, "3", *on, *console.who("4002")), "don't belong together"),
        (("console", "init", "Again", "--db", console.table), "is there already"),
        (("console", "log", "--db", console.table), "is no console's journal"),
        (("moment", *on, "--fact", "1"), "is a console's journal"),
        (("simulate", "--rounds", "1", *on, *console.who("1")[-2:]), "is a console's journal"),
    )
    assert not_refused(terminal, wrong) == []


def test_the_log_says_which_facts_of_which_table_each_act_is_about(console: Console, terminal: Terminal) -> None:
    console.by("4001", "mark", "paid twice?", "--table", console.table, "--fact", "40", "--to", "44")
    journal = terminal("moment", "--db", console.table, "--fact", "40", "--json").json["journal"]
    lines = console.run("log", "--db", console.db).out.splitlines()
    assert [each.split()[3:5] for each in lines if "paid twice?" in each] == [[journal, "40-44"]]
    assert not any(journal in each for each in lines if "signed" in each)


LOOKS = {
    LookedAs.TABLE: "the table",
    LookedAs.SCREEN: "the dealer's screen",
    LookedAs.UNSEEN_CARDS: "cards that were not seen at the table",
    LookedAs.COMPARED: "a comparison",
    LookedAs.SHIFT: "a shift's figures",
}


def test_the_log_says_what_was_looked_at(console: Console, tmp_path: Path) -> None:
    at = RecordRange(RecordAt("table", 3, bytes(32)), RecordAt("table", 9, bytes(32)))
    with closing(open_console(console.db, CLOCK, keys=tmp_path / "console-keys")) as desk:
        desk.handle(SignOnReviewer(PEOPLE["4001"]))
        assert not any(isinstance(desk.handle(Look(at, looked)), Refusal) for looked in LookedAs)
    told = " ".join(console.run("log", "--db", console.db).out.split())
    assert [looked for looked in LookedAs if f"Looked at {LOOKS[looked]}: records 3 to 9" not in told] == []


def test_a_second_officer_at_one_console_is_told_of_a_console_of_their_own(console: Console, tmp_path: Path) -> None:
    with closing(open_console(console.db, CLOCK, keys=tmp_path / "console-keys")):
        said = console.moment("4001", "--fact", "40").refusal()
    assert f"{console.db} is in use by process " in said
    assert "close that window or command first, or name a console of this desk's own (console init)" in said
    assert console.run("log", "--db", console.db).code == 0


def test_a_mark_is_answered_worded_anew_and_withdrawn(console: Console) -> None:
    console.by("4001", "mark", "paid twice?", "--table", console.table, "--fact", "40")
    number = str(console.run("marks", "--db", console.db, "--json").json[0]["mark"])
    assert console.by("4001", "reply", number, "camera 14 shows it").code == 0
    assert console.by("4001", "correct", number, "paid right", "--kind", "wrong").code == 0
    assert console.by("4001", "correct", number, "paid right, chips slid").code == 0
    assert "wrong: paid right, chips slid" in console.run("marks", "--db", console.db).out
    assert console.by("4001", "correct", number, "paid right", "--kind", "note").code == 0
    said = console.run("marks", "--db", console.db, "--table", console.table).out
    assert "note: paid right (4001) / 4001: camera 14 shows it" in said
    assert "may not do that here" in console.by("5001", "reply", number, "no").refusal()
    assert console.by("4001", "withdraw", number, "another table").code == 0
    assert "paid right" not in console.run("marks", "--db", console.db).out
    assert "There is no such mark" in console.by("4001", "reply", number, "late").refusal()


def test_a_hold_is_released_by_an_administrator_alone(console: Console) -> None:
    held = console.by("4001", "hold", "claim 118", "--table", console.table, "--fact", "3", "--to", "9")
    assert held.out.startswith("Held from fact 3 on")
    (hold,) = console.run("holds", "--db", console.db, "--json").json
    number = str(hold["hold"])
    assert "may not do that here" in console.by("4001", "release", number, "settled").refusal()
    assert console.by("9001", "release", number, "claim 118 is settled").code == 0
    assert "claim 118 is settled" in console.run("holds", "--db", console.db, "--zone", "UTC").out
    assert "There is no such hold" in console.by("9001", "release", number, "again").refusal()


HELD = "(SELECT position FROM records WHERE kind = 'held')"


def test_a_hold_that_somebody_with_sql_hides_is_missed(console: Console, terminal: Terminal, tmp_path: Path) -> None:
    console.by("4001", "hold", "claim 118", "--table", console.table, "--fact", "3", "--to", "9")
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
        runs = [console.run(asked, "--db", console.db) for asked in ("holds", "marks", "log")]
        runs.append(terminal(*retain, "--console", console.db))
        assert all("is damaged" in each.finding() for each in runs), attack


def test_bookmarks_leave_by_the_cameras_clock_and_the_console_knows_their_hash(
    console: Console, tmp_path: Path
) -> None:
    compared = ("--at", "2026-01-05T08:01:00", "--shows", "2026-01-05T08:01:27.5", "--margin", "0.5", "--zone", "UTC")
    why = ("--table", console.table, "--reason", "claim 118")
    out = tmp_path / "marks.csv"
    console.by("4001", "camera", "Cam 12", "--table", console.table, "--how", "photographed", *compared)
    assert "no mark lies on" in console.by("4001", "bookmarks", "Cam 12", "--out", str(out), *why).refusal()
    console.by("4001", "mark", "=paid twice", "--table", console.table, "--fact", "40", "--to", "43")
    said = console.by("4001", "bookmarks", "Cam 12", "--out", str(out), "--zone", "UTC", *why)
    assert said.out == f"{out}: 1 bookmarks.\n"
    header, row = out.read_text().splitlines()
    shown = dict(zip(header.split(","), row.split(","), strict=True))
    assert (shown["camera"], shown["margin_seconds"], shown["fact"], shown["to"]) == ("Cam 12", "0.5", "40", "43")
    assert shown["what"] == "note: =paid twice (4001)"
    (left,) = [each for each in console.run("log", "--db", console.db, "--json").json if each["kind"] == "exported"]
    assert left["fact"]["file"] == "marks.csv"
    video = tmp_path / "cam12.vtt"
    began = ("--began", "2026-01-05T08:00:00", "--zone", "UTC")
    assert console.by("4001", "bookmarks", "Cam 12", "--out", str(video), *why, *began).code == 0
    assert video.read_text().startswith("WEBVTT\n\n")


def test_wrong_bookmarks_are_refused_and_leave_no_file(
    console: Console, terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = (
        (("--out", "marks.txt"), "its name ends with .csv or .vtt"),
        (("--out", "marks.vtt"), "name --began with a .vtt file"),
        (("--out", "marks.csv"), "was not compared with this table's clock"),
    )
    asked = ("console", "bookmarks", "Cam 12", "--db", console.db, *console.who("4001"), "--table", console.table)
    assert not_refused(terminal, wrong, *asked, "--reason", "claim 118") == []
    assert not list(tmp_path.glob("marks.*"))
