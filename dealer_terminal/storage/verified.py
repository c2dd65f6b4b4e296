"""What a verification that found nothing wrong leaves to whoever runs it: the checkpoint up to which all was good, and
where before it the next one may begin.

A file of JSON, kept where whoever writes the journal cannot write: what it says is believed, as a checkpoint is.
"""

from typing import Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from dealer_terminal.journal.beginning_check import Begins
from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.head import Head
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.rest import write_rest
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage.reading import last_checkpoint
from dealer_terminal.storage.reports.signed_records import SignedRecords

FORMAT: Literal["dealer-terminal/verified@v1"] = "dealer-terminal/verified@v1"


class Verified(Struct, frozen=True, forbid_unknown_fields=True):
    """`rest` is in the form of the resume point, which is another version's where the state has other fields; then the
    table's opening is gone back to. `unended` are the records before it whose rows may still change."""

    format: Literal["dealer-terminal/verified@v1"]
    note: str
    rest: str
    unended: tuple[int, ...]

    def checkpoint(self, key: VerifierKey) -> Checkpoint:
        return verify_checkpoint(parse_note(self.note.encode()), [key])


def read_verified(data: bytes) -> Verified:
    try:
        return msgspec.json.decode(data, type=Verified)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise FormatError("it is neither a checkpoint nor what verify --keep wrote") from None


def write_verified(connection: Connection, key: VerifierKey, begins: Begins) -> bytes:
    newest, signed = last_checkpoint(connection), SignedRecords(connection, key)
    assert newest is not None, "the round that it begins with was closed under it"
    head = Head(signed.before(begins.position), begins.stand, frames=begins.frames, house=begins.house)
    rest = write_rest(head).decode()
    return msgspec.json.encode(Verified(FORMAT, newest.note.decode(), rest, begins.unended)) + b"\n"
