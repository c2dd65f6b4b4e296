"""The people of the terminal: looked up, added, given another PIN, unlocked, disabled."""

from msgspec.structs import replace

from dealer_terminal.procedure.people import Operator, Right, Role, may
from dealer_terminal.table.office import Add, Disable, Request, Reset, Secrets, Unlock
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.desk import Desk, Manage, Reaction, opened, refused
from dealer_terminal.ui.kiosk.sheets import Crew, Form, Menu, MenuSheet, NewRole
from dealer_terminal.ui.kiosk.writing import name_of

A_PAGE = 8
RESET, UNLOCK, DISABLE, LEAVES, STAYS = "reset", "unlock", "disable", "leaves", "stays"


def manages(by: Operator) -> bool:
    return may(by, Right.MANAGE_OPERATORS)


def chosen(desk: Desk, crew: Crew, choice: str) -> Reaction:
    if not crew.number:
        return opened(desk, replace(crew, number=choice))
    match choice:
        case _ if not manages(crew.by):
            return Reaction(desk)
        case "reset":
            return opened(desk, forms.new_pin(crew.by, crew.number))
        case "unlock":
            return managed(desk, crew.by, Unlock(crew.number), crew.page)
        case "disable":
            return opened(desk, replace(crew, leaves=True))
        case "leaves" if crew.leaves:
            return managed(desk, crew.by, Disable(crew.number), crew.page)
        case _:
            return opened(desk, replace(crew, leaves=False))


def adding(desk: Desk, crew: Crew) -> Reaction:
    return opened(desk, name_of(crew)) if manages(crew.by) else Reaction(desk)


def role_chosen(desk: Desk, new: NewRole, choice: str) -> Reaction:
    return opened(desk, forms.enrol(new.by, Operator("", new.name, Role(choice))))


def submitted(desk: Desk, form: Form) -> Reaction:
    """What was typed twice the same."""
    if form.value("pin") != form.value("again"):
        return refused(replace(desk, sheet=forms.begun_anew(form)), forms.DIFFERENT)
    return managed(desk, form.by, completed(form))


def completed(form: Form) -> Request:
    secrets = Secrets(form.value("pin"), form.badge)
    match form.request:
        case Add(person=person):
            return Add(replace(person, id=form.value("number")), secrets)
        case Reset(number=number):
            return Reset(number, secrets)
        case other:
            return other


def managed(desk: Desk, by: Operator, request: Request, page: int = 0) -> Reaction:
    return Reaction(opened(desk, Crew(by, page)).desk, errands=(Manage(by.id, request),))


def before(crew: Crew) -> Crew | MenuSheet:
    return Crew(crew.by, crew.page) if crew.number else MenuSheet(Menu.SUPERVISOR)
