"""Where in the tree an archive goes on, and a journal without the room that removed frames left."""

from contextlib import closing
from pathlib import Path

import pytest

from dealer_terminal.journal.merkle import Frontier, nodes_over
from dealer_terminal.storage.retention.archived_months import shrink
from dealer_terminal.storage.stored_proofs import edge_at
from dealer_terminal.storage.writer import InUseError
from tests.fast.storage.stores import in_database


@pytest.mark.parametrize("size", [0, 1, 2, 3, 7, 8, 100, 255, 256, 1000])
def test_the_edge_of_any_tree_is_read_from_its_nodes(size: int) -> None:
    leaves = [bytes([n % 256]) * 32 for n in range(size)]
    assert edge_at(nodes_over(lambda at: leaves[at]), size) == Frontier().extend(leaves).edge


def test_a_journal_in_use_is_not_made_smaller(tmp_path: Path) -> None:
    store = in_database(str(tmp_path / "journal.db"), tmp_path / "keys")
    with closing(store.journal), pytest.raises(InUseError):
        shrink(store.db)
