"""Full screen under a Wayland compositor without a screen: a round by assistive presses alone."""

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from tests.acceptance.display import Display, compositor
from tests.acceptance.eyes import Eyes
from tests.acceptance.player import Player
from tests.acceptance.table import Table, closed_rounds, journal_is_whole


@pytest.fixture
def panel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Display]:
    with compositor(tmp_path_factory.mktemp("panel")) as opened:
        yield opened


def test_a_round_is_played_full_screen(panel: Display, tmp_path: Path) -> None:
    eyes = Eyes(panel.environment)
    table = Table(panel, eyes, tmp_path, "--simulate", "--fullscreen")
    try:
        table.start().presses_who(table.crew.dealer)
        table.until(lambda seen: seen.does("Open the table"), "the terms of the table")
        table.primary().press("Start of shift").presses_who(table.crew.supervisor)
        table.until(lambda seen: seen.round == 1, "the first round")
        Player(table, seats=(2,)).until_round(2)
        picture = Image.open(table.picture("round"))
        assert picture.size == (1280, 720)
        assert len(picture.convert("RGB").getcolors(1 << 20)) > 100
        assert table.running.tell(signal.SIGTERM) == 0
    finally:
        table.close()
        eyes.close()
    assert closed_rounds(table) == [1]
    journal_is_whole(table)
