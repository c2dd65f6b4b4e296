"""Check of what was sealed during a round against the exposed cards, using the key revealed at the end of the round."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from msgspec import Struct, field

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.findings import Finding
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.seal import (
    Told,
    check_round_key,
    packet_place,
    rest_place,
    round_id,
    told_place,
    unseal_cards,
    unseal_told,
)
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import (
    DEALER_SEAT,
    CardsExposed,
    DeviceFaultRaised,
    IrregularityReported,
    PacketDealt,
    RaisedBy,
    RestRacked,
    RoundClosed,
    RoundOpened,
    WagersClosed,
)
from dealer_terminal.procedure.irregularities import MISMATCHES
from dealer_terminal.procedure.sources import all_entered, dealt_by
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.irregularity import IrregularityId

_OF_A_READER = frozenset(
    {
        IrregularityId.DUPLICATE_CARD,
        IrregularityId.WRONG_COUNT,
        IrregularityId.ALIGNMENT,
        IrregularityId.VACANT_POSITION,
        IrregularityId.DECK_OUT_OF_USE,
    }
)
"""Irregularities that a terminal raises if a reader's reports do not fit one deck or the packets dealt."""


class _Sealed(Struct, frozen=True):
    position: int
    number: int
    sealed: bytes


class _Exposed(Struct, frozen=True):
    """Cards that a reader is recorded to have read, all or some, and the index of each in its packet."""

    position: int
    seat: int
    packet: int
    lay: tuple[tuple[int, Card], ...]


class _Round(Struct):
    """Seals and exposures of the current round. A packet that is reported twice has two entries.

    `doubted` is True if the terminal asked about the reader's reports, so that people knew that they could be wrong.
    """

    commitment: bytes = b""
    doubted: bool = False
    packets: list[_Sealed] = field(default_factory=list)
    rest: list[_Sealed] = field(default_factory=list)
    exposed: list[_Exposed] = field(default_factory=list)
    told: list[_Sealed] = field(default_factory=list)
    entered: list[_Exposed] = field(default_factory=list)
    compared: set[int] = field(default_factory=set)
    """The seats at which the terminal asked about entered cards that differed from the reported ones."""


class SealCheck:
    """Check of a journal's seals.

    `_asked` is True if the terminal questioned its reader or reported a fault in this round. A packet accepted after
    that may be unsealed.
    """

    sees: ClassVar = frozenset(
        {
            RoundOpened,
            WagersClosed,
            PacketDealt,
            RestRacked,
            CardsExposed,
            RoundClosed,
            IrregularityReported,
            DeviceFaultRaised,
        }
    )

    def __init__(self, journal: str) -> None:
        self._journal = journal
        self._round = _Round()
        self._asked = False
        self.rounds = 0

    def see(self, step: ReplayStep) -> Iterator[Finding]:
        at = step.record.position
        match step.entry:
            case CardsExposed() as exposed:
                yield from self._note_shown(at, step.before.state, exposed)
            case PacketDealt() as dealt:
                yield from self._note_dealt(at, step.before.state, dealt)
            case RoundOpened():
                yield from self._never_opened(at, step.before.state.round)
            case WagersClosed(commitment=commitment):
                yield from self._commits(at, commitment)
            case RestRacked() as racked:
                yield from self._note_racked(at, step.before.state, racked)
            case IrregularityReported(irregularity=what, raised_by=RaisedBy.TERMINAL) if what in _OF_A_READER:
                self._round.doubted = self._asked = True
            case IrregularityReported(irregularity=what, raised_by=RaisedBy.TERMINAL) if what in MISMATCHES:
                self._round.compared |= {*step.entry.seats} or {DEALER_SEAT}
            case DeviceFaultRaised(fault=fault):
                self._asked = True
                self._round.doubted |= fault == FaultId.IN_DOUBT
            case RoundClosed(round=number, key=key):
                self._round.doubted |= FaultId.IN_DOUBT in step.before.state.faults
                yield from self._open_seals(at, round_id(self._journal, number), key, len(step.before.state.dealt))
                self._round, self._asked, self.rounds = _Round(), False, self.rounds + 1

    def end(self) -> Iterator[Finding]:
        return iter(())

    def _never_opened(self, at: int, number: int) -> Iterator[Finding]:
        """Yield a finding for seals whose key was never revealed before the next round."""
        if self._round.packets or self._round.rest:
            sealed = len(self._round.packets) + len(self._round.rest)
            what = f"round {number} has {sealed} seals, and the next one begins though no key has opened them"
            yield Finding(at, f"record {at}: {what}")
        self._round, self._asked = _Round(), False

    def _commits(self, at: int, commitment: bytes) -> Iterator[Finding]:
        """Record the commitment. Betting may be reopened, with another commitment, until a card is sealed."""
        if self._round.packets or self._round.rest:
            yield Finding(at, f"record {at} commits to a key behind cards that were sealed in the round")
        self._round.commitment = commitment

    def _note_dealt(self, at: int, state: State, fact: PacketDealt) -> Iterator[Finding]:
        packet, source = fact.packet, dealt_by(state)
        if packet.told:
            self._round.told.append(_Sealed(at, packet.number, packet.told))
        if packet.sealed:
            self._round.packets.append(_Sealed(at, packet.number, packet.sealed))
        elif packet.cards_from is not CardsFrom.DEALER and not (self._asked or state.faults):
            yield _unsealed(at, f"packet {packet.number}", packet.cards_from)
        if packet.cards_from is not source:
            what = (
                f"packet {packet.number} says that its cards are from {packet.cards_from.value!r}, where this table's"
            )
            yield Finding(at, f"record {at}: {what} are from {source.value!r}")

    def _note_racked(self, at: int, state: State, fact: RestRacked) -> Iterator[Finding]:
        if fact.sealed:
            self._round.rest.append(_Sealed(at, 0, fact.sealed))
        elif fact.cards_from is not CardsFrom.DEALER:
            yield _unsealed(at, "the rest", fact.cards_from)

    def _note_shown(self, at: int, state: State, fact: CardsExposed) -> Iterator[Finding]:
        packet = state.packet(fact.seat)
        if packet is not None and packet.told and state.cards_from is not CardsFrom.DEALER:
            self._round.entered.append(_Exposed(at, fact.seat, packet.number, _lay(state, fact)))
        if packet is None or not packet.sealed:
            return
        if fact.cards_from is CardsFrom.DEALER:
            if state.cards_from is not CardsFrom.DEALER and not all_entered(state):
                what = f"position {fact.seat} shows sealed cards, and says that the dealer entered them"
                yield Finding(at, f"record {at}: {what}")
            return
        places = _places(state, fact)
        if any(len(places.get(place, ())) != len(cards) for place, cards in fact.cards.items()):
            yield Finding(at, f"record {at} shows cards where the game has no place for them")
            return
        self._round.exposed.append(_Exposed(at, fact.seat, packet.number, _lay(state, fact)))

    def _open_seals(self, at: int, round_: str, key: bytes, dealt: int) -> Iterator[Finding]:
        """Open all seals of a round with its key and compare their content with the exposed cards."""
        kept = self._round
        try:
            if kept.commitment or kept.packets or kept.told or kept.rest:
                check_round_key(key, round_, kept.commitment)
            told = {each.number: _told(key, round_, each) for each in kept.told}
            packets, rests = list[tuple[int, tuple[Card, ...]]](), list[tuple[Card, ...]]()
            for at_seal in kept.packets:
                at, place = at_seal.position, packet_place(round_, at_seal.number)
                packets.append((at_seal.number, unseal_cards(key, place, at_seal.sealed)))
            for at_seal in kept.rest:
                at = at_seal.position
                rests.append(unseal_cards(key, rest_place(round_), at_seal.sealed))
        except AuditError as error:
            yield Finding(at, f"record {at}: {error}")
            return
        at_packet = dict(packets)
        for exposed in kept.exposed:
            yield from _matches(exposed, at_packet.get(exposed.packet, ()))
        for entered in kept.entered:
            if entered.seat not in kept.compared:
                yield from _as_told(entered, told.get(entered.packet, ()))
        if not kept.doubted:
            whole = bool(rests) and len(packets) == dealt
            yield from not_one_deck(at, packets, rests, whole=whole)


