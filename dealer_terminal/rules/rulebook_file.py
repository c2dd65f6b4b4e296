"""Decoding and checking of a rulebook's TOML. A fault is refused with file, key and reason."""

from functools import lru_cache
from hashlib import sha256
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from dealer_terminal.rules.game import Game
from dealer_terminal.rules.paytable import SpotTable
from dealer_terminal.rules.rulebook import (
    Irregularity,
    ManualStep,
    ManufacturerQuestion,
    PayTables,
    Progressive,
    Reading,
    Rulebook,
    Source,
    Spot,
)
from dealer_terminal.rules.rulebook_faults import rulebook_faults

_Read = TypeVar("_Read")


class RulebookError(ValueError):
    """Fault of a rulebook: file, key and reason in one line."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    title: str
    source: Source
    positions: tuple[int, ...]
    spots: tuple[Spot, ...]
    tables: tuple[SpotTable, ...]
    steps: tuple[ManualStep, ...]
    citations: dict[str, str]
    irregularities: tuple[Irregularity, ...] = ()
    readings: tuple[Reading, ...] = ()
    questions: tuple[ManufacturerQuestion, ...] = ()
    progressive: Progressive | None = None


def read_rulebook(text: str, file: str, games: dict[str, Game]) -> Rulebook:
    """Return the rulebook of a TOML text. Raise RulebookError if it is not valid."""
    return _read_rulebook(text, file, tuple(games.items()))


@lru_cache(maxsize=16)
def _read_rulebook(text: str, file: str, games: tuple[tuple[str, Game], ...]) -> Rulebook:
    """Check each text once and cache it. Opening a table reads it four times, and every fold of an opening once."""
    raw = decode_paper(text, file, _File)
    book = Rulebook(**msgspec.structs.asdict(raw), hash=sha256(text.encode()).hexdigest())
    for key, reason in rulebook_faults(book, dict(games)):
        raise RulebookError(file, key, reason)
    return book


def pay_tables(book: Rulebook, chosen: dict[str, str]) -> PayTables:
    return _pay_tables(book.tables, tuple(chosen.items()))


@lru_cache(maxsize=64)
def _pay_tables(tables: tuple[SpotTable, ...], chosen: tuple[tuple[str, str], ...]) -> PayTables:
    """Return the cached pay tables, which are the same for every hand of a table."""
    in_force = _options(tables, dict(chosen))
    return PayTables({table.spot: table.option(in_force[table.spot]) for table in tables if table.spot in in_force})


def options(book: Rulebook, chosen: dict[str, str]) -> dict[str, str]:
    """Return the option in force for each spot: the chosen one, else the one that the manual suggests. A single option
    needs no choice."""
    return _options(book.tables, chosen)


def _options(tables: tuple[SpotTable, ...], chosen: dict[str, str]) -> dict[str, str]:
    in_force = {table.spot: chosen.get(table.spot) or table.suggested() for table in tables}
    return {spot: option for spot, option in in_force.items() if option is not None}


def decode_paper(text: str, file: str, into: type[_Read]) -> _Read:
    """Decode a TOML text into the type. The parsed text is cached. Raise RulebookError if it does not fit."""
    try:
        return msgspec.convert(_plain(text), into)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at ")
        raise RulebookError(file, key.strip("`").removeprefix("$.") or "top level", reason) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise RulebookError(file, "TOML", str(error)) from None


@lru_cache(maxsize=16)
def _plain(text: str) -> Any:
    return msgspec.toml.decode(text)
