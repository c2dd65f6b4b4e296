"""Steps decided again by a process of its own: it says what one reading says, whatever becomes of it."""

import os
import signal
from collections.abc import Callable
from multiprocessing import active_children

import pytest

from dealer_terminal.storage.address import address
from dealer_terminal.storage.parallel_verify import decided_apart
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import Verification, verify_journal
from dealer_terminal.table.ports import TerminalKeys
from tests.fast.journal.forgeries import Retold
from tests.fast.storage.forged import FORGED, as_it_was, told

pytestmark = pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="there is one core")

HOW: dict[str, Callable[[TerminalKeys], Retold]] = {
    "as it was": lambda keys: as_it_was,
    "payment raised": FORGED["payment raised"][0],
}


@pytest.fixture(scope="module")
def journals(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return {what: told(tmp_path_factory.mktemp("told"), retold)[1] for what, retold in HOW.items()}


def by_one(db: str) -> Verification:
    with open_to_read(db) as journal:
        return verify_journal(journal.connection, journal.id, (journal.own_key(),))


def by_two(db: str, happens: Callable[[], None] = lambda: None) -> Verification:
    with decided_apart(db, address(db), 0) as apart, open_to_read(db) as journal:
        happens()
        return verify_journal(journal.connection, journal.id, (journal.own_key(),), apart=apart)


def test_two_say_what_one_says(journals: dict[str, str]) -> None:
    for db in journals.values():
        assert by_two(db) == by_one(db)


def _killed() -> None:
    for each in active_children():
        os.kill(each.pid or 0, signal.SIGKILL)
        each.join()


def test_one_that_is_killed_is_not_believed_and_not_missed(journals: dict[str, str]) -> None:
    db = journals["payment raised"]
    found = by_two(db, _killed)
    assert found == by_one(db)
    assert len(found.findings) > 0


def test_a_payment_is_found_by_the_other_one_alone(journals: dict[str, str]) -> None:
    """What is read beside it does not decide: else two would cost more than one."""
    for what, db in journals.items():
        with decided_apart(db, address(db), 0) as (apart,):
            records = by_one(db).records
            apart.begin(records)
            assert apart.decided().size == (records if what == "as it was" else -1)


def test_a_short_journal_is_read_by_one(journals: dict[str, str]) -> None:
    db = journals["as it was"]
    with decided_apart(db, address(db)) as apart:
        assert apart == ()
