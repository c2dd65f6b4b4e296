"""Witness logic without the transport: its requests and answers."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Protocol, TypeAlias, assert_never

from msgspec import Struct

from dealer_terminal.floor.disk import put
from dealer_terminal.floor.witness.state import NotStoredError
from dealer_terminal.journal.cosignature import cosign
from dealer_terminal.journal.encoding import LARGEST_NUMBER
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.vkey import SigningKey, VerifierKey
from dealer_terminal.journal.witness import (
    SIZE_TYPE,
    Extends,
    Inconsistent,
    Malformed,
    Request,
    SeenTree,
    Stale,
    UnknownLog,
    Unsigned,
    decide,
    parse_request,
    request_body,
)

TEXT_TYPE = "text/plain; charset=utf-8"


class WitnessAnswer(Struct, frozen=True):
    status: int
    body: bytes
    type: str = TEXT_TYPE


class Store(Protocol):
    """Stored trees. `replace` is an atomic compare and set that returns True on success."""

    def seen(self, origin: str) -> SeenTree: ...

    def note(self, origin: str) -> bytes: ...

    def by_hash(self, digest: str, of: Callable[[str], str]) -> bytes: ...

    def replace(self, origin: str, before: SeenTree, after: SeenTree, note: SignedNote) -> bool: ...


class KnownLogs(Protocol):
    def keys_of(self, origin: str) -> Sequence[VerifierKey]: ...


Kept: TypeAlias = Callable[[Request, bytes], None]
"""Handler of a signed but inconsistent request, with the note that was cosigned before it."""


def origin_hash(origin: str) -> str:
    return sha256(origin.encode()).hexdigest()


class WitnessService:
    def __init__(
        self, keys: Sequence[SigningKey], logs: KnownLogs, store: Store, clock: Callable[[], int], kept: Kept
    ) -> None:
        self._keys, self._logs, self._store, self._clock, self._kept = keys, logs, store, clock, kept

    def about(self) -> WitnessAnswer:
        told = [f"{key.verifier}\n" for key in self._keys]
        return WitnessAnswer(200, "".join(told).encode())

    def checkpoint(self, digest: str) -> WitnessAnswer:
        found = self._store.by_hash(digest, origin_hash)
        return WitnessAnswer(200, found) if found else _said(404, "nothing of this log was cosigned here")

    def add_checkpoint(self, body: bytes) -> WitnessAnswer:
        try:
            request = parse_request(body)
        except AuditError as error:
            return _said(400, str(error))
        keys = self._logs.keys_of(request.checkpoint.origin)
        while True:
            seen = self._store.seen(request.checkpoint.origin)
            match decide(request, keys, seen):
                case Malformed(why):
                    return _said(400, why)
                case Unsigned(why):
                    return _said(403, why)
                case UnknownLog(origin):
                    return _said(404, f"this witness does not know the log {origin:.200}")
                case Stale(size):
                    return WitnessAnswer(409, b"%d\n" % size, SIZE_TYPE)
                case Inconsistent(why):
                    self._kept(request, self._store.note(request.checkpoint.origin))
                    return _said(422, why)
                case Extends() as new:
                    for answer in self._cosigned(new, seen):
                        return answer
                case never:
                    assert_never(never)

    def _cosigned(self, new: Extends, seen: SeenTree) -> Sequence[WitnessAnswer]:
        """Return the answer, or nothing if another request was faster and the decision must be repeated."""
        now = self._clock()
        if not 0 < now <= LARGEST_NUMBER:
            return (_said(503, "this witness's clock is not set"),)
        lines = tuple(cosign(new.signed, key, time=now) for key in self._keys)
        after = SeenTree(new.checkpoint.size, new.checkpoint.root)
        try:
            stored = self._store.replace(new.checkpoint.origin, seen, after, new.signed.with_signatures(*lines))
        except NotStoredError:
            return (_said(503, "this witness cannot store anything now"),)
        return (WitnessAnswer(200, "".join(map(str, lines)).encode()),) if stored else ()


def _said(status: int, why: str) -> WitnessAnswer:
    return WitnessAnswer(status, f"{why}\n".encode())


_MOST = 200


class TwoStories:
    """Folder of equivocation evidence beside the state, created when needed. Its size is limited, so that a log cannot
    fill the disk."""

    def __init__(self, folder: Path, told: Callable[[str], None]) -> None:
        self._folder, self._told = folder, told

    def keep(self, request: Request, before: bytes) -> None:
        """Store each case once: the request as received, and the checkpoint that was cosigned before it."""
        head, asked = request.checkpoint, request_body(request.old, request.proof, request.note)
        name = f"{origin_hash(head.origin)[:16]}-{head.size}-{sha256(asked).hexdigest()[:16]}"
        file = self._folder / f"{name}.request"
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            if file.exists() or sum(1 for _ in self._folder.glob("*.request")) >= _MOST:
                return
            put(self._folder / f"{name}.cosigned", before)
            put(file, asked)
        except OSError as error:
            self._told(f"{file}: {error.strerror}: a refused checkpoint of {head.origin:.200} is not kept")
        else:
            self._told(f"{head.origin:.200} signed a checkpoint of {head.size} leaves that was refused: kept in {file}")
