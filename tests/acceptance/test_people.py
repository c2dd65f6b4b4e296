"""Who is at the terminal: by finger, by keyboard, by badge; a relief between rounds; a table that closes and ends."""

import signal

from tests.acceptance.conftest import Opens
from tests.acceptance.player import Player
from tests.acceptance.program import as_lines
from tests.acceptance.table import closed_rounds, journal_is_whole


def test_a_number_and_a_pin_are_typed_on_a_keyboard(opens: Opens) -> None:
    """1001, Tab, 1111, Enter."""
    table = opens("--simulate").start()
    table.types_who(table.crew.dealer).until(lambda seen: seen.does("Open the table"), "the terms of the table")


def test_what_is_typed_shows_as_it_is_typed_and_a_pin_as_dots(opens: Opens) -> None:
    table = opens("--simulate").start()
    table.hand.type("10")
    table.until(lambda seen: "Number 10" in seen.text, "the first digits")
    table.hand.key("BackSpace")
    table.hand.type("001")
    table.until(lambda seen: "Number 1001" in seen.text, "the number")
    table.hand.key("Tab")
    table.hand.type("11")
    table.until(lambda seen: "PIN ●●" in seen.text, "two dots")
    table.hand.type("11")
    table.hand.key("Return")
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")


def test_a_shift_with_badges_and_a_relief_ends_with_a_closed_table(opens: Opens) -> None:
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


def test_a_badge_signs_on_and_another_one_approves(opens: Opens) -> None:
    table = opens().staffed().start()
    table.hand.type("badge1001")
    table.hand.key("Return")
    table.until(lambda seen: seen.does("Open the table"), "the terms of the table")
    table.primary().press("Start of shift")
    table.hand.type("badge2001")
    table.hand.key("Return")
    table.until(lambda seen: seen.round == 1, "the first round")
