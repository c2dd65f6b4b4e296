"""A journal as somebody with the terminal's keys would tell it: each fact otherwise, all else as it follows."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from dealer_terminal.audit.seal_places import packet_place, rest_place
from dealer_terminal.audit.sealed_cards import seal_cards, unseal_cards
from dealer_terminal.procedure.facts import (
    CardsCorrected,
    CardsExposed,
    Fact,
    HandCollected,
    IrregularityResolved,
    PacketDealt,
    PaymentCorrected,
    RestRacked,
    RoundClosed,
    RoundOpened,
)
from dealer_terminal.procedure.meter_facts import JackpotChanged, JackpotLocked, MetersGrew
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import DECK, Card
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.table.ports import Keys

Retold = Callable[[Any], Any]


def once(change: Callable[[Any], Any]) -> Retold:
    """The first fact that it changes, and no other."""
    done: list[Fact] = []

    def retold(fact: Any) -> Any:
        other = fact if done else change(fact)
        done.extend([fact] if other != fact else [])
        return other

    return retold


def _raised(lines: tuple[Line, ...]) -> tuple[Line, ...]:
    won = next((line for line in lines if line.result is Result.WIN), None)
    return tuple(replace(line, pays=line.pays + 100) if line is won else line for line in lines)


def raised(fact: Fact) -> Fact:
    return replace(fact, lines=_raised(fact.lines)) if isinstance(fact, CardsExposed) else fact


def raised_with_its_total(fact: Fact) -> Fact:
    """Each payment, and the total that it goes into."""
    if isinstance(fact, RoundClosed):
        return replace(fact, paid=fact.paid + 100)
    return raised(fact)


def lost_is_won(fact: Fact) -> Fact:
    if not isinstance(fact, CardsExposed):
        return fact
    lines = (replace(line, result=Result.PUSH) if line.result is Result.LOSE else line for line in fact.lines)
    return replace(fact, lines=tuple(lines))


def line_left_out(fact: Fact) -> Fact:
    return replace(fact, lines=fact.lines[1:]) if isinstance(fact, CardsExposed) else fact


def total(fact: Fact) -> Fact:
    return replace(fact, taken=fact.taken - 100) if isinstance(fact, RoundClosed) and fact.taken else fact


def fold_goes_back(fact: Fact) -> Fact:
    if not isinstance(fact, HandCollected):
        return fact
    return replace(fact, lines=tuple(replace(line, result=Result.RETURNED) for line in fact.lines))


def meter_grows_more(fact: Fact) -> Fact:
    if not isinstance(fact, MetersGrew):
        return fact
    return replace(fact, grown={meter: by + 100 for meter, by in fact.grown.items()})


def prize_raised(fact: Fact) -> Fact:
    return (
        replace(fact, line=replace(fact.line, pays=fact.line.pays + 100)) if isinstance(fact, JackpotLocked) else fact
    )


def corrected_from_something_else(fact: Fact) -> Fact:
    return (
        replace(fact, was=replace(fact.was, pays=fact.was.pays + 100)) if isinstance(fact, PaymentCorrected) else fact
    )


def corrected_to_another_stake(fact: Fact) -> Fact:
    return replace(fact, line=replace(fact.line, stake=1)) if isinstance(fact, PaymentCorrected) else fact


def settled_anew_for_more(fact: Fact) -> Fact:
    if not isinstance(fact, CardsCorrected):
        return fact
    return replace(fact, lines=tuple(replace(line, pays=line.pays + 100) for line in fact.lines))


def prize_changed_for_more(fact: Fact) -> Fact:
    more = isinstance(fact, JackpotChanged)
    return replace(fact, line=replace(fact.line, pays=fact.line.pays + 100)) if more else fact


def answered_otherwise(fact: Fact) -> Fact:
    """The cards were corrected, though the person said that they stand as they are."""
    if isinstance(fact, IrregularityResolved) and fact.choice == "table-stands":
        return replace(fact, choice="record-stands")
    return fact


def entered_by_hand(fact: Fact) -> Fact:
    return replace(fact, cards_from=CardsFrom.DEALER) if isinstance(fact, CardsExposed) else fact


def another_card(fact: Fact) -> Fact:
    if not isinstance(fact, CardsExposed):
        return fact
    lying = {card for cards in fact.cards.values() for card in cards}
    other = next(card for card in DECK if card not in lying)
    return replace(fact, cards={place: (other, *cards[1:]) for place, cards in fact.cards.items()})


def unsealed(fact: Fact) -> Fact:
    """So that any card may be shown."""
    match fact:
        case PacketDealt(packet=packet):
            return replace(fact, packet=replace(packet, sealed=b""))
        case RestRacked():
            return replace(fact, sealed=b"")
        case _:
            return fact


def dealt_by_hand(fact: Fact) -> Fact:
    """So that nothing need be sealed."""
    match fact:
        case PacketDealt(packet=packet):
            return replace(fact, packet=replace(packet, sealed=b"", cards_from=CardsFrom.DEALER))
        case RestRacked():
            return replace(fact, sealed=b"", cards_from=CardsFrom.DEALER)
        case CardsExposed():
            return replace(fact, cards_from=CardsFrom.DEALER)
        case _:
            return fact


class Resealed:
    """The rest of each round's deck holds a card that was dealt; or lacks its last one."""

    def __init__(self, keys: Keys, change: Callable[[tuple[Card, ...], Card], tuple[Card, ...]]) -> None:
        self._keys, self._change = keys, change
        self._number, self._dealt = 0, DECK[0]

    def __call__(self, fact: Fact) -> Fact:
        key, round_ = self._keys.round_key(self._number), self._keys.round_id(self._number)
        match fact:
            case RoundOpened(round=number):
                self._number = number
            case PacketDealt(packet=packet) if packet.sealed:
                self._dealt = unseal_cards(key, packet_place(round_, packet.number), packet.sealed)[0]
            case RestRacked(sealed=sealed) if sealed:
                cards = unseal_cards(key, rest_place(round_), sealed)
                other = self._change(cards, self._dealt)
                return replace(fact, sealed=seal_cards(key, rest_place(round_), other))
        return fact


def doubled(cards: tuple[Card, ...], dealt: Card) -> tuple[Card, ...]:
    return dealt, *cards[1:]


def one_short(cards: tuple[Card, ...], _: Card) -> tuple[Card, ...]:
    return cards[1:]
