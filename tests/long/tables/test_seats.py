"""A position as a person at the table touches it: its number for its own sheet, the seat where a question asks."""

import re

from tests.journeys.conftest import Opens
from tests.journeys.player import Player
from tests.journeys.program import as_lines
from tests.journeys.table import Seen, Table, journal_is_whole

HANDLED = "A player handled the Draw card"


def number(seat: int) -> str:
    return f"Player of position {seat}"


def antes(seen: Seen) -> dict[int, str]:
    """What lies on each Ante, as the circles are read."""
    found = (re.fullmatch(r"(\d) ANTE (\S+)( · .+)?", thing.name) for thing in seen.things)
    return {int(circle[1]): circle[2] for circle in found if circle}


def lying(table: Table, due: dict[int, str]) -> None:
    table.until(lambda seen: antes(seen) == due, f"antes of {due}")


def test_wagers_are_doubled_cleared_and_placed_again_by_the_number_of_a_position(opens: Opens) -> None:
    table = opens("--simulate").start().opened().wagers()
    table.press(number(3), "Double")
    lying(table, {1: "25", 3: "50", 4: "25"})
    table.press("Undo")
    lying(table, {1: "25", 3: "25", 4: "25"})
    table.press(number(3), "Double", number(4), "Clear")
    lying(table, {1: "25", 3: "50"})
    Player(table).until_round(2)
    table.press(number(3), "Same again")
    lying(table, {3: "50"})
    table.picture("again")
    table.close()
    journal_is_whole(table)


def test_same_again_passes_over_who_left_and_who_is_late_until_the_round_is_over(opens: Opens) -> None:
    table = opens("--simulate").start().opened()
    Player(table, seats=(1, 2, 3, 4)).until_round(2)
    table.press(number(1), "Leaves", number(3), "Late")
    table.until(lambda seen: "Position 3 LATE" in seen.text, "LATE on the felt")
    table.press("Same again")
    lying(table, {2: "25", 4: "25"})
    table.again()
    table.until(lambda seen: "Position 3 LATE" in seen.text, "LATE after a power cut")
    Player(table).until_round(3)
    table.press("Same again")
    lying(table, {2: "25", 3: "25", 4: "25"})
    table.close()
    journal_is_whole(table)


def test_an_irregularitys_position_is_answered_on_the_felt(opens: Opens) -> None:
    table = opens("--simulate").start().opened()
    player = Player(table, seats=(1, 3, 4))
    player.until(lambda seen: seen.does("Lock decisions"), "the decisions")
    table.press("Irregularity", HANDLED, "Position 2 · Not here")
    table.until(lambda seen: "It did not happen there" in seen.text, "why not")
    table.picture("felt")
    table.press("Position 3 PLAY")
    table.until(lambda seen: HANDLED in seen.text and "At which position?" not in seen.text, "the question")
    table.close()
    (told,) = as_lines("export", "--db", str(table.journal), "--what", "irregularities")
    assert (told["irregularity"], told["seats"]) == ("draw-card-handled", "3")
