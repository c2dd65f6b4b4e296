"""Readable form of a record and its time."""

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.record import Record

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class RecordText(Struct, frozen=True):
    """Readable record. `fact` is the body parsed as JSON, or as hexadecimal text if it is not JSON."""

    position: int
    round: int
    time: str
    operator: str
    kind: str
    schema: int
    fact: Any


def record_text(record: Record) -> RecordText:
    try:
        fact = msgspec.json.decode(record.body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        fact = record.body.hex()
    time = utc_text(record.utc)
    return RecordText(record.position, record.round, time, record.operator, record.kind, record.schema, fact)


def utc_text(utc: int) -> str:
    """Format a time, such as `2026-11-20T10:45:17.123456Z`."""
    try:
        at = _EPOCH + timedelta(microseconds=utc)
    except OverflowError:
        raise FormatError(f"no calendar has the time {utc}") from None
    return at.isoformat(timespec="microseconds").replace("+00:00", "Z")
