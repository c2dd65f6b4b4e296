"""What is wrong with a declaration that an installed package brings. Such a one is left out before anything asks it:
whoever lists the protocols, or looks which one makes sense of a line, asks them all."""

import re
from collections.abc import Callable, Mapping

from drivers.declaration import Kind, Option, Setup
from drivers.protocol import LineSettings, Sense, line_of
from drivers.watch import Limits

_NAME = re.compile(r"(?!-)[\w.+-]+")


def wrong_with(kind: Kind) -> str:
    """The first thing, as words; nothing where it is sound."""
    for name, is_sound in _PARTS.items():
        said: object = getattr(kind, name)
        try:
            sound = is_sound(said)
        except Exception:  # noqa: BLE001 - the value may have any type; then it is unsound
            sound = False
        if not sound:
            return f"its {name} cannot be {said!r}"
    return _wrong_with_options(kind)


def _is_name(said: object) -> bool:
    return isinstance(said, str) and bool(_NAME.fullmatch(said))


def _is_title(said: object) -> bool:
    return isinstance(said, str) and bool(said.strip()) and said.isprintable()


def _is_line(said: object) -> bool:
    return isinstance(said, LineSettings) and line_of(str(said)) == said


def _are_senses(said: object) -> bool:
    return isinstance(said, frozenset) and all(isinstance(each, Sense) for each in said)


def _are_options(said: object) -> bool:
    return isinstance(said, tuple) and all(isinstance(each, Option) and _is_option(each) for each in said)


def _is_option(option: Option) -> bool:
    words: tuple[object, ...] = (option.usual, option.told, *option.choices)
    return _is_name(option.name) and all(isinstance(each, str) for each in words)


def _wrong_with_options(kind: Kind) -> str:
    names = [option.name for option in kind.options]
    if twice := next((name for name in names if names.count(name) > 1), ""):
        return f"it has two options {twice}"
    try:
        usual = kind.complete(Setup()).options
        kind.complete(Setup(options={**usual, **kind.simulated}))
    except Exception as error:  # noqa: BLE001 - returned; the value may have any type
        return f"what is usual of its options does not fit: {error}"
    return ""


_PARTS: Mapping[str, Callable[[object], bool]] = {
    "name": _is_name,
    "title": _is_title,
    "line": _is_line,
    "senses": _are_senses,
    "limits": lambda said: isinstance(said, Limits),
    "options": _are_options,
}
