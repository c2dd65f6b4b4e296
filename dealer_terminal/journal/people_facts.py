"""Facts about operators, their sign-on and their screen preferences.

A PIN or badge is never recorded, only its hash under the terminal's own key.
"""

import re

from msgspec import Struct

from dealer_terminal.procedure.people import Operator

MOST_FAILURES = 5
ADMINISTRATOR_WAITS = 15 * 60 * 1_000_000
"""Lockout of an administrator, in microseconds.

It ends by itself, so that failed tries cannot permanently lock out everyone who could unlock.
"""


class OperatorAdded(Struct, frozen=True):
    """New operator. The id is the number for signing on; a number is never reused."""

    operator: Operator
    pin: str
    badge: str = ""


class OperatorDisabled(Struct, frozen=True):
    operator: str


class PinReset(Struct, frozen=True):
    operator: str
    pin: str


class BadgeReset(Struct, frozen=True):
    """Replacement of a badge, or its removal if `badge` is empty."""

    operator: str
    badge: str


class SignOnFailed(Struct, frozen=True):
    """Failed sign-on. `failures` counts the operator's consecutive failures.

    `operator` is empty if the number or badge is unknown.
    """

    operator: str
    failures: int


class SignOnRecovered(Struct, frozen=True):
    """Correct PIN or badge after failures, which resets their count."""

    operator: str


class OperatorLocked(Struct, frozen=True):
    """Lockout until this time, in microseconds UTC, or until an administrator unlocks if it is 0."""

    operator: str
    until: int


class OperatorUnlocked(Struct, frozen=True):
    operator: str


class ScreenPreferences(Struct, frozen=True):
    """Language and theme of a screen, by name. `four_colours` gives each suit its own color."""

    language: str
    theme: str
    four_colours: bool = True


class OperatorPreferred(Struct, frozen=True):
    """Screen preference of an operator. It applies wherever this journal is in use."""

    operator: str
    look: ScreenPreferences


PeopleFact = (
    OperatorAdded
    | OperatorDisabled
    | PinReset
    | BadgeReset
    | SignOnFailed
    | SignOnRecovered
    | OperatorLocked
    | OperatorUnlocked
    | OperatorPreferred
)


_FORM = re.compile(
    r"\$argon2id\$v=19\$m=([0-9]{1,7}),t=([0-9]{1,2}),p=([0-9]{1,2})\$[A-Za-z0-9+/]{11,86}\$[A-Za-z0-9+/]{16,86}"
)
_MOST_KIB = 2**20


def is_pin_hash(text: str) -> bool:
    """Return True if the text is an argon2id hash within limits. A higher memory cost could block the terminal."""
    found = _FORM.fullmatch(text)
    return found is not None and 8 <= int(found[1]) <= _MOST_KIB and int(found[2]) > 0 < int(found[3])
