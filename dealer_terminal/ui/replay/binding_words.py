"""The table of bindings in words: the page of keys, and what is told where a pointer or the keyboard rests."""

from collections.abc import Iterator
from functools import cache

from dealer_terminal.procedure.words import words
from dealer_terminal.ui.console.key_text import key_text
from dealer_terminal.ui.console.props import KeyLineProps, TipProps
from dealer_terminal.ui.kit.languages import Say, spoken
from dealer_terminal.ui.replay.bindings import BINDINGS, BY_NAME, GROUPS, Binding

_LIKE = {"shut sheet": "close"}
"""Targets that do what a binding does, under another name. Whole pictures and pages have none: it would lie on them."""
_OTHERS = {
    "strip": words("To what happened at this time"),
    "further": words("The next page, further back"),
}


@cache
def key_lines(language: str) -> tuple[KeyLineProps, ...]:
    return tuple(_lines(spoken(language)))


@cache
def tips(language: str) -> tuple[TipProps, ...]:
    """By the name of what is pressed."""
    return tuple(_tips(spoken(language)))


def _lines(say: Say) -> Iterator[KeyLineProps]:
    """The tenths are ten keys alike, told as one."""
    for group, title in GROUPS.items():
        yield KeyLineProps("", say(title))
        for each in BINDINGS:
            if each.group is not group or (each.name.startswith("tenth-") and each.name != "tenth-0"):
                continue
            if each.name == "tenth-0":
                yield KeyLineProps("0–9", say("To so many tenths of the journal"))
            else:
                yield KeyLineProps(_keys(each), say(each.what))


def _tips(say: Say) -> Iterator[TipProps]:
    for name, each in (*BY_NAME.items(), *((name, BY_NAME[like]) for name, like in _LIKE.items())):
        yield TipProps(name, f"{say(each.what)}   {_keys(each)}")
    for name, text in _OTHERS.items():
        yield TipProps(name, say(text))


def _keys(binding: Binding) -> str:
    return "  ".join(map(key_text, binding.keys))
