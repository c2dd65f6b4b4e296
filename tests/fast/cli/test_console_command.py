"""A console by the command line alone: made, its people added, looked from, and read back."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.audit.review_facts import LookedAs, RecordAt, Stretch
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.review.asks import Look, SignOn
from dealer_terminal.storage.review.console import open_console
from tests.fast.cli.conftest import Run, Terminal
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


def test_nobody_sees_a_pin_not_even_its_hash(console: Console) -> None:
    whole = console.run("log", "--db", console.db, "--json").out + console.run("log", "--db", console.db).out
    assert "argon2" not in whole
    assert '"pin"' not in whole
    assert "P. Pitt added" in whole


def test_it_verifies(console: Console, terminal: Terminal, tmp_path: Path) -> None:
    console.moment("4001", "--fact", "40")
    said = terminal("verify", "--db", console.db, "--keys", str(tmp_path / "console-keys"))
    assert said.out.startswith("All good: ")
    assert said.code == 0


def test_what_is_asked_wrongly_is_told_in_one_line(console: Console, terminal: Terminal) -> None:
    mark = ("mark", "x", "--table", console.table, "--fact")
    assert "has no fact 99999" in console.by("4001", *mark, "99999").refusal()
    assert "no stretch of one journal" in console.by("4001", *mark, "9", "--to", "3").refusal()
    assert (
        "Nothing is written there" in console.by("4001", "mark", " ", "--table", console.table, "--fact", "3").refusal()
    )
    assert "don't belong together" in console.by("4002", *mark, "3").refusal()
    assert "is there already" in console.run("init", "Again", "--db", console.table).refusal()
    assert "is no console's journal" in console.run("log", "--db", console.table).refusal()
    assert "is a console's journal" in terminal("moment", "--db", console.db, "--fact", "1").refusal()
    simulated = terminal("simulate", "--rounds", "1", "--db", console.db, *console.who("1")[-2:])
    assert "is a console's journal" in simulated.refusal()


def test_a_console_is_made_by_its_first_command(terminal: Terminal, tmp_path: Path) -> None:
    keys = ("--keys", str(tmp_path / "keys"))
    said = terminal("console", "init", "Surveillance 2", "--db", str(tmp_path / "c.db"), *keys).out
    assert said.startswith("Surveillance 2: a console with the journal ")
    logged = terminal("console", "log", "--db", str(tmp_path / "c.db")).out
    assert "Console Surveillance 2 opened" in logged


def test_the_log_says_of_which_tables_facts_each_act_is(console: Console, terminal: Terminal) -> None:
    console.by("4001", "mark", "paid twice?", "--table", console.table, "--fact", "40", "--to", "44")
    journal = terminal("moment", "--db", console.table, "--fact", "40", "--json").json["journal"]
    (line,) = [each for each in console.run("log", "--db", console.db).out.splitlines() if "paid twice?" in each]
    assert line.split()[3:5] == [journal, "40-44"]
    assert not any(
        journal in each for each in console.run("log", "--db", console.db).out.splitlines() if "signed" in each
    )


LOOKS = {
    LookedAs.TABLE: "the table",
    LookedAs.SCREEN: "the dealer's screen",
    LookedAs.UNSEEN_CARDS: "cards that were not seen at the table",
    LookedAs.COMPARED: "a comparison",
    LookedAs.SHIFT: "a shift's figures",
}


@pytest.mark.parametrize("looked", LookedAs)
def test_the_log_says_what_was_before_whoever_looked(console: Console, tmp_path: Path, looked: LookedAs) -> None:
    desk = open_console(console.db, CLOCK, keys=tmp_path / "console-keys")
    with closing(desk):
        desk.handle(SignOn(PEOPLE["4001"]))
        at = Stretch(RecordAt("table", 3, bytes(32)), RecordAt("table", 9, bytes(32)))
        assert not isinstance(desk.handle(Look(at, looked)), Refusal)
    told = " ".join(console.run("log", "--db", console.db).out.split())
    assert f"Looked at {LOOKS[looked]}: records 3 to 9" in told


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
OF_ANOTHER_KIND = f"UPDATE records SET kind = 'looked' WHERE position = {HELD}"
HIDDEN = {
    "told to be of another kind": (OF_ANOTHER_KIND, False),
    "told to be of another kind, all hashes made anew": (OF_ANOTHER_KIND, True),
    "taken out": (f"DELETE FROM records WHERE position = {HELD}", False),
    "all checkpoints gone": ("DELETE FROM checkpoints", False),
}


@pytest.mark.parametrize(("attack", "covered_up"), HIDDEN.values(), ids=HIDDEN)
def test_a_hold_that_somebody_with_sql_hides_is_missed(
    console: Console, terminal: Terminal, tmp_path: Path, attack: str, covered_up: bool
) -> None:
    console.by("4001", "hold", "claim 118", "--table", console.table, "--fact", "3", "--to", "9")
    with closing(sqlite3.connect(console.db)) as connection:
        attacker = Attacker(connection)
        connection.execute(attack)
        if covered_up:
            attacker.cover_up()
        attacker.restore_guards()
    for asked in (("holds",), ("marks",), ("log",)):
        assert "is damaged" in console.run(*asked, "--db", console.db).finding()
    keys = ("--keys", str(tmp_path / "keys"))
    retained = terminal("retain", "--db", console.table, "--to", str(tmp_path), *keys, "--console", console.db)
    assert "is damaged" in retained.finding()


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


BOOKMARKS = {
    "neither rows nor subtitles": (("--out", "marks.txt"), "its name ends with .csv or .vtt"),
    "subtitles to no recording": (("--out", "marks.vtt"), "name --began with a .vtt file"),
    "a camera that nobody compared": (("--out", "marks.csv"), "was not compared with this table's clock"),
}


@pytest.mark.parametrize(("arguments", "said"), BOOKMARKS.values(), ids=BOOKMARKS)
def test_bookmarks_that_cannot_be_are_refused_and_leave_no_file(
    console: Console, arguments: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    why = ("--table", console.table, "--reason", "claim 118")
    assert said in console.by("4001", "bookmarks", "Cam 12", *arguments, *why).refusal()
    assert not list(tmp_path.glob("marks.*"))
