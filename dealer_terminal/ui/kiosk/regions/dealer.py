"""The dealer's own hand, and the cards of both hands that count for the 6 Card Bounty."""

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.positions import dealer_face_down
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.games.three_card import BOUNTY, HAND
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.hands.three_card import three_card_hand
from dealer_terminal.ui.kiosk.props import CardProps, DealerProps, KioskProps, Mark
from dealer_terminal.ui.kiosk.regions.seats import card
from dealer_terminal.ui.shared.languages import Say


def dealer_hand(state: State, say: Say) -> DealerProps:
    if not state.game().dealer_packet:
        return DealerProps()
    simulated = state.cards_from is CardsFrom.SIMULATED
    lying = tuple(card(each, simulated=simulated) for each in state.dealer_cards)
    cards = lying or (CardProps(),) * dealer_face_down(state)
    says = state.game().says(state.tables(), {HAND: state.dealer_cards}) if state.dealer_cards else ""
    label = say("DEALER") if cards else ""
    return DealerProps(label=label, cards=cards, total=says, qualifies=qualifies(state.dealer_cards, say))


def with_six_cards(props: KioskProps, state: State, number: int) -> KioskProps:
    """As the table shows them, each card marked; nothing is where the Bounty does not win."""
    best = _best(state, number)
    if not best:
        return props
    hand = _marked(props.settlement.hand, state.seat(number).cards[HAND], best)
    dealer = _marked(props.dealer.cards, state.dealer_cards, best)
    return replace(
        props,
        settlement=replace(props.settlement, hand=hand),
        dealer=replace(props.dealer, cards=dealer),
    )


def _best(state: State, number: int) -> Sequence[Card]:
    seat = state.seat(number)
    won = any(line.spot == BOUNTY and line.result is Result.WIN for line in seat.lines)
    if not won or HAND not in seat.cards or not state.dealer_cards:
        return ()
    cards: Sequence[Card] = state.game().evaluate(state.rulebook(), seat.cards[HAND], state.dealer_cards)[BOUNTY][
        "cards"
    ]
    return cards


def _marked(shown: Sequence[CardProps], cards: Sequence[Card], best: Sequence[Card]) -> tuple[CardProps, ...]:
    return tuple(
        replace(props, mark=Mark.COUNTS if card in best else Mark.SPARE)
        for props, card in zip(shown, cards, strict=True)
    )


def qualifies(cards: Sequence[Card], say: Say) -> str:
    """Queen high or better (Rules of Play, paragraph 4)."""
    if not cards:
        return ""
    return say("Dealer qualifies") if three_card_hand(cards).qualifies else say("Dealer does not qualify")
