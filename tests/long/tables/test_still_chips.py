"""Where the settings want no motion, no picture between two others shows chips on their way."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

from PIL import ImageGrab

from tests.journeys.conftest import Opens
from tests.journeys.display import Display

CIRCLES = (245, 60, 600, 320)
"""Positions 1 and 2 of six on a panel of 1280 by 800."""
AFTER = 0.5


@contextmanager
def watched(display: Display) -> Iterator[list[bytes]]:
    """Each picture that is another than the one before, as quickly as they can be taken."""
    seen: list[bytes] = []
    over = Event()

    def looks() -> None:
        while not over.is_set():
            picture = ImageGrab.grab(CIRCLES, xdisplay=display.environment["DISPLAY"]).tobytes()
            if not seen or picture != seen[-1]:
                seen.append(picture)

    watching = Thread(target=looks)
    watching.start()
    try:
        yield seen
        time.sleep(AFTER)
    finally:
        over.set()
        watching.join()


def test_nothing_moves_where_the_settings_say_so(opens: Opens, tmp_path: Path) -> None:
    (tmp_path / "still.toml").write_text("[screen]\nmotion = false\n")
    table = opens("--settings", str(tmp_path / "still.toml")).staffed().start().opened()
    table.wager("1 ANTE", "chip 25").wager("1 31", "chip 5").wager("2 ANTE", "chip 25")
    table.press("No more bets", "Position 1 dealt", "Position 2 dealt", "Rest in the rack", "Lock decisions")
    table.press("Open position 2")
    with watched(table.display) as taken:
        table.cards("2c 7d 4h 5s").says("Take $50")
    assert len(taken) == 2, f"{len(taken)} pictures of wagers that are taken"
    table.press("Collected · open position 1")
    with watched(table.display) as paid:
        table.cards("As Ks 9s").says("Pay $75")
    assert len(paid) == 2, f"{len(paid)} pictures of a wager that is paid"