def _unsealed(at: int, what: str, source: CardsFrom) -> Finding:
    return Finding(at, f"record {at}: {what} says that its cards are from {source.value!r}, and no seal holds them")


def _places(state: State, fact: CardsExposed) -> Mapping[str, tuple[int, ...]]:
    """Return the packet indexes of each place's cards. The dealer's hand is one place."""
    game = state.game()
    if fact.seat == DEALER_SEAT:
        return dict.fromkeys(fact.cards, tuple(range(game.dealer_packet)))
    return {place.id: place.at for place in game.places}


def _lay(state: State, fact: CardsExposed) -> tuple[tuple[int, Card], ...]:
    places = _places(state, fact)
    pairs = (zip(places.get(place, ()), cards, strict=False) for place, cards in fact.cards.items())
    return tuple(pair for lying in pairs for pair in lying)


def _told(key: bytes, round_: str, sealed: _Sealed) -> Told:
    return unseal_told(key, told_place(round_, sealed.number), sealed.sealed)


def _as_told(entered: _Exposed, told: Told) -> Iterator[Finding]:
    """Yield reported cards that are missing from the entered hand, regardless of order."""
    open_at, shown = {at for at, _ in entered.lay}, {card for _, card in entered.lay}
    for at, card in told:
        if at in open_at and card not in shown:
            what = f"position {entered.seat} has no {card}, which a reader had told, and nobody was asked"
            yield Finding(entered.position, f"record {entered.position}: {what}")


def _matches(exposed: _Exposed, cards: tuple[Card, ...]) -> Iterator[Finding]:
    for at, card in exposed.lay:
        if at >= len(cards) or cards[at] is not card:
            sealed = str(cards[at]) if at < len(cards) else "no card"
            what = f"record {exposed.position}: position {exposed.seat} shows {card}, where {sealed} was sealed"
            yield Finding(exposed.position, what)


def not_one_deck(
    at: int, packets: Sequence[tuple[int, tuple[Card, ...]]], rest: Sequence[tuple[Card, ...]], *, whole: bool
) -> Iterator[Finding]:
    """Yield cards that the seals hold twice, and a wrong total. `whole` is True if a reader saw the whole deck."""
    every = [card for cards in (*(held for _, held in packets), *rest) for card in cards]
    if len({*every}) == len(every) and (len(every) == len(DECK) or not whole):
        return
    found: dict[Card, str] = {}
    sealed = [(f"packet {number}", cards) for number, cards in packets]
    for where, cards in (*sealed, *(("the rest", cards) for cards in rest)):
        for card in cards:
            if card in found:
                yield Finding(at, f"record {at}: the seals hold {card} twice, in {found[card]} and in {where}")
            found[card] = where
    if whole and len(found) != len(DECK):
        yield Finding(at, f"record {at}: the seals hold {len(found)} cards, and a deck has {len(DECK)}")
