"""The dealer's own hand, and the cards of several hands that count for one wager."""

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.positions import dealer_face_down
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Place, apart_places, hand_places
from dealer_terminal.ui.kiosk.props import CardMark, CardProps, DealerProps, KioskProps
from dealer_terminal.ui.kiosk.regions.seats import card_shown, face_down_card
from dealer_terminal.ui.kit.languages import Say


def dealer_hand(state: State, say: Say) -> DealerProps:
    game = state.game()
    if not game.dealer_packet:
        return DealerProps()
    simulated = state.cards_from is CardsFrom.SIMULATED
    lying = tuple(card_shown(each, simulated=simulated) for each in state.dealer_cards)
    cards = lying or (face_down_card(say),) * dealer_face_down(state)
    verdict = game.qualifies(state.dealer_cards)
    return DealerProps(
        label=say("DEALER") if cards else "",
        cards=cards,
        total=game.dealer_says(state.tables(), state.dealer_cards),
        qualifies=say(verdict) if verdict else "",
    )


def with_counting(props: KioskProps, state: State, number: int) -> KioskProps:
    """Each card as the table shows it, marked as one that counts or not, where that is told."""
    counting = counted(state, number)
    if not counting:
        return props
    shown, points = props.settlement, state.game().sum_of(counting)
    return replace(
        props,
        settlement=replace(
            shown,
            sum=" + ".join(map(str, points)),
            hand=_marked(shown.hand, _held(state, number, hand_places(state.game())), counting),
            draw_card=_marked(shown.draw_card, _held(state, number, apart_places(state.game())), counting),
        ),
        dealer=replace(props.dealer, cards=_lifted(props.dealer.cards, state.dealer_cards, counting)),
    )


def counted(state: State, number: int) -> tuple[Card, ...]:
    seat = state.seat(number)
    return state.game().counting(state.settling(), state.hand(number), seat.lines) if seat.cards else ()


def _held(state: State, number: int, places: Sequence[Place]) -> list[Card]:
    return [each for place in places for each in state.seat(number).cards.get(place.id, ())]


def _lifted(shown: Sequence[CardProps], cards: Sequence[Card], counting: Sequence[Card]) -> tuple[CardProps, ...]:
    """None of the dealer's is spare: all three say whether the dealer qualifies, and what a hand is held against."""
    marked = _marked(shown, cards, counting)
    return tuple(replace(each, mark=CardMark.NONE) if each.mark is CardMark.SPARE else each for each in marked)


def _marked(shown: Sequence[CardProps], cards: Sequence[Card], counting: Sequence[Card]) -> tuple[CardProps, ...]:
    """One that lies face down is neither."""
    if len(cards) < len(shown):
        return tuple(shown)
    return tuple(
        replace(props, mark=CardMark.COUNTS if card_shown in counting else CardMark.SPARE)
        for props, card_shown in zip(shown, cards, strict=True)
    )
