"""Cards under a seal, all of one length: a 10 as long as an ace, one card as long as a deck."""

from collections.abc import Iterable

from dealer_terminal.journal.errors import FormatError
from dealer_terminal.journal.seal import SealPlace, seal, unseal
from dealer_terminal.rules.cards import DECK, Card

_WRITTEN = {card: str(card).replace("10", "T") for card in DECK}
_READ = {written: card for card, written in _WRITTEN.items()}
_CAPACITY = 2 * len(DECK)
_UNKNOWN = "??"

Told = tuple[tuple[int, Card], ...]
"""Some cards of a packet, each with its place counted from the top."""


def seal_cards(key: bytes, place: SealPlace, cards: Iterable[Card]) -> bytes:
    """Written `AsTh`, so that whoever has the key needs no table to read them."""
    written = "".join(_WRITTEN[card] for card in cards)
    return seal(key, place, written.encode(), capacity=_CAPACITY)


def seal_told(key: bytes, place: SealPlace, told: Told) -> bytes:
    """Written `7h??Js`: what nobody told is not known."""
    known = dict(told)
    written = "".join(_WRITTEN[known[at]] if at in known else _UNKNOWN for at in range(max(known) + 1))
    return seal(key, place, written.encode(), capacity=_CAPACITY)


def unseal_told(key: bytes, place: SealPlace, sealed: bytes) -> Told:
    written = unseal(key, place, sealed).decode("latin-1")
    pairs = enumerate(written[at : at + 2] for at in range(0, len(written), 2))
    try:
        return tuple([(at, _READ[each]) for at, each in pairs if each != _UNKNOWN])
    except KeyError:
        raise _no_cards(place) from None


def unseal_cards(key: bytes, place: SealPlace, sealed: bytes) -> tuple[Card, ...]:
    written = unseal(key, place, sealed).decode("latin-1")
    try:
        return tuple([_READ[written[at : at + 2]] for at in range(0, len(written), 2)])
    except KeyError:
        raise _no_cards(place) from None


def _no_cards(place: SealPlace) -> FormatError:
    return FormatError(f"what is sealed for {place.label} in round {place.round} is not cards")
