"""Where the fold stood before a round, kept so that nobody has to fold what came before it again.

Never evidence: it is built from the records, by the program of one version, and built again wherever it is in doubt.
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


class Paper(Struct, frozen=True):
    """The rulebook and the house's procedures that a table was opened with."""

    book: Rulebook | None
    house: House | None


NO_PAPER = Paper(None, None)


class Snapshot(Struct, frozen=True):
    """`leaf` is that of the round's first record, `book` the hash of the rulebook in force, which is not kept here."""

    leaf: bytes
    book: str
    stand: FoldedState


_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Snapshot)


def write_snapshot(before: FoldedState, first: Record) -> bytes:
    return _encode(Snapshot(first.leaf, hash_of_paper(before.state), resting(before)))


def read_snapshot(data: bytes, first: Record) -> Snapshot:
    """`FormatError` where it is not of this record, or not readable at all."""
    try:
        kept = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FormatError(f"the snapshot before record {first.position} cannot be read") from None
    if kept.leaf != first.leaf:
        raise FormatError(f"the snapshot before record {first.position} is of another record")
    return kept


def stand_of(kept: Snapshot, paper: Paper) -> FoldedState:
    """With the paper that the table was opened with, read again from its record."""
    state = replace(kept.stand.state, book=paper.book, house=paper.house)
    if hash_of_paper(state) != kept.book:
        raise FormatError("the snapshot was taken under another rulebook")
    return replace(kept.stand, state=state)


def paper_of(stand: FoldedState) -> Paper:
    return Paper(stand.state.book, stand.state.house)
