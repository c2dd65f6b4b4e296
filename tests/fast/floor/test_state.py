"""What a witness has cosigned is on the disk before it answers, and is never lost in silence."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from shutil import copy2, copytree
from threading import Event, Thread

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.witness.start import begin_or_open
from dealer_terminal.floor.witness.state import WitnessState
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.witness import SeenTree
from tests.helpers.witness_room import ED25519, ML_DSA, opened, place_in, witness_in
from tests.long.crashes.bad_disk import Refusing
from tests.long.crashes.syscalls import Watch, never
from tests.outside.tlog import NOTE, Key, Log
from tests.outside.tlog_client import Refused, add, call, latest

TABLE = Log(Key("casino.example/table-7", NOTE, b"7" * 32), 90)


class Stalling:
    """The real state; the first request waits between what it checked and what it stores."""

    def __init__(self, state: WitnessState, checked: Event, go: Event) -> None:
        self._state, self._checked, self._go = state, checked, go
        self.note, self.by_hash, self.seen = state.note, state.by_hash, state.seen

    def replace(self, origin: str, before: SeenTree, after: SeenTree, note: SignedNote) -> bool:
        if not self._checked.is_set():
            self._checked.set()
            assert self._go.wait(60)
        return self._state.replace(origin, before, after, note)


def test_of_two_requests_the_one_that_was_overtaken_is_told_so_and_rolls_nothing_back(tmp_path: Path) -> None:
    checked, go, slow = Event(), Event(), list[Refused]()

    def asks_slowly(url: str) -> None:
        try:
            add(url, TABLE.request(0, 5))
        except Refused as refused:
            slow.append(refused)

    with witness_in(tmp_path, [TABLE.key.vkey], around=lambda state: Stalling(state, checked, go)) as running:
        first = Thread(target=asks_slowly, args=(running.url,))
        first.start()
        assert checked.wait(60)
        add(running.url, TABLE.request(0, 9))
        go.set()
        first.join()
        assert [(each.status, each.kind, each.body) for each in slow] == [(409, "text/x.tlog.size", b"9\n")]
        assert (latest(running.url, TABLE.key.name) or "").split("\n")[1] == "9"


def test_a_disk_that_refuses_at_any_call_loses_no_answer(tmp_path: Path) -> None:
    """What was answered with a cosignature is there when the witness starts again, wherever the disk refused."""
    for kind in ("full", "not synced", "broken"):
        folder = tmp_path / kind
        folder.mkdir()
        watch, answered, at, met = Watch(folder), 0, 0, True
        with watch.watching():
            while met and answered < 80:
                with witness_in(folder, [TABLE.key.vkey]) as running:
                    before = call(running.url, "POST", "/add-checkpoint", TABLE.request(90, 90))[2]
                    assert int(before) in (answered, answered + 1), "an answer was lost"
                    answered = int(before)
                    watch.fails = disk = Refusing(kind, at)
                    code, _, said = call(running.url, "POST", "/add-checkpoint", TABLE.request(answered, answered + 1))
                    watch.fails, met, at = never, disk.met, at + 1
                    assert code in (200, 503), said
                    answered += code == 200
                    assert code == 200 or kind == "full" or running.server.broken
        assert at > 3


def overwritten(file: Path) -> None:
    with file.open("r+b") as opened_file:
        opened_file.seek(4096)
        opened_file.write(b"x" * 4096)


def another_database(file: Path) -> None:
    file.unlink()
    in_sql("create table cosigned (a)")(file)


def in_sql(statement: str) -> Callable[[Path], None]:
    def does(file: Path) -> None:
        with closing(sqlite3.connect(file)) as connection:
            connection.execute(statement)
            connection.commit()

    return does


OTHER_NOTE = "update cosigned set note = cast(replace(note, 'ours', 'hers') as blob)"
ROLLED_BACK = "update cosigned set size = 0, note = cast('casino.example/table-7\n0\n' || substr(note, 26) as blob)"
LOST: dict[str, tuple[Callable[[Path], object], str]] = {
    "removed": (Path.unlink, "had a state, and it is gone"),
    "cut": (lambda file: file.write_bytes(file.read_bytes()[:5000]), "damaged state|malformed"),
    "emptied": (lambda file: file.write_bytes(b""), "no state of a witness"),
    "overwritten": (overwritten, "damaged state"),
    "another database": (another_database, "no state of a witness"),
    "a size changed": (in_sql("update cosigned set size = 3"), "not the checkpoint beside it"),
    "a root changed": (in_sql("update cosigned set root = zeroblob(32)"), "not the checkpoint beside it"),
    "a note changed": (in_sql(OTHER_NOTE), "not cosigned by this"),
    "rolled back by hand": (in_sql(ROLLED_BACK), "."),
    "another's": (in_sql("update witness set vkey = 'x+00000000+AAAA'"), "the state of another key"),
}


def test_a_state_that_is_lost_or_not_its_own_refuses_to_start(tmp_path: Path) -> None:
    whole = tmp_path / "whole"
    whole.mkdir()
    with witness_in(whole, [TABLE.key.vkey]) as running:
        add(running.url, TABLE.request(0, 5))
    for name, (loses, says) in LOST.items():
        folder = Path(copytree(whole, tmp_path / name))
        loses(folder / "state.db")
        with pytest.raises(KnownError, match=says):
            opened(folder)


def test_an_older_state_in_its_place_ends_the_witness(tmp_path: Path) -> None:
    for is_put_back in (True, False):
        folder = tmp_path / str(is_put_back)
        folder.mkdir()
        state, older = folder / "state.db", folder / "older.db"
        with witness_in(folder, [TABLE.key.vkey]) as running:
            add(running.url, TABLE.request(0, 5))
            copy2(state, older)
            older.replace(state) if is_put_back else state.rename(folder / "moved.db")
            assert call(running.url, "POST", "/add-checkpoint", TABLE.request(5, 9))[0] == 503
            assert "moved or replaced" in str(running.server.broken[0])


def test_a_first_start_that_was_cut_off_anywhere_is_made_good(tmp_path: Path) -> None:
    watch, at, met = Watch(tmp_path), -1, True
    with watch.watching():
        while met:
            folder, at = tmp_path / str(at), at + 1
            watch.fails = never
            folder.mkdir()
            watch.fails = disk = Refusing("broken", at)
            with suppress(KnownError):
                opened(folder)[0].close()
            watch.fails, met = never, disk.met
            state, keys = opened(folder)
            assert state.vkeys() == tuple(str(key.verifier) for key in keys)
            state.close()
    assert at > 10


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="--name"):
        begin_or_open(place_in(tmp_path), "a name", ED25519)
    assert list(tmp_path.iterdir()) == []
    state, keys = opened(tmp_path, (*ED25519, *ML_DSA))
    with pytest.raises(KnownError, match="another witness has it open"):
        opened(tmp_path)
    state.close()
    place = place_in(tmp_path)
    assert place.key.stat().st_mode & 0o777 == 0o600 and place.state.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "state.db.vkey").read_text().split() == [str(key.verifier) for key in keys]
    again, same = opened(tmp_path)
    again.close()
    assert same == keys
    with pytest.raises(KnownError, match=r"this witness is ours\.example/w, for ever"):
        begin_or_open(place, "other.example/w", ED25519)
    place.key.chmod(0o640)
    with pytest.raises(KnownError, match="others may read this key"):
        opened(tmp_path)
    place.key.chmod(0o600)
    with witness_in(tmp_path, [TABLE.key.vkey]) as running:
        add(running.url, TABLE.request(0, 5))
    place.key.unlink()
    with pytest.raises(KnownError, match="the key of the witness whose state is"):
        opened(tmp_path)
