"""A page of hands, proven: each round folded from its own records and the few that say on what terms it was played."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import zip_longest
from typing import Any

from sqlalchemy import Connection, Row, Table, select

from dealer_terminal.audit.errors import MismatchError
from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import replay, steps
from dealer_terminal.audit.round_proof import CLOSED, OPENED
from dealer_terminal.audit.vkey import VerifierKey
from dealer_terminal.errors import ProgramError
from dealer_terminal.storage import reading
from dealer_terminal.storage.model_check import REBUILD, ModelCheck
from dealer_terminal.storage.past_rounds import terms
from dealer_terminal.storage.reports.found_hands import FoundHand, WagerResult, found_hands
from dealer_terminal.storage.reports.proven import Proven, prove_tables, proving
from dealer_terminal.storage.reports.search import SearchedHand
from dealer_terminal.storage.reports.signed_records import SignedRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import hands, rounds
from dealer_terminal.storage.tail import contiguous

_PLACES = ("first", "last", "opening")


def prove_hands(connection: Connection, key: VerifierKey, found: Sequence[FoundHand]) -> Proven:
    """What is shown of each hand; which others there are is not."""
    with proving():
        signed, behind = SignedRecords(connection, key), 0
        for number in dict.fromkeys(hand.round for hand in found):
            with closing(ModelCheck(connection)) as models:
                behind = max(behind, _folded(connection, signed, models, number))
                for hand in found:
                    if hand.round == number:
                        _require_same(hand, _built(models.built(), hand))
        return Proven(signed.newest, behind)


def prove_round(connection: Connection, key: VerifierKey, number: int) -> Proven:
    """All rows of the round."""
    with proving():
        signed = SignedRecords(connection, key)
        with closing(ModelCheck(connection)) as models:
            behind = _folded(connection, signed, models, number)
            built = models.built()
            for table in (rounds, hands):
                if _rows(connection, table, number) != _rows(built, table, number):
                    raise MismatchError(f"{table.name} of round {number} are not what the records give{REBUILD}")
            held = built.execute(select(hands.c.seat).where(hands.c.round == number)).scalars()
            seats = [SearchedHand(number, seat) for seat in held]
            for hand, right in zip(found_hands(connection, seats), found_hands(built, seats), strict=True):
                _require_same(hand, right)
        return Proven(signed.newest, behind)


def _rows(connection: Connection, table: Table, number: int) -> list[Row[Any]]:
    wanted = select(table).where(table.c.round == number).order_by(*table.primary_key)
    return list(connection.execute(wanted))


def _followed(connection: Connection, signed: SignedRecords, models: ModelCheck, number: int) -> int:
    """How many of its records are behind the newest checkpoint."""
    head: Any = connection.execute(select(rounds).where(rounds.c.round == number)).one()
    if not all(isinstance(getattr(head, place), int) for place in _PLACES):
        raise MismatchError(f"rounds says of round {number} no place where its records stand{REBUILD}")
    records = list(_records(connection, head.first, number))
    signed.require(records, 1 + max(each.position for each in records if each.kind == CLOSED))
    played_on = terms(connection, head.opening, head.first)
    before = replay(signed.one(record.position) for record in played_on)
    for step in steps(records, before):
        for finding in models.see(step) if type(step.entry) in models.sees else ():
            raise MismatchError(finding.what)
        if step.record.round == number and step.record.kind == CLOSED and head.dealer != step.record.operator:
            raise MismatchError(f"rounds says that {head.dealer} dealt round {number}, its records do not{REBUILD}")
    return max(0, records[-1].position + 1 - signed.newest)


def _records(connection: Connection, first: int, number: int) -> Iterator[Record]:
    """Of the round, and of the one after it, in which a payment may be put right."""
    closed = 0
    for record in contiguous(reading.records(connection, first), first):
        closed += record.kind == CLOSED
        if record.position == first and (record.kind, record.round) != (OPENED, number):
            break
        yield record
        if closed == 2:
            return
    if not closed:
        raise MismatchError(f"rounds says that round {number} begins with record {first}, and it does not{REBUILD}")


def _folded(connection: Connection, signed: SignedRecords, models: ModelCheck, number: int) -> int:
    """As `_followed`. Where the places or terms that a table names lead astray, the whole journal tells which."""
    try:
        return _followed(connection, signed, models, number)
    except (MismatchError, ProgramError):
        prove_tables(connection, signed.key, Window())
        raise


def _require_same(shown: FoundHand, right: FoundHand) -> None:
    hand = f"round {shown.round}, seat {shown.seat}"
    for own, built in zip_longest(shown.results, right.results):
        if own != built:
            raise MismatchError(f"{hand}: the tables hold {_told(own)} where the records give {_told(built)}{REBUILD}")
    for name in FoundHand.__struct_fields__:
        if getattr(shown, name) != getattr(right, name):
            held, given = getattr(shown, name), getattr(right, name)
            raise MismatchError(
                f"{hand}: the tables hold {name} {held!r:.80} where the records give {given!r:.80}{REBUILD}"
            )


def _told(result: WagerResult | None) -> str:
    if result is None:
        return "no wager"
    return f"{result.spot} {result.stake!r:.30}, {result.result!r:.30} {result.pays!r:.30}"


def _built(built: Connection, hand: FoundHand) -> FoundHand:
    (right,) = found_hands(built, [SearchedHand(hand.round, hand.seat)])
    return right
