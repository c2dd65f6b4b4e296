"""Every template that a kiosk may say, from where it stands: literals of `words("…")` and `say("…")`, the tables of
words that are recorded as they are, and the manuals."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import chain
from pathlib import Path

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.procedure.sentences import OF_A_POSITION
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.house import read_house
from dealer_terminal.rules.rulebook import Irregularity, ManualStep
from dealer_terminal.rules.showdown import ENDS, EVEN
from dealer_terminal.settings import CHIP_COLOURS
from dealer_terminal.ui.kiosk.sheets.approval import REASONS
from dealer_terminal.ui.kiosk.sheets.open_question import OWN_REASONS

PACKAGE = Path(installed_rulebooks.__file__).parents[1]
CONTEXTS = {"screens": ("ui",), "procedure": ("procedure", "table"), "review": ("review",)}
SAYING = ("words", "say")


@cache
def sources() -> Mapping[str, tuple[str, ...]]:
    """By context, in the order of the files, each template once."""
    known: set[str] = set()
    found = {name: chain(*map(literals, trees(places))) for name, places in CONTEXTS.items()}
    found["screens"] = chain(tables(), found["screens"])
    found["review"] = chain(alarms(), found["review"])
    return {name: tuple(_new(each, known)) for name, each in {**found, "manuals": chain(games(), manuals())}.items()}


def tables() -> Iterator[str]:
    """Words that stand in settings and in the log as they are, and are said on the screen."""
    yield from CHIP_COLOURS
    yield from chain.from_iterable((*REASONS.values(), *OWN_REASONS.values()))


def alarms() -> Iterator[str]:
    """What the pit says of each, from its file."""
    for each in alarm_catalogue().values():
        yield from (each.title, each.why, each.todo, each.ends)


def games() -> Iterator[str]:
    """What a game says on the screen besides its manual."""
    for game in GAMES.values():
        yield from (text for place in game.places for text in (place.called, place.asked) if text)
        yield from game.verdicts
        yield from game.folds.values()
    yield from (end.event for end in ENDS)
    yield EVEN.printed


def templates(entry: ManualStep | Irregularity) -> tuple[str, str]:
    """What a translation has of an entry; a part's position is said apart."""
    return entry.title.removeprefix(OF_A_POSITION), entry.prompt


def manuals() -> Iterator[str]:
    for book in installed_rulebooks.rulebooks():
        yield from chain.from_iterable(map(templates, (*book.steps, *book.irregularities)))
    house = read_house(installed_rulebooks.house_text(), "the house's procedures")
    yield from chain.from_iterable(map(templates, house.irregularities))


def trees(places: Iterable[str]) -> Iterator[ast.Module]:
    for place in places:
        for file in sorted((PACKAGE / place).rglob("*.py")):
            yield ast.parse(file.read_text(encoding="utf-8"), str(file))


def said(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """Each call that says something, by its name and what stands first in it."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in SAYING:
                yield name, first


def literals(tree: ast.Module) -> Iterator[str]:
    for _, first in said(tree):
        if isinstance(first, ast.Constant) and isinstance(first.value, str):
            yield first.value


def is_made(name: str, first: ast.expr) -> bool:
    """Neither a literal nor a manual's words, nor, where it is said, a sentence: text put together on the spot."""
    match first:
        case ast.Constant(value=str()) | ast.Attribute():
            return False
        case ast.Name() | ast.Subscript():
            return name == "words"
        case ast.Call(func=ast.Name()):
            return name == "words"
        case ast.Call(func=ast.Attribute(attr=method)):
            return name == "words" or method in dir(str)
        case _:
            return True


def _new(found: Iterable[str], known: set[str]) -> Iterator[str]:
    for template in found:
        if template not in known:
            known.add(template)
            yield template
