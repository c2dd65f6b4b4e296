"""Every game that is installed: one file, one `GAME` in it.

The terminal's own lie in this folder. A house adds a game by a folder named `dealer_terminal_games` on Python's path:
in it one file with its `GAME`, beside it the rulebooks of its editions, and no `__init__.py`.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from dealer_terminal.rules.game import Game

HOUSE = "dealer_terminal_games"


def house_folders() -> tuple[str, ...]:
    """Where the house's own games and their rulebooks lie."""
    found = find_spec(HOUSE)
    return tuple(found.submodule_search_locations or ()) if found else ()


def installed_games() -> dict[str, Game]:
    return {game.id: game for game in _games()}


def _games() -> Iterator[Game]:
    for package, folders in ((__name__, __path__), (HOUSE, house_folders())):
        for found in iter_modules(folders):
            yield import_module(f"{package}.{found.name}").GAME


GAMES: dict[str, Game] = installed_games()
