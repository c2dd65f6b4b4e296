"""A whole journal read at once, with nothing made beside it: told anew where somebody began to write meanwhile."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TypeVar

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.engine import looking_engine
from dealer_terminal.storage.file import is_written, state_of
from dealer_terminal.storage.reader import OpenJournal, open_to_judge, opened_with

Opens = Callable[[str], AbstractContextManager[OpenJournal]]
Answer = TypeVar("Answer")
_TRIES = 2


class WrittenMeanwhileError(KnownError):
    """Whatever was read counts for nothing."""


def looked_at(db: str, read: Callable[[Opens], Answer]) -> Answer:
    """`read` opens the journal as it is told to. While somebody writes it, SQLite itself keeps the order."""
    for _ in range(_TRIES):
        try:
            return read(open_to_look)
        except WrittenMeanwhileError:
            continue
    return read(open_to_judge)


@contextmanager
def open_to_look(db: str) -> Iterator[OpenJournal]:
    url = address(db)
    if url.drivername != SQLITE or is_written(file_of(url)):
        with open_to_judge(db) as journal:
            yield journal
        return
    before = _state(db)
    try:
        with opened_with(url, looking_engine(url)) as journal:
            yield journal
    except Exception as error:  # raised again, unless another program wrote the file meanwhile
        _require_same(db, before, error)
        raise
    _require_same(db, before, None)


def _require_same(db: str, before: str, error: Exception | None) -> None:
    if _state(db) != before:
        raise WrittenMeanwhileError(f"{db}: somebody began to write it meanwhile: try again") from error


def _state(db: str) -> str:
    return state_of(str(file_of(address(db)).resolve()))
