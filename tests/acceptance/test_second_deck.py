"""A house that plays with two decks: the other one goes in as soon as the rest is out, long before the round ends."""

from pathlib import Path

from tests.acceptance.conftest import Opens, Plugs
from tests.acceptance.device import place_for, shuffled
from tests.acceptance.player import Player
from tests.acceptance.table import journal_is_whole

SEATS = (1, 3, 4)


def test_the_round_ends_with_its_last_hand(opens: Opens, plugs: Plugs, tmp_path: Path) -> None:
    machine = plugs("packet-shuffler", *place_for(tmp_path))
    table = opens("--device", machine.where, "--protocol", "packet-shuffler").staffed().start().opened()
    machine.do(" ".join(("insert-deck", *shuffled(1))))
    table.wagers(SEATS).press("No more bets")
    for seat in SEATS:
        table.until(
            lambda seen, seat=seat: seen.primary and seen.primary.says == f"Position {seat}", f"packet of {seat}"
        )
        machine.do("take-packet")
    table.until(lambda seen: seen.primary and seen.primary.name == "Rest to the rack", "the rest")
    machine.do("return-rest")
    machine.do(" ".join(("insert-deck", *shuffled(2))))
    table.until(lambda seen: seen.does("Lock decisions"), "the decisions")
    Player(table, seats=SEATS).until_round(2)
    table.close()
    journal_is_whole(table)
