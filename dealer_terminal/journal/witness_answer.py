"""What a witness answered to a checkpoint (C2SP tlog-witness): its lines, checked by the keys that are known of it."""

from collections.abc import Sequence

from dealer_terminal.journal.cosignature import Cosignature, told_time, verify_cosignatures
from dealer_terminal.journal.encoding import decimal_number
from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.note import Note, Signature, parse_note
from dealer_terminal.journal.vkey import VerifierKey

_MOST_LINES = 16


def told_size(body: bytes) -> int:
    """Of the tree that it cosigned last; the body of a 409."""
    try:
        text = body.decode("ascii")
    except UnicodeDecodeError:
        raise FormatError("the size is not ASCII") from None
    return decimal_number(text.removesuffix("\n"), "the size that the witness told")


def signature_lines(body: bytes, note: Note) -> tuple[Signature, ...]:
    """Each once, and none that the checkpoint has already."""
    if b"\n\n" in body:
        raise FormatError("there is more than signature lines")
    lines = parse_note(b"-\n\n" + body).signatures
    if len(lines) > _MOST_LINES:
        raise FormatError(f"{len(lines)} signature lines are more than a witness has")
    return tuple(line for line in dict.fromkeys(lines) if line not in note.signatures)


def known_lines(
    note: Note, lines: Sequence[Signature], keys: Sequence[VerifierKey]
) -> tuple[tuple[Signature, ...], tuple[Cosignature, ...]]:
    """The lines of the known keys, and what they say; `MismatchError` if one of them is not over this checkpoint."""
    known = {(key.name, key.key_id) for key in keys}
    own = tuple(line for line in lines if (line.name, line.key_id) in known)
    made = verify_cosignatures(Note(note.text, own), keys) if own else ()
    return own, made


def joined(note: Note, lines: Sequence[Signature], *, newer: bool) -> Note:
    """The checkpoint with these lines, one a key: a `newer` one takes the place of what that key had signed."""
    mine, theirs = {(line.name, line.key_id): line for line in lines}, list[Signature]()
    for line in note.signatures:
        found = mine.pop((line.name, line.key_id), line)
        theirs.append(found if newer else line)
    return Note(note.text, (*theirs, *mine.values()))


def timed(lines: Sequence[Signature]) -> bool:
    """Whether each says when it was made, as a witness must."""
    return bool(lines) and all(told_time(line) for line in lines)
