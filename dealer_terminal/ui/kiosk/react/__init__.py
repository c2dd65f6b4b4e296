"""The pure reducer: a touch takes the desk to the next, with commands for the table on the way."""

from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import sheets as s
from dealer_terminal.ui.kiosk import touches as t
from dealer_terminal.ui.kiosk.desk import NOT_REFUSED, CheckBadge, Desk, Reaction, cleared, opened
from dealer_terminal.ui.kiosk.react import (
    cards,
    corrections,
    crew,
    events,
    forms,
    jackpots,
    menus,
    reader,
    reports,
    table,
    terms,
    wagers,
    writing,
)
from dealer_terminal.ui.kiosk.react.fitting import fitting
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.writing import OTHER, note_on, reason_for

__all__ = ["fitting", "touched"]


def touched(desk: Desk, state: State, touch: t.Touch, room: Room) -> Reaction:
    match touch:
        case t.Wake():
            return Reaction(replace(desk, dimmed=False))
        case t.Sleep():
            return Reaction(replace(desk, dimmed=True, sheet=_left_alone(desk.sheet)))
        case _ if desk.dimmed:
            return Reaction(replace(desk, dimmed=False))
        case t.Dismiss():
            return Reaction(replace(desk, refusal=NOT_REFUSED))
        case t.Act(action="primary"):
            return _primary(desk, state, room)
        case t.Act() | t.Back() if isinstance(desk.sheet, s.Form) and desk.sheet.locks():
            return Reaction(desk)
        case t.Back():
            return _back(desk)
        case t.Act(action=action):
            return _acted(desk, state, room, action)
        case t.TouchSeat(seat=seat):
            return _seat(desk, state, seat)
        case t.TouchSpot(seat=seat, spot=spot):
            return _spot(desk, state, seat, spot)
        case t.Choose(choice=choice):
            return _chosen(desk, state, room, choice)
        case t.Key(key=key):
            return _key(desk, state, room, key)
        case t.Write(text=text):
            line = desk.sheet
            return opened(desk, writing.written(line, text)) if isinstance(line, s.Writing) else Reaction(desk)
        case t.Tab():
            form = desk.sheet
            return opened(desk, forms.tabbed(form)) if isinstance(form, s.Form) else Reaction(desk)
        case t.Scan(text=text):
            return _scanned(desk, room, text)
        case t.Recognised(operator=operator):
            form = desk.sheet
            return forms.recognised(desk, state, form, operator) if isinstance(form, s.Form) else Reaction(desk)
        case t.NotRecognised(refusal=refusal):
            form = desk.sheet
            return forms.again(desk, form, refusal) if isinstance(form, s.Form) else Reaction(desk)
        case _:
            assert_never(touch)


def _scanned(desk: Desk, room: Room, text: str) -> Reaction:
    form = desk.sheet
    if isinstance(form, s.Form) and forms.is_pin(form, room.settings, text):
        typed = replace(form, typed=(*form.typed[:-1], text))
        return forms.submitted(replace(desk, sheet=typed), typed, room.settings)
    if isinstance(form, s.Form) and form.enrols():
        return opened(desk, replace(form, badge=text))
    return Reaction(desk, errands=(CheckBadge(text),))


def _left_alone(sheet: s.Sheet) -> s.Sheet:
    """An administrator who goes away takes the office along."""
    match sheet:
        case s.Crew() | s.NewRole() | s.Writing(sheet=s.Crew()):
            return s.Nothing()
        case s.Form() as form if form.enrols():
            return s.Nothing()
        case _:
            return sheet


def _primary(desk: Desk, state: State, room: Room) -> Reaction:
    match desk.sheet:
        case s.WagerPad() as pad:
            return wagers.placed_and_closed(desk, state, pad)
        case s.CardPad() as pad:
            return cards.entered(desk, state, pad)
        case s.EventPad() as pad:
            return events.entered(desk, state, pad)
        case s.Form() as form:
            return forms.submitted(desk, form, room.settings)
        case s.Editor() as editor:
            return terms.submitted(desk, state, room, editor)
        case s.AmountPad(sheet=s.Editor() as editor) as pad:
            edited = terms.with_amount(editor.terms, pad.what, pad.cents)
            return opened(desk, replace(editor, terms=edited))
        case s.AmountPad() as pad:
            return menus.amount_entered(desk, state, pad)
        case s.Crew() as people if people.number:
            return opened(desk, crew.before(people))
        case s.Crew() as people:
            return crew.adding(desk, people)
        case s.Writing() as line:
            return writing.entered(desk, line)
        case s.NewRole():
            return Reaction(desk)
        case s.Nothing() if state.issue is None:
            return table.primary_touched(desk, state, room)
        case _:
            return cleared(desk)


