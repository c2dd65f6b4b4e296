"""The installed replay on a display: a payment is found, the dealer's screen is seen, the table is followed."""

from contextlib import ExitStack
from pathlib import Path

from tests.journeys.desk import Desk
from tests.journeys.display import Display
from tests.journeys.program import as_json, well


def test_a_payment_is_found_and_the_dealers_screen_seen_and_the_table_followed(screen: Display, tmp_path: Path) -> None:
    db, keys = str(tmp_path / "journal.db"), str(tmp_path / "keys")
    well("simulate", "--rounds", "6", "--seed", "3", "--db", db, "--keys", keys)
    paid = next(each for each in range(1, 7) if as_json("moment", "--db", db, "--round", str(each))["totals"]["paid"])
    over = as_json("moment", "--db", db, "--round", str(paid))
    with ExitStack() as ends:
        desk = Desk(ends, screen, tmp_path, "replay", "--db", db, "--zone", "UTC", begins="Fact ")
        desk.stands_at(over["facts"] - 1)
        desk.press(f"Round {paid}: $")
        desk.sees(f"Round {paid} over")
        desk.hand.key("slash")
        desk.hand.type(f"f{over['fact']}")
        desk.hand.key("Return")
        desk.stands_at(over["fact"])
        desk.hand.key("d")
        desk.sees("The dealer's screen at this fact")
        desk.sees(over["step"]["title"])
        desk.hand.key("Escape", "ctrl+Left")
        desk.sees(f"Facts of round {paid}")
        desk.hand.key("End")
        desk.sees("FOLLOWING")
        well("simulate", "--rounds", "1", "--seed", "4", "--db", db, "--keys", keys)
        desk.stands_at(as_json("moment", "--db", db, "--at", "2099-01-01")["fact"])
        assert desk.program.lives
