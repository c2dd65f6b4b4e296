"""What is signed, as it stands on the screen: cards, wagers and money, before and after."""

from msgspec.structs import replace

from dealer_terminal.procedure.evidence_card import CardSet, Evidence, HandShown
from dealer_terminal.procedure.evidence_words import (
    NOTHING,
    Named,
    Told,
    amount_told,
    change_told,
    hand_lines,
    set_words,
    whose,
)
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.games import GAMES
from dealer_terminal.ui.kiosk.regions.seats import card_shown
from dealer_terminal.ui.kiosk.surfaces import BesideProps, CardSetProps, EvidenceHandProps, EvidenceProps
from dealer_terminal.ui.shared.languages import Say


def evidence_shown(shown: Evidence, state: State, say: Say) -> EvidenceProps:
    named = _names(state)
    beside = (
        *(amount_told(each) for each in shown.amounts),
        *(change_told(each, named) for each in shown.changes),
    )
    return EvidenceProps(
        there=bool(shown),
        note=shown.note,
        hands=_against_the_dealer(tuple(_hand(each, named, say) for each in shown.hands)),
        rows=tuple(_row(each, say) for each in beside),
    )


def _names(state: State) -> Named:
    """As the circles are printed; what has no circle, by the rulebook in force."""
    named = {spot.id: spot.name for spot in state.book.spots} if state.book is not None else {}
    printed = {spot: place.label for game in GAMES.values() for spot, place in game.layout.items() if place.label}
    return lambda spot: printed.get(spot) or named.get(spot, spot)


def _hand(hand: HandShown, named: Named, say: Say) -> EvidenceHandProps:
    *wagers, money = [_row(each, say) for each in hand_lines(hand, named)] or [BesideProps("")]
    moved = (each for each in (money, *wagers) if each.before)
    return EvidenceHandProps(
        title=say(whose(hand)),
        sets=tuple(_set(each, say, alone=len(hand.sets) == 1) for each in hand.sets),
        rows=tuple(wagers),
        money=money,
        gist=next(moved, money),
    )


def _against_the_dealer(hands: tuple[EvidenceHandProps, ...]) -> tuple[EvidenceHandProps, ...]:
    """The dealer's hand lies beside the only one that it is about."""
    if [len(hand.sets) for hand in hands] != [1, 1] or hands[0].rows:
        return hands
    dealers, players = hands
    beside = (replace(players.sets[0], label=players.title), replace(dealers.sets[0], label=dealers.title))
    return (replace(players, sets=beside),)


def _set(cards: CardSet, say: Say, *, alone: bool) -> CardSetProps:
    simulated = cards.told_by == "simulated"
    return CardSetProps(
        label="" if alone else say(set_words(cards.told_by)),
        places=tuple(tuple(card_shown(each, simulated=simulated) for each in held) for held in cards.cards.values()),
        stands=cards.stands,
    )


def _row(told: Told, say: Say) -> BesideProps:
    before, after = say(told.before), say(told.after)
    return BesideProps(say(told.what), "" if before in (after, NOTHING) else before, after)
