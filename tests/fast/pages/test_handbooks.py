"""Handbooks name keys exactly as the screens and the keyboard have them."""

import re
from itertools import chain
from pathlib import Path

import pytest

from dealer_terminal.ui.pit import bindings as pit
from dealer_terminal.ui.replay import bindings as replay
from tests.fast.pages.pages import prose
from tests.fast.translations.sources import sources
from tests.helpers.repository import ROOT

HANDBOOKS = sorted((ROOT / "docs" / "handbooks").glob("*.md"))
NAMED = re.compile(r"\*\*(.+?)\*\*", re.DOTALL)
LEADS_IN = (".", ":", "”")
"""Bold words that begin an item of a list end so."""
ON_THE_KEYBOARD = {each.casefold() for each in chain(pit.BY_KEY, replay.BY_KEY)} | {"↓", "↑"}


@pytest.mark.parametrize("page", HANDBOOKS, ids=lambda page: page.stem)
def test_bold_key_names_are_those_of_the_screen(page: Path) -> None:
    on_screen = set(chain.from_iterable(sources().values()))
    named = [" ".join(each.split()) for each in NAMED.findall(prose(page)) if not each.endswith(LEADS_IN)]
    assert [each for each in named if each not in on_screen and each.casefold() not in ON_THE_KEYBOARD] == []
