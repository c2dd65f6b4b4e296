"""Snapshot of the fold before a round, so that earlier records need not be folded again.

It is never evidence. One program version builds it from the records, and it is rebuilt when in doubt.
"""

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import FoldedState
from dealer_terminal.journal.resume_point import hash_of_paper, resting
from dealer_terminal.rules.house import House
from dealer_terminal.rules.rulebook import Rulebook


class OpenedRules(Struct, frozen=True):
    """Rulebook and house procedures that a table was opened with."""

    book: Rulebook | None
    house: House | None


NO_PAPER = OpenedRules(None, None)


class Snapshot(Struct, frozen=True):
    """Stored snapshot.

    `leaf` is that of the round's first record. `book` is the hash of the rulebook, which is not stored.
    """

    leaf: bytes
    book: str
    stand: FoldedState


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Snapshot)


def write_snapshot(before: FoldedState, first: Record) -> bytes:
    return _encode(Snapshot(first.leaf, hash_of_paper(before.state), resting(before)))


def read_snapshot(data: bytes, first: Record) -> Snapshot:
    """Read a snapshot. Raise `FormatError` if it is unreadable or belongs to another record."""
    try:
        kept = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FormatError(f"the snapshot before record {first.position} cannot be read") from None
    if kept.leaf != first.leaf:
        raise FormatError(f"the snapshot before record {first.position} is of another record")
    return kept


def stand_of(kept: Snapshot, paper: OpenedRules) -> FoldedState:
    """Return the fold result with the documents that the table was opened with, read again from their record."""
    state = replace(kept.stand.state, book=paper.book, house=paper.house)
    if hash_of_paper(state) != kept.book:
        raise FormatError("the snapshot was taken under another rulebook")
    return replace(kept.stand, state=state)


def paper_of(stand: FoldedState) -> OpenedRules:
    return OpenedRules(stand.state.book, stand.state.house)
