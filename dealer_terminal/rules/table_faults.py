"""Faults of a rulebook's pay tables: a hand without an event, a total in two bands or in none, invalid odds."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from dealer_terminal.rules.game import TableShape
from dealer_terminal.rules.odds import OddsError, parse_odds
from dealer_terminal.rules.paytable import NOT_PAID, PayTableRow, SpotTable
from dealer_terminal.rules.rulebook import Answer, ManufacturerQuestion, Rulebook


def table_faults(book: Rulebook, table: SpotTable, shapes: dict[str, TableShape]) -> Iterator[tuple[str, str]]:
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


def _option_faults(table: SpotTable) -> Iterator[tuple[str, str]]:
    if not table.options:
        yield "options", "a pay table needs an option"
    if sum(option.suggested for option in table.options) > 1:
        yield "options", "two options are marked suggested; mark one"
    for name, count in Counter(table.option_ids()).items():
        if count > 1:
            yield f"options.{name}", "is there twice"


def _row_faults(book: Rulebook, table: SpotTable) -> Iterator[tuple[str, str]]:
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


def _odds_faults(book: Rulebook, row: PayTableRow) -> Iterator[str]:
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


def _missing_hands(table: SpotTable, shape: TableShape) -> Iterator[tuple[str, str]]:
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


def _band_faults(table: SpotTable, shape: TableShape) -> Iterator[tuple[str, str]]:
    found = [(row.points, row) for row in table.rows if row.points is not None]
    bands = sorted(found, key=lambda each: each[0])
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


Fault = tuple[str, str]
"""The faulty key and the reason."""


def question_faults(book: Rulebook) -> Iterator[Fault]:
    """Yield the faults of a rulebook's questions to its manufacturer."""
    for question in book.questions:
        for key, reason in _of_question(book, question):
            yield f"questions.{question.reading}{key}", reason


def _of_question(book: Rulebook, question: ManufacturerQuestion) -> Iterator[Fault]:
    if question.reading not in {each.id for each in book.readings}:
        yield "", "there is no such reading"
    for answer in question.answers:
        yield from _of_answer(book, answer)


def _of_answer(book: Rulebook, answer: Answer) -> Iterator[Fault]:
    tables = {table.spot: table for table in book.tables}
    if answer.meters_hold_the_wager and book.progressive is None:
        yield ".meters_hold_the_wager", "there are no meters"
    for spot in answer.on_fold.keys() - set(book.spot_ids()):
        yield f".on_fold.{spot}", "there is no such spot"
    for spot, rows in answer.pays.items():
        if spot in tables:
            yield from _of_rows(tables[spot], rows)
        else:
            yield f".pays.{spot}", f"there is no such pay table; there are {', '.join(tables)}"


def _of_rows(table: SpotTable, rows: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
    known = {row.event for row in table.rows}
    for event, pays in rows.items():
        where = f".pays.{table.spot}.{event}"
        if event not in known:
            yield where, "the pay table has no such line"
        if len(pays) != len(table.options):
            yield where, f"has {len(pays)} odds for {len(table.options)} options"
        yield from ((where, f"{each!r} is no odds") for each in pays if not _is_odds(each))


def _is_odds(printed: str) -> bool:
    try:
        return printed == NOT_PAID or bool(parse_odds(printed))
    except OddsError:
        return False
