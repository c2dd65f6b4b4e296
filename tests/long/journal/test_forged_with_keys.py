"""Every way in which somebody with the terminal's keys tells a journal otherwise, where the dealer has a hand too."""

from pathlib import Path

import pytest

from tests.fast.storage.forged import FORGED, unsaid
from tests.fast.storage.stores import played_once
from tests.helpers.playing import THREE_CARD


def test_verify_says_what_the_cards_say(request: pytest.FixtureRequest, tmp_path: Path) -> None:
    played_once(request, tmp_path / "empty", 0).journal.close()
    assert unsaid(tmp_path / "empty", FORGED, THREE_CARD) == []
