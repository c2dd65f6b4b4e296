"""Cards that nobody saw at the table, opened with the key that the round gave when it closed: before that, none.

Each is to be shown as "not seen at the table"."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.seal import packet_place, rest_place, round_id, unseal_cards
from dealer_terminal.procedure.facts import PacketDealt, RestRacked, RoundClosed
from dealer_terminal.procedure.state import State, open_cards
from dealer_terminal.rules.cards import Card

REST = -1
"""Where the rest of the deck lies, which was dealt to nobody."""


class Unseen(Struct, frozen=True):
    """The cards of a seat's packet, of the dealer's (seat 0) or of the rest that never lay open in this round."""

    seat: int
    cards: tuple[Card, ...]


def unseen(journal: str, steps: Sequence[ReplayStep]) -> tuple[Unseen, ...]:
    """Nothing where the round is open. `AuditError` where a seal does not open under the round's key."""
    for step in steps:
        if isinstance(step.entry, RoundClosed):
            lay = frozenset(open_cards(step.before.state))
            place = round_id(journal, step.entry.round)
            found = (*_packets(steps, place, step.entry.key, step.before.state), *_rest(steps, place, step.entry.key))
            return tuple(each for each in (_without(each, lay) for each in found) if each.cards)
    return ()


def _packets(steps: Sequence[ReplayStep], place: str, key: bytes, ended: State) -> Iterator[Unseen]:
    """As they lay at the end: hands may have been moved, and a packet that was taken back is dealt again."""
    dealt = {step.entry.packet.number: step.entry for step in steps if isinstance(step.entry, PacketDealt)}
    seats = {packet.number: seat for seat in (0, *ended.seats) if (packet := ended.packet(seat)) is not None}
    for number, fact in sorted(dealt.items()):
        if fact.packet.sealed:
            cards = unseal_cards(key, packet_place(place, number), fact.packet.sealed)
            yield Unseen(seats.get(number, fact.seat), cards)


def _rest(steps: Sequence[ReplayStep], place: str, key: bytes) -> Iterator[Unseen]:
    sealed = [step.entry.sealed for step in steps if isinstance(step.entry, RestRacked)]
    if any(sealed[-1:]):
        yield Unseen(REST, unseal_cards(key, rest_place(place), sealed[-1]))


def _without(each: Unseen, lay: frozenset[Card]) -> Unseen:
    return Unseen(each.seat, tuple(card for card in each.cards if card not in lay))
