"""The seats on the felt."""

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_terminal.procedure.deal_limit import seats_asked
from dealer_terminal.procedure.positions import dealer_face_down, face_down
from dealer_terminal.procedure.progressive_view import ProgressiveView, progressive_view
from dealer_terminal.procedure.state import Phase, Seat, State, decides, unsettled
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import CardPlace, apart_places, hand_places
from dealer_terminal.rules.hand import Decision
from dealer_terminal.ui.kiosk.money import Rack
from dealer_terminal.ui.kiosk.props import (
    CardMark,
    CardProps,
    DealerProps,
    DecisionMark,
    FeltProps,
    KioskProps,
    SeatProps,
)
from dealer_terminal.ui.kiosk.regions.progressive import achieved_at, amount_at, pending_at
from dealer_terminal.ui.kiosk.regions.spots import lies_between, spots
from dealer_terminal.ui.kiosk.sheet import AnySheet, Light, Round
from dealer_terminal.ui.kiosk.verbs import was_done
from dealer_terminal.ui.kit.languages import Say

_SETTLING = (Phase.FOLDS, Phase.DEALER, Phase.SETTLE)


def felt(shown: Round, sheet: AnySheet, say: Say, rack: Rack) -> FeltProps:
    state = shown.state
    progressive, lit = progressive_view(state), sheet.lit(state)
    numbers = range(1, state.in_force().positions + 1)
    seats = tuple(_seat(shown, number, progressive, lit, say, rack) for number in numbers)
    return FeltProps(
        seats=_touched(seats, state, sheet, say),
        seats_touchable=sheet.seats_touchable(state),
        spots_touchable=sheet.spots_touchable(state),
        middle=any(lies_between(spot) for seat in seats for spot in seat.spots),
    )


def _touched(seats: tuple[SeatProps, ...], state: State, sheet: AnySheet, say: Say) -> tuple[SeatProps, ...]:
    """Return the seats with the effect of a tap on each."""
    asked, refused, opens = sheet.seats_asked(state), sheet.seats_refused(state), sheet.numbers_touchable(state)
    quick = sheet.seats_quick(state)
    return tuple(
        replace(
            seat,
            asked=seat.position in asked,
            why_not=say(refused.get(seat.position, NO_WORDS)),
            number_called=say("Player of position {seat}", seat=seat.position) if opens else "",
            rests=seat.position not in quick,
        )
        for seat in seats
    )


def _seat(shown: Round, number: int, progressive: ProgressiveView, lit: Light, say: Say, rack: Rack) -> SeatProps:
    state = shown.state
    seat = state.seat(number)
    decision, label = _decision(state, number, say)
    apart = apart_places(state.game())
    return SeatProps(
        position=number,
        occupied=seat.staked(),
        spots=spots(shown, number, lit, say, rack),
        current=number in lit.seats,
        decision=decision,
        decision_label=label,
        hand=_hand(shown, number, say),
        draw_card=_on_the_felt(shown, number, apart, say),
        draw_label=" ".join(say(place.called) for place in apart),
        total=_total(shown, number, say),
        pending=_pending(state, number, progressive, say),
        achieved=achieved_at(progressive, number),
        pays=amount_at(progressive, number),
        called=say("Position {seat}", seat=number),
    )


def _pending(state: State, number: int, progressive: ProgressiveView, say: Say) -> str:
    held = any(hold.seat == number for hold in state.holds) or number in seats_asked(state)
    return say("HOLD") if held else pending_at(progressive, number, say)


def _decision(state: State, number: int, say: Say) -> tuple[DecisionMark, str]:
    seat = state.seat(number)
    if seat.late:
        return DecisionMark.LATE, say("LATE")
    if not seat.staked() or seat.racked or state.misdealt:
        return DecisionMark.NONE, ""
    if seat.forfeit:
        return DecisionMark.FOLD, say("OUT")
    if seat.decision is Decision.FOLD:
        told = [say(state.game().folds[claim]) for claim in seat.claims]
        return DecisionMark.FOLD, " ".join(told) or say("FOLD")
    if state.phase is Phase.DECISIONS and not decides(state, number):
        return DecisionMark.BONUS, _bonus_alone(state, seat, say)
    if state.phase is Phase.DECISIONS and seat.decision is None:
        return DecisionMark.OPEN, say("PLAY")
    played = seat.decision is Decision.PLAY
    return (DecisionMark.PLAY, say("PLAY")) if played else (DecisionMark.NONE, "")


