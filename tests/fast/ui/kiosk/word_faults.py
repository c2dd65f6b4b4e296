"""What is wrong with the words of a screen: a name of the program, English among another language, a silent key."""

import re
from collections.abc import Iterator
from enum import Enum
from functools import cache

from msgspec import Struct

from dealer_terminal.ui.kiosk.props import SpotProps
from dealer_terminal.ui.kiosk.surfaces import RunProps
from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.kit.props import PressKey
from tests.fast.translations.sources import sources
from tests.fast.ui.kiosk.covered import Sight

NEVER_SHOWN = {"key", "surface", "theme", "colour", "sign", "suit", "chip", "meter", "pile", "paid", "result", "mark"}
PRINTED_FIELDS = {"citation", "odds", "printed"}
"""Addresses, odds and sentences as the manuals print them."""
NOT_OUR_WORDS = {(SpotProps, "spot"), (RunProps, "text")}
"""Ids, and the manual as it is printed."""
PRINTED = {"None"}
ON_THE_FELT = {"PLAY", "Play", "PAY TABLES"}
"""The circle and the heading are printed in English, and the screen quotes them."""
PROGRAMS = {"gnome-terminal-server"}
"""What a program calls itself."""
SLUG = re.compile(
    r"\b\w*[a-z0-9](?:[-_][a-z0-9]+)+\b"
    r"|\b\w+_\w+\b|\b[a-z]+[A-Z]\w*|\b[A-Z][a-z]+[A-Z]\w*"
    r"|<|>|\{|['\"]\w+['\"]|\bNone\b"
)
HYPHENATED = {"three-card", "four-card"}
"""The manuals hyphenate these."""
CITATION = re.compile(r"WAC .*|\d+-\d+")


def slugs(text: str) -> set[str]:
    """Return the names of the program in a sentence for a person."""
    return set(SLUG.findall(text)) - HYPHENATED


def name_faults(props: object) -> Iterator[str]:
    """A name that only a program has: a key, an enum, a placeholder."""
    for field, text in shown(props):
        if not CITATION.fullmatch(text) and slugs(text) - PRINTED - PROGRAMS:
            yield f"{field} shows a name of the program: {text!r}"


def english_faults(props: object, language: str) -> Iterator[str]:
    say, templates = spoken(language), every_template()
    for field, text in shown(props):
        for part in text.split(" · "):
            if part in templates and part not in ON_THE_FELT and say(part) != part:
                yield f"{field} is not translated: {part!r}"


def spoken_faults(sight: Sight) -> Iterator[str]:
    """A key without a name that a screen reader could read."""
    for item in sight.targets:
        if item.isEnabled() and not str(item.property("spoken")).strip():
            yield f"a key of {item.metaObject().className()} has no name to read aloud"


def shown(value: object, name: str = "") -> Iterator[tuple[str, str]]:
    """Every text of the props, with the field that it stands in."""
    match value:
        case Enum() | PressKey():
            return
        case str():
            if value and name not in NEVER_SHOWN | PRINTED_FIELDS:
                yield name, value
        case Struct():
            for field in value.__struct_fields__:
                if (type(value), field) not in NOT_OUR_WORDS:
                    yield from shown(getattr(value, field), field)
        case tuple():
            for each in value:
                yield from shown(each, name)


@cache
def every_template() -> frozenset[str]:
    """Every English template that a screen may show."""
    return frozenset(said for found in sources().values() for said in found)
