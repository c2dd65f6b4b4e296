"""The installed replay on a display: a payment is found, the dealer's screen is seen, the table is followed."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tests.acceptance.display import Display
from tests.acceptance.eyes import Eyes, Thing
from tests.acceptance.hand import Hand
from tests.acceptance.program import COMMAND, Program, as_json, well

SOON = 30.0


class Desk:
    """Somebody before a replay."""

    def __init__(self, ends: ExitStack, on: Display, folder: Path, *arguments: str) -> None:
        self.log = folder / "log"
        self._eyes = Eyes(on.environment)
        ends.callback(self._eyes.close)
        self.program = Program((str(COMMAND), "replay", *arguments), on.environment, self.log)
        ends.callback(self.program.close)
        self.hand = Hand(on.environment, self._eyes)
        self.until(lambda seen: any("Fact " in each.name for each in seen), "the window")
        self.hand.focus("^Replay")

    def until(self, reached: Callable[[tuple[Thing, ...]], bool], what: str) -> tuple[Thing, ...]:
        end = time.monotonic() + SOON
        while not reached(seen := self._eyes.look()):
            assert self.program.lives, self.log.read_text()
            assert time.monotonic() < end, f"{what}: {[each.name for each in seen]}"
            time.sleep(0.03)
        return seen

    def stands_at(self, fact: int) -> None:
        self.until(lambda seen: any(f"Fact {fact} of " in each.name for each in seen), f"fact {fact}")

    def press(self, words: str) -> None:
        seen = self.until(lambda seen: any(words in each.name and each.is_key for each in seen), words)
        self.hand.press(next(each for each in seen if words in each.name and each.is_key))

    def sees(self, words: str) -> None:
        self.until(lambda seen: any(words in each.name for each in seen), words)


def test_a_payment_is_found_and_the_dealers_screen_seen_and_the_table_followed(screen: Display, tmp_path: Path) -> None:
    db, keys = str(tmp_path / "journal.db"), str(tmp_path / "keys")
    well("simulate", "--rounds", "6", "--seed", "3", "--db", db, "--keys", keys)
    paid = next(each for each in range(1, 7) if as_json("moment", "--db", db, "--round", str(each))["totals"]["paid"])
    over = as_json("moment", "--db", db, "--round", str(paid))
    with ExitStack() as ends:
        desk = Desk(ends, screen, tmp_path, "--db", db, "--zone", "UTC")
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
