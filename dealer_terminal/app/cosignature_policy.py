"""Cosignature policies (C2SP tlog-policy) and cosigned checkpoints, as commands read and print them."""

from datetime import UTC, datetime
from pathlib import Path

from dealer_terminal.app.files import read_bytes
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.cosigned import beside, read_notes
from dealer_terminal.journal.cosignature import Cosignature, told_time
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.policy import Cosigned, Policy, missing, parse_policy, weigh
from dealer_terminal.journal.vkey import SignatureType, VerifierKey
from dealer_terminal.storage import mirror
from dealer_terminal.storage.address import NO_TABLE, SQLITE, address, file_of, table_of
from dealer_terminal.storage.reader import open_to_read


def read_policy(file: Path) -> Policy:
    try:
        return parse_policy(read_bytes(file))
    except AuditError as error:
        raise KnownError(f"{file}: {error}: write it as C2SP tlog-policy has it") from None


def cosigned_notes(db: str, place: Path | None) -> tuple[SignedNote, ...]:
    """Return cosigned checkpoints, newest first. The caller verifies their signatures and the records they cover."""
    if place is not None and not _is_there(place):
        raise KnownError(f"{place!s:.80}: there is nothing: name a cosigned checkpoint, or a folder of them")
    if place is not None:
        return read_notes(place)
    url = address(db)
    if url.drivername == SQLITE:
        return read_notes(beside(file_of(url)))
    return _on_server(db) if table_of(url) != NO_TABLE else ()


def _is_there(place: Path) -> bool:
    """Return True if the path exists, and False if its name is too long for a file."""
    try:
        return place.exists()
    except OSError:
        return False


def _on_server(db: str) -> tuple[SignedNote, ...]:
    """Return the cosigned checkpoints that the floor server keeps."""
    with open_to_read(db) as journal:
        try:
            return mirror.cosigned_notes(journal.connection)
        except AuditError as error:
            say = f"a cosigned checkpoint cannot be read: {error}"
            raise KnownError(f"{journal.where}: {say}: name kept ones with --cosigned") from None


def policy_key(policy: Policy, origin: str) -> VerifierKey | None:
    """Return the key that the policy trusts for a log, or None if the policy names no logs. Raise MismatchError if it
    names other logs only."""
    keys = [key for key in policy.log_keys(origin) if key.type is SignatureType.NOTE]
    if policy.logs and not keys:
        raise MismatchError(f"the policy does not know the log {origin}")
    return keys[0] if keys else None


def demanded(policy: Policy, note: SignedNote) -> str:
    """Return the cosigners of a checkpoint. Raise MismatchError if the policy's quorum is not met."""
    cosigned = weigh(policy, note)
    if not cosigned.met:
        raise MismatchError(f"the policy's quorum, {policy.quorum}, is not met: {lacking(policy, cosigned)}")
    return by_whom(cosigned)


def lacking(policy: Policy, cosigned: Cosigned) -> str:
    by = ", ".join(cosigned.names) or "nobody"
    return f"cosigned by {by}, not by {', '.join(missing(policy, cosigned)) or 'anybody else'}"


def by_whom(cosigned: Cosigned) -> str:
    return ", ".join(f"{name} ({when(each)})" for name, each in cosigned.by) or "nobody, as the policy allows"


def when(made: Cosignature) -> str:
    return time_text(made.time)


def time_text(seconds: int) -> str:
    try:
        return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S} UTC"
    except (OverflowError, ValueError, OSError):
        return f"{seconds} s after 1970"


def claimed(note: SignedNote, origin: str) -> str:
    """Return the claimed cosigners, or an empty text. Without a policy, their keys are unknown and nothing is
    verified."""
    return said_by(claims(note, origin))


def claims(note: SignedNote, origin: str) -> tuple[tuple[str, int], ...]:
    """Return the name and the time of each claimed cosignature."""
    return tuple((line.name, told_time(line)) for line in note.signatures if line.name != origin and told_time(line))


def said_by(said: tuple[tuple[str, int], ...]) -> str:
    return ", ".join(f"{name} ({time_text(at)})" for name, at in said)
