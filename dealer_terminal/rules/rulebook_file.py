"""A rulebook's TOML, decoded and checked. What is wrong is refused with file, key and reason."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256

import msgspec
from msgspec import Struct

from dealer_terminal.rules.game import Game, TableShape
from dealer_terminal.rules.odds import OddsError, parse_odds
from dealer_terminal.rules.paytable import NOT_PAID, PayTable, Row, Table
from dealer_terminal.rules.rulebook import (
    Irregularity,
    PayTables,
    Progressive,
    Reading,
    Rulebook,
    Source,
    Spot,
    Step,
)


class RulebookError(ValueError):
    """A rulebook that is wrong: file, key and reason in one line."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    game: str
    title: str
    source: Source
    positions: tuple[int, ...]
    spots: tuple[Spot, ...]
    tables: tuple[Table, ...]
    steps: tuple[Step, ...]
    citations: dict[str, str]
    irregularities: tuple[Irregularity, ...] = ()
    readings: tuple[Reading, ...] = ()
    progressive: Progressive | None = None


def read_rulebook(text: str, file: str, games: dict[str, Game]) -> Rulebook:
    """The rulebook that a TOML text holds; RulebookError where it can't be trusted."""
    raw = _decode(text, file)
    book = Rulebook(**msgspec.structs.asdict(raw), hash=sha256(text.encode()).hexdigest())
    for key, reason in _faults(book, games):
        raise RulebookError(file, key, reason)
    return book


def pay_tables(book: Rulebook, chosen: dict[str, str]) -> PayTables:
    """The pay tables in force: what is chosen, else what the paper suggests; a table of one needs no choice."""
    in_force: dict[str, PayTable] = {}
    for table in book.tables:
        option = chosen.get(table.spot, table.suggested())
        if option is not None:
            in_force[table.spot] = table.option(option)
    return PayTables(in_force)


def _decode(text: str, file: str) -> _File:
    try:
        return msgspec.toml.decode(text, type=_File)
    except msgspec.ValidationError as error:
        reason, _, key = str(error).partition(" - at ")
        raise RulebookError(file, key.strip("`").removeprefix("$.") or "top level", reason) from None
    except (msgspec.DecodeError, ValueError) as error:
        raise RulebookError(file, "TOML", str(error)) from None


def _faults(book: Rulebook, games: dict[str, Game]) -> Iterator[tuple[str, str]]:
    if book.game not in games:
        yield "game", f"{book.game!r} is not installed; installed are {', '.join(sorted(games))}"
        return
    yield from _positions(book)
    yield from _twice(book)
    for table in book.tables:
        for key, reason in _table_faults(book, table, games[book.game].shapes):
            yield f"tables.{table.spot}.{key}", reason
    for spot in games[book.game].shapes:
        if spot in book.spot_ids() and spot not in {table.spot for table in book.tables}:
            yield f"tables.{spot}", "the spot has no pay table"


def _positions(book: Rulebook) -> Iterator[tuple[str, str]]:
    if not book.positions or not all(1 <= count <= 7 for count in book.positions):
        yield "positions", "a table has one to seven positions"


def _twice(book: Rulebook) -> Iterator[tuple[str, str]]:
    named = {
        "spots": book.spot_ids(),
        "tables": tuple(table.spot for table in book.tables),
        "steps": tuple(step.id for step in book.steps),
        "irregularities": tuple(each.id for each in book.irregularities),
        "readings": tuple(each.id for each in book.readings),
    }
    for key, ids in named.items():
        for name, count in Counter(ids).items():
            if count > 1:
                yield f"{key}.{name}", "is there twice"


def _table_faults(book: Rulebook, table: Table, shapes: dict[str, TableShape]) -> Iterator[tuple[str, str]]:
    if table.spot not in book.spot_ids():
        yield "spot", f"{table.spot!r} is not a spot; spots are {', '.join(book.spot_ids())}"
        return
    if table.spot not in shapes:
        yield "spot", f"the game {book.game} has no pay table at {table.spot!r}"
        return
    yield from _option_faults(table)
    yield from _row_faults(book, table)
    yield from _missing_hands(table, shapes[table.spot])
    yield from _band_faults(table, shapes[table.spot])


def _option_faults(table: Table) -> Iterator[tuple[str, str]]:
    if not table.options:
        yield "options", "a pay table needs an option"
    if sum(option.suggested for option in table.options) > 1:
        yield "options", "two options are marked suggested; mark one"
    for name, count in Counter(table.option_ids()).items():
        if count > 1:
            yield f"options.{name}", "is there twice"


def _row_faults(book: Rulebook, table: Table) -> Iterator[tuple[str, str]]:
    for label, count in Counter(row.event for row in table.rows).items():
        if count > 1:
            yield f"rows.{label!r}", "is there twice"
    for row in table.rows:
        key = f"rows.{row.event!r}"
        if len(row.pays) != len(table.options):
            yield key, f"{len(row.pays)} odds for {len(table.options)} options"
        if (row.points is None) == (not row.hand):
            yield key, "an event is met by points or by a hand: name one of the two"
        yield from ((key, reason) for reason in _odds_faults(book, row))


def _odds_faults(book: Rulebook, row: Row) -> Iterator[str]:
    if row.meter:
        meters = book.progressive.meters if book.progressive else ()
        if row.meter not in {meter.id for meter in meters}:
            yield f"{row.meter!r} is no meter of this rulebook"
        return
    for text in row.pays:
        try:
            parse_odds(text) if text != NOT_PAID else None
        except OddsError as error:
            yield str(error)


def _missing_hands(table: Table, shape: TableShape) -> Iterator[tuple[str, str]]:
    hands = [row.hand for row in table.rows if row.hand]
    for hand in sorted(shape.hands - set(hands)):
        yield "rows", f"no event for the hand {hand!r}"
    for hand in hands:
        if hand not in shape.hands:
            yield (
                f"rows.{hand}",
                f"{hand!r} is no hand of this table; its hands are {', '.join(sorted(shape.hands))}",
            )
        if hands.count(hand) > 1:
            yield f"rows.{hand}", "two events for one hand"


def _band_faults(table: Table, shape: TableShape) -> Iterator[tuple[str, str]]:
    bands = sorted((row.points, row) for row in table.rows if row.points is not None)
    if shape.totals is None:
        if bands:
            yield "rows", "this table has no totals"
        return
    low, high = shape.totals
    for (first, last), row in bands:
        if first > last:
            yield f"rows.{row.event!r}", f"the band {first} to {last} runs backwards"
        elif first < low:
            yield f"rows.{row.event!r}", f"the band {first} to {last} overlaps another, or lies below {low}"
        elif first > low:
            yield f"rows.{row.event!r}", f"no event for a total of {low}"
        low = last + 1
    if low <= high:
        yield "rows", f"no event for a total of {low}"
    elif low > high + 1:
        yield "rows", f"a total of {low - 1} can't be; the highest is {high}"
