"""What is wrong with a rulebook's questions to its manufacturer: each is about a reading, each answer about lines that
are there."""

from collections.abc import Iterator, Mapping, Sequence

from dealer_terminal.rules.odds import OddsError, parse_odds
from dealer_terminal.rules.paytable import NOT_PAID, Table
from dealer_terminal.rules.rulebook import Answer, Question, Rulebook

Fault = tuple[str, str]
"""The key that is wrong, and why."""


def question_faults(book: Rulebook) -> Iterator[Fault]:
    for question in book.questions:
        for key, reason in _of_question(book, question):
            yield f"questions.{question.reading}{key}", reason


def _of_question(book: Rulebook, question: Question) -> Iterator[Fault]:
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


def _of_rows(table: Table, rows: Mapping[str, Sequence[str]]) -> Iterator[Fault]:
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
