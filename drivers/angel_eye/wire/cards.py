"""A card in two payload bytes: target and index, suit and rank, bit 7 of each set."""

from dataclasses import dataclass

from drivers.cards import RANKS

SUIT_CODES = {"d": 1, "c": 2, "s": 3, "h": 4}
RANK_CODES = {rank: code for code, rank in enumerate(RANKS, 1)}
IN_GAME = {0: "player", 1: "banker", 2: "burn", 4: "first-card", 5: "burn-count"}
HANDS = frozenset({0, 1})
"""Where a card of a game goes; the others are burnt, or counted for it, and have no suit."""
OUTSIDE = {0: "lock-mode", 1: "error-mode", 2: "setting-mode"}

_SUITS = {code: suit for suit, code in SUIT_CODES.items()}
_RANKS = {code: rank for rank, code in RANK_CODES.items()}


@dataclass(frozen=True, slots=True)
class Drawn:
    target: int
    index: int
    card: str


@dataclass(frozen=True, slots=True)
class ShoePlace:
    target: str
    index: int


NOWHERE = ShoePlace("", 0)


@dataclass(frozen=True, slots=True)
class NotACard:
    detail: str


def read_drawn(payload: bytes) -> Drawn | NotACard:
    if len(payload) != 2:
        return NotACard(f"a card of {len(payload)} bytes")
    place, code = (byte & 0x7F for byte in payload)
    rank, suit = _RANKS.get(code & 0x0F), _SUITS.get(code >> 4)
    if rank is None or suit is None:
        return NotACard("no card has this code")
    return Drawn(place >> 4, place & 0x0F, rank + suit)


def place_of(payload: bytes) -> ShoePlace:
    """Of a card in a game; one that is burnt has none."""
    if len(payload) != 2 or is_burnt(payload):
        return NOWHERE
    target = payload[0] >> 4 & 0x07
    return ShoePlace(IN_GAME.get(target, f"unknown-{target}"), payload[0] & 0x0F)


def is_known(payload: bytes) -> bool:
    """Whether it goes to a place that is in the table."""
    return len(payload) == 2 and payload[0] >> 4 & 0x07 in IN_GAME


def is_burnt(payload: bytes) -> bool:
    return len(payload) == 2 and payload[0] >> 4 & 0x07 in IN_GAME.keys() - HANDS


def drawn_bytes(drawn: Drawn) -> bytes:
    rank, suit = drawn.card[:-1], drawn.card[-1]
    return bytes((0x80 | drawn.target << 4 | drawn.index, 0x80 | SUIT_CODES[suit] << 4 | RANK_CODES[rank]))
