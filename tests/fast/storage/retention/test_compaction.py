"""A journal without the room that removed frames left."""

from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.storage.retention.compaction import shrink
from dealer_terminal.storage.writer import InUseError
from tests.fast.storage.stores import in_database


def test_a_journal_in_use_is_not_made_smaller(tmp_path: Path) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    with closing(store.journal), pytest.raises(InUseError):
        shrink(store.db)