def _bonus_alone(state: State, seat: Seat, say: Say) -> str:
    """Return the label of a seat without an Ante, where nothing is decided."""
    lying = [state.game().layout[spot].label for spot, cents in seat.wagers.items() if cents]
    return say("{wager} ONLY", wager=lying[0]) if len(lying) == 1 else say("NO ANTE")


def card_shown(card_shown: Card, *, simulated: bool) -> CardProps:
    return CardProps(card_shown.rank.label, card_shown.suit.value, simulated)


def face_down_card(say: Say) -> CardProps:
    return CardProps(called=say("face down"))


def cards_at(state: State, number: int, places: Sequence[CardPlace], say: Say) -> tuple[CardProps, ...]:
    """Return the cards at these places, exposed or face down."""
    return tuple(each for place in places for each in _cards_at(state, number, place, say))


def _cards_at(state: State, number: int, place: CardPlace, say: Say) -> tuple[CardProps, ...]:
    simulated = state.cards_from is CardsFrom.SIMULATED
    lying = state.seat(number).cards.get(place.id)
    if lying is not None:
        return tuple(card_shown(each, simulated=simulated) for each in lying)
    return (face_down_card(say),) * len(place.at) if place.id in face_down(state, number) else ()


def _on_the_felt(shown: Round, number: int, places: Sequence[CardPlace], say: Say) -> tuple[CardProps, ...]:
    return () if number in shown.gone else cards_at(shown.state, number, places, say)


def _hand(shown: Round, number: int, say: Say) -> tuple[CardProps, ...]:
    """Return the cards in front of the seat. A tucked hand is under its wager instead."""
    seat = shown.state.seat(number)
    if seat.tucked and not seat.cards:
        return ()
    return _on_the_felt(shown, number, hand_places(shown.state.game()), say)


def _total(shown: Round, number: int, say: Say) -> str:
    """Return what was done at a seat after its hand was racked, or collected with nothing left to settle. Amounts are
    only in the round's summary. The bets of a misdealt round are marked as returned when it ends."""
    state = shown.state
    seat = state.seat(number)
    if seat.tucked and not seat.cards:
        return say("Tucked")
    if not seat.lines or not (seat.racked or state.misdealt or _is_given_up(state, number)):
        return ""
    if state.misdealt:
        return say("Returned") if shown.over else ""
    return was_done(seat.lines, say)


def _is_given_up(state: State, number: int) -> bool:
    """Return True if the hand was folded or forfeited and collected, with no bonus bet left to settle."""
    left = state.phase in _SETTLING and unsettled(state, number)
    return not left and state.seat(number).collected


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
    """Return the props with each card marked as counting or not, if the game defines that."""
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


def _held(state: State, number: int, places: Sequence[CardPlace]) -> list[Card]:
    return [each for place in places for each in state.seat(number).cards.get(place.id, ())]


def _lifted(shown: Sequence[CardProps], cards: Sequence[Card], counting: Sequence[Card]) -> tuple[CardProps, ...]:
    """Return the dealer's cards with the counting ones marked. None is marked as spare, because all three determine
    whether the dealer qualifies."""
    marked = _marked(shown, cards, counting)
    return tuple(replace(each, mark=CardMark.NONE) if each.mark is CardMark.SPARE else each for each in marked)


def _marked(shown: Sequence[CardProps], cards: Sequence[Card], counting: Sequence[Card]) -> tuple[CardProps, ...]:
    """Return the cards with their marks. Cards are not marked while one of them is face down."""
    if len(cards) < len(shown):
        return tuple(shown)
    return tuple(
        replace(props, mark=CardMark.COUNTS if card_shown in counting else CardMark.SPARE)
        for props, card_shown in zip(shown, cards, strict=True)
    )
