"""Checks that need the terminal's key folder: whether it wrote the journal's end, and its last known position."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from sqlalchemy import URL

from dealer_terminal.journal.findings import NEVER, Finding
from dealer_terminal.journal.head import append_tag
from dealer_terminal.journal.merkle import Frontier, GrowingTree
from dealer_terminal.journal.replay import FoldedState
from dealer_terminal.storage.keys import keys_at_hand
from dealer_terminal.storage.position_mark import NO_MARK, PositionMark, known_there, place_of, read_mark
from dealer_terminal.storage.reading import KeptFrontier, KeptRest
from dealer_terminal.table.ports import TerminalKeys

_ELSE = "someone without this terminal's keys"


class Own(Struct, frozen=True):
    """Data from the key folder. `keys` are none or one. `in_place` is True if the journal is where the terminal last
    wrote it. `instead` names another journal that it wrote there, with its number of records."""

    keys: tuple[TerminalKeys, ...] = ()
    mark: PositionMark = NO_MARK
    in_place: bool = False
    instead: tuple[tuple[str, int], ...] = ()


NOT_AT_HAND = Own()


def own_of(folder: Path, journal: str, vkey: str, url: URL) -> Own:
    """Read the key folder. This happens before the journal is read, since a playing table only advances."""
    keys = keys_at_hand(folder, journal, vkey)
    mark = read_mark(folder, keys[0]) if keys else NO_MARK
    there = place_of(url)
    instead = tuple((other, known.size) for other, known in known_there(folder, there, journal))
    return Own(keys, mark, mark.stands.meets(there), instead)


class HighWaterMark:
    """Comparison of the journal with the mark that the terminal kept."""

    def __init__(self, own: Own, frames: int) -> None:
        self._own, self._frames = own, frames
        self.due = own.mark.size if own.mark != NO_MARK else NEVER
        self.older = False

    def reached(self, tree: GrowingTree, stand: FoldedState | None) -> Iterator[Finding]:
        self.due = NEVER
        if tree.root() != self._own.mark.root:
            say = f"the first {tree.size} records are not those that this terminal had written"
            yield Finding(-1, f"another journal was put in its place: {say}")

    def at_end(self, tree: GrowingTree) -> Iterator[Finding]:
        mark = self._own.mark
        for journal, size in self._own.instead:
            say = f"this terminal has {size} records of {journal} there"
            yield Finding(-1, f"another journal was put in the place of {journal}: {say}")
        beyond = mark.beyond(tree.size, self._frames)
        self.older = beyond and not self._own.in_place
        if beyond and self._own.in_place:
            here = f"here are {tree.size} records and {self._frames} device frames"
            known = f"this terminal has written {mark.size} and {mark.frames}"
            yield Finding(-1, f"an older copy was put in the journal's place: {here}, {known}")


def wrong_end(
    own: Own, kept: KeptFrontier | None, tree: GrowingTree, loose: Frontier, covered: int
) -> Iterator[Finding]:
    """Check records and frames after the newest checkpoint, which no signature covers yet."""
    if kept is None or kept.size != tree.size:
        return
    if not kept.tag:
        yield Finding(-1, "the tag on the journal's end was removed")
        return
    for keys in own.keys:
        if append_tag(keys, tree.frontier(), kept.frames, loose) != kept.tag:
            yield Finding(-1, f"{_behind(covered, tree.size)} not as this terminal left it: {_ELSE} wrote there")


def wrong_rest(own: Own, kept: KeptRest | None) -> Iterator[Finding]:
    for keys in own.keys:
        if kept is not None and kept.rest and keys.tag(kept.rest) != kept.tag:
            yield Finding(-1, f"the resume point was changed by {_ELSE}; a terminal refuses to start from it")


def _behind(covered: int, size: int) -> str:
    if covered >= size:
        return f"the journal's end, behind the checkpoint of {covered} records, is"
    return f"the journal's end, records {covered} to {size - 1} behind the newest checkpoint, is"
