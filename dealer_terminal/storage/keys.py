"""The terminal's two secrets: files in a folder of their own, made on first start, for their owner alone."""

import os
import secrets
from pathlib import Path

from platformdirs import user_data_path

from dealer_terminal.audit.seal import KEY_SIZE
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.file import PRIVATE
from dealer_terminal.table.derived_keys import DerivedKeys

SIGNING, SEALING = "signing.key", "sealing.key"


def usual_folder() -> Path:
    return user_data_path("dealer-terminal") / "keys"


def made_keys(folder: Path, journal: str) -> DerivedKeys:
    """For a new journal; the secrets are made if there are none."""
    try:
        _make(folder)
    except OSError as error:
        raise KnownError(f"{folder}: {error.strerror}: name a key folder that this user may write") from None
    keys = read_keys(folder, journal)
    vkey = folder / f"{journal}.vkey"
    vkey.write_text(f"{keys.signing.verifier}\n")
    return keys


def read_keys(folder: Path, journal: str) -> DerivedKeys:
    return DerivedKeys(journal, seed=_secret(folder / SIGNING), master=_secret(folder / SEALING))


def _make(folder: Path) -> None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not (folder / SIGNING).exists() and not (folder / SEALING).exists():
        for name in (SEALING, SIGNING):
            _write(folder / name, secrets.token_bytes(KEY_SIZE).hex())
        _sync(folder)


def _write(file: Path, text: str) -> None:
    """Whole or not at all, and never in place of another."""
    beside = file.with_suffix(".new")
    beside.unlink(missing_ok=True)
    descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    with os.fdopen(descriptor, "w") as opened:
        opened.write(f"{text}\n")
        opened.flush()
        os.fsync(opened.fileno())
    beside.rename(file)


def _sync(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    os.fsync(descriptor)
    os.close(descriptor)


def _secret(file: Path) -> bytes:
    try:
        text = file.read_text(encoding="ascii").strip()
        secret = bytes.fromhex(text)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name the terminal's key folder, or restore it") from None
    except ValueError:
        secret = b""
    if len(secret) != KEY_SIZE:
        raise KnownError(f"{file}: it holds no key: restore the key folder from its copy")
    return secret
