"""Every English text that a kiosk may show: `say("…")`, tables of words, sentences of refusals, the manuals' steps."""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from dealer_terminal import bootstrap
from dealer_terminal.rules.cards import Suit
from dealer_terminal.rules.house import read_house
from dealer_terminal.settings import CHIP_COLOURS

PACKAGE = Path(bootstrap.__file__).parents[1]
SCREENS = ("ui/kiosk",)
PROCEDURE = (
    "procedure/deciding",
    "procedure/decide.py",
    "procedure/waiting.py",
    "procedure/checklist.py",
    "procedure/device_faults.py",
    "table/cards_in",
    "table/device_reader.py",
    "table/reader_words.py",
    "table/operators.py",
    "table/sign_on.py",
    "table/staff.py",
    "table/pins.py",
)
NO_SCREEN = {"player.py", "finger.py", "album.py", "headless.py", "view.py", "window.py"}
TABLES = {"ENDINGS", "LIMIT_CHOICES", "REASONS", "LABELS", "_FORMS", "SOURCES", "PARTS", "_WORDS", "NO_EVENT"}
GLUE = ("{one}. {two}", "{one}; {two}")
PIECES = ("Return all wagers", "take back {cents} from position {seat}", "{cents}¢ in coin", "Position {seat}")
_SENTENCE = re.compile(r"(?:[A-Z“]|\{\w+\} [a-z’']+ )")
_NOT_SAID = re.compile(r"House [Pp]rocedure|WAC |Simulated |Tiếng |\{name\} \{|\{\w+\} to \{\w+\} by")
_HOLE = re.compile(r"\{\w+\}")


def sources() -> dict[str, tuple[str, ...]]:
    """By context, in the order of the files, each text once."""
    known: set[str] = set()
    contexts = {"screens": _screens(), "procedure": _procedure(), "manuals": _manuals()}
    return {name: tuple(_first(found, known)) for name, found in contexts.items()}


def _first(found: Iterator[str], known: set[str]) -> Iterator[str]:
    """Two templates that differ in a name alone are one."""
    for text in found:
        shape = _HOLE.sub("{}", text)
        if shape not in known:
            known.add(shape)
            yield text


def _screens() -> Iterator[str]:
    yield from (*GLUE, *PIECES)
    yield from (suit.name.capitalize() for suit in Suit)
    yield from CHIP_COLOURS
    for tree in _trees(SCREENS):
        yield from _said(tree)
        yield from _sentences(tree)


def _procedure() -> Iterator[str]:
    return chain.from_iterable(_sentences(tree) for tree in _trees(PROCEDURE))


def _manuals() -> Iterator[str]:
    house = read_house(bootstrap.house_text(), "the house's procedures")
    for book in bootstrap.rulebooks():
        for words in (*book.steps, *book.irregularities):
            yield from (words.title, words.prompt)
    for each in house.irregularities:
        yield from (each.title, each.prompt)


def _trees(places: tuple[str, ...]) -> Iterator[ast.Module]:
    for place in places:
        found = PACKAGE / place
        for file in sorted(found.rglob("*.py")) if found.is_dir() else (found,):
            if file.name not in NO_SCREEN:
                yield ast.parse(file.read_text(encoding="utf-8"))


def _said(tree: ast.Module) -> Iterator[str]:
    """What is said at once, and the values of the tables that are said later."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="say"), args=[words]):
                yield from _texts(words)
            case ast.Assign(targets=[ast.Name(id=name)], value=table) if name in TABLES:
                yield from _values(table)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Dict() as table) if name in TABLES:
                yield from _values(table)


def _values(table: ast.expr) -> Iterator[str]:
    return chain.from_iterable(_texts(value) for value in table.values) if isinstance(table, ast.Dict) else iter(())


def _texts(words: ast.expr) -> Iterator[str]:
    match words:
        case ast.Constant(value=str(text)) if text:
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_texts(one), *_texts(other))
        case ast.BoolOp(values=several) | ast.Tuple(elts=several):
            yield from chain.from_iterable(_texts(each) for each in several)


def _sentences(tree: ast.Module) -> Iterator[str]:
    """Constants and templates that read as a sentence; docstrings, types and citations do not count."""
    skipped = set(_unsaid(tree))
    for node in ast.walk(tree):
        text = _text(node) if node not in skipped else ""
        if " " in text and _SENTENCE.match(text) and not _NOT_SAID.match(text):
            yield text


def _text(node: ast.AST) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(_part(part) for part in parts)
        case _:
            return ""


def _part(part: ast.expr) -> str:
    match part:
        case ast.Constant(value=str(text)):
            return text
        case ast.FormattedValue(value=value):
            return f"{{{_name(value)}}}"
        case _:
            raise AssertionError(ast.unparse(part))


def _name(value: ast.expr) -> str:
    """A placeholder is named after what stands there."""
    match value:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.strip("_").lower()
        case ast.Call(args=[first, *_]):
            return _name(first)
        case ast.BoolOp(values=[first, *_]) | ast.BinOp(left=first):
            return _name(first)
        case _:
            return "words"


def _unsaid(tree: ast.Module) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as doc):
                yield doc
            case ast.FunctionDef(returns=ast.expr() as returns):
                yield from ast.walk(returns)
            case ast.AnnAssign(annotation=annotation):
                yield from ast.walk(annotation)
            case ast.JoinedStr(values=parts):
                yield from chain.from_iterable(ast.walk(part) for part in parts)
            case ast.Assert(msg=ast.expr() as message):
                yield message
