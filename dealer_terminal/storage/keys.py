"""Two secrets of the terminal: private files in their own folder, created on first start."""

import os
import re
import secrets
from pathlib import Path

from platformdirs import user_data_path

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.seal import KEY_SIZE
from dealer_terminal.storage.file import PRIVATE, instead, make_folder, plain_bytes, sync
from dealer_terminal.table.derived_keys import DerivedKeys

SIGNING, SEALING = "signing.key", "sealing.key"
NO_ID = "the journal's id, {!r:.80}, is none that a terminal gives"


def usual_folder() -> Path:
    return user_data_path("dealer-terminal") / "keys"


def made_keys(folder: Path, journal: str) -> DerivedKeys:
    """Return the keys of a new journal. Missing secrets are created, and are on disk before anything is sealed."""
    try:
        _make_secrets(folder)
        keys = read_keys(folder, journal)
        _beside(folder / f"{journal}.vkey", str(keys.signing.verifier)).rename(folder / f"{journal}.vkey")
        sync(folder)
    except OSError as error:
        otherwise = instead(error, "name a key folder that this user may write")
        raise KnownError(f"{folder}: {error.strerror}: {otherwise}") from None
    return keys


def new_id() -> str:
    return secrets.token_hex(9)


def journal_keys(folder: Path, journal: str) -> DerivedKeys:
    """Return the journal's keys. Raise KnownError if its id is not valid, since it could name another path."""
    if not is_id(journal):
        raise KnownError(f"{NO_ID.format(journal)}: run verify")
    return read_keys(folder, journal)


def read_keys(folder: Path, journal: str) -> DerivedKeys:
    return DerivedKeys(journal, seed=_secret(folder / SIGNING), master=_secret(folder / SEALING))


def is_id(journal: str) -> bool:
    """Return True for an id in the terminal's format. Check it before using it in a path."""
    return re.fullmatch("[0-9a-f]{18}", journal) is not None


def keys_at_hand(folder: Path, journal: str, vkey: str) -> tuple[DerivedKeys, ...]:
    """Return the journal's own keys if they are here and readable."""
    if not is_id(journal):
        return ()
    try:
        keys = read_keys(folder, journal)
    except KnownError:
        return ()
    return (keys,) if str(keys.signing.verifier) == vkey else ()


def open_to_others(folder: Path) -> tuple[Path, ...]:
    """Return the secrets that other users of this machine may read."""
    there = (file for name in (SIGNING, SEALING) if (file := folder / name).exists())
    return tuple(file for file in there if file.stat().st_mode & 0o077)


def _make_secrets(folder: Path) -> None:
    """Create both secrets or none. Files are renamed only after both are written; an interrupted run is completed."""
    make_folder(folder)
    secret = [folder / name for name in (SEALING, SIGNING)]
    if not any(file.exists() for file in secret):
        for file in secret:
            _beside(file, secrets.token_bytes(KEY_SIZE).hex())
        sync(folder)
    for file in secret:
        if not file.exists() and _new(file).exists():
            _new(file).rename(file)
    sync(folder)


def _beside(file: Path, text: str) -> Path:
    """Write and sync the text under a temporary name."""
    beside = _new(file)
    beside.unlink(missing_ok=True)
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    with os.fdopen(descriptor, "w") as opened:
        opened.write(f"{text}\n")
        opened.flush()
        os.fsync(opened.fileno())
    return beside


def _new(file: Path) -> Path:
    return file.with_suffix(".new")


def _secret(file: Path) -> bytes:
    try:
        text = plain_bytes(file).decode("ascii").strip()
        secret = bytes.fromhex(text)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name the terminal's key folder, or restore it") from None
    except ValueError:
        secret = b""
    if len(secret) != KEY_SIZE:
        raise KnownError(f"{file}: it holds no key: restore the key folder from its copy")
    return secret
