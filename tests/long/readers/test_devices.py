"""Each device on its line in another process, and none: real people sign on, and rounds are dealt to their end."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import Device, place_for
from tests.journeys.player import AtTheLineReader, AtTheShoe, AtTheShuffler, Hands, NoHands, Player
from tests.journeys.program import as_lines
from tests.journeys.table import Table, closed_rounds, journal_is_whole

CLASSIC, THREE_CARD = "31-classic-wa-2019", "3-card-ags"


def at(device: Device, size: int) -> Hands:
    match device.protocol:
        case "packet-shuffler":
            return AtTheShuffler(device)
        case "angel-eye":
            return AtTheShoe(device, size)
        case _:
            return AtTheLineReader(device)


CASES = {
    "a shuffler over TCP": ("packet-shuffler", CLASSIC, ("--port", "0")),
    "a shuffler with packets of three": ("packet-shuffler", THREE_CARD, ("--packet-size", "3")),
    "a shoe": ("angel-eye", CLASSIC, ()),
    "a shoe over TCP, and a dealer's hand": ("angel-eye", THREE_CARD, ("--port", "0")),
    "a line reader": ("card-line", CLASSIC, ()),
}


@pytest.mark.parametrize(("protocol", "rulebook", "options"), CASES.values(), ids=CASES.keys())
def test_rounds_are_dealt_from(
    opens: Opens, plugs: Plugs, tmp_path: Path, protocol: str, rulebook: str, options: tuple[str, ...]
) -> None:
    device = plugs(protocol, *(options if "--port" in options else (*options, *place_for(tmp_path))))
    table = opens("--device", device.where, "--protocol", protocol, "--rulebook", rulebook)
    table.staffed().start().opened()
    Player(table, at(device, 3 if rulebook == THREE_CARD else 4), folds=(3,)).until_round(3)
    table.close()
    assert closed_rounds(table) == [1, 2]
    assert {hand["cards_from"] for hand in hands(table)} == {"SIMULATED"}
    journal_is_whole(table)


@pytest.mark.parametrize("rulebook", [CLASSIC, THREE_CARD])
def test_a_table_with_no_reader_is_dealt_and_entered_by_hand(opens: Opens, rulebook: str) -> None:
    table = opens("--rulebook", rulebook).staffed().start().opened()
    Player(table, NoHands(), seats=(1, 4), folds=(4,)).until_round(3)
    assert "By hand" in table.seen.text
    table.close()
    assert closed_rounds(table) == [1, 2]
    assert {hand["cards_from"] for hand in hands(table)} == {"dealer"}
    journal_is_whole(table)


def hands(table: Table) -> list[dict[str, object]]:
    return as_lines("export", "--db", str(table.journal), "--what", "hands")
