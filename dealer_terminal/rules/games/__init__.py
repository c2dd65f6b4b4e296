"""Every game that is installed: one file here, one `GAME` in it."""

from importlib import import_module
from pkgutil import iter_modules

from dealer_terminal.rules.game import Game


def _found() -> dict[str, Game]:
    modules = [import_module(f"{__name__}.{found.name}") for found in iter_modules(__path__)]
    return {module.GAME.id: module.GAME for module in modules}


GAMES: dict[str, Game] = _found()
