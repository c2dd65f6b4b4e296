"""One byte a card (README §6.1): suit in bits 5-4 and up, rank in bits 3-0; zero is a card not read."""

SUITS = "cdhs"
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
UNREAD = "??"

_CODES = {
    **{rank + "c": 0x10 + value for value, rank in enumerate(RANKS, 1)},
    **{rank + "d": 0x20 + value for value, rank in enumerate(RANKS, 1)},
    **{rank + "h": 0x30 + value for value, rank in enumerate(RANKS, 1)},
    **{rank + "s": 0x40 + value for value, rank in enumerate(RANKS, 1)},
}
_CARDS = {code: card for card, code in _CODES.items()} | {0: UNREAD}


def codes_of(cards: tuple[str, ...]) -> bytes:
    """Whatever is no card of the deck travels as a card not read."""
    return bytes(_CODES.get(card, 0) for card in cards)


def is_card_code(code: int) -> bool:
    return code in _CARDS


def card_of(code: int) -> str:
    return _CARDS[code]
