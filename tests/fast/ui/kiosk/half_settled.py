"""A round that is kept on the disk, in the middle of its settlement."""

from tests.fast.ui.kiosk.kept import Kept

STEPS = ["Lock decisions", "Open position 6", "Draw card", "Collected · open position 2"]


def half_settled(db: str, steps: int) -> Kept:
    table = Kept(db)
    table.open().wager(2, "ante", "25").wager(6, "ante", "25").wager(6, "natural-31", "5")
    table.press("No more bets").sensed().press(*STEPS[:steps])
    return table
