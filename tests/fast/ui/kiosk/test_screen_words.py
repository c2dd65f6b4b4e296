"""No screen shows a name that only a program has: every text of every scene is words, numbers and cards."""

import re
from collections.abc import Iterator
from enum import Enum

import pytest
from msgspec import Struct

from dealer_terminal.ui.kiosk.props import SpotProps
from dealer_terminal.ui.kiosk.surfaces import RunProps
from dealer_terminal.ui.shared.props import Key
from tests.fast.ui.kiosk.scenes import SCENES, props_of
from tests.fast.ui.kiosk.slugs import slugs

NEVER_SHOWN = {"key", "surface", "theme", "colour", "sign", "suit", "chip", "meter"}
ON_PAPER = {"citation", "odds", "printed"}
"""Addresses, odds and sentences as the papers print them."""
NO_WORDS_OF_OURS = {(SpotProps, "spot"), (RunProps, "text")}
"""Ids, and the manual as the papers print it."""
PRINTED = {"three-card", "four-card", "None"}
OF_THE_MACHINE = {"gnome-terminal-server"}
"""What a program calls itself."""
PAPERS = re.compile(r"WAC .*|\d+-\d+")


def shown(value: object, name: str = "") -> Iterator[tuple[str, str]]:
    match value:
        case Enum() | Key():
            return
        case str():
            if value and name not in NEVER_SHOWN | ON_PAPER:
                yield name, value
        case Struct():
            for field in value.__struct_fields__:
                if (type(value), field) not in NO_WORDS_OF_OURS:
                    yield from shown(getattr(value, field), field)
        case tuple():
            for each in value:
                yield from shown(each, name)


@pytest.mark.parametrize("scene", SCENES)
def test_every_text_is_in_words(scene: str) -> None:
    texts = [(name, text) for name, text in shown(props_of(scene)) if not PAPERS.fullmatch(text)]
    assert [(name, text) for name, text in texts if slugs(text) - PRINTED - OF_THE_MACHINE] == []
    assert texts
