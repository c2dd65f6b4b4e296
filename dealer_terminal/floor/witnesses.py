"""Submission of a checkpoint to a witness, and its outcome. Only the journal's head and some hashes are sent."""

import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Event, Timer
from typing import TypeAlias, assert_never
from urllib.parse import urlsplit

from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.cosignature import Cosignature
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.note import Signature, SignedNote
from dealer_terminal.journal.vkey import VerifierKey, parse_vkey
from dealer_terminal.journal.witness import known_lines, request_body, signature_lines, timed, told_size

_MOST, _CONNECTS, _WHOLE = 64 * 1024, 5.0, 20.0
_LONGEST = 200


class NotReachedError(Exception):
    """No answer, or an incomplete one."""


class WitnessResponse(Struct, frozen=True):
    status: int
    type: str
    body: bytes

    @property
    def said(self) -> str:
        """Return the beginning of the text for display."""
        text = " ".join(self.body.decode("utf-8", "replace").split())
        return "".join(each if each.isprintable() else "?" for each in text)[:_LONGEST] or "it does not say why"


def post(url: str, body: bytes, whole: float = _WHOLE) -> WitnessResponse:
    """Send the body to add-checkpoint. Redirects are not followed."""
    try:
        with closing(_connection(url)) as connection:
            return _heard(connection, urlsplit(url).path.rstrip("/"), body, whole)
    except (OSError, HTTPException, ValueError) as error:
        raise NotReachedError(_why(error)) from None


def _connection(url: str) -> HTTPConnection:
    parts = urlsplit(url)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    return kind(parts.hostname or "", parts.port, timeout=_CONNECTS)


def _heard(connection: HTTPConnection, path: str, body: bytes, whole: float) -> WitnessResponse:
    connection.connect()
    connection.sock.settimeout(whole)
    late = Event()
    over = Timer(whole, _cut, (connection.sock, late))
    over.daemon = True
    over.start()
    try:
        connection.request("POST", f"{path}/add-checkpoint", body, {"Content-Type": "text/plain; charset=utf-8"})
        answer = connection.getresponse()
        said = answer.read(_MOST + 1)
    finally:
        over.cancel()
    if late.is_set():
        raise TimeoutError
    if len(said) > _MOST:
        raise OSError(f"it answers with more than {_MOST} bytes")
    if answer.length:
        raise OSError("its answer is cut off")
    return WitnessResponse(answer.status, answer.headers.get("Content-Type", ""), said)


def _cut(line: socket.socket, late: Event) -> None:
    late.set()
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _why(error: Exception) -> str:
    if isinstance(error, TimeoutError):
        return "it does not answer in time"
    said = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return " ".join(said.split()) or type(error).__name__


Paths: TypeAlias = Callable[[int, int], Sequence[bytes]]
"""Function that returns the consistency path from an older tree of the journal to a newer one."""
_ASKS = 3


class AtWitness(Struct, frozen=True):
    """Address and keys of a witness. Without keys its lines are stored unverified."""

    url: str
    keys: tuple[VerifierKey, ...] = ()

    @property
    def name(self) -> str:
        return self.keys[0].name if self.keys else self.url

    @property
    def memory(self) -> str:
        """Return the name under which its progress is stored. A new key means a new witness, whatever its address."""
        return " ".join((*map(str, self.keys), self.url))


class CosignedAnswer(Struct, frozen=True):
    """Cosigned checkpoint. `made` are the verified cosignatures, empty if no key of the witness is known."""

    lines: tuple[Signature, ...]
    made: tuple[Cosignature, ...]


class WentBack(Struct, frozen=True):
    """Report of a smaller tree than before: the witness lost its state, or the state was changed."""

    told: int
    known: int


class Ahead(Struct, frozen=True):
    """Report of more records than the journal has: the local copy is older, or another process was faster."""

    told: int
    size: int


class AnotherStory(Struct, frozen=True):
    """Equivocation: the witness cosigned records of this journal that do not lead to these."""

    why: str


class WrongSignature(Struct, frozen=True):
    """Signature of something else, such as another root."""

    why: str


class NoTime(Struct, frozen=True):
    """Cosignature without a time."""


class Stranger(Struct, frozen=True):
    """Answer under a key other than the witness's."""

    names: tuple[str, ...]


class Refuses(Struct, frozen=True):
    """Refusal: the witness does not know this journal or its key, or cannot read the request."""

    status: int
    why: str


class WitnessBusy(Struct, frozen=True):
    status: int


class WitnessUnreachable(Struct, frozen=True):
    why: str


class Unreadable(Struct, frozen=True):
    """Answer that does not follow the witness protocol."""

    why: str


