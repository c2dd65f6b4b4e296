"""View of one closed round: operators, times, every hand with its cards, and unexposed cards."""

from collections.abc import Iterator

from msgspec import Struct
from sqlalchemy import Connection, select

from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import entry_of
from dealer_terminal.journal.round_proof import CLOSED
from dealer_terminal.journal.seal import packet_place, rest_place, round_id, unseal_cards
from dealer_terminal.procedure.facts import PacketDealt, PaymentCorrected, RestRacked, RoundClosed
from dealer_terminal.storage import reading
from dealer_terminal.storage.model_check import REBUILD
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.reports.facts_by_kind import facts_of_kinds
from dealer_terminal.storage.reports.found_hands import FoundHand, found_hands
from dealer_terminal.storage.reports.search import SearchedHand
from dealer_terminal.storage.schema import hands, rounds
from dealer_terminal.storage.schema import records as written


class DealtCards(Struct, frozen=True):
    """Cards that a reader reported, opened with the round's key."""

    seat: int
    packet: int
    cards: str


class RoundView(Struct, frozen=True):
    """A closed round. Hands are listed from the highest seat, with the dealer as seat 0. Amounts are in cents, times in
    microseconds UTC."""

    round: int
    first: int
    last: int
    staked: int
    paid: int
    taken: int
    hands: tuple[FoundHand, ...]
    dealt: tuple[DealtCards, ...]
    rest: str
    records: tuple[Record, ...]


def require_closed(journal: OpenJournal, number: int) -> None:
    """Raise KnownError unless the round is closed. Consult the records if a table lacks it."""
    if journal.connection.execute(select(rounds.c.round).where(rounds.c.round == number)).one_or_none() is None:
        closed = select(written.c.position).where(written.c.round == number, written.c.kind == CLOSED).limit(1)
        if journal.connection.execute(closed).first() is not None:
            raise FoundWrongError(f"{journal.where}: {rounds.name} lacks round {number}{REBUILD}")
        raise KnownError(f"{journal.where} has no closed round {number}: a round is shown once its deck is back")


def round_view(journal: OpenJournal, number: int) -> RoundView:
    head = journal.connection.execute(select(rounds).where(rounds.c.round == number)).one()
    held = select(hands.c.seat).where(hands.c.round == number).order_by(hands.c.seat.desc())
    seats = [SearchedHand(number, seat) for seat in journal.connection.execute(held).scalars()]
    records = tuple(reading.records(journal.connection, head.first, head.last + 1))
    key = next(entry.key for record in reversed(records) if isinstance(entry := entry_of(record), RoundClosed))
    at = round_id(journal.id, number)
    return RoundView(
        round=number,
        first=head.first,
        last=head.last,
        staked=head.staked,
        paid=head.paid,
        taken=head.taken,
        hands=tuple(found_hands(journal.connection, seats)),
        dealt=tuple(_dealt(records, key, at)),
        rest=_rest(records, key, at),
        records=(*records, *_corrections(journal.connection, number, head.last)),
    )


def _corrections(connection: Connection, number: int, last: int) -> Iterator[Record]:
    """Yield payments corrected after the round and before the end of the next one."""
    after = (written.c.position > last, written.c.round == number + 1)
    for record, fact in facts_of_kinds(connection, (PaymentCorrected,), *after):
        if isinstance(fact, PaymentCorrected) and fact.round == number:
            yield record


def _dealt(records: tuple[Record, ...], key: bytes, round_: str) -> Iterator[DealtCards]:
    """Return the last packet of each seat. Earlier packets dealt again are in the records only."""
    last = {entry.seat: entry for record in records if isinstance(entry := entry_of(record), PacketDealt)}
    for seat, dealt in sorted(last.items(), reverse=True):
        packet = dealt.packet
        if packet.sealed:
            cards = unseal_cards(key, packet_place(round_, packet.number), packet.sealed)
            yield DealtCards(seat, packet.number, " ".join(map(str, cards)))


def _rest(records: tuple[Record, ...], key: bytes, round_: str) -> str:
    sealed = [entry.sealed for record in records if isinstance(entry := entry_of(record), RestRacked)]
    return " ".join(map(str, unseal_cards(key, rest_place(round_), sealed[-1]))) if any(sealed[-1:]) else ""
