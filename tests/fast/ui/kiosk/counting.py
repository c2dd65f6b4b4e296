"""A table whose own money is counted, by what two people press."""

from collections.abc import Callable

from tests.fast.ui.kiosk.rounds import play_round
from tests.fast.ui.kiosk.table import SUPERVISOR, Table

TRAY = {"$1,000": "2", "$500": "4", "$100": "40", "$25": "80", "$5": "200", "$1": "50"}
"""$13,050."""
FILL = {"$100": "10"}


def money(table: Table) -> Table:
    return table.press("Supervisor", "The table's money")


def counted(table: Table, form: str, pieces: dict[str, str]) -> Table:
    return typed(money(table).press(form), pieces)


def typed(table: Table, pieces: dict[str, str]) -> Table:
    for piece, count in pieces.items():
        table.press(piece, *count)
    return table


def signed(table: Table, form: str, pieces: dict[str, str]) -> Table:
    return counted(table, form, pieces).press("Sign").who(SUPERVISOR)


def counted_in() -> Table:
    return signed(Table(seed=4).open(), "Opener", TRAY)


def played() -> Table:
    table = counted_in()
    for seat in (1, 2, 4, 6):
        table.wager(seat, "ante", "25").wager(seat, "natural-31", "5")
    play_round(table)
    return signed(table, "Fill", FILL)


def counted_out() -> Table:
    return signed(played(), "Closer", {**TRAY, "$100": "48"})


SCENES: dict[str, Callable[[], Table]] = {
    "tray": lambda: money(played()),
    "tray-count": lambda: counted(Table().open(), "Opener", TRAY),
    "tray-paper": lambda: counted(Table().open(), "Opener", TRAY).press("Number on paper", "a"),
    "tray-opener": lambda: counted(Table().open(), "Opener", TRAY).press("Sign"),
    "tray-opener-differs": lambda: counted(counted_out(), "Opener", {**TRAY, "$100": "45"}).press("Sign"),
    "tray-closer": lambda: counted(played(), "Closer", TRAY).press("Sign"),
    "tray-forms": lambda: money(played()).press("Void a form"),
    "tray-void": lambda: money(played()).press("Void a form", "Fill no. 1"),
    "tray-box": lambda: counted(counted_out(), "Drop", {"$100": "3", "$20": "25"}),
    "tray-box-again": lambda: counted(counted_out(), "Drop", {"$100": "3"}).press("Count again"),
}
