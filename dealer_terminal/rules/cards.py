"""The standard 52-card deck (31 Classic, Getting Started 2; 3 Card, Introduction)."""

from enum import Enum, IntEnum


class Suit(Enum):
    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"

    __hash__ = object.__hash__


class Rank(IntEnum):
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def label(self) -> str:
        return "A" if self is Rank.ACE else "JQK"[self - 11] if self > 10 else str(int(self))


_SUITS = tuple(Suit)
_RANKS = {rank.label: rank for rank in Rank}


# fmt: off
class Card(Enum):
    """A card. Its value is its written form, the same in every log and message."""

    C2, C3, C4, C5, C6, C7, C8 = "2c", "3c", "4c", "5c", "6c", "7c", "8c"
    C9, C10, CJ, CQ, CK, CA = "9c", "10c", "Jc", "Qc", "Kc", "Ac"
    D2, D3, D4, D5, D6, D7, D8 = "2d", "3d", "4d", "5d", "6d", "7d", "8d"
    D9, D10, DJ, DQ, DK, DA = "9d", "10d", "Jd", "Qd", "Kd", "Ad"
    H2, H3, H4, H5, H6, H7, H8 = "2h", "3h", "4h", "5h", "6h", "7h", "8h"
    H9, H10, HJ, HQ, HK, HA = "9h", "10h", "Jh", "Qh", "Kh", "Ah"
    S2, S3, S4, S5, S6, S7, S8 = "2s", "3s", "4s", "5s", "6s", "7s", "8s"
    S9, S10, SJ, SQ, SK, SA = "9s", "10s", "Js", "Qs", "Ks", "As"
    # fmt: on

    __hash__ = object.__hash__
    """Hash by identity. Each card exists once, so a lookup does not hash its name."""

    rank: Rank
    suit: Suit
    index: int

    def __init__(self, text: str) -> None:
        self.rank = _RANKS[text[:-1]]
        self.suit = Suit(text[-1])
        self.index = 13 * _SUITS.index(self.suit) + self.rank - 2

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return str(self.value)


DECK: tuple[Card, ...] = tuple(Card)


class CardError(ValueError):
    """Text that names no card."""


def parse_card(text: str) -> Card:
    """Parse `As`, `10h`, `Th` or `kd`: rank then suit, in either case."""
    rank, suit = text.strip()[:-1].upper(), text.strip()[-1:].lower()
    try:
        return Card(("10" if rank == "T" else rank) + suit)
    except ValueError:
        raise CardError(f"{text!r} is not a card: write rank and suit, such as As 10h Kd 2c") from None


def parse_cards(texts: list[str]) -> tuple[Card, ...]:
    cards = tuple(parse_card(text) for text in texts)
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise CardError(f"{twice} is there twice: a deck holds one of each card")
    return cards
