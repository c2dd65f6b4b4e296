"""Value of a question to a manufacturer: the house edge by another answer, less the edge by the current reading."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import ANTE, PLAY
from dealer_terminal.rules.paytable import PayTableRow, SpotTable
from dealer_terminal.rules.returns.entry import Return, fraction, percent
from dealer_terminal.rules.rulebook import Answer, ManufacturerQuestion, Progressive, Rulebook

_TOGETHER = frozenset({ANTE, PLAY})
"""Spots that are counted together only."""


class Worth(Struct, frozen=True):
    """Value of one answer. `cents_a_dollar` is the casino's additional win for each dollar wagered (of ante-play: of
    the Ante), negative if players gain. `hands` is the fraction of all deals that it affects."""

    rulebook: str
    reading: str
    asks: str
    answer: str
    spot: str
    pay_table: int | str
    suggested: bool
    house_edge: str
    house_edge_pct: float
    otherwise: str
    otherwise_pct: float
    cents_a_dollar: float
    hands: str


def worth(books: Iterable[Rulebook]) -> Iterator[Worth]:
    """Yield the value of each answer that changes the return of a pay table."""
    for book in books:
        for question in book.questions:
            for answer in question.answers:
                yield from _worth(book, question, answer)


def _worth(book: Rulebook, question: ManufacturerQuestion, answer: Answer) -> Iterator[Worth]:
    for now, other in zip(_counted(book, answer), _counted(_changed(book, answer), answer), strict=True):
        if now.house_edge != other.house_edge:
            yield _entry(book, question, answer, (now, other))


def _spots(book: Rulebook, answer: Answer) -> frozenset[str]:
    meters = {book.progressive.spot} if book.progressive and answer.meters_hold_the_wager else set()
    changed = frozenset(answer.pays) | meters
    return changed | _TOGETHER if changed & _TOGETHER else changed


def _counted(book: Rulebook, answer: Answer) -> Iterator[Return]:
    """Yield the returns of the pay tables that the answer affects."""
    game, spots = GAMES[book.game], _spots(book, answer)
    counts = game.counts(replace(book, tables=tuple(table for table in book.tables if table.spot in spots)), {})
    folded = game.fold_counts(book) if answer.on_fold else ()
    return (count() for count in chain(counts, folded))


def _changed(book: Rulebook, answer: Answer) -> Rulebook:
    tables = tuple(_table(table, answer) for table in book.tables)
    progressive = book.progressive
    if progressive is not None and answer.meters_hold_the_wager:
        progressive = _less_the_wager(progressive)
    spots = tuple(replace(spot, on_fold=answer.on_fold.get(spot.id, spot.on_fold)) for spot in book.spots)
    return replace(book, tables=tables, spots=spots, progressive=progressive)


def _less_the_wager(progressive: Progressive) -> Progressive:
    """Lower each reset level by the wager, because a meter that includes the wager pays that much less on top."""
    wager = progressive.wager
    return replace(progressive, meters=tuple(replace(each, reset=each.reset - wager) for each in progressive.meters))


def _table(table: SpotTable, answer: Answer) -> SpotTable:
    rows = answer.pays.get(table.spot, {})
    return replace(table, rows=tuple(replace(row, pays=rows.get(row.event, row.pays)) for row in table.rows))


def _entry(book: Rulebook, question: ManufacturerQuestion, answer: Answer, counted: tuple[Return, Return]) -> Worth:
    now, other = counted
    edge, otherwise = (Fraction(each.house_edge) for each in counted)
    matters = frozenset(row.event for table in book.tables for row in table.rows if _concerns(answer, table, row))
    hands = sum(each.count for each in now.events if each.event in matters) or abs(now.folded - other.folded)
    return Worth(
        book.id,
        question.reading,
        question.asks,
        answer.says,
        now.spot,
        now.pay_table,
        now.suggested,
        now.house_edge,
        now.house_edge_pct,
        other.house_edge,
        other.house_edge_pct,
        percent(otherwise - edge),
        fraction(Fraction(hands, now.combinations)),
    )


def _concerns(answer: Answer, table: SpotTable, row: PayTableRow) -> bool:
    return row.event in answer.pays.get(table.spot, {}) or (answer.meters_hold_the_wager and bool(row.meter))
