"""Installed games: one file for each game, with one `GAME` in it.

The built-in games are in this folder. A casino adds a game as a plug-in, in a folder named `dealer_terminal_games` on
Python's path. It contains one file with its `GAME`, the rulebooks of its editions, and no `__init__.py`.
"""

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from dealer_terminal.rules.game import Game

HOUSE = "dealer_terminal_games"


def house_folders() -> tuple[str, ...]:
    """Return the folders of plug-in games and their rulebooks."""
    found = find_spec(HOUSE)
    return tuple(found.submodule_search_locations or ()) if found else ()


def installed_games() -> dict[str, Game]:
    return {game.id: game for game in _games()}


def _games() -> Iterator[Game]:
    for package, folders in ((__name__, __path__), (HOUSE, house_folders())):
        for found in iter_modules(folders):
            yield import_module(f"{package}.{found.name}").GAME


GAMES: dict[str, Game] = installed_games()
