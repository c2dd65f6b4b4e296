"""Full screen under a Wayland compositor without a screen: a round by assistive presses alone."""

import signal

from PIL import Image

from tests.journeys.conftest import Opens
from tests.journeys.player import Player
from tests.journeys.table import closed_rounds, journal_is_whole


def test_a_round_is_played_full_screen(opens_on_panel: Opens) -> None:
    table = opens_on_panel("--simulate", "--fullscreen").start()
    table.presses_who(table.crew.dealer).until(lambda seen: seen.does("Open the table"), "the terms of the table")
    table.primary().press("Start of shift").presses_who(table.crew.supervisor)
    table.until(lambda seen: seen.round == 1, "the first round")
    Player(table, seats=(2,)).until_round(2)
    picture = Image.open(table.picture("round"))
    assert picture.size == (1280, 720)
    assert len(picture.convert("RGB").getcolors(1 << 20)) > 100
    assert table.running.tell(signal.SIGTERM) == 0
    assert closed_rounds(table) == [1]
    journal_is_whole(table)
