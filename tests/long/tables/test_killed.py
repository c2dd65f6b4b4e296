"""kill -9 in every phase of a round with a machine on its line: the program comes back into the same step."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import place_for
from tests.journeys.player import AtTheShuffler, Killer
from tests.journeys.program import as_lines
from tests.journeys.table import closed_rounds, journal_is_whole

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


@pytest.mark.parametrize("rulebook", STEPS)
def test_a_killed_program_goes_on_with_the_same_round(
    opens: Opens, plugs: Plugs, tmp_path: Path, rulebook: str
) -> None:
    machine = plugs("packet-shuffler", "--packet-size", PACKET[rulebook], *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler", "--rulebook", rulebook, rulebook=rulebook)
    table.staffed().start().opened()
    if rulebook == "3-card-ags":
        table.press("1 STAX", "1 ANTE", "chip 25", "Place wager").wager("4 ANTE", "chip 25")
    killer = Killer(table, AtTheShuffler(machine), STEPS[rulebook])
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
