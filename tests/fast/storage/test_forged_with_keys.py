"""A journal told otherwise by somebody with the terminal's keys: hashes, signatures, tags and read models are all good,
and `verify` says what the cards say."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.table.ports import Keys
from tests.fast.audit.forgeries import Retold
from tests.fast.cli.conftest import Terminal, terminal
from tests.fast.storage.forged import FORGED, OF_METERS, as_it_was, told
from tests.helpers.playing import CLASSIC, THREE_CARD

__all__ = ["terminal"]


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_what_is_told_as_it_was_is_good(terminal: Terminal, tmp_path: Path, rulebook: str) -> None:
    run = terminal("verify", *told(tmp_path, lambda keys: as_it_was, rulebook))
    assert (run.code, run.err) == (0, "")


TOLD = {
    **{
        f"{what}, {rulebook}": (rulebook, *forged)
        for what, forged in FORGED.items()
        for rulebook in (CLASSIC, THREE_CARD)
    },
    **{what: (THREE_CARD, *forged) for what, forged in OF_METERS.items()},
}


@pytest.mark.parametrize(("rulebook", "retold", "expected"), TOLD.values(), ids=TOLD)
def test_verify_says_what_the_cards_say(
    terminal: Terminal, tmp_path: Path, rulebook: str, retold: Callable[[Keys], Retold], expected: str
) -> None:
    run = terminal("verify", *told(tmp_path, retold, rulebook))
    assert run.code == 1
    assert re.search(expected, " ".join(run.err.split())), run.err
