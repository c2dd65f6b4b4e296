from dealer_terminal.audit.growing_tree import GrowingTree
from dealer_terminal.audit.merkle import Frontier, leaf_hash, nodes_over
from dealer_terminal.audit.nodes import SPAN, STORED_LEVEL, stored_nodes
from tests.fast.audit.vectors import root_hash

LEAVES = [leaf_hash(str(n).encode()) for n in range(5 * SPAN + 3)]
NODE = nodes_over(LEAVES.__getitem__)


def expected(size: int) -> dict[tuple[int, int], bytes]:
    """Every complete part of the tree from the stored level upward."""
    levels = range(STORED_LEVEL, size.bit_length())
    return {(level, index): NODE(level, index) for level in levels for index in range(size >> level)}


def test_the_same_nodes_are_kept_however_many_leaves_come_at_once() -> None:
    for step in (1, 7, 255, 256, 257, 600):
        kept, frontier = {}, Frontier()
        for at in range(0, len(LEAVES), step):
            part = LEAVES[at : at + step]
            kept |= {(level, index): node for level, index, node in stored_nodes(frontier, part)}
            frontier = frontier.extend(part)
        assert kept == expected(len(LEAVES)), step


def test_a_tree_that_grows_leaf_by_leaf_is_the_same_tree() -> None:
    tree, sizes = GrowingTree(), (1, SPAN - 1, SPAN, SPAN + 1, 2 * SPAN, 4 * SPAN, len(LEAVES))
    for at, leaf in enumerate(LEAVES, 1):
        tree.add(leaf)
        if at in sizes:
            assert (tree.size, tree.root(), tree.nodes) == (at, root_hash(NODE, at), expected(at))
