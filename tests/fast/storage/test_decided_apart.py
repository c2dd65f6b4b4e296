"""Steps decided again by a process of its own: it says what one reading says, whatever becomes of it."""

import os
import signal
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path

import pytest

from dealer_terminal.storage.address import address
from dealer_terminal.storage.decided_apart import decided_apart
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.verification import Verification, verify_journal
from dealer_terminal.table.ports import Keys
from tests.fast.audit.forgeries import Retold
from tests.fast.storage.forged import FORGED, as_it_was, told

pytestmark = pytest.mark.skipif(len(os.sched_getaffinity(0)) < 2, reason="there is one core")

HOW: dict[str, Callable[[Keys], Retold]] = {
    "as it was": lambda keys: as_it_was,
    "a payment raised by 100": FORGED["a payment raised by 100"][0],
    "another card than was sealed": FORGED["another card than was sealed"][0],
}


def by_one(db: str) -> Verification:
    with open_to_read(db) as journal:
        return verify_journal(journal.connection, journal.id, (journal.own_key(),))


def by_two(db: str, happens: Callable[[], None] = lambda: None) -> Verification:
    with decided_apart(db, address(db), 0) as apart, open_to_read(db) as journal:
        happens()
        return verify_journal(journal.connection, journal.id, (journal.own_key(),), apart=apart)


@pytest.mark.parametrize("retold", HOW.values(), ids=HOW)
def test_two_say_what_one_says(tmp_path: Path, retold: Callable[[Keys], Retold]) -> None:
    _, db, *_ = told(tmp_path, retold)
    assert by_two(db) == by_one(db)


def _killed() -> None:
    for each in active_children():
        os.kill(each.pid or 0, signal.SIGKILL)
        each.join()


def test_one_that_is_killed_is_not_believed_and_not_missed(tmp_path: Path) -> None:
    _, db, *_ = told(tmp_path, HOW["a payment raised by 100"])
    found = by_two(db, _killed)
    assert found == by_one(db)
    assert len(found.findings) > 0


def test_a_payment_is_found_by_the_other_one_alone(tmp_path: Path) -> None:
    """What is read beside it does not decide: else two would cost more than one."""
    _, db, *_ = told(tmp_path, HOW["a payment raised by 100"])
    with decided_apart(db, address(db), 0) as (apart,):
        apart.begin(by_one(db).records)
        assert apart.decided().size == -1
    (tmp_path / "good").mkdir()
    _, good, *_ = told(tmp_path / "good", HOW["as it was"])
    with decided_apart(good, address(good), 0) as (apart,):
        apart.begin(by_one(good).records)
        assert apart.decided().size == by_one(good).records


def test_a_short_journal_is_read_by_one(tmp_path: Path) -> None:
    _, db, *_ = told(tmp_path, HOW["as it was"])
    with decided_apart(db, address(db)) as apart:
        assert apart == ()
