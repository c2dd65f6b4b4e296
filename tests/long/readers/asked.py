"""Who goes on as it lies whenever packets and positions are in doubt, with a supervisor, and keeps what was asked. Of
cards that may have been drawn before the deal they say that they are of it."""

from tests.journeys.player import Hands, Player
from tests.journeys.table import Seen, Table

AGREES_NOT = "Packets and positions do not agree"
GO_ON, NOT_OF_DEAL, OF_DEAL = "Go on as it lies", "Not of this deal", "Of this deal, or in doubt"


OUTSIDE = "A card was drawn outside a game"
"""The fault, put right with a supervisor."""


class Asked(Player):
    def __init__(self, table: Table, hands: Hands | None = None, *, seats: tuple[int, ...]) -> None:
        super().__init__(table, hands, seats=seats)
        self.asked: list[str] = []

    def step(self, seen: Seen) -> bool:
        if seen.asks_who():
            self.table.approved()
        elif AGREES_NOT in seen.text and (seen.key(GO_ON) or seen.key(OF_DEAL)):
            self.asked.append(seen.text)
            self.table.press(GO_ON if seen.key(GO_ON) else OF_DEAL)
        elif seen.key(OUTSIDE):
            self.table.press(OUTSIDE)
        elif seen.key("The cards on the table stand"):
            self.table.press("The cards on the table stand")
        else:
            return super().step(seen)
        return True
