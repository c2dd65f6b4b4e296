"""One byte a card (README §6.1): suit in bits 5-4 and up, rank in bits 3-0; zero is a card not read."""

from drivers.cards import NEW_DECK, RANKS

UNREAD = "??"

_SUITS = {"c": 0x10, "d": 0x20, "h": 0x30, "s": 0x40}
_CODES = {card: _SUITS[card[-1]] + RANKS.index(card[:-1]) + 1 for card in NEW_DECK}
_CARDS = {code: card for card, code in _CODES.items()} | {0: UNREAD}


def codes_of(cards: tuple[str, ...]) -> bytes:
    """Whatever is no card of the deck travels as a card not read."""
    return bytes(_CODES.get(card, 0) for card in cards)


def is_card_code(code: int) -> bool:
    return code in _CARDS


def card_of(code: int) -> str:
    return _CARDS[code]
