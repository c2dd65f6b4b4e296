"""A journal that vanished in play was saved beside: who starts again where it stood is told so, and begins no other."""

from pathlib import Path

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage.opening import open_journal
from tests.helpers.playing import played


def test_no_other_journal_begins_where_one_vanished(tmp_path: Path) -> None:
    db, keys = tmp_path / "table [7].db", tmp_path / "keys"
    journal = open_journal(str(db), keys=keys)
    played(journal, 1, keys=journal.keys)
    told = list(journal.records())
    db.unlink()
    with pytest.raises(KnownError, match="is gone"):
        journal.append([DeviceFaultRaised("jam", "")], operator="", at=Times(2**51, 1))
    journal.close()
    for left in tmp_path.glob("*.db-*"):
        left.unlink()
    (saved,) = tmp_path.glob("*.saved-1")
    with pytest.raises(KnownError, match=r"holds all of it that was acknowledged: put it there: mv "):
        open_journal(str(db), keys=keys)
    assert not db.exists()
    saved.rename(db)
    again = open_journal(str(db), keys=keys)
    assert list(again.records())[: len(told)] == told
    again.close()
