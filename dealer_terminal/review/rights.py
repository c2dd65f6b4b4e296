"""Who may do what at a console, and at whose tables. Nobody sees a PIN or a sealed card: neither is ever asked for."""

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
"""Who decides what others hand on: somebody of the rank that it was handed on to, or above it."""
OWN_TABLES = frozenset({Role.SUPERVISOR})
"""Who looks only at tables that were given to them."""


def allowed(person: Operator, act: Act) -> bool:
    return act in ACTS[person.role]


def at_own_table(console: Console, person: Operator, journal: str) -> bool:
    return person.role not in OWN_TABLES or journal in console.tables.get(person.id, ())


def rank_named(console: Console, named: str) -> int:
    """Of whoever is called so here, by number, name or role; 0 where the console knows nobody who is."""
    wanted = named.strip().casefold()
    known = (each for each in console.staff.values() if wanted in (each.id, each.name.casefold(), each.role.value))
    return max((RANKS[each.role] for each in known), default=0)
