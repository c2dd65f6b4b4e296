"""A prize is paid what was locked for it: no word alone makes it another amount (House Procedure 26)."""

import pytest

from dealer_terminal.procedure import commands
from dealer_terminal.rules.hand import Result
from tests.procedure.locked_prizes import FLUSH, OTHERWISE, SPADE, WHEN, brought
from tests.procedure.walk import approval


@pytest.mark.parametrize("event", [SPADE, FLUSH], ids=["of a meter", "of the pay table"])
@pytest.mark.parametrize("when", WHEN)
@pytest.mark.parametrize(("pays", "result"), OTHERWISE.values(), ids=OTHERWISE)
def test_a_prize_is_not_corrected_into_another_amount(event: str, when: str, pays: int, result: Result) -> None:
    walk, locked = brought(event, when)
    meters = walk.state.meters
    refused = walk.refusal(commands.CorrectPayment(locked.seat, "stax", pays, approval("he says so"), result))
    assert refused.rule == "House Procedure 26"
    assert "what was locked for it" in str(refused.why)
    way = "change the meter" if when == WHEN[3] else "cards corrected"
    assert way in str(refused.instead)
    assert walk.state.meters == meters
