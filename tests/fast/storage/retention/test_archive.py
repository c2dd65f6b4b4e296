"""Where in the tree an archive goes on."""

import pytest

from dealer_terminal.audit.merkle import Frontier, nodes_over
from dealer_terminal.storage.stored_proofs import edge_at


@pytest.mark.parametrize("size", [0, 1, 2, 3, 7, 8, 100, 255, 256, 1000])
def test_the_edge_of_any_tree_is_read_from_its_nodes(size: int) -> None:
    leaves = [bytes([n % 256]) * 32 for n in range(size)]
    assert edge_at(nodes_over(lambda at: leaves[at]), size) == Frontier().extend(leaves).edge
