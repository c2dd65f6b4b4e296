"""Hands found by a search, with all their details."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Table, select

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.storage.reports.search import SearchedHand
from dealer_terminal.storage.schema import hands, irregularities, rounds, wager_results


class WagerResult(Struct, frozen=True):
    """Result of one wager of the hand, in cents."""

    spot: str
    event: str
    result: str
    odds: str
    stake: int
    pays: int


class FoundHand(Struct, frozen=True):
    """A hand of a closed round, whose cards are known. Times are in microseconds UTC."""

    round: int
    seat: int
    table: str
    rulebook: str
    dealer: str
    opened: int
    closed: int
    outcome: str
    simulated: bool
    decision: str
    forfeit: str
    claims: str
    cards: str
    results: tuple[WagerResult, ...]
    irregularities: tuple[str, ...]


def found_hands(connection: Connection, wanted: Sequence[SearchedHand]) -> list[FoundHand]:
    numbers = sorted({each.round for each in wanted})
    heads = {row.round: row for row in _rows(connection, rounds, numbers)}
    held = {(row.round, row.seat): row for row in _rows(connection, hands, numbers)}
    results = defaultdict(list)
    for row in _rows(connection, wager_results, numbers):
        settled = WagerResult(row.spot, row.event, row.result, row.odds, row.stake, row.pays)
        results[row.round, row.seat].append(settled)
    odd = defaultdict(list)
    for row in _rows(connection, irregularities, numbers):
        odd[row.round].append(row.irregularity)
    keys = [(each.round, each.seat) for each in wanted]
    return [_found_hand(heads[key[0]], held.get(key), key[1], results[key], odd[key[0]]) for key in keys]


def _found_hand(head: Any, held: Any, seat: int, results: Iterable[WagerResult], odd: Iterable[str]) -> FoundHand:
    return FoundHand(
        round=head.round,
        seat=seat,
        table=head.table,
        rulebook=head.rulebook,
        dealer=head.dealer,
        opened=head.opened,
        closed=head.closed,
        outcome=head.outcome,
        simulated=head.cards_from == CardsFrom.SIMULATED.value,
        decision=held.decision if held else "",
        forfeit=held.forfeit if held else "",
        claims=held.claims if held else "",
        cards=held.cards if held else "",
        results=tuple(results),
        irregularities=tuple(odd),
    )


def _rows(connection: Connection, table: Table, numbers: Sequence[int]) -> Iterable[Any]:
    return connection.execute(select(table).where(table.c.round.in_(numbers)).order_by(*table.primary_key))
