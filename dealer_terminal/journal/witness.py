"""Request and answer of a witness, add-checkpoint (C2SP tlog-witness). The caller supplies the stored tree."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from dealer_terminal.journal.checkpoint import Checkpoint, parse_checkpoint
from dealer_terminal.journal.cosignature import Cosignature, log_signatures, told_time, verify_cosignatures
from dealer_terminal.journal.encoding import base64_text, decimal_number, hash_bytes
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.merkle import EMPTY_ROOT
from dealer_terminal.journal.note import Signature, SignedNote, parse_note
from dealer_terminal.journal.tree_proofs import verify_consistency
from dealer_terminal.journal.vkey import VerifierKey

MOST_HASHES = 63
SIZE_TYPE = "text/x.tlog.size"


@dataclass(frozen=True, slots=True)
class Request:
    old: int
    proof: tuple[bytes, ...]
    note: SignedNote
    checkpoint: Checkpoint


@dataclass(frozen=True, slots=True)
class SeenTree:
    """Tree of a log that a witness last cosigned, or the empty tree before the first one."""

    size: int = 0
    root: bytes = EMPTY_ROOT


@dataclass(frozen=True, slots=True)
class Malformed:
    why: str


@dataclass(frozen=True, slots=True)
class UnknownLog:
    origin: str


@dataclass(frozen=True, slots=True)
class Unsigned:
    why: str


@dataclass(frozen=True, slots=True)
class Stale:
    """The request starts from another size. `size` is that of the tree last cosigned."""

    size: int


@dataclass(frozen=True, slots=True)
class Inconsistent:
    """A checkpoint signed by its log that does not extend the stored tree. Two roots of one size prove equivocation."""

    why: str


@dataclass(frozen=True, slots=True)
class Extends:
    """A checkpoint to be stored and cosigned. `signed` holds only the log's own verified signatures."""

    checkpoint: Checkpoint
    signed: SignedNote


Verdict: TypeAlias = Malformed | UnknownLog | Unsigned | Stale | Inconsistent | Extends


def parse_request(body: bytes) -> Request:
    head, blank, checkpoint = body.partition(b"\n\n")
    if not blank:
        raise FormatError("an empty line must stand between the proof and the checkpoint")
    try:
        first, *hashes = head.decode("ascii").split("\n")
    except UnicodeDecodeError:
        raise FormatError("there is a character that is not ASCII above the checkpoint") from None
    if not first.startswith("old "):
        raise FormatError("the first line must say the old size: old N")
    if len(hashes) > MOST_HASHES:
        raise FormatError(f"a consistency proof has at most {MOST_HASHES} hashes, here are {len(hashes)}")
    note = parse_note(checkpoint)
    return Request(
        old=decimal_number(first.removeprefix("old "), "the old size"),
        proof=tuple(hash_bytes(line, f"hash {number} of the proof") for number, line in enumerate(hashes, 1)),
        note=note,
        checkpoint=parse_checkpoint(note.text),
    )


def request_body(old: int, proof: Sequence[bytes], note: SignedNote) -> bytes:
    lines = (f"old {old}", *map(base64_text, proof), "")
    return "".join(f"{line}\n" for line in lines).encode() + bytes(note)


def decide(request: Request, keys: Sequence[VerifierKey], seen: SeenTree) -> Verdict:
    """Decide a request by the keys trusted for its origin, testing in the order of the specification."""
    checkpoint = request.checkpoint
    if not keys:
        return UnknownLog(checkpoint.origin)
    try:
        lines = log_signatures(request.note, keys)
    except AuditError as error:
        return Unsigned(str(error))
    if request.old > checkpoint.size:
        return Malformed(f"the old size, {request.old}, is larger than the checkpoint's, {checkpoint.size}")
    if request.old != seen.size:
        return Stale(seen.size)
    wrong = _growth(request, seen)
    return wrong or Extends(checkpoint, SignedNote(request.note.text, tuple(dict.fromkeys(lines))))


def _growth(request: Request, seen: SeenTree) -> Inconsistent | None:
    """Return the inconsistency with the stored tree, or None."""
    new = request.checkpoint
    if new.size == 0 and new.root != EMPTY_ROOT:
        return Inconsistent("an empty log has the root of the empty tree")
    if request.old == 0:
        return Inconsistent("from an empty log there is nothing to prove") if request.proof else None
    if request.old == new.size and new.root != seen.root:
        return Inconsistent(f"another root of {new.size} leaves was cosigned before: the log tells two stories")
    try:
        verify_consistency(old=seen.size, new=new.size, path=request.proof, old_root=seen.root, new_root=new.root)
    except MismatchError as error:
        return Inconsistent(str(error))
    return None


_MOST_LINES = 16


def told_size(body: bytes) -> int:
    """Return the size of the tree that the witness last cosigned, from the body of a 409 response."""
    try:
        text = body.decode("ascii")
    except UnicodeDecodeError:
        raise FormatError("the size is not ASCII") from None
    return decimal_number(text.removesuffix("\n"), "the size that the witness told")


def signature_lines(body: bytes, note: SignedNote) -> tuple[Signature, ...]:
    """Return the distinct signature lines that the checkpoint does not have yet."""
    if b"\n\n" in body:
        raise FormatError("there is more than signature lines")
    lines = parse_note(b"-\n\n" + body).signatures
    if len(lines) > _MOST_LINES:
        raise FormatError(f"{len(lines)} signature lines are more than a witness has")
    return tuple(line for line in dict.fromkeys(lines) if line not in note.signatures)


def known_lines(
    note: SignedNote, lines: Sequence[Signature], keys: Sequence[VerifierKey]
) -> tuple[tuple[Signature, ...], tuple[Cosignature, ...]]:
    """Return the lines of the known keys and their cosignatures. Raise `MismatchError` if one is over other content."""
    known = {(key.name, key.key_id) for key in keys}
    own = tuple(line for line in lines if (line.name, line.key_id) in known)
    made = verify_cosignatures(SignedNote(note.text, own), keys) if own else ()
    return own, made


def joined(note: SignedNote, lines: Sequence[Signature], *, newer: bool) -> SignedNote:
    """Return the checkpoint with these lines, one per key. With `newer`, they replace lines of the same key."""
    mine, theirs = {(line.name, line.key_id): line for line in lines}, list[Signature]()
    for line in note.signatures:
        found = mine.pop((line.name, line.key_id), line)
        theirs.append(found if newer else line)
    return SignedNote(note.text, (*theirs, *mine.values()))


def timed(lines: Sequence[Signature]) -> bool:
    """Return True if each line has a time, as a witness's must."""
    return bool(lines) and all(told_time(line) for line in lines)