def _acted(desk: Desk, state: State, room: Room, action: str) -> Reaction:
    match desk.sheet, action:
        case s.Recall(back=back) as recall, "older":
            return opened(desk, replace(recall, back=back + 1, seat=0))
        case s.Recall(back=back) as recall, "newer":
            return opened(desk, replace(recall, back=max(0, back - 1), seat=0))
        case s.Paper(page=page) as paper, "older":
            return opened(desk, replace(paper, page=max(0, page - 1)))
        case s.Paper(page=page) as paper, "newer":
            return opened(desk, replace(paper, page=page + 1))
        case s.Reports() as menu, "note":
            return opened(desk, note_on(menu))
        case s.Crew(page=page) as people, "older":
            return opened(desk, replace(people, page=max(0, page - 1)))
        case s.Crew(page=page) as people, "newer":
            return opened(desk, replace(people, page=page + 1))
        case _, "back":
            return _back(desk)
        case _:
            return table.acted(desk, state, room, action)


def _back(desk: Desk) -> Reaction:
    match desk.sheet:
        case s.AmountPad(sheet=before):
            return opened(desk, before)
        case s.ReportSeat(note=note):
            return opened(desk, s.Reports(note))
        case s.Crew() as people:
            return opened(desk, crew.before(people))
        case s.NewRole(by=by):
            return opened(desk, s.Crew(by))
        case s.Writing(sheet=before):
            return opened(desk, before)
        case s.Form() as form if form.enrols():
            return opened(desk, s.Crew(form.by))
        case _:
            return cleared(desk)


def _seat(desk: Desk, state: State, seat: int) -> Reaction:
    match desk.sheet:
        case s.Recall() as recall:
            return opened(desk, replace(recall, seat=seat))
        case s.WagerPad() as pad:
            return wagers.placed_and_moved(desk, state, pad, seat, table.first_spot(state))
        case s.Nothing():
            return table.seat_touched(desk, state, seat)
        case _:
            return Reaction(desk)


def _spot(desk: Desk, state: State, seat: int, spot: str) -> Reaction:
    match desk.sheet:
        case s.WagerPad() as pad if spot in state.in_force().limits:
            return wagers.placed_and_moved(desk, state, pad, seat, spot)
        case s.WagerPad() | s.Recall():
            return _seat(desk, state, seat)
        case s.Nothing():
            return table.spot_touched(desk, state, seat, spot)
        case _:
            return Reaction(desk)


def _chosen(desk: Desk, state: State, room: Room, choice: str) -> Reaction:
    match desk.sheet:
        case s.Reports() as menu:
            return reports.report_chosen(desk, state, menu, choice)
        case s.ReportSeat() as report:
            return reports.seat_chosen(desk, state, report, int(choice))
        case s.Crew() as people:
            return crew.chosen(desk, people, choice)
        case s.NewRole() as new:
            return crew.role_chosen(desk, new, choice)
        case s.MenuSheet() as menu:
            return menus.chosen(desk, state, menu, choice, room.settings.languages)
        case s.Editor() as editor:
            return terms.chosen(desk, state, room, editor, choice)
        case s.EventPad() as pad:
            return events.chosen(desk, pad, choice)
        case s.CardPad() as pad if choice == "event" and events.allowed(state):
            return opened(desk, events.event_pad(state, pad))
        case s.Form() as form if choice == OTHER:
            return opened(desk, reason_for(form))
        case s.Form() as form:
            return opened(desk, replace(form, reason=choice))
        case s.ReaderHelp():
            return reader.chosen(desk, state, choice)
        case s.Nothing() if state.issue is not None:
            return reports.answered(desk, state, choice)
        case s.Nothing() if jackpots.approved_seat(state):
            return jackpots.chosen(desk, state, choice)
        case _:
            return Reaction(desk)


def _key(desk: Desk, state: State, room: Room, key: str) -> Reaction:
    match desk.sheet:
        case s.WagerPad() as pad:
            return wagers.key_touched(desk, state, pad, key)
        case s.AmountPad() as pad if key.startswith(corrections.CAME_TO):
            return corrections.corrected(desk, pad, corrections.came_to(key))
        case s.AmountPad() as pad:
            cents, typing = wagers.keyed(pad.cents, key, typing=pad.typing)
            return opened(desk, replace(pad, cents=cents, typing=typing))
        case s.CardPad() as pad:
            return cards.key_touched(desk, pad, key)
        case s.Form() as form:
            return forms.key_touched(desk, form, room.settings, key)
        case s.Writing() as line:
            return writing.key_touched(desk, line, key)
        case _:
            return Reaction(desk)
