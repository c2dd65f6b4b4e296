"""Proof of a page of hands: each round is folded from its records and the few with its terms."""

from collections.abc import Iterator, Sequence
from contextlib import closing
from itertools import groupby, zip_longest
from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, Table, select

from dealer_terminal.errors import ProgramError
from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import replay, steps
from dealer_terminal.journal.round_proof import CLOSED, OPENED
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.storage import reading
from dealer_terminal.storage.journal_end_check import contiguous
from dealer_terminal.storage.model_check import REBUILD, ModelCheck
from dealer_terminal.storage.past_rounds import terms
from dealer_terminal.storage.reports.found_hands import FoundHand, WagerResult, found_hands
from dealer_terminal.storage.reports.proven_tables import Proven, prove_tables, proving
from dealer_terminal.storage.reports.search import LAST, FoundPage, SearchedHand
from dealer_terminal.storage.reports.signed_records import SignedRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.schema import hands, records, rounds, wager_results

_PLACES = ("first", "last", "opening")
_NONE = 0


class ReplayedRound(Struct, frozen=True):
    """A folded round. `behind` counts records after the newest checkpoint, and `then` is the round closed next (0 if
    none)."""

    behind: int
    then: int


def prove_hands(connection: Connection, key: VerifierKey, found: Sequence[FoundHand]) -> Proven:
    """Prove the details of each hand. Do not prove that no other hand matches."""
    with proving():
        signed = SignedRecords(connection, key)
        by_round = (tuple(group) for _, group in groupby(found, lambda hand: hand.round))
        behind = (_shown(connection, signed, group).followed.behind for group in by_round)
        return Proven(signed.newest_signed(), max(behind, default=0))


def prove_page(
    connection: Connection, key: VerifierKey, found: Sequence[FoundHand], page: FoundPage, before: SearchedHand
) -> Proven:
    """Prove the details of each hand, and that no hand is missing between `before` and the last hand shown, or up to
    the end."""
    with proving():
        signed, behind, above = SignedRecords(connection, key), 0, before.round if before != LAST else _NONE
        for number, group in groupby(found, lambda hand: hand.round):
            shown = tuple(group)
            right = _shown(connection, signed, shown)
            behind = max(behind, right.followed.behind)
            for seat in right.seats - {hand.seat for hand in shown}:
                if _is_of_the_page(SearchedHand(number, seat), page, before):
                    raise _lacks(number, seat)
            if number != above:
                _require_no_hands(connection, signed, right.followed.then, above)
            above = number
        if not page.more:
            _require_no_hands(connection, signed, _first_closed(connection), above)
        return Proven(signed.newest, behind)


def prove_round(connection: Connection, key: VerifierKey, number: int) -> Proven:
    """Prove all rows of the round."""
    with proving():
        signed = SignedRecords(connection, key)
        with closing(ModelCheck(connection)) as models:
            behind = _folded(connection, signed, models, number).behind
            built = models.built()
            for table in (rounds, hands):
                if _rows(connection, table, number) != _rows(built, table, number):
                    raise MismatchError(f"{table.name} of round {number} are not what the records give{REBUILD}")
            held = built.execute(select(hands.c.seat).where(hands.c.round == number)).scalars()
            seats = [SearchedHand(number, seat) for seat in held]
            for hand, right in zip(found_hands(connection, seats), found_hands(built, seats), strict=True):
                _require_same(hand, right)
        return Proven(signed.newest, behind)


class _Shown(Struct, frozen=True):
    """Details shown of a round, and the seats with wagers in it."""

    followed: ReplayedRound
    seats: frozenset[int]


def _shown(connection: Connection, signed: SignedRecords, shown: Sequence[FoundHand]) -> _Shown:
    with closing(ModelCheck(connection)) as models:
        followed, built = _folded(connection, signed, models, shown[0].round), models.built()
        for hand in shown:
            _require_same(hand, _built(built, hand))
        return _Shown(followed, _seats(built, shown[0].round))


def _is_of_the_page(hand: SearchedHand, page: FoundPage, before: SearchedHand) -> bool:
    last = page.hands[-1]
    begun = hand.round != before.round or hand.seat < before.seat
    return begun and (not page.more or hand.round != last.round or hand.seat >= last.seat)


def _require_no_hands(connection: Connection, signed: SignedRecords, then: int, above: int) -> None:
    """Require that rounds closed from `then` on, before the round `above` on the page, have no hands."""
    while then != _NONE and (above == _NONE or then < above):
        with closing(ModelCheck(connection)) as models:
            followed = _folded(connection, signed, models, then)
            for seat in _seats(models.built(), then):
                raise _lacks(then, seat)
        then = followed.then


def _first_closed(connection: Connection) -> int:
    closed = select(records.c.round).where(records.c.kind == CLOSED).order_by(records.c.position).limit(1)
    first = connection.execute(closed).scalar()
    return first if isinstance(first, int) else _NONE


def _seats(built: Connection, number: int) -> frozenset[int]:
    """Return the seats with wagers in the round."""
    return frozenset(built.execute(select(wager_results.c.seat).where(wager_results.c.round == number)).scalars())


def _lacks(number: int, seat: int) -> MismatchError:
    return MismatchError(f"{wager_results.name} lacks round {number}, seat {seat}{REBUILD}")


def _rows(connection: Connection, table: Table, number: int) -> list[Row[Any]]:
    wanted = select(table).where(table.c.round == number).order_by(*table.primary_key)
    return list(connection.execute(wanted))


def _followed(connection: Connection, signed: SignedRecords, models: ModelCheck, number: int) -> ReplayedRound:
    head: Any = connection.execute(select(rounds).where(rounds.c.round == number)).one_or_none()
    if head is None:
        raise MismatchError(f"{rounds.name} lacks round {number}{REBUILD}")
    require_places(head, number)
    own = list(_records(connection, head.first, number))
    closed = max(each.position for each in own if each.kind == CLOSED)
    signed.require(head.first, [each.leaf for each in own], closed + 1)
    played_on = terms(connection, head.opening, head.first)
    before = replay(signed.one(record.position) for record in played_on)
    for step in steps(own, before):
        for finding in models.see(step) if type(step.entry) in models.sees else ():
            raise MismatchError(finding.what)
        if step.record.round == number and step.record.kind == CLOSED and head.dealer != step.record.operator:
            raise MismatchError(f"rounds says that {head.dealer} dealt round {number}, its records do not{REBUILD}")
    then = next((each.round for each in own if each.kind == CLOSED and each.round != number), _NONE)
    return ReplayedRound(max(0, own[-1].position + 1 - signed.newest), then)


def require_places(head: Any, number: int) -> None:
    if not all(isinstance(getattr(head, place), int) for place in _PLACES):
        raise MismatchError(f"rounds says of round {number} no place where its records stand{REBUILD}")


def _records(connection: Connection, first: int, number: int) -> Iterator[Record]:
    """Read the round's records and those of the next round, in which a payment may be corrected."""
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


def _folded(connection: Connection, signed: SignedRecords, models: ModelCheck, number: int) -> ReplayedRound:
    """Fold as `_followed`. If the places in the tables are wrong, read the whole journal to name the cause."""
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
