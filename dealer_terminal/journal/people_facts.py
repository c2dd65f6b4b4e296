"""Who may sign on, and how they like their screen.

A PIN or badge is never here: only what a hash under the terminal's own key makes of it.
"""

import re

from msgspec import Struct

from dealer_terminal.procedure.people import Operator

MOST_FAILURES = 5
ADMINISTRATOR_WAITS = 15 * 60 * 1_000_000
"""Microseconds: someone at the screen must not be able to shut out for good whoever could unlock."""


class OperatorAdded(Struct, frozen=True):
    """The operator's id is the number that the person signs on with; no number is ever given twice."""

    operator: Operator
    pin: str
    badge: str = ""


class OperatorDisabled(Struct, frozen=True):
    operator: str


class PinReset(Struct, frozen=True):
    operator: str
    pin: str


class BadgeReset(Struct, frozen=True):
    """An empty badge takes the old one away."""

    operator: str
    badge: str


class SignOnFailed(Struct, frozen=True):
    """The failures of this operator in a row; no operator where nobody has that number or badge."""

    operator: str
    failures: int


class SignOnRecovered(Struct, frozen=True):
    """The right PIN or badge after failures: they are counted anew."""

    operator: str


class OperatorLocked(Struct, frozen=True):
    """Until this time, in microseconds UTC; 0: until an administrator unlocks."""

    operator: str
    until: int


class OperatorUnlocked(Struct, frozen=True):
    operator: str


class ScreenLook(Struct, frozen=True):
    """How a screen looks and speaks: a language and a theme by name; `four_colours` gives each suit its own."""

    language: str
    theme: str
    four_colours: bool = True


class OperatorPreferred(Struct, frozen=True):
    """What a dealer chose is there again wherever this journal is played on."""

    operator: str
    look: ScreenLook


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
    """Whoever asks for more memory than that wants the terminal to stand still."""
    found = _FORM.fullmatch(text)
    return found is not None and 8 <= int(found[1]) <= _MOST_KIB and int(found[2]) > 0 < int(found[3])
