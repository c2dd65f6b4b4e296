"""What a SQLite file says in its head of who may write it: above what SQLite knows, it reads it and never says why."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Connection

from dealer_terminal.errors import DamagedError
from dealer_terminal.storage.address import where

_OPEN = "/proc/self/fd"
_MAGIC = b"SQLite format 3\0"
_WRITE_VERSION = 18
_MADE = (1, 2)
"""Of a backup, and of a file with a write-ahead log."""


def wrong_head(connection: Connection) -> Iterator[str]:
    for version in _write_version(connection) if connection.dialect.name == "sqlite" else b"":
        if version not in _MADE:
            yield f"the file's write version is {version}, and a terminal leaves it 1 or 2"


def require_own_head(connection: Connection) -> None:
    for what in wrong_head(connection):
        instead = "run dealer-terminal verify to see what else is wrong, keep a copy for the inquiry, restore a backup"
        raise DamagedError(f"{where(connection.engine.url)} is damaged: {what}: {instead}")


def _write_version(connection: Connection) -> bytes:
    """Read by what SQLite itself has open: who closes a file that it opened beside gives up each lock that SQLite holds
    on it. None of a file in which nothing was written yet, or that is no database."""
    with suppress(OSError):
        wanted = Path(where(connection.engine.url)).stat()
        for descriptor in map(int, os.listdir(_OPEN)):  # noqa: PTH208 - names alone
            with suppress(OSError):
                if os.path.samestat(wanted, os.fstat(descriptor)):
                    head = os.pread(descriptor, _WRITE_VERSION + 1, 0)
                    return head[_WRITE_VERSION:] if head.startswith(_MAGIC) else b""
    return b""
