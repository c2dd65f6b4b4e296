"""A witness's own keys: a line a key, as Go's notes write private keys, in a file for its owner alone."""

import secrets
from collections.abc import Iterable
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.cosignature import require_cosigner
from dealer_terminal.journal.errors import AuditError, FormatError
from dealer_terminal.journal.vkey import SEED_SIZE, SignatureType, SigningKey, parse_private, private_text


def new_keys(name: str, kinds: Iterable[SignatureType]) -> tuple[SigningKey, ...]:
    return tuple(SigningKey(name, kind, secrets.token_bytes(SEED_SIZE)) for kind in dict.fromkeys(kinds))


def key_text(keys: Iterable[SigningKey]) -> bytes:
    return "".join(f"{private_text(key)}\n" for key in keys).encode()


def read_key_file(file: Path) -> tuple[SigningKey, ...]:
    try:
        text = file.read_text(encoding="utf-8")
        _require_private(file)
        return _parsed(text)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: give this user the right to read it") from None
    except (AuditError, UnicodeDecodeError) as error:
        raise KnownError(f"{file}: {error}: restore the witness's key from its copy") from None


def _parsed(text: str) -> tuple[SigningKey, ...]:
    keys = tuple(parse_private(line.strip()) for line in text.splitlines() if line.strip())
    if not keys:
        raise FormatError("it holds no key")
    for key in keys:
        require_cosigner(key.verifier)
    if len({key.name for key in keys}) > 1:
        raise FormatError("its keys have several names, and a witness has one")
    return keys


def _require_private(file: Path) -> None:
    if file.stat().st_mode & 0o077:
        raise KnownError(f"{file}: others may read this key: chmod 600 it, or make a new witness if they did")
