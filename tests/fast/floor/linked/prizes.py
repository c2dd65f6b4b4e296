"""Tables that share meters, and what is won on them."""

import pytest

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.meter_facts import JackpotLocked
from dealer_terminal.procedure.refusal import Refusal
from tests.fast.floor.linked.model import STAX, ModelFloor
from tests.fast.floor.linked.tables import LinkedTable

SPADE = "Royal Flush, Other Suit"


@pytest.fixture
def floor() -> ModelFloor:
    return ModelFloor(*STAX)


@pytest.fixture
def tables(floor: ModelFloor) -> tuple[LinkedTable, LinkedTable]:
    return LinkedTable("7", floor.line).link(), LinkedTable("8", floor.line).link()


def whole(floor: ModelFloor) -> bool:
    return all(each.is_whole for each in floor.meters.values())


def won(table: LinkedTable, event: str = SPADE) -> int:
    """A hand that hit, up to the amount that the floor has locked, and a supervisor's word."""
    seat = table.confirming(event)
    assert isinstance(table.ask(meter_commands.PayJackpot(seat)), Refusal)
    table.hear()
    return seat


def paid(table: LinkedTable, event: str = SPADE) -> int:
    seat = won(table, event)
    table.verify(seat)
    table.rest_of_round()
    table.hear()
    return seat


def locks(table: LinkedTable) -> list[JackpotLocked]:
    return [each for each in table.happened() if isinstance(each, JackpotLocked)]
