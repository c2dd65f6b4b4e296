"""A shift: people sign on by finger, keyboard and badge, a relief takes over, and the table closes."""

import signal

from tests.journeys.conftest import Opens
from tests.journeys.player import Player
from tests.journeys.program import as_lines
from tests.journeys.table import closed_rounds, journal_is_whole


def test_shift_with_a_relief_ends_with_a_closed_table(opens: Opens) -> None:
    table = opens("--simulate").start()
    table.presses_who(table.crew.dealer).until(lambda seen: seen.does("Open the table"), "the terms of the table")
    table.primary().approved()
    table.until(lambda seen: seen.round == 1, "the first round")
    player = Player(table)
    player.until_round(2)
    table.press("More", "Sign off").types_who(table.crew.relief)
    table.until(lambda seen: "Simulated dealer 2" in seen.text, "the relief")
    player.until_round(3)
    table.press("Supervisor", "Close the table").approved()
    table.until(lambda seen: "The table is closed" in seen.text or seen.does("Open the table"), "a closed table")
    assert table.running.tell(signal.SIGINT) == 0
    assert closed_rounds(table) == [1, 2]
    dealers = [line["dealer"] for line in as_lines("export", "--db", str(table.journal), "--what", "rounds")]
    assert dealers == ["simulated-dealer-1", "simulated-dealer-2"]
    assert "Traceback" not in table.log.read_text()
    journal_is_whole(table)
