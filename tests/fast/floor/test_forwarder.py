"""A journal comes to the floor whole, however it is cut off, and what is no part of it is found."""

from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path
from shutil import copy2, copytree, ignore_patterns
from typing import Any

import pytest

from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.continuous_forwarder import RunningForwarder
from dealer_terminal.floor.floor_connection import FloorAnswer, FloorConnection
from dealer_terminal.floor.forwarder import Forwarder, OlderError, StoppedError
from dealer_terminal.journal.journal_facts import FramesRemoved
from dealer_terminal.journal.merkle import leaf_hash
from dealer_terminal.journal.record import Record, Times, leaf_data
from dealer_terminal.journal.round_proof import verify_round_proof
from dealer_terminal.storage import reading
from dealer_terminal.storage.follower import Follower
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.stored_proofs import edge_at, prove_round, stored_tree
from tests.fast.floor.house import Floor, Terminal
from tests.fast.floor.read import all_of, one_table, same
from tests.fast.storage.stores import outsider, unguarded


class Stopped(BaseException):
    """Somebody pulled the plug."""


def test_all_of_it_is_there_with_its_read_models_and_checkpoints(terminal: Terminal) -> None:
    terminal.forward()
    terminal.play(1, seed=2)
    done = terminal.forward()
    standing = terminal.standing()
    assert (standing.size, standing.lag_records, standing.alarms()) == (done.signed, 0, ())
    assert same(terminal)
    sizes = [each.size for each in terminal.seen.checkpoints]
    kept = dict(terminal.floor.rows("SELECT size, note FROM floor.checkpoints"))
    assert sizes == sorted(sizes) and len(sizes) == 2
    assert all(kept[each.size] == each.note for each in terminal.seen.checkpoints), "shown to who asks witnesses"


