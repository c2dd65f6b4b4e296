"""The pure reducer: a touch takes the desk to the next, with commands for the table on the way."""

from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import touches as t
from dealer_terminal.ui.kiosk.desk import NOT_REFUSED, Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.react import cards, events, forms, jackpots, menus, reader, reports, table, terms, wagers
from dealer_terminal.ui.kiosk.react.fitting import fitting
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.sheets import (
    AmountPad,
    CardPad,
    Editor,
    EventPad,
    Form,
    MenuSheet,
    Nothing,
    Paper,
    ReaderHelp,
    Recall,
    Reports,
    ReportSeat,
    WagerPad,
)

__all__ = ["fitting", "touched"]


def touched(desk: Desk, state: State, touch: t.Touch, room: Room) -> Reaction:
    match touch:
        case t.Wake():
            return Reaction(replace(desk, dimmed=False))
        case t.Sleep():
            return Reaction(replace(desk, dimmed=True))
        case _ if desk.dimmed:
            return Reaction(replace(desk, dimmed=False))
        case t.Dismiss():
            return Reaction(replace(desk, refusal=NOT_REFUSED))
        case t.Act(action="primary"):
            return _primary(desk, state, room)
        case t.Act() | t.Back() if isinstance(desk.sheet, Form) and desk.sheet.locks():
            return Reaction(desk)
        case t.Back():
            return _back(desk)
        case t.Act(action=action):
            return _acted(desk, state, action)
        case t.TouchSeat(seat=seat):
            return _seat(desk, state, seat)
        case t.TouchSpot(seat=seat, spot=spot):
            return _spot(desk, state, seat, spot)
        case t.Choose(choice=choice):
            return _chosen(desk, state, room, choice)
        case t.Key(key=key):
            return _key(desk, state, room, key)
        case t.Recognised(operator=operator):
            form = desk.sheet
            return forms.recognised(desk, state, form, operator) if isinstance(form, Form) else Reaction(desk)
        case t.NotRecognised(refusal=refusal):
            form = desk.sheet
            return forms.again(desk, form, refusal) if isinstance(form, Form) else Reaction(desk)
        case _:
            assert_never(touch)


def _primary(desk: Desk, state: State, room: Room) -> Reaction:
    match desk.sheet:
        case WagerPad() as pad:
            return wagers.placed_and_closed(desk, state, pad)
        case CardPad() as pad:
            return cards.entered(desk, state, pad)
        case EventPad() as pad:
            return events.entered(desk, state, pad)
        case Form() as form:
            return forms.submitted(desk, form, room.settings)
        case Editor() as editor:
            return terms.submitted(desk, state, room, editor)
        case AmountPad(sheet=Editor() as editor) as pad:
            edited = terms.with_amount(editor.terms, pad.what, pad.cents)
            return opened(desk, replace(editor, terms=edited))
        case AmountPad() as pad:
            return menus.corrected(desk, pad)
        case Nothing() if state.issue is None:
            return table.primary_touched(desk, state)
        case _:
            return cleared(desk)


def _acted(desk: Desk, state: State, action: str) -> Reaction:
    match desk.sheet, action:
        case Recall(back=back) as recall, "older":
            return opened(desk, replace(recall, back=back + 1, seat=0))
        case Recall(back=back) as recall, "newer":
            return opened(desk, replace(recall, back=max(0, back - 1), seat=0))
        case Paper(page=page) as paper, "older":
            return opened(desk, replace(paper, page=max(0, page - 1)))
        case Paper(page=page) as paper, "newer":
            return opened(desk, replace(paper, page=page + 1))
        case _, "back":
            return _back(desk)
        case _:
            return table.acted(desk, state, action)


def _back(desk: Desk) -> Reaction:
    match desk.sheet:
        case AmountPad(sheet=before):
            return opened(desk, before)
        case ReportSeat():
            return opened(desk, Reports())
        case _:
            return cleared(desk)


def _seat(desk: Desk, state: State, seat: int) -> Reaction:
    match desk.sheet:
        case Recall() as recall:
            return opened(desk, replace(recall, seat=seat))
        case WagerPad() as pad:
            return wagers.placed_and_moved(desk, state, pad, seat, table.first_spot(state))
        case Nothing():
            return table.seat_touched(desk, state, seat)
        case _:
            return Reaction(desk)


def _spot(desk: Desk, state: State, seat: int, spot: str) -> Reaction:
    match desk.sheet:
        case WagerPad() as pad if spot in state.in_force().limits:
            return wagers.placed_and_moved(desk, state, pad, seat, spot)
        case WagerPad() | Recall():
            return _seat(desk, state, seat)
        case Nothing():
            return table.spot_touched(desk, state, seat, spot)
        case _:
            return Reaction(desk)


def _chosen(desk: Desk, state: State, room: Room, choice: str) -> Reaction:
    match desk.sheet:
        case Reports():
            return reports.report_chosen(desk, state, choice)
        case ReportSeat(irregularity=irregularity):
            return reports.seat_chosen(desk, state, irregularity, int(choice))
        case MenuSheet() as menu:
            return menus.chosen(desk, state, menu, choice, room.settings.languages)
        case Editor() as editor:
            return terms.chosen(desk, state, room, editor, choice)
        case EventPad() as pad:
            return events.chosen(desk, pad, choice)
        case CardPad() as pad if choice == "event" and events.allowed(state):
            return opened(desk, events.event_pad(state, pad))
        case Form() as form:
            return opened(desk, replace(form, reason=choice))
        case ReaderHelp():
            return reader.chosen(desk, state, choice)
        case Nothing() if state.issue is not None:
            return reports.answered(desk, state, choice)
        case Nothing() if jackpots.approved_seat(state):
            return jackpots.chosen(desk, state, choice)
        case _:
            return Reaction(desk)


def _key(desk: Desk, state: State, room: Room, key: str) -> Reaction:
    match desk.sheet:
        case WagerPad() as pad:
            return wagers.key_touched(desk, state, pad, key)
        case AmountPad() as pad:
            cents, typing = wagers.keyed(pad.cents, key, typing=pad.typing)
            return opened(desk, replace(pad, cents=cents, typing=typing))
        case CardPad() as pad:
            return cards.key_touched(desk, pad, key)
        case Form() as form:
            return forms.key_touched(desk, form, room.settings, key)
        case _:
            return Reaction(desk)
