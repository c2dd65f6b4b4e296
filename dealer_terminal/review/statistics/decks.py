"""Cards of each deck as the reader saw them, unsealed with the round's key after its close, and manual corrections."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.seal import packet_place, round_id, unseal_cards
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.sources import round_cards_from
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card, Rank, Suit


class SeenPacket(Struct, frozen=True):
    """Cards of a packet, top card first. Seat 0 is the dealer."""

    seat: int
    cards: tuple[Card, ...]


class SeenDeck(Struct, frozen=True):
    """One deck. `packets` are in dealing order, without hands that were entered manually.

    `helped` are the records in which a card was entered or corrected manually, `faults` those of reader faults.
    """

    journal: str
    number: int
    position: int
    simulated: bool
    packets: tuple[SeenPacket, ...]
    helped: tuple[int, ...]
    faults: tuple[int, ...]

    @property
    def cards(self) -> tuple[Card, ...]:
        return tuple(card for packet in self.packets for card in packet.cards)


class _Round:
    def __init__(self) -> None:
        self.dealt: dict[int, facts.PacketDealt] = {}
        self.helped: list[int] = []
        self.faults: list[int] = []


def seen_decks(journal: str, steps: Iterable[ReplayStep]) -> Iterator[SeenDeck]:
    """Yield the decks of a journal's records, given in order, for tables with a reader."""
    gathered = _Round()
    for step in steps:
        match step.entry:
            case facts.RoundOpened():
                gathered = _Round()
            case facts.PacketDealt(packet=packet) if packet.sealed:
                gathered.dealt[packet.number] = step.entry
            case facts.CardsExposed(cards_from=CardsFrom.DEALER) if _has_reader(step.before.state):
                gathered.helped.append(step.record.position)
            case facts.CardsCorrected():
                gathered.helped.append(step.record.position)
            case facts.DeviceFaultRaised():
                gathered.faults.append(step.record.position)
            case facts.RoundClosed() if _has_reader(step.before.state):
                yield _deck(journal, step, step.entry, gathered)


def _has_reader(state: State) -> bool:
    return state.in_force().cards_from is not CardsFrom.DEALER


def _deck(journal: str, step: ReplayStep, closed: facts.RoundClosed, gathered: _Round) -> SeenDeck:
    place, state = round_id(journal, closed.round), step.before.state
    packets = (
        SeenPacket(fact.seat, unseal_cards(closed.key, packet_place(place, number), fact.packet.sealed))
        for number, fact in sorted(gathered.dealt.items())
    )
    return SeenDeck(
        journal=journal,
        number=closed.round,
        position=step.record.position,
        simulated=round_cards_from(state) is CardsFrom.SIMULATED,
        packets=tuple(packets),
        helped=tuple(gathered.helped),
        faults=tuple(gathered.faults),
    )


class DeckPlace(Struct, frozen=True, order=True):
    """Place of a card. Seat 0 is the dealer, and slot 1 is the packet's top card."""

    seat: int
    slot: int


class Came(Struct, frozen=True):
    """Frequencies at a place: `ranks` from two to ace, `suits` in the order of a new deck."""

    place: DeckPlace
    ranks: tuple[int, ...]
    suits: tuple[int, ...]

    @property
    def cards(self) -> int:
        return sum(self.suits)


def places(decks: Iterable[SeenDeck]) -> tuple[Came, ...]:
    found: dict[DeckPlace, list[Card]] = defaultdict(list)
    for deck in decks:
        for packet in deck.packets:
            for slot, card in enumerate(packet.cards, 1):
                found[DeckPlace(packet.seat, slot)].append(card)
    return tuple(_came(place, found[place]) for place in sorted(found))


def away(counts: Sequence[int]) -> tuple[float, ...]:
    """Return each count's deviation from an even distribution, in standard deviations."""
    share, cards = 1 / max(1, len(counts)), sum(counts)
    usual = sqrt(cards * share * (1 - share))
    return tuple((count - cards * share) / usual if usual else 0.0 for count in counts)


def _came(place: DeckPlace, cards: Sequence[Card]) -> Came:
    ranks, suits = [each.rank for each in cards], [each.suit for each in cards]
    return Came(place, tuple(map(ranks.count, Rank)), tuple(map(suits.count, Suit)))
