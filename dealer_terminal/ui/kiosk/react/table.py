"""Touches on the table itself: seats, circles, the action bar."""

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.progressive import touchable
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State, can_tell_16, decides
from dealer_terminal.rules.hand import TOLD_16, Decision
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk import motion as m
from dealer_terminal.ui.kiosk.approvals import NOBODY
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened, refused
from dealer_terminal.ui.kiosk.react import jackpots
from dealer_terminal.ui.kiosk.react.wagers import wager_pad
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.sheets import Menu, MenuSheet, ReaderHelp, Recall, Reports
from dealer_terminal.ui.kiosk.steps import commands_of, sheet_after


def seat_touched(desk: Desk, state: State, seat: int) -> Reaction:
    match state.phase:
        case Phase.WAGERS if seat in state.last_wagers and not state.seat(seat).staked():
            return cleared(desk, commands.RepeatWagers((seat,)))
        case Phase.WAGERS:
            return opened(desk, wager_pad(state, seat, first_spot(state)))
        case Phase.DECISIONS:
            return cleared(desk, next_decision(state, seat))
        case Phase.SETTLE if seat in touchable(state):
            return cleared(desk, meter_commands.OpenJackpot(seat))
        case _:
            return cleared(desk)


def spot_touched(desk: Desk, state: State, seat: int, spot: str) -> Reaction:
    if state.phase is not Phase.WAGERS:
        return seat_touched(desk, state, seat)
    if spot not in state.in_force().limits:
        spot = first_spot(state)
    return opened(desk, wager_pad(state, seat, spot))


def first_spot(state: State) -> str:
    return next(spot for spot in state.rulebook().spot_ids() if spot in state.in_force().limits)


def next_decision(state: State, number: int) -> commands.Decide:
    """Everyone plays until touched: fold, fold with a told 16 where that keeps a wager, and back."""
    seat = state.seat(number)
    tells = decides(state, number) and can_tell_16(state, number)
    if seat.decision is not Decision.FOLD:
        return commands.Decide(number, Decision.FOLD)
    if tells and not seat.claims:
        return commands.Decide(number, Decision.FOLD, (TOLD_16,))
    return commands.Decide(number, Decision.PLAY)


def primary_touched(desk: Desk, state: State, room: Room) -> Reaction:
    motion = m.motion(state, room.settings.senses)
    match motion:
        case m.Await() if state.faults:
            return opened(desk, ReaderHelp())
        case m.Await():
            return refused(desk, Refusal("The reader reports this by itself", "House Procedure 13", "Wait for it."))
        case m.Verify(seat=seat, spot=spot):
            return opened(desk, forms.verify(seat, spot))
        case m.VerifyJackpot(seat=seat):
            return jackpots.verified(desk, state, seat)
        case m.NewDeck():
            form = forms.approval(commands.ReplaceDeck(NOBODY), "New deck", "The deck is out of use.")
            return opened(desk, form)
        case _:
            return opened(desk, sheet_after(state, motion), *commands_of(state, motion))


def acted(desk: Desk, state: State, room: Room, action: str) -> Reaction:
    match action:
        case "primary":
            return primary_touched(desk, state, room)
        case "undo":
            return cleared(desk, commands.Undo())
        case "irregularity":
            return opened(desk, Reports())
        case "supervisor":
            return opened(desk, MenuSheet(Menu.SUPERVISOR))
        case "recall":
            return opened(desk, Recall())
        case "more":
            return opened(desk, MenuSheet(Menu.MORE))
        case _:
            return Reaction(desk)
