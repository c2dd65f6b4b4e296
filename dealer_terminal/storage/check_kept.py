"""What a journal keeps beside its records so as to go on quickly, against what the records give."""

from collections.abc import Iterable, Iterator

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.findings import Finding
from dealer_terminal.audit.growing import Growing
from dealer_terminal.audit.merkle import Frontier
from dealer_terminal.audit.nodes import stored_nodes
from dealer_terminal.audit.replay import START, Stand, Step
from dealer_terminal.audit.rest import OtherVersionError, Rest, read_rest, resting
from dealer_terminal.storage.reading import KeptFrontier, KeptRest


class KeptCheck:
    """The frontier, and the resume point."""

    def __init__(self, frontier: KeptFrontier | None, rest: KeptRest | None) -> None:
        self._frontier = frontier
        self._rest = rest
        self._tree = Growing()
        self._stood = START

    def see(self, step: Step) -> Iterator[Finding]:
        self._tree.add(step.record.leaf)
        if self._rest is not None and step.record.position == self._rest.position - 1:
            self._stood = step.after
        return iter(())

    def end(self) -> Iterator[Finding]:
        yield from self._same_frontier()
        if self._rest is None:
            yield Finding(-1, "the resume point is missing")
        elif self._rest.rest:
            yield from _same_rest(self._rest, self._stood)

    def _same_frontier(self) -> Iterator[Finding]:
        kept, grown = self._frontier, self._tree.frontier()
        if kept is None:
            yield Finding(-1, "the frontier is missing")
        elif kept.size > grown.size:
            yield Finding(-1, f"the tail was cut: the journal held {kept.size} records, here are {grown.size}")
        elif (kept.size, kept.edge) != (grown.size, grown.edge):
            yield Finding(-1, f"the frontier, of {kept.size} records, is not over the {grown.size} that are here")


def _same_rest(kept: KeptRest, stood: Stand) -> Iterator[Finding]:
    try:
        rest: Rest = read_rest(kept.rest)
    except OtherVersionError:
        return
    except AuditError as error:
        yield Finding(-1, f"the resume point cannot be read: {error}")
        return
    if rest.stand != resting(stood):
        yield Finding(-1, "the resume point is not what the records give; a start from it would be wrong")


class NodeCheck:
    def __init__(self, nodes: Iterable[tuple[int, int, bytes]]) -> None:
        self._kept = {(level, index): node for level, index, node in nodes}
        self._frontier = Frontier()
        self._leaves: list[bytes] = []

    def see(self, step: Step) -> Iterator[Finding]:
        self._leaves.append(step.record.leaf)
        if len(self._leaves) >= 4096:
            yield from self._compared()

    def end(self) -> Iterator[Finding]:
        yield from self._compared()
        for level, index in list(self._kept)[:1]:
            yield Finding(-1, f"node {index} of level {level} is kept, and no such part of the tree is complete")

    def _compared(self) -> Iterator[Finding]:
        for level, index, node in stored_nodes(self._frontier, self._leaves):
            if self._kept.pop((level, index), None) != node:
                yield Finding(-1, f"node {index} of level {level} is not the hash over its records")
        self._frontier = self._frontier.extend(self._leaves)
        self._leaves.clear()
