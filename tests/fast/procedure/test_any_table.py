"""Any table, any sequence of commands, likely or not; `tests/long/rounds` plays more of them."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.meter_commands import LoseLink
from dealer_terminal.procedure.meter_facts import LinkTrouble
from tests.fast.procedure import any_table
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.machine import Machine
from tests.fast.procedure.stax import RULEBOOK, terms


def test_whatever_is_asked_of_a_table_it_stays_sound() -> None:
    any_table.run(25)


def test_random_walks_return_a_wager_whose_meter_lost_its_link() -> None:
    machine = Machine(RULEBOOK, terms(), Deck(1))
    machine.do(commands.PlaceWager(3, "ante", 500))
    machine.do(commands.PlaceWager(3, "stax", 500))
    machine.do(LoseLink("the floor", LinkTrouble.OTHER_TERMS))
    assert machine.state.link.trouble is LinkTrouble.OTHER_TERMS
    machine.finish()
