"""A journal told otherwise by somebody with the terminal's keys: hashes, signatures, tags and read models are all good,
and `verify` says what the cards say."""

from pathlib import Path

import pytest

from tests.fast.storage.forged import FORGED, OF_METERS, unsaid
from tests.fast.storage.stores import played_once
from tests.helpers.playing import CLASSIC, THREE_CARD

FORGERIES = {CLASSIC: FORGED, THREE_CARD: OF_METERS}


@pytest.mark.parametrize("rulebook", FORGERIES)
def test_verify_says_what_the_cards_say(rulebook: str, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    played_once(request, tmp_path / "empty", 0).journal.close()
    assert unsaid(tmp_path / "empty", FORGERIES[rulebook], rulebook) == []
