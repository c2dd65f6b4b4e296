"""Check of frontier, resume point and tree nodes, which a journal keeps for a fast start, against its records."""

from collections.abc import Iterable, Iterator

from sqlalchemy import Connection, select

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import NEVER, Finding
from dealer_terminal.journal.house import HouseCheck
from dealer_terminal.journal.merkle import GrowingTree
from dealer_terminal.journal.replay import FoldedState
from dealer_terminal.journal.resume_point import OtherVersionError, read_rest, resting
from dealer_terminal.storage import schema
from dealer_terminal.storage.reading import KeptFrontier, KeptRest


class FrontierMark:
    due = NEVER

    def __init__(self, frontier: KeptFrontier | None) -> None:
        self._kept = frontier

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        return iter(())

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        kept, grown = self._kept, tree.frontier()
        if kept is None:
            yield Finding(-1, "the frontier is missing")
        elif kept.size > grown.size:
            yield Finding(-1, f"the tail was cut: the journal held {kept.size} records, here are {grown.size}")
        elif (kept.size, kept.edge) != (grown.size, grown.edge):
            yield Finding(-1, f"the frontier, of {kept.size} records, is not over the {grown.size} that are here")


class RestMark:
    """Check of the resume point against the state at its record, and of its house tree against the tree over all of its
    records."""

    def __init__(self, kept: KeptRest | None, *house: HouseCheck) -> None:
        self._kept, self._house = kept, house
        self.unread = ""
        self.due = kept.position if kept is not None and kept.rest else NEVER

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        self.due = NEVER
        try:
            rest = read_rest(self._kept.rest if self._kept is not None else b"")
        except OtherVersionError:
            self.unread = "the resume point, which says that another version wrote it"
            return
        except AuditError as error:
            yield Finding(-1, f"the resume point cannot be read: {error}")
            return
        grown = tree.frontier()
        same = (rest.size, rest.edge) == (grown.size, grown.edge)
        same = same and all((each.tree.size, each.tree.edge) == (rest.house_size, rest.house) for each in self._house)
        if not same or (stand is not None and rest.stand != resting(stand)):
            yield Finding(-1, "the resume point is not what the records give; a start from it would be wrong")

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        if self._kept is None:
            yield Finding(-1, "the resume point is missing")
        elif not self._kept.rest and (self._kept.position or self._kept.tag):
            yield Finding(-1, "the resume point was emptied: what rebuild leaves says no position and has no tag")
        elif self.due != NEVER:
            yield Finding(-1, f"the resume point is at record {self.due}, and only {tree.size} are here")


class NodeMark:
    """Check of the tree nodes that proofs are made from."""

    due = NEVER

    def __init__(self, nodes: Iterable[tuple[int, int, bytes]], first: int = 0) -> None:
        """Take the nodes, except those that cover only records before `first`."""
        rows = [each for each in nodes if not first or _end_of(each) > first]
        self._kept = {(level, index): node for level, index, node in rows if type(level) is type(index) is int}
        self._misnamed = len(self._kept) < len(rows)

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        return iter(())

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        tree.frontier()
        if self._misnamed:
            yield Finding(-1, "a node of the tree is kept under a name that is no number")
        for level, index in sorted({*self._kept, *tree.nodes}):
            if self._kept.get((level, index)) != tree.nodes.get((level, index)):
                yield Finding(-1, f"node {index} of level {level} is not the hash over its records")
                return


def _end_of(node: tuple[int, int, bytes]) -> int:
    level, index, _ = node
    return index + 1 << level if type(level) is type(index) is int and 0 <= level < 64 else NEVER


def wrong_times(connection: Connection, since: int = 0) -> Iterator[Finding]:
    """Yield the first checkpoint whose time differs from its last record's, because archives select by that time."""
    covers = schema.records.c.position == schema.checkpoints.c.size - 1
    other = schema.checkpoints.c.utc != schema.records.c.utc
    size = schema.checkpoints.c.size
    found = select(size).where(size >= since, covers, other).order_by(size).limit(1)
    for size in connection.execute(found).scalars():
        yield Finding(size - 1, f"the checkpoint of {size} records is kept with another time than its last record's")
