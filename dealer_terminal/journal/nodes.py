"""The nodes of the Merkle tree that a long log keeps, so that a proof reads few leaves."""

from collections.abc import Iterator, Sequence

from dealer_terminal.journal.merkle import Frontier

STORED_LEVEL = 8
SPAN = 1 << STORED_LEVEL


def stored_nodes(frontier: Frontier, leaves: Sequence[bytes]) -> Iterator[tuple[int, int, bytes]]:
    """Level, index and hash of each node to keep that these next leaves make complete."""
    first = 0
    while (last := first + SPAN - 1 - frontier.size % SPAN) < len(leaves):
        frontier = frontier.extend(leaves[first:last])
        yield from (node for node in frontier.completed(leaves[last]) if node[0] >= STORED_LEVEL)
        frontier, first = frontier.append(leaves[last]), last + 1
