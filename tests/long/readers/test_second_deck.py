"""A house that plays with two decks: the other one goes in as soon as the rest is out, long before the round ends."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.journeys.device import Device, place_for, shuffled
from tests.journeys.player import Player
from tests.journeys.table import Table, journal_is_whole

SEATS = (1, 3, 4)
Goes = Callable[[Table, Device], None]


def _in(_table: Table, machine: Device) -> None:
    machine.do(" ".join(("insert-deck", *shuffled(2))))


def _in_and_the_terminal_is_killed(table: Table, machine: Device) -> None:
    _in(table, machine)
    table.until(lambda seen: seen.does("Lock decisions"), "the decisions")
    table.again()


def _in_while_the_terminal_is_away(table: Table, machine: Device) -> None:
    table.running.kill()
    table.running.close()
    _in(table, machine)
    table.start()


def _in_at_the_settlement(table: Table, machine: Device) -> None:
    Player(table, seats=SEATS).until(lambda seen: seen.step.startswith("Settle"), "the settlement")
    _in(table, machine)
    table.again()


@pytest.mark.parametrize(
    "goes", [_in, _in_and_the_terminal_is_killed, _in_while_the_terminal_is_away, _in_at_the_settlement]
)
def test_the_round_ends_with_its_last_hand(opens: Opens, plugs: Plugs, tmp_path: Path, goes: Goes) -> None:
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
    goes(table, machine)
    table.until(lambda seen: seen.does("Lock decisions") or seen.step.startswith("Settle"), "the hands")
    Player(table, seats=SEATS).until_round(2)
    table.close()
    journal_is_whole(table)
