"""What a round came to stands for a moment, costs no touch, and is what the journal says."""

from tests.journeys.conftest import Opens
from tests.journeys.player import Player
from tests.journeys.program import as_lines
from tests.journeys.table import Seen, Table


def test_a_round_is_summed_up_goes_by_itself_and_a_press_during_it_is_taken(opens: Opens) -> None:
    table = opens("--simulate").start().opened()
    player = Player(table)
    player.until_round(2)
    told = summed_up(table)
    table.picture("summary")
    assert told == in_the_journal(table, 1)
    table.until(lambda seen: "Tray" not in seen.text, "the step of the next round")
    assert table.seen.does("Same again")

    player.until_round(3)
    summed_up(table)
    again = table.seen.primary
    assert again is not None and again.name == "Same again"
    table.hand.press(again)
    table.until(lambda seen: seen.does("No more bets"), "the wagers of the round before, by one press")


def summed_up(table: Table) -> str:
    def of(seen: Seen) -> str:
        return next((thing.name for thing in seen.things if "Tray" in thing.name and "Taken" in thing.name), "")

    return of(table.until(of, "what the round came to"))


def in_the_journal(table: Table, number: int) -> str:
    (line,) = (
        each for each in as_lines("export", "--db", str(table.journal), "--what", "rounds") if each["round"] == number
    )
    taken, paid = line["taken_cents"], line["paid_cents"]
    return f"Round {number} · Taken {dollars(taken)} · Paid {dollars(paid)} · Tray {net(taken - paid)}"


def net(cents: int) -> str:
    return f"{'+' if cents > 0 else '−'}{dollars(abs(cents))}" if cents else "even"


def dollars(cents: int) -> str:
    return f"${cents // 100:,}" + (f".{cents % 100:02}" if cents % 100 else "")
