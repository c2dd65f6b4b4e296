"""What a wager is called on the screen: as its circle is printed, else as the rulebook names it."""

from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook import Rulebook


def spot_name(book: Rulebook, spot: str) -> str:
    place = GAMES[book.game].layout.get(spot)
    return place.label if place is not None and place.label else book.spot(spot).name
