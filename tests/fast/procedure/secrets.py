"""Nothing early: what may not be in any published view."""

import re
from base64 import b64encode
from collections.abc import Iterable, Sequence

import msgspec

from dealer_terminal.procedure import facts
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.meter_facts import EventCorrected
from dealer_terminal.procedure.preview_card import SigningPreview
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Result
from tests.fast.procedure.decks import SEAL, Deck
from tests.helpers.view import View

CARD = re.compile(r'"((?:10|[2-9JQKA])[cdhs])"')
_ENCODED_SEAL = b64encode(SEAL).decode().rstrip("=")


def check_nothing_early(state: State, view: View, happened: Sequence[Fact], deck: Deck) -> None:
    text = msgspec.json.encode(view).decode()
    shown = set(CARD.findall(text))
    assert shown <= _turned_over(happened), f"not on the table yet: {shown - _turned_over(happened)}"
    assert SEAL.decode() not in text
    assert _ENCODED_SEAL not in text
    if not state.locked:
        _before_the_lock(state, view)


def _before_the_lock(state: State, view: View) -> None:
    """Wagers that go back from a misdeal say nothing of a hand."""
    lines = [line for seat in view.seats for line in seat.lines]
    assert all((line.result, line.event, line.pays) == (Result.RETURNED, None, 0) for line in lines)
    assert not any(seat.says or seat.cards or seat.tucked for seat in view.seats)
    assert view.dealer_cards == ()
    assert view.take_back == ()
    assert view.progressive.jackpots == ()


def _turned_over(happened: Sequence[Fact]) -> set[str]:
    """Every card that a fact of this round says lies open."""
    cards = []
    for fact in reversed(happened):
        match fact:
            case facts.RoundOpened():
                break
            case facts.CardsExposed(cards=held) | facts.CardsCorrected(cards=held):
                cards += [card for lying in held.values() for card in lying]
            case facts.IrregularityReported(cards=open_cards):
                cards += open_cards
            case _:
                pass
    return set(map(str, cards))


def _told_later(happened: Sequence[Fact]) -> set[str]:
    """What lay there in the round before, whatever a person says of it."""
    told = [fact.cards for fact in happened if isinstance(fact, EventCorrected)]
    return {str(card) for places in told for held in places.values() for card in held}


def check_evidence(state: State, card: SigningPreview, happened: Sequence[Fact], said: Iterable[Card] = ()) -> None:
    """What a second person is shown lies open too; before the lock a hand has come to nothing that its cards make.
    A payment of the last round shows what lay open in that one, or what a person says that did."""
    shown = set(CARD.findall(msgspec.json.encode(card).decode()))
    of_last = bool(card) and card.round < state.round
    closed = [at for at, fact in enumerate(happened) if isinstance(fact, facts.RoundClosed)]
    opened = (
        _turned_over(happened[: closed[-1]]) | _told_later(happened) | {*map(str, said)}
        if of_last
        else _turned_over(happened)
    )
    assert shown <= opened, f"signed, and not on the table yet: {shown - opened}"
    if not (state.locked or of_last):
        results = [each for hand in card.hands for wager in hand.wagers for each in (wager.before, wager.after)]
        assert all(each.result in ("", "returned", "forfeit") and not each.event and not each.pays for each in results)
