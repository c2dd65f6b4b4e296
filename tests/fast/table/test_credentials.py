"""Who is locked, and until when."""

from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.table.credentials import UNTIL_UNLOCKED, Credential

IN_1931 = -1_230_000_000_000_000


def test_nobody_is_locked_by_a_clock_before_1970() -> None:
    person = Credential(Operator("9001", "A. Ames", Role.ADMINISTRATOR), "", "")
    assert not person.locked_at(IN_1931)
    assert Credential(person.operator, "", "", locked=UNTIL_UNLOCKED).locked_at(IN_1931)
