"""Where a packet's seal belongs: the same words at the table that seals it and at the desk that opens it."""

from collections.abc import Iterable

from dealer_terminal.audit.seal import Place
from dealer_terminal.audit.sealed_cards import seal_cards, unseal_cards
from dealer_terminal.rules.cards import Card

REST = 0


def round_id(table: str, number: int) -> str:
    return f"{table}/{number}"


def seal_packet(key: bytes, table: str, round_number: int, packet: int, cards: Iterable[Card]) -> bytes:
    """Top card first; packet 0 is the rest of the deck."""
    return seal_cards(key, _place(table, round_number, packet), cards)


def open_packet(key: bytes, table: str, round_number: int, packet: int, sealed: bytes) -> tuple[Card, ...]:
    return unseal_cards(key, _place(table, round_number, packet), sealed)


def _place(table: str, round_number: int, packet: int) -> Place:
    return Place(round_id(table, round_number), f"packet {packet}", "cards", 0)
