"""A pit on a floor: tables that come to it later are watched as those that were there, from their first record on."""

import time
from functools import partial
from pathlib import Path

from dealer_terminal.app.pit_workers import Watching
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.cli.floor_table import journals_at
from dealer_terminal.cli.pit import journals_to_watch
from dealer_terminal.review.cited_records import KnownRecords
from dealer_terminal.storage.address import at_table
from tests.fast.floor.house import Floor, Terminal

SOON = 30.0


def test_a_table_that_comes_later_is_seen(terminal: Terminal, floor: Floor, tmp_path: Path) -> None:
    terminal.forward()
    enrolled = partial(journals_at, (floor.url,), None)
    spared = Spared((floor.url,))
    there = journals_to_watch(enrolled(), named=(floor.url,), spared=spared)
    assert there == (at_table(floor.url, "7"),)
    watching = Watching(there, KnownRecords(), enrolled)
    try:
        until(watching, "7")
        (tmp_path / "8").mkdir()
        later = Terminal(tmp_path / "8", floor, "8")
        later.play(1)
        later.enrolled()
        assert journals_to_watch(enrolled(), named=(floor.url,), spared=spared) == there, "it has no record yet"
        later.forward()
        until(watching, "8")
        assert watching.unread == ()
    finally:
        watching.end()


def until(watching: Watching, table: str) -> None:
    ends = time.monotonic() + SOON
    while not any(sight.db.endswith(f"table={table}") for sight in watching.sights()):
        assert time.monotonic() < ends, f"table {table} is not seen"
        time.sleep(0.05)