def test_cut_off_at_any_package_it_goes_on_without_a_gap_or_a_double(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every second answer is lost, before or after the floor has taken what came."""
    whole: Any = FloorConnection._answer
    for when in ("before", "after"):
        table, turns, lives = terminal.under(when), count(1), 1
        table.most = 1

        def pulled(
            line: FloorConnection, sql: str, told: object, when: str = when, turns: Iterator[int] = turns
        ) -> object:
            is_lost = next(turns) % 2 == 0
            if is_lost and when == "before":
                raise Stopped
            answer = whole(line, sql, told)
            if is_lost:
                raise Stopped
            return answer

        monkeypatch.setattr(FloorConnection, "_answer", pulled)
        while not came_through(table):
            lives += 1
        monkeypatch.setattr(FloorConnection, "_answer", whole)
        assert lives > 2
        assert same(table), when


def came_through(terminal: Terminal) -> bool:
    try:
        terminal.forward()
    except Stopped:
        return False
    return True


def test_an_older_copy_is_told_and_changes_nothing(terminal: Terminal, tmp_path: Path) -> None:
    backup = tmp_path / "backup.db"
    copy2(terminal.db, backup)
    terminal.play(1, seed=2)
    terminal.forward()
    before = terminal.floor.kept()
    newest = Path(terminal.db).read_bytes()
    copy2(backup, terminal.db)
    with pytest.raises(OlderError, match=r"is an older copy: only \d+ of the \d+ records that the floor has are here"):
        terminal.forward()
    assert terminal.floor.kept() == before
    assert any("older copy" in alarm for alarm in terminal.standing().alarms())
    Path(terminal.db).write_bytes(newest)
    terminal.forward()
    assert terminal.standing().alarms() == ()


def test_a_restored_backup_that_played_on_is_found_as_a_fork(terminal: Terminal, tmp_path: Path) -> None:
    yesterday = tmp_path / "yesterday"
    copytree(terminal.folder, yesterday, ignore=ignore_patterns("yesterday"))
    terminal.play(3, seed=2)
    terminal.forward()
    before = terminal.floor.kept()
    for rounds in (1, 4):  # shorter and longer than the floor's
        restored = Terminal(Path(copytree(yesterday, tmp_path / str(rounds))), terminal.floor)
        restored.play(rounds, seed=77)
        with terminal.floor.undone():
            with pytest.raises(StoppedError, match=r"has two histories of this table \(record \d+ is another one"):
                restored.forward()
            asked = "SELECT kind, position, own_note, other_note FROM floor.evidence"
            ((kind, at, own, other),) = terminal.floor.rows(asked)
            assert (kind, own != other) == ("record", True)
            assert own in [note for (note,) in terminal.floor.rows("SELECT note FROM floor.checkpoints")]
            assert b"\n\n" in other
            with open_to_read(terminal.db) as one, open_to_read(restored.db) as two:
                ours, theirs = all_of(one.connection)["records"], all_of(two.connection)["records"]
            assert ours[:at] == theirs[:at] and ours[at] != theirs[at], "where they part"
            assert {**terminal.floor.kept(), "heads": ()} == {**before, "heads": ()}
            with pytest.raises(StoppedError, match="a person decides: floor decide"):
                terminal.forward()
            terminal.floor.decide("7", "keep")
            terminal.forward()
            assert same(terminal)


def test_two_at_once_bring_it_once(terminal: Terminal) -> None:
    """Turn by turn, each with what it knew before the other's."""
    terminal.most = 1
    with terminal.line() as one, terminal.line() as two, terminal.source() as first, terminal.source() as second:
        hands = [(terminal.forwarder(first), one), (terminal.forwarder(second), two)]
        known = [forwarder.begin(line) for forwarder, line in hands]
        while True:
            answers = [forwarder.turn(line, each) for (forwarder, line), each in zip(hands, known, strict=True)]
            if all(answer is each for answer, each in zip(answers, known, strict=True)):
                break
            known = answers
    assert same(terminal)


def test_records_that_were_rewritten_are_told_and_stay_here(terminal: Terminal) -> None:
    """Whoever changed them had no key; but for the first, their leaves are right."""
    for column, value, why in (
        ("body", b"{}", "is damaged: record 9 was changed: its content is not what was hashed"),
        ("operator", "other", "signed over others than came with it"),
        ("operator", "a\0b", r"run dealer-terminal verify|install that version"),
        ("schema", 2**20, r"run dealer-terminal verify|install that version"),
    ):
        with outsider(terminal.db) as connection, terminal.floor.undone():
            unguarded(connection)
            found = connection.exec_driver_sql("SELECT * FROM records WHERE position = 9").one()
            changed = found._asdict() | {column: value}
            leaf = found.leaf if column == "body" else leaf_hash(leaf_data(Record(**changed)))
            statement = f"UPDATE records SET {column} = ?, leaf = ? WHERE position = 9"
            connection.exec_driver_sql(statement, (value, leaf))
            with pytest.raises((KnownError, StoppedError), match=why):
                terminal.forward()
            assert terminal.floor.rows("SELECT FROM floor.records") == []
            connection.exec_driver_sql(statement, (getattr(found, column), found.leaf))


def test_models_that_were_left_behind_or_belong_to_no_record_are_written_anew(terminal: Terminal) -> None:
    terminal.floor.rows(STRAY_FIRST)
    terminal.forward()
    assert same(terminal)
    terminal.floor.rows("UPDATE floor.heads SET modelled = 0")
    terminal.floor.rows("UPDATE floor.rounds SET paid = 1")
    terminal.forward()
    assert same(terminal)


STRAY = """INSERT INTO floor.rounds SELECT (jsonb_populate_record(each, '{"round": 3}')).* FROM floor.rounds AS each
    WHERE round = 2"""
STRAY_FIRST = """INSERT INTO floor.hands SELECT (jsonb_populate_record(NULL::floor.hands, '{"table_id": "7", "round": 1,
    "seat": 1, "decision": "", "forfeit": "", "claims": "", "cards": ""}')).*"""


def test_models_that_hold_a_row_too_many_are_written_anew(terminal: Terminal) -> None:
    terminal.forward()
    terminal.floor.rows(STRAY)
    terminal.play(2, seed=4)
    terminal.forward()
    assert same(terminal)
    assert [line for line in terminal.around.told if "they are sent anew" in line]
    terminal.around.told.clear()
    terminal.play(1, seed=5)
    terminal.forward()
    assert same(terminal)
    assert terminal.around.told == []


class Lagging:
    """A floor that says of whatever comes that it has something else."""

    def __init__(self, forwarder: Forwarder) -> None:
        self._forwarder, self.clock, self.turns = forwarder, forwarder.clock, 0

    def begin(self, line: FloorConnection, trouble: str = "") -> FloorAnswer:
        return self._forwarder.begin(line, trouble)

    def turn(self, line: FloorConnection, known: FloorAnswer) -> FloorAnswer:
        self.turns += 1
        assert self.turns < 1000, "it goes on for ever"
        return FloorAnswer("gap", "", self.turns % 2, self.turns % 2, 0, 0, 0)


def test_a_floor_that_takes_nothing_as_following_is_not_asked_for_ever(terminal: Terminal) -> None:
    with terminal.source() as source:
        lagging: Any = Lagging(terminal.forwarder(source))
        running = RunningForwarder(
            floor_url(terminal.address), source, terminal.wallet(source), lagging, terminal.around
        )
        with pytest.raises(KnownError, match="says again and again that what is sent does not go on from what it has"):
            running.once(terminal.floor.enrol("7"))
    assert lagging.turns < 20


def test_models_that_never_fit_end_in_one_line(terminal: Terminal) -> None:
    terminal.forward()
    terminal.floor.rows("ALTER TABLE floor.hands ADD CONSTRAINT none CHECK (round < 3) NOT VALID")
    terminal.play(2, seed=4)
    with pytest.raises(KnownError, match="its read models do not take what stands here: run dealer-terminal verify"):
        terminal.forward()
    with open_to_read(terminal.db) as own, open_to_read(one_table(terminal.floor, "7")) as there:
        assert all_of(own.connection)["records"] == all_of(there.connection)["records"]


def test_frames_that_stand_in_an_archive_alone_are_not_missed(tmp_path: Path, floor: Floor) -> None:
    terminal = Terminal(tmp_path, floor)
    terminal.play_on(80, frames=1)
    with outsider(terminal.db) as connection:
        unguarded(connection)
    with closing(open_journal(terminal.db, keys=terminal.keys)) as journal:
        removed = FramesRemoved(0, 47, "a file", b"\1" * 32)
        journal.remove_frames(removed, at=Times(2**50, 1))
    terminal.forward(floor.enrol("7"))
    numbers = [each for (each,) in floor.rows("SELECT number FROM floor.frames ORDER BY 1")]
    assert numbers == [*range(47, 80)]
    with open_to_read(terminal.db) as own, open_to_read(one_table(floor, "7")) as there:
        assert all_of(own.connection)["frames"] == all_of(there.connection)["frames"]


def test_clocks_that_differ_and_refusals_are_told_on_both_sides(terminal: Terminal) -> None:
    terminal.ahead = 90_000_000
    terminal.forward()
    assert any("this terminal's clock is +90.0 s from the floor's" in line for line in terminal.around.told)
    (alarm,) = terminal.standing().alarms()
    assert alarm.startswith("clocks differ: the terminal showed 20") and ", the floor 20" in alarm
    another = "floor.ed25519_key(decode('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex'))"
    terminal.floor.rows(f"UPDATE floor.tables SET multiples = {another}")
    terminal.play(1, seed=2)
    with pytest.raises(FoundWrongError, match="is not signed by this journal's key; run dealer-terminal verify"):
        terminal.forward()


def test_one_that_runs_for_ever_tells_once_what_hinders_and_goes_on(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server is away, comes back, and takes what was played meanwhile."""
    waits = 0

    def wait(_seconds: float) -> None:
        nonlocal waits
        waits += 1
        if waits == 2:
            terminal.floor.rows(f"ALTER ROLE {role} NOLOGIN")
            terminal.floor.rows("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = %s", role)
            terminal.play(1, seed=6)
        if waits == 5:
            terminal.floor.rows(f"ALTER ROLE {role} LOGIN")
        if waits == 8:
            raise Stopped

    with terminal._running() as running:
        role = terminal.wallet(running._source).read().role  # type: ignore[arg-type]
        monkeypatch.setattr(terminal.around, "wait", wait)
        with pytest.raises(Stopped):
            running.for_ever()
    assert isinstance(running, RunningForwarder)
    assert same(terminal)
    assert len(terminal.around.told) == 2, "what hindered first, and what hindered then"
    assert terminal.standing().lag_records == 0


def test_what_was_never_right_ends_it_at_once(tmp_path: Path, floor: Floor) -> None:
    terminal = Terminal(tmp_path, floor)
    terminal.play(1)
    with terminal._running() as running, pytest.raises(KnownError, match="is not enrolled there"):
        running.for_ever()


def test_one_table_of_a_floor_reads_as_its_journal_and_grows_with_it(terminal: Terminal) -> None:
    terminal.forward()
    own, there = Follower(terminal.db), Follower(one_table(terminal.floor, "7"))
    assert own.look() == there.look()
    terminal.play(30, seed=9)
    terminal.forward()
    assert own.look() == there.look()
    own.close()
    there.close()
    assert same(terminal)
    with open_to_read(one_table(terminal.floor, "7")) as reader:
        kept = reading.kept_frontier(reader.connection)
        assert kept is not None and kept.size > 512
        assert edge_at(stored_tree(reader.connection), kept.size) == kept.edge
        proof = prove_round(reader, 1)
        assert len(verify_round_proof(proof, [reader.own_key()])) > 10


def test_what_is_not_signed_yet_is_read_with_it(terminal: Terminal) -> None:
    other = Terminal(terminal.folder / "8", terminal.floor, "8")
    other.folder.mkdir()
    other.play_on(9, frames=2)
    token = other.floor.enrol("8")
    for commands, frames in ((14, 1), (40, 1), (11, 1)):
        other.play_on(commands, frames=frames)
        done = other.forward(token)
        assert same(other)
        token = ""
    assert done.ahead > done.signed > 40
