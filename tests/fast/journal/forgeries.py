"""A journal as somebody with the terminal's keys would tell it: each fact otherwise, all else as it follows."""

from collections.abc import Callable
from functools import partial
from typing import Any

from msgspec.structs import replace

from dealer_terminal.journal.seal import packet_place, rest_place, seal_cards, unseal_cards
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
from dealer_terminal.table.ports import TerminalKeys

Retold = Callable[[Any], Any]


def once(change: Callable[[Any], Any]) -> Retold:
    """The first fact that it changes, and no other."""
    done: list[Fact] = []

    def retold(fact: Any) -> Any:
        other = fact if done else change(fact)
        done.extend([fact] if other != fact else [])
        return other

    return retold


def of(kind: type, change: Callable[[Any], Any]) -> Retold:
    """Change the facts of one kind."""
    return lambda fact: change(fact) if isinstance(fact, kind) else fact


def _more(line: Line) -> Line:
    return replace(line, pays=line.pays + 100)


def _raised(fact: CardsExposed) -> CardsExposed:
    won = next((line for line in fact.lines if line.result is Result.WIN), None)
    return replace(fact, lines=tuple(_more(line) if line is won else line for line in fact.lines))


def _results(was: tuple[Result, ...], now: Result) -> Retold:
    return lambda fact: replace(
        fact, lines=tuple(replace(line, result=now) if line.result in was else line for line in fact.lines)
    )


raised = of(CardsExposed, _raised)
lost_is_won = of(CardsExposed, _results((Result.LOSE,), Result.PUSH))
line_left_out = of(CardsExposed, lambda fact: replace(fact, lines=fact.lines[1:]))
total = of(RoundClosed, lambda fact: replace(fact, taken=fact.taken - 100) if fact.taken else fact)
fold_goes_back = of(HandCollected, _results(tuple(Result), Result.RETURNED))
meter_grows_more = of(
    MetersGrew, lambda fact: replace(fact, grown={meter: by + 100 for meter, by in fact.grown.items()})
)
prize_raised = of(JackpotLocked, lambda fact: replace(fact, line=_more(fact.line)))
corrected_from_something_else = of(PaymentCorrected, lambda fact: replace(fact, was=_more(fact.was)))
corrected_to_another_stake = of(PaymentCorrected, lambda fact: replace(fact, line=replace(fact.line, stake=1)))
settled_anew_for_more = of(CardsCorrected, lambda fact: replace(fact, lines=tuple(map(_more, fact.lines))))
prize_changed_for_more = of(JackpotChanged, lambda fact: replace(fact, line=_more(fact.line)))
entered_by_hand = of(CardsExposed, lambda fact: replace(fact, cards_from=CardsFrom.DEALER))


def raised_with_its_total(fact: Fact) -> Fact:
    """Raise each payment, and the total that it goes into."""
    return replace(fact, paid=fact.paid + 100) if isinstance(fact, RoundClosed) else raised(fact)


def answered_otherwise(fact: Fact) -> Fact:
    """Say that the record stands where the cards were corrected."""
    if isinstance(fact, IrregularityResolved) and fact.choice == "table-stands":
        return replace(fact, choice="record-stands")
    return fact


@partial(of, CardsExposed)
def another_card(fact: CardsExposed) -> CardsExposed:
    lying = {card for cards in fact.cards.values() for card in cards}
    other = next(card for card in DECK if card not in lying)
    return replace(fact, cards={place: (other, *cards[1:]) for place, cards in fact.cards.items()})


def unsealed(fact: Fact) -> Fact:
    """Empty the seals, so that any card may be shown."""
    match fact:
        case PacketDealt(packet=packet):
            return replace(fact, packet=replace(packet, sealed=b""))
        case RestRacked():
            return replace(fact, sealed=b"")
    return fact


def dealt_by_hand(fact: Fact) -> Fact:
    """Say that all cards were entered, so that nothing need be sealed."""
    match unsealed(fact):
        case PacketDealt(packet=packet) as dealt:
            return replace(dealt, packet=replace(packet, cards_from=CardsFrom.DEALER))
        case (RestRacked() | CardsExposed()) as told:
            return replace(told, cards_from=CardsFrom.DEALER)
    return fact


class Resealed:
    """The rest of each round's deck holds a card that was dealt; or lacks its last one."""

    def __init__(self, keys: TerminalKeys, change: Callable[[tuple[Card, ...], Card], tuple[Card, ...]]) -> None:
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
