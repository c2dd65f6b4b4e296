"""Who verifies a prize sees the meter that it came from, and who else won on it, as the house has it."""

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.evidence import evidence
from tests.fast.procedure.evidence_told import written
from tests.fast.procedure.prizes import SHARES, two_on_one
from tests.fast.procedure.stax import StaxWalk
from tests.fast.procedure.walk import HOUSE, approval
from tests.helpers.every import every

CASES = {
    "the first, in seat order": (
        HOUSE, 6, "As Ks Qs", "$500.50", ("Spade: $500.50 → $500", "Spade, in seat order: – → 6: $500.50 · 1: $500")
    ),
    "the second": (
        HOUSE, 1, "Ah Kh Qh", "$500", ("Spade: $500 → $500", "Spade, in seat order: – → 6: $500.50 · 1: $500")
    ),
    "one of two who share it": (
        SHARES, 1, "Ah Kh Qh", "$250.25",
        ("Spade: $500.50 → $500", "Spade, in equal parts: – → 6: $250.25 · 1: $250.25"),
    ),
}  # fmt: skip


@every(("house", "seat", "cards", "pays", "meter"), CASES.values())
def test_of_two_prizes_on_one_meter_each_shows_what_the_meter_gave(
    house: str, seat: int, cards: str, pays: str, meter: tuple[str, ...]
) -> None:
    command = meter_commands.VerifyJackpot(seat, "camera 4", approval())
    assert tuple(written(evidence(two_on_one(house, 6, 1).state, command))) == (
        "House Procedure 22",
        "0 dealer 2c 7d 9h +",
        f"{seat} dealer {cards} +",
        f"{seat} stax $5 · Royal Flush, Other Suit: waits → pays {pays}",
        f"{seat} House: $0 → −{pays}",
        *meter,
    )


def test_a_prize_of_a_fixed_amount_has_no_meter() -> None:
    walk = StaxWalk().dealt()
    walk.pay("Flush")
    shown = evidence(walk.state, meter_commands.VerifyJackpot(1, "camera 4", approval()))
    assert (shown.amounts, shown.changes) == ((), ())
