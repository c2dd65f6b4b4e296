"""What a terminal tags with each append: the journal's end, which no signature may cover yet.

The data are size, frames and loose frames (decimal, each ended by a line feed), then the root over the records and the
root over the loose frames. A root binds all that earlier tags were over.
"""

from typing import Protocol

from dealer_terminal.journal.merkle import Frontier

PURPOSE = "append-tag"


class Tagger(Protocol):
    def keyed(self, purpose: str, data: bytes) -> bytes: ...


def append_tag(keys: Tagger, records: Frontier, frames: int, loose: Frontier) -> bytes:
    """`loose` is the tree over the frames that no record counts."""
    numbers = f"{records.size}\n{frames}\n{loose.size}\n"
    return keys.keyed(PURPOSE, numbers.encode() + records.root() + loose.root())
