"""Looking leaves nothing behind: no file is made beside a journal that nobody writes, and none is changed beside one
that somebody writes."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.replay import steps
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.storage import reading
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import Opens, looked_at
from dealer_terminal.storage.review.read_only_journal import QuietJournal
from dealer_terminal.storage.review.source import JournalSource
from tests.fast.storage.stores import Store, in_database, played_once
from tests.helpers.playing import played


@pytest.fixture
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    played_once(request, tmp_path, 6, seed=9).journal.close()
    (tmp_path / "table").mkdir()
    shutil.move(tmp_path / "journal.db", tmp_path / "table")
    store = in_database(str(tmp_path / "table" / "journal.db"), tmp_path / "keys")
    yield store
    store.journal.close()


def beside(store: Store) -> dict[str, str]:
    """Every file of the table's folder, by its content; what the shared memory of SQLite holds is no content."""
    found = sorted(Path(store.db).parent.iterdir())
    return {each.name: "" if each.name.endswith("-shm") else sha256(each.read_bytes()).hexdigest() for each in found}


def toured(store: Store, cache: Path) -> int:
    with closing(JournalSource(store.db, cache=cache)) as source:
        reel = JournalNavigator(source, kept=1)
        for position in range(0, source.size(), 9):
            reel.moment(position)
        return source.size()


def test_an_open_a_closed_and_an_unwritable_journal_are_looked_at_and_nothing_is_made_or_changed(
    store: Store, tmp_path: Path
) -> None:
    before = beside(store)
    size = toured(store, tmp_path / "open")
    assert beside(store) == before
    store.journal.close()
    before = beside(store)
    assert [*before] == ["journal.db", "journal.db.lock"]
    assert toured(store, tmp_path / "closed") == size
    assert beside(store) == before
    Path(store.db).chmod(0o400)
    Path(store.db).parent.chmod(0o500)
    try:
        assert toured(store, tmp_path / "unwritable") == size
    finally:
        Path(store.db).parent.chmod(0o700)


def test_a_journal_of_a_terminal_that_lost_its_power_is_read_to_its_last_record(store: Store, tmp_path: Path) -> None:
    """Without shared memory SQLite reads no write-ahead log, so here it makes that one file, and no other."""
    folder = tmp_path / "after"
    folder.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(f"{store.db}{ending}", folder)
    lost = Store(store.journal, store.keys, store.open_again, str(folder / "journal.db"))
    before = beside(lost)
    assert toured(lost, tmp_path / "cache") == len(store.records())
    assert {name: content for name, content in beside(lost).items() if not name.endswith("-shm")} == before


def test_a_terminal_that_starts_meanwhile_is_seen_and_hindered_in_nothing(store: Store, tmp_path: Path) -> None:
    store.journal.close()
    with closing(JournalSource(store.db, cache=tmp_path / "cache")) as source:
        reel, size = JournalNavigator(source), source.size()
        reel.moment(size - 1)
        journal = open_journal(store.db, keys=store.folder)
        played(journal, 2, keys=journal.keys)
        records = list(journal.records())
        journal.close()
        assert source.look() == len(records) > size
        assert reel.moment(source.size() - 1).step == list(steps(records))[-1]


def test_a_question_that_a_writer_comes_between_is_asked_again(store: Store) -> None:
    store.journal.close()
    asked: list[int] = []

    def question(found: object) -> int:
        asked.append(len(asked))
        if len(asked) == 1:
            Path(f"{store.db}-wal").touch()
        return len(asked)

    with closing(QuietJournal(store.db)) as quiet:
        assert quiet.ask(question) == 2


def overwritten(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(os.urandom(200_000))


HARMS: dict[str, tuple[Callable[[Path], object], str]] = {
    "cut": (lambda file: os.truncate(file, file.stat().st_size // 2), "damaged"),
    "overwritten": (overwritten, "damaged|no whole journal|holds no journal"),
    "emptied": (lambda file: file.write_bytes(b""), "holds no journal"),
    "no journal": (lambda file: file.write_text("a letter\n" * 999), "no journal"),
    "gone": (Path.unlink, "no such file"),
}


def test_what_cannot_be_read_is_told_in_one_line_and_left_as_it_is(store: Store, tmp_path: Path) -> None:
    store.journal.close()
    file = Path(store.db)
    whole = file.read_bytes()
    for what, (harm, said) in HARMS.items():
        file.write_bytes(whole)
        harm(file)
        before = beside(store)
        with pytest.raises(KnownError, match=said) as told:
            toured(store, tmp_path / "cache")
        assert "\n" not in str(told.value), what
        assert beside(store) == before, what


def test_a_share_that_goes_away_is_told_and_found_again(store: Store, tmp_path: Path) -> None:
    store.journal.close()
    away = Path(store.db).with_name("away")
    with closing(JournalSource(store.db, cache=tmp_path / "cache")) as source:
        last = source.size() - 1
        Path(store.db).rename(away)
        with pytest.raises(KnownError, match="no such file"):
            source.look()
        with pytest.raises(KnownError, match="no such file"):
            source.round_of(last)
        away.rename(store.db)
        assert source.look() == last + 1
        assert source.round_of(last).end == last + 1


def test_another_journal_or_an_older_copy_in_its_place_is_told(store: Store, tmp_path: Path) -> None:
    store.journal.close()
    shutil.copy(store.db, tmp_path / "older.db")
    other = in_database(str(tmp_path / "other.db"), tmp_path / "other-keys")
    other.play(9)
    other.journal.close()
    journal = open_journal(store.db, keys=store.folder)
    played(journal, 2, keys=journal.keys)
    journal.close()
    with closing(JournalSource(store.db, cache=tmp_path / "cache")) as source:
        for instead, told in (
            ("other.db", "is another journal now"),
            ("older.db", r"only \d+ of \d+ records are still"),
        ):
            os.replace(tmp_path / instead, store.db)  # noqa: PTH105
            with pytest.raises(KnownError, match=told):
                source.look()


def test_verifying_it_leaves_nothing_beside_it_and_a_terminal_that_plays_meanwhile_is_seen(store: Store) -> None:
    count = len(store.records())
    store.journal.close()
    before, opened = beside(store), []

    def counted(opens: Opens) -> int:
        with opens(store.db) as found:
            opened.append(opens)
            if len(opened) == 1:
                with closing(open_journal(store.db, keys=store.folder)) as journal:
                    played(journal, 1, keys=journal.keys, seed=2)
            return len(list(reading.records(found.connection)))

    assert looked_at(store.db, counted) >= count
    assert len(opened) == 2
    assert looked_at(store.db, counted) >= count
    assert [*beside(store)] == [*before]


def test_what_is_found_in_a_journal_that_was_written_meanwhile_counts_for_nothing(store: Store) -> None:
    store.journal.close()
    asked: list[int] = []

    def failing(opens: Opens) -> str:
        with opens(store.db):
            asked.append(len(asked))
            if len(asked) == 1:
                Path(f"{store.db}-wal").touch()
                raise KnownError("torn")
            return "read"

    assert looked_at(store.db, failing) == "read"
    assert len(asked) == 2
