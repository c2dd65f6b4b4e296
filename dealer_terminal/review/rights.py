"""Permitted actions at a console, by role and table. None of them reveals a PIN or a sealed card."""

from collections.abc import Mapping
from enum import Enum

from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.review.console import Console


class Act(Enum):
    LOOK = "look"
    MARK = "mark"
    SET_CAMERA = "set-camera"
    HOLD = "hold"
    RELEASE = "release"
    EXPORT = "export"
    GIVE_TABLES = "give-tables"
    ALARM = "alarm"
    REVIEW = "review"
    SIGN_SHIFT = "sign-shift"


ACTS: Mapping[Role, frozenset[Act]] = {
    Role.DEALER: frozenset(),
    Role.SUPERVISOR: frozenset({Act.LOOK, Act.ALARM, Act.REVIEW, Act.SIGN_SHIFT}),
    Role.SURVEILLANCE: frozenset({Act.LOOK, Act.MARK, Act.SET_CAMERA, Act.HOLD, Act.EXPORT}),
    Role.AUDITOR: frozenset({Act.LOOK}),
    Role.ADMINISTRATOR: frozenset({Act.LOOK, Act.RELEASE, Act.GIVE_TABLES, Act.ALARM, Act.REVIEW, Act.SIGN_SHIFT}),
}
RANKS: Mapping[Role, int] = {
    Role.DEALER: 0,
    Role.AUDITOR: 0,
    Role.SURVEILLANCE: 0,
    Role.SUPERVISOR: 1,
    Role.ADMINISTRATOR: 2,
}
"""Rank of each role. An escalated item is decided by the rank that it was escalated to, or a higher one."""
OWN_TABLES = frozenset({Role.SUPERVISOR})
"""Roles that may view only the tables assigned to them."""


def allowed(person: Operator, act: Act) -> bool:
    return act in ACTS[person.role]


def at_own_table(console: Console, person: Operator, journal: str) -> bool:
    return person.role not in OWN_TABLES or journal in console.tables.get(person.id, ())


def rank_named(console: Console, named: str) -> int:
    """Return the highest rank among operators with this number, name or role, or 0 if the console knows none."""
    wanted = named.strip().casefold()
    known = (each for each in console.staff.values() if wanted in (each.id, each.name.casefold(), each.role.value))
    return max((RANKS[each.role] for each in known), default=0)
