"""A folded hand whose 4 Card Royal Family Bonus alone is left."""

from collections.abc import Callable

from tests.ui.kiosk.table import HAND, Table


def rainbow() -> Table:
    """The longest event of that bonus; it pays chips of two kinds."""
    table = Table("31-classic-rules-of-play", HAND).open().wager(1, "ante", "25")
    table.wager(1, "royal-family", *"55").press("No more bets", "Position 1 dealt", "Rest in the rack")
    table.seat(1)
    while not table.props.table.primary.text.startswith("Open position"):
        table.primary()
    return table.press("Open position 1").cards("2c 3d 4h 6s")


SCENES: dict[str, Callable[[], Table]] = {
    "settle-folded-rainbow": rainbow,
}
