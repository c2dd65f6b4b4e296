"""Why nothing was found is told from a few records, however long the journal is."""

from pathlib import Path

from sqlalchemy import event

from dealer_terminal.procedure.commands import CloseTable
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.review.finder import Question, Ready
from dealer_terminal.storage.review.unknown import unknown
from dealer_terminal.table.simulation.people import approval
from tests.fast.storage.stores import Store, in_database, outsider, unguarded
from tests.helpers.playing import CLASSIC, THREE_CARD, played

EDITION = "31-classic-original"
OPENINGS = ((3, CLASSIC), (0, EDITION), (1, THREE_CARD), (0, EDITION))
"""How many rounds were played, and by which edition."""


def opened_anew(store: Store) -> None:
    for rounds, rulebook in OPENINGS:
        session = played(store.journal, rounds, keys=store.keys, rulebook=rulebook)
        session.handle(with_evidence(session.state, CloseTable(approval("simulated table"))))


def test_which_wagers_there_are_is_told_by_the_papers_and_reads_no_wager(tmp_path: Path) -> None:
    """Of each opening at which a round was played, and of no other."""
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    opened_anew(store)
    assert [record.kind for record in store.records()].count("table_opened") == len(OPENINGS)
    statements = list[str]()
    with outsider(store.db) as connection:
        event.listen(connection, "before_cursor_execute", lambda *given: statements.append(given[2]))
        told = str(unknown(connection, Question(Ready.HANDS, spot="nospot")))
    store.journal.close()
    known = (
        "3 Card Stud STAX Progressive, 4 Card Royal Family Bonus, 6 Card Bounty, ANTE, Ante, Ante Bonus, "
        "Natural 31 Bonus, PLAY, Play, Player Bonus"
    )
    assert told == f"No hand here had the wager nospot; known here: {known}"
    assert len(statements) == 5
    assert not [each for each in statements if "wager_results" in each]


def test_where_a_paper_is_damaged_nothing_is_claimed(tmp_path: Path) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    store.play(1)
    store.journal.close()
    with outsider(store.db) as connection:
        unguarded(connection)
        connection.exec_driver_sql("UPDATE records SET body = x'00' WHERE kind = 'table_opened'")
        assert not unknown(connection, Question(Ready.HANDS, spot="nospot"))
