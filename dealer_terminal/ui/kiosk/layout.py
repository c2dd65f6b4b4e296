"""Where a game's wagers lie on its layout, as the dealer sees it: row 0 is nearest the player."""

from msgspec import Struct

from dealer_terminal.ui.kiosk.props import SpotShape


class Placed(Struct, frozen=True):
    label: str
    column: float
    row: float
    shape: SpotShape = SpotShape.CIRCLE


LAYOUTS: dict[str, dict[str, Placed]] = {
    "31-classic": {
        "ante": Placed("ANTE", 1, 1),
        "play": Placed("PLAY", 0, 1),
        "natural-31": Placed("31", 1, 0, SpotShape.GOLDEN_31),
        "royal-family": Placed("ROYAL", 0, 0, SpotShape.ROYAL_FAMILY),
    },
    "3-card": {
        "ante": Placed("ANTE", 1, 1),
        "play": Placed("PLAY", 0.5, 0.5),
        "player-bonus": Placed("BONUS", 0, 0),
        "six-card-bounty": Placed("6 CARD", 1, 0),
        "stax": Placed("STAX", 0, 1, SpotShape.STAX),
    },
}

HAND, DRAW = ("natural", "hand"), "draw"