Outcome: TypeAlias = (
    CosignedAnswer
    | WentBack
    | Ahead
    | AnotherStory
    | WrongSignature
    | NoTime
    | Stranger
    | Refuses
    | WitnessBusy
    | WitnessUnreachable
    | Unreadable
)
KINDS: Mapping[type[Outcome], str] = {
    CosignedAnswer: "cosigned",
    WentBack: "went-back",
    Ahead: "ahead",
    AnotherStory: "another-story",
    WrongSignature: "wrong-signature",
    NoTime: "no-time",
    Stranger: "stranger",
    Refuses: "refuses",
    WitnessBusy: "busy",
    WitnessUnreachable: "unreachable",
    Unreadable: "unreadable",
}
ALARMS = (WentBack, Ahead, AnotherStory, WrongSignature, NoTime, Stranger)
"""Outcomes that a person must check: the journal or the witness has changed."""


def at_witness(text: str) -> AtWitness:
    """Parse `URL` or `VKEY URL`, with one or more keys before the address."""
    *vkeys, url = text.split() or [""]
    if not url.startswith(("http://", "https://")):
        raise KnownError(f"{text:.200}: a witness is named by its URL, or by VKEY URL, in one argument")
    try:
        return AtWitness(url.rstrip("/"), tuple(map(parse_vkey, vkeys)))
    except AuditError as error:
        raise KnownError(f"{text:.200}: {error}: write VKEY URL, in one argument") from None


def ask(witness: AtWitness, note: SignedNote, paths: Paths, known: int = 0) -> Outcome:
    """Ask the witness to cosign. `known` is the largest tree size that it is known to have cosigned."""
    head, old = parse_checkpoint(note.text), known
    if known > head.size:
        return Ahead(known, head.size)
    for _ in range(_ASKS):
        try:
            heard = post(witness.url, request_body(old, paths(old, head.size), note))
        except NotReachedError as error:
            return WitnessUnreachable(str(error))
        if heard.status != HTTPStatus.CONFLICT:
            return _outcome(witness, note, heard)
        try:
            told = told_size(heard.body)
        except FormatError as error:
            return Unreadable(str(error))
        if told < known:
            return WentBack(told, known)
        if told > head.size:
            return Ahead(told, head.size)
        if told == old:
            return Unreadable(f"it refuses the old size {old} and tells the same")
        old = told
    return WitnessBusy(HTTPStatus.CONFLICT)


def _outcome(witness: AtWitness, note: SignedNote, heard: WitnessResponse) -> Outcome:
    match heard.status:
        case HTTPStatus.OK:
            return _lines(witness, note, heard.body)
        case HTTPStatus.UNPROCESSABLE_ENTITY:
            return AnotherStory(heard.said)
        case HTTPStatus.TOO_MANY_REQUESTS | HTTPStatus.REQUEST_TIMEOUT:
            return WitnessBusy(heard.status)
        case status if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
            return WitnessBusy(status)
        case status if status >= HTTPStatus.BAD_REQUEST:
            return Refuses(status, heard.said)
        case status:
            return Unreadable(f"it answers with status {status}")


def _lines(witness: AtWitness, note: SignedNote, body: bytes) -> Outcome:
    try:
        lines = signature_lines(body, note)
        own, made = known_lines(note, lines, witness.keys)
    except MismatchError as error:
        return WrongSignature(str(error))
    except AuditError as error:
        return Unreadable(str(error))
    if witness.keys and not own:
        return Stranger(tuple(dict.fromkeys(line.name for line in lines)))
    kept = own if witness.keys else lines
    return CosignedAnswer(kept, made) if timed(kept) else NoTime()


def told(outcome: Outcome) -> str:
    """Describe the outcome in one line for the operator."""
    match outcome:
        case CosignedAnswer():
            return "it cosigned"
        case WentBack(size, known):
            return f"it has cosigned {known} records and says {size}: it has lost its state; do not rely on it"
        case Ahead(size, here):
            return (
                f"it has cosigned {size} records of this journal, here are {here}: an older copy may stand in its place"
            )
        case AnotherStory(why):
            return (
                f"what it has cosigned does not lead to these records: {why}: verify the journal with a kept checkpoint"
            )
        case WrongSignature(why):
            return f"it signed something else: {why}"
        case NoTime():
            return "it does not say when it cosigned"
        case Stranger(names):
            return f"another key answers there ({', '.join(names) or 'none'}): name the witness's own"
        case Refuses(status, why):
            return f"it refuses ({status}): {why}"
        case WitnessBusy(status):
            return f"it cannot answer now ({status})"
        case WitnessUnreachable(why):
            return f"it is not reached: {why}"
        case Unreadable(why):
            return f"it does not answer as a witness does: {why}"
        case never:
            assert_never(never)


def kind_of(outcome: Outcome) -> str:
    """Return the outcome's name for the floor server and the pit."""
    return KINDS[type(outcome)]
