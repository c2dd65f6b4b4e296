"""Cards not exposed at the table, unsealed with the round's key, which is available once the round has closed.

They must be displayed as "not seen at the table".
"""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.seal import packet_place, rest_place, round_id, unseal_cards
from dealer_terminal.procedure.facts import PacketDealt, RestRacked, RoundClosed
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.rules.cards import Card

REST = -1
"""Seat number for the remaining cards, which were dealt to nobody."""


class UnexposedCards(Struct, frozen=True):
    """Cards never exposed in this round, of a seat's packet, the dealer's (seat 0) or the remaining cards."""

    seat: int
    cards: tuple[Card, ...]


def unseen(journal: str, steps: Sequence[ReplayStep]) -> tuple[UnexposedCards, ...]:
    """Return the unexposed cards, or nothing if the round is open. Raise `AuditError` if a seal cannot be opened."""
    for step in steps:
        if isinstance(step.entry, RoundClosed):
            lay = frozenset(open_cards(step.before.state))
            place = round_id(journal, step.entry.round)
            found = (*_packets(steps, place, step.entry.key, step.before.state), *_rest(steps, place, step.entry.key))
            return tuple(each for each in (_without(each, lay) for each in found) if each.cards)
    return ()


def _packets(steps: Sequence[ReplayStep], place: str, key: bytes, ended: State) -> Iterator[UnexposedCards]:
    """Yield the packets by their seats at the end. Hands may have moved, and an undone packet is dealt again."""
    dealt = {step.entry.packet.number: step.entry for step in steps if isinstance(step.entry, PacketDealt)}
    seats = {packet.number: seat for seat in (0, *ended.seats) if (packet := ended.packet(seat)) is not None}
    for number, fact in sorted(dealt.items()):
        if fact.packet.sealed:
            cards = unseal_cards(key, packet_place(place, number), fact.packet.sealed)
            yield UnexposedCards(seats.get(number, fact.seat), cards)


def _rest(steps: Sequence[ReplayStep], place: str, key: bytes) -> Iterator[UnexposedCards]:
    sealed = [step.entry.sealed for step in steps if isinstance(step.entry, RestRacked)]
    if any(sealed[-1:]):
        yield UnexposedCards(REST, unseal_cards(key, rest_place(place), sealed[-1]))


def _without(each: UnexposedCards, lay: frozenset[Card]) -> UnexposedCards:
    return UnexposedCards(each.seat, tuple(card for card in each.cards if card not in lay))
