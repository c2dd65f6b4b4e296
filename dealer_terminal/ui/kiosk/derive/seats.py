"""The seats as they lie on the table."""

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.view import SeatView, View
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import PLAY, TOLD_16, Decision, Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.derive.progressive import achieved_at, amount_at, pending_at
from dealer_terminal.ui.kiosk.derive.spots import spots
from dealer_terminal.ui.kiosk.layout import DRAW
from dealer_terminal.ui.kiosk.money import Rack
from dealer_terminal.ui.kiosk.props import CardProps, FeltProps, SeatProps
from dealer_terminal.ui.kiosk.props import Decision as Shown
from dealer_terminal.ui.kiosk.say import Say
from dealer_terminal.ui.kiosk.sheets import Nothing, Recall, Sheet, WagerPad

_TAKEN = (Result.LOSE, Result.FORFEIT)
_BACK = CardProps()


def felt(state: State, view: View, sheet: Sheet, say: Say, rack: Rack) -> FeltProps:
    wagers = view.phase is Phase.WAGERS
    on_table = isinstance(sheet, Nothing) and view.question is None
    awaited = wagers or view.phase is Phase.DECISIONS or bool(view.progressive.touchable)
    touchable = (on_table and awaited) or isinstance(sheet, WagerPad | Recall)
    return FeltProps(
        seats=tuple(_seat(state, view, seat, sheet, say, rack) for seat in view.seats),
        seats_touchable=touchable,
        spots_touchable=wagers and (on_table or isinstance(sheet, WagerPad)),
    )


def _seat(state: State, view: View, seat: SeatView, sheet: Sheet, say: Say, rack: Rack) -> SeatProps:
    decision, label = _decision(view, seat, say)
    draws = any(place.id == DRAW for place in state.game().places)
    return SeatProps(
        position=seat.number,
        occupied=any(seat.wagers.values()),
        spots=spots(state, view, seat, sheet, rack),
        current=_current(seat, sheet),
        decision=decision,
        decision_label=label,
        hand=_hand(view, seat),
        draw_card=_draw(view, seat),
        draw_label=say("DRAW") if draws else "",
        total=_total(view, seat, say),
        pending=_pending(view, seat.number, say),
        achieved=achieved_at(view.progressive, seat.number),
        pays=amount_at(view.progressive, seat.number),
        called=say("Position {seat}").format(seat=seat.number),
    )


def _pending(view: View, seat: int, say: Say) -> str:
    held = any(hold.seat == seat for hold in view.holds)
    return say("HOLD") if held else pending_at(view.progressive, seat, say)


def _current(seat: SeatView, sheet: Sheet) -> bool:
    match sheet:
        case WagerPad(seat=number) | Recall(seat=number):
            return number == seat.number
        case _:
            return seat.in_turn


def _decision(view: View, seat: SeatView, say: Say) -> tuple[Shown, str]:
    if not any(seat.wagers.values()) or seat.racked or view.misdealt:
        return Shown.NONE, ""
    if seat.forfeit:
        return Shown.FOLD, say("OUT")
    if seat.decision is Decision.FOLD:
        return Shown.FOLD, say("FOLD 16") if TOLD_16 in seat.claims else say("FOLD")
    if view.phase is Phase.DECISIONS and seat.decision is None:
        return Shown.OPEN, say("PLAY")
    played = seat.decision is Decision.PLAY
    return (Shown.PLAY, say("PLAY")) if played else (Shown.NONE, "")


def card(card: Card, *, simulated: bool) -> CardProps:
    return CardProps(card.rank.label, card.suit.value, simulated)


def _shown(view: View, seat: SeatView, place: str, count: int) -> tuple[CardProps, ...]:
    simulated = view.cards_from is CardsFrom.SIMULATED
    lying = seat.cards.get(place)
    if lying:
        return () if seat.racked else tuple(card(each, simulated=simulated) for each in lying)
    return (_BACK,) * count if place in seat.face_down else ()


def _hand(view: View, seat: SeatView) -> tuple[CardProps, ...]:
    """A tucked hand lies under its wager, not before its seat."""
    if seat.tucked and not seat.cards:
        return ()
    return _shown(view, seat, "natural", 3) or _shown(view, seat, "hand", 3)


def _draw(view: View, seat: SeatView) -> tuple[CardProps, ...]:
    return _shown(view, seat, DRAW, 1)


def _total(view: View, seat: SeatView, say: Say) -> str:
    """What the seat came to once its hand is in the rack or collected; the house's payments less what it took."""
    if seat.tucked and not seat.cards:
        return say("tucked")
    if not seat.lines or not (seat.racked or view.misdealt or seat.decision is Decision.FOLD or seat.forfeit):
        return ""
    if view.misdealt:
        return say("returned")
    net = sum(line.pays for line in seat.lines) - sum(line.stake for line in seat.lines if line.result in _TAKEN)
    return f"+{dollars(net)}" if net > 0 else f"−{dollars(-net)}" if net < 0 else say("even")


def stake(seat: SeatView) -> int:
    return sum(cents for spot, cents in seat.wagers.items() if spot != PLAY)
