"""kill -9 in every phase of a round with a machine on its line: the program comes back into the same step."""

from pathlib import Path

import pytest

from tests.long.acceptance.conftest import Opens, Plugs
from tests.long.acceptance.device import place_for
from tests.long.acceptance.player import AtTheShuffler, Player
from tests.long.acceptance.program import as_lines
from tests.long.acceptance.table import Seen, Table, closed_rounds, journal_is_whole

STEPS = {
    "31-classic-wa-2019": ("Wagers", "Deal", "Rest", "Decisions", "Folds", "Settle", "Deck back"),
    "3-card-ags": (
        "Wagers",
        "STAX chips",
        "Deal",
        "Rest",
        "Decisions",
        "Folds",
        "Dealer's hand",
        "Settle",
        "Deck back",
    ),
}
PACKET = {"31-classic-wa-2019": "4", "3-card-ags": "3"}


class Killer(Player):
    """Kills the program once at each step of the checklist, and looks what has come back."""

    def __init__(self, table: Table, machine: AtTheShuffler) -> None:
        super().__init__(table, machine, folds=(4,), seats=(1, 4))
        self.killed: list[str] = []

    def step(self, seen: Seen) -> bool:
        where = seen.step
        begun = "Touch a circle" not in where or seen.does("No more bets")
        new = [name for name in STEPS[self.table.rulebook] if where.startswith(name) and name not in self.killed]
        if not (new and begun and seen.primary):
            return super().step(seen)
        self.killed += new
        self.table.again()
        back = self.table.until(lambda now: now.step == where, f"{where!r} again")
        assert (back.round, back.primary and back.primary.name) == (seen.round, seen.primary.name)
        return True


@pytest.mark.parametrize("rulebook", STEPS)
def test_a_killed_program_goes_on_with_the_same_round(
    opens: Opens, plugs: Plugs, tmp_path: Path, rulebook: str
) -> None:
    machine = plugs("packet-shuffler", "--packet-size", PACKET[rulebook], *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler", "--rulebook", rulebook, rulebook=rulebook)
    table.staffed().start().opened()
    if rulebook == "3-card-ags":
        table.press("1 STAX", "1 ANTE", "chip 25", "Place wager").wager("4 ANTE", "chip 25")
    killer = Killer(table, AtTheShuffler(machine))
    killer.until_round(2, 300)
    table.close()
    assert killer.killed == list(STEPS[rulebook])
    assert closed_rounds(table) == [1]
    cards = [
        card for hand in as_lines("export", "--db", str(table.journal), "--what", "hands") for card in _cards(hand)
    ]
    assert len(cards) == len(set(cards)) > 0
    journal_is_whole(table)


def _cards(hand: dict[str, object]) -> list[str]:
    return str(hand.get("cards") or "").split()
