"""A journal in which a newer version wrote: nothing of it is lost, and nothing is guessed."""

import pytest
from msgspec.structs import astuple

from dealer_terminal.audit.append_tag import append_tag
from dealer_terminal.audit.codec import Encoded, UnknownFact
from dealer_terminal.audit.merkle import Frontier
from dealer_terminal.audit.record import Record, Times, new_record
from dealer_terminal.audit.replay import entry_of
from dealer_terminal.errors import KnownError
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import verify_journal
from tests.fast.storage.stores import Store, outsider

NEWER = Encoded("jackpot_shared", 3, b'{"with":"everyone"}')


@pytest.fixture
def written_by_both(sqlite: Store) -> list[Record]:
    """A newer version appends a fact of its own; then someone installs this one again."""
    sqlite.play(1)
    records = sqlite.records()
    sqlite.journal.close()
    records.append(new_record(len(records), 2, NEWER, "d1", Times(2**50, 1)))
    grown = Frontier().extend(record.leaf for record in records)
    edge, tag = b"".join(grown.edge), append_tag(sqlite.keys, grown, 0, Frontier(), 0)
    with outsider(sqlite.db) as connection:
        connection.execute(schema.records.insert().values(astuple(records[-1])))
        connection.execute(schema.frontier.update().values(size=len(records), edge=edge, tag=tag))
    return records


def test_it_is_not_written_by_a_version_that_cannot_fold_it(sqlite: Store, written_by_both: list[Record]) -> None:
    with pytest.raises(KnownError, match=r"jackpot_shared \(schema 3\) was written by a newer version: install"):
        sqlite.open_again()


def test_verify_reports_it_and_checks_what_it_can(sqlite: Store, written_by_both: list[Record]) -> None:
    with open_to_read(sqlite.db) as journal:
        report = verify_journal(journal.connection, journal.id, (sqlite.keys.signing.verifier,))
        kept = list(reading.records(journal.connection))[-1]
    (finding,) = report.findings
    assert finding.position == len(written_by_both) - 1
    assert "jackpot_shared (schema 3) was written by a newer version" in finding.what
    assert report.records == len(written_by_both)
    assert entry_of(kept) == UnknownFact(NEWER.kind, NEWER.schema, NEWER.body)
