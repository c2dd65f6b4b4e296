"""Roles and status of operators as the screens show them."""

from dealer_terminal.procedure.people import Operator, Right, Role, may
from dealer_terminal.procedure.words import words
from dealer_terminal.table.operators import Demonstration
from dealer_terminal.table.people_admin import ListedPerson, PersonStatus
from dealer_terminal.ui.kit.languages import Say

ROLES = {
    Role.DEALER: words("Dealer"),
    Role.SUPERVISOR: words("Supervisor"),
    Role.SURVEILLANCE: words("Surveillance"),
    Role.AUDITOR: words("Auditor"),
    Role.ADMINISTRATOR: words("Administrator"),
}
DUTIES = {
    Role.DEALER: words("Deals"),
    Role.SUPERVISOR: words("Deals, approves, opens tables"),
    Role.SURVEILLANCE: words("Watches and reviews"),
    Role.ADMINISTRATOR: words("Approves, opens tables, manages operators"),
}
"""Duties of operators who work at a table. An auditor works at a console."""
STANDS = {
    PersonStatus.ADMITTED: words("Active"),
    PersonStatus.LOCKED: words("Locked out"),
    PersonStatus.DISABLED: words("Disabled"),
}


def manages(by: Operator) -> bool:
    return may(by, Right.MANAGE_OPERATORS)


def demonstrated(each: Demonstration, say: Say) -> str:
    return f"{say(ROLES[each.operator.role])} {each.number} · {each.pin}"


def who_is(each: ListedPerson, say: Say) -> str:
    return f"{each.operator.name} · {each.operator.id} · {say(ROLES[each.operator.role])}"
