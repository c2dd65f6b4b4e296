"""The player's three cards with the dealer's: the five that count for the 6 Card Bounty stand out."""

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.view import SeatView, View
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.games.three_card import BOUNTY, HAND
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.hands.three_card import three_card_hand
from dealer_terminal.ui.kiosk.props import CardProps, KioskProps, Mark
from dealer_terminal.ui.kiosk.say import Say


def with_six_cards(props: KioskProps, state: State, view: View, seat_number: int) -> KioskProps:
    """As the table shows them, each card marked; nothing is where the Bounty does not win."""
    seat = next((seat for seat in view.seats if seat.number == seat_number), None)
    best = _best(state, view, seat) if seat is not None else ()
    if seat is None or not best:
        return props
    hand = _marked(props.settlement.hand, seat.cards[HAND], best)
    dealer = _marked(props.dealer.cards, view.dealer_cards, best)
    return replace(
        props,
        settlement=replace(props.settlement, hand=hand),
        dealer=replace(props.dealer, cards=dealer),
    )


def _best(state: State, view: View, seat: SeatView) -> Sequence[Card]:
    won = any(line.spot == BOUNTY and line.result is Result.WIN for line in seat.lines)
    if not won or HAND not in seat.cards or not view.dealer_cards:
        return ()
    cards: Sequence[Card] = state.game().evaluate(state.rulebook(), seat.cards[HAND], view.dealer_cards)[BOUNTY][
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
