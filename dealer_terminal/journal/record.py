"""One record of the journal, and the exact bytes that the Merkle tree hashes for it.

The leaf's data (RFC 6962: hash = SHA-256(0x00 || data)) is UTF-8 text, each part but the last ended by a line feed:

    dealer-terminal/record@v1
    position      decimal, 0 for the first record of the journal
    round         decimal, 0 before the first round
    kind          such as packet_dealt
    schema        decimal, version of the kind's fields
    operator      id of the operator signed on, empty if there is none
    utc           decimal, microseconds since 1970-01-01T00:00:00Z by the terminal's wall clock
    monotonic     decimal, microseconds by a clock that is never set
    body          the stored bytes unchanged, to the end

Only the body may contain a line feed, so no two records have the same bytes.
"""

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.codec import Encoded
from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.merkle import leaf_hash

RECORD_FORMAT = "dealer-terminal/record@v1"
LONGEST = 0xFFFF
"""Largest size of a leaf's data, so that it fits into a tile's entry bundle."""


class Times(Struct, frozen=True):
    """One moment by both clocks, in microseconds."""

    utc: int
    monotonic: int


class Record(Struct, frozen=True):
    position: int
    round: int
    kind: str
    schema: int
    body: bytes
    operator: str
    utc: int
    monotonic: int
    leaf: bytes

    def intact(self) -> bool:
        """Return True if the record has its original types and leaf hash. A damaged database may return other types."""
        of_types_written = (
            type(self.body) is bytes
            and type(self.kind) is type(self.operator) is str
            and type(self.round) is type(self.schema) is type(self.utc) is type(self.monotonic) is int
        )
        return of_types_written and leaf_hash(leaf_data(self)) == self.leaf


def new_record(position: int, round_number: int, fact: Encoded, operator: str, at: Times) -> Record:
    if "\n" in operator or "\n" in fact.kind:
        raise ValueError(f"an operator's id and a kind are one line each: {operator!r}, {fact.kind!r}")
    bare = Record(position, round_number, fact.kind, fact.schema, fact.body, operator, at.utc, at.monotonic, b"")
    data = leaf_data(bare)
    if len(data) > LONGEST:
        raise KnownError(
            f"{fact.kind} would take {len(data):,} bytes, and a record has at most {LONGEST:,}: write less"
        )
    return replace(bare, leaf=leaf_hash(data))


def parse_leaf_data(data: bytes) -> Record:
    """Parse a record from its leaf data. Reject any other encoding of the same record."""
    parts = data.split(b"\n", 8)
    if len(parts) != 9 or parts[0] != RECORD_FORMAT.encode():
        raise FormatError(f"this is no record: it does not begin with {RECORD_FORMAT}")
    try:
        texts = [part.decode() for part in parts[1:8]]
        position, number, kind, schema, operator, utc, monotonic = texts
        numbers = [int(text) for text in (position, number, schema, utc, monotonic)]
    except ValueError:
        raise FormatError("this is no record: a line of it is not what it should be") from None
    fields = (numbers[0], numbers[1], kind, numbers[2], parts[8], operator, numbers[3], numbers[4])
    record = Record(*fields, leaf_hash(data))
    if not record.intact():
        raise FormatError("this is no record: a number of it is written in another way")
    return record


def leaf_data(record: Record) -> bytes:
    place = f"{RECORD_FORMAT}\n{record.position}\n{record.round}\n{record.kind}\n{record.schema}\n{record.operator}\n"
    return b"%b%d\n%d\n%b" % (place.encode(), record.utc, record.monotonic, record.body)
