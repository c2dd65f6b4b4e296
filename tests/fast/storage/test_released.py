"""What a release has written, every later version opens, migrates, verifies, searches and goes on with."""

import lzma
import shutil
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random

import psycopg
import pytest
from sqlalchemy import text

from dealer_terminal.cli import main
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import address
from dealer_terminal.storage.engine import writing_engine
from dealer_terminal.storage.migration import downgrade, upgrade
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.reading import kept_frontier
from dealer_terminal.storage.reports.search import HandSearch, search_hands
from dealer_terminal.storage.revision import revision_of
from dealer_terminal.storage.schema import HEAD
from dealer_terminal.storage.verification import verify_journal
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import play_rounds
from tests.fast.storage.freeze import DUMP, FILE, HASHES, KEYS, MONTH, RELEASED, ROUNDS
from tests.fast.storage.stores import outsider
from tests.helpers.repository import ROOT

REVISIONS = sorted(path.name for path in RELEASED.iterdir() if path.is_dir())


@dataclass
class Released:
    revision: str
    db: str
    keys: Path
    checkpoint: Path

    def commands_are_good(self) -> None:
        for command in (("verify", "--checkpoint", str(self.checkpoint)), ("prove", "--round", "1")):
            keys = ("--keys", str(self.keys)) if command[0] == "verify" else ()
            assert main([*command, "--db", self.db, *keys]) == 0


@pytest.fixture(params=[(revision, kind) for revision in REVISIONS for kind in (FILE, DUMP)], ids="-".join)
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Released:
    revision, kind = request.param
    kept = RELEASED / revision
    shutil.copytree(kept / KEYS, tmp_path / KEYS)
    data = lzma.decompress((kept / f"{kind}.xz").read_bytes())
    db = str(tmp_path / FILE) if kind == FILE else request.getfixturevalue("postgres_url")
    if kind == FILE:
        Path(db).write_bytes(data)
    else:
        with psycopg.connect(db.replace("+psycopg", ""), autocommit=True) as connection:
            connection.execute(data)
    return Released(revision, db, tmp_path / KEYS, kept / f"{kind}.checkpoint")


def test_an_older_schema_is_left_alone_and_the_command_that_helps_is_named(released: Released) -> None:
    said = f"has the older schema {released.revision}: run dealer-terminal migrate --db "
    if released.revision != HEAD:
        with pytest.raises(KnownError, match=said), open_to_read(released.db):
            pass
        with pytest.raises(KnownError, match=said):
            open_journal(released.db, keys=released.keys)


def test_a_released_journal_is_migrated_verified_searched_and_played_on(released: Released) -> None:
    assert main(["migrate", "--db", released.db, "--keys", str(released.keys)]) == 0
    released.commands_are_good()
    with open_to_read(released.db) as journal:
        assert {hand.round for hand in search_hands(journal.connection, HandSearch(), 100).hands} == set(
            range(1, ROUNDS + 1)
        )
    journal = open_journal(released.db, keys=released.keys)
    session = Session(journal, journal.keys, StoryClock(Random(4), START + 3 * MONTH))
    assert list(play_rounds(session, Random(4), 1)) == [1]
    journal.close()
    released.commands_are_good()


def test_what_was_written_before_tags_is_named_and_what_comes_after_is_tagged(
    released: Released, capsys: pytest.CaptureFixture[str]
) -> None:
    verify = ["verify", "--db", released.db, "--keys", str(released.keys)]
    assert main(["migrate", "--db", released.db, "--keys", str(released.keys)]) == 0
    open_journal(released.db, keys=released.keys).close()
    capsys.readouterr()
    assert main(verify) == 0
    said = capsys.readouterr().out
    with open_to_read(released.db) as journal:
        kept = kept_frontier(journal.connection)
    assert kept is not None
    assert f"Records 0 to {kept.since - 1} were written before appends carried a tag." in said
    assert kept.tag
    assert main(verify[:3]) == 0
    untold = f"that records 0 to {kept.since - 1} were written before appends carried a tag, as it says itself."
    assert f"Not checked: {untold}" in capsys.readouterr().out
    with outsider(released.db) as connection:
        connection.execute(text("UPDATE frontier SET since = since - 1"))
    assert main(verify) == 1
    with pytest.raises(KnownError, match="was written by someone without this terminal's keys"):
        open_journal(released.db, keys=released.keys)


def test_a_released_journal_goes_up_and_down_again_and_loses_no_record(released: Released) -> None:
    engine = writing_engine(address(released.db))
    for way, to in ((upgrade, HEAD), (downgrade, released.revision), (upgrade, HEAD)):
        with engine.connect() as connection:
            way(connection, to)
            connection.commit()
            assert revision_of(connection) == to
    with open_to_read(released.db) as journal:
        assert verify_journal(journal.connection, journal.id, (journal.own_key(),)).findings == ()


def test_a_released_revision_stays_as_it_is() -> None:
    """Whoever has one has the tables that its file made: a change is a revision of its own."""
    known = dict(reversed(line.split("  ")) for line in HASHES.read_text().splitlines())
    assert {Path(name).stem for name in known} == set(REVISIONS)
    assert {name: sha256((ROOT / name).read_bytes()).hexdigest() for name in known} == known
