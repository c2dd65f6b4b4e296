"""What the approval process does not take: each with its reason, its paragraph and what to do instead."""

from collections.abc import Callable

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.irregularity import IrregularityId
from tests.fast.procedure.stax import StaxWalk, screens
from tests.fast.procedure.walk import DEALER, Walk, approval
from tests.helpers.every import every

Prepare = Callable[[StaxWalk], object]
TOUCH, CHOOSE, PENDING, PAY, VERIFY = screens(6, "Flush")
NONE, CANCEL = meter_commands.DismissJackpot(6), meter_commands.CancelJackpot(6)
ONE_TO_FOUR = tuple(f"STAX Jackpot Approval Process {step}" for step in range(1, 5))


def nothing(walk: StaxWalk) -> None:
    """The dealer's hand is open, no other."""


def seen(walk: StaxWalk) -> object:
    return walk.turned_over("Flush")


def touched(walk: StaxWalk) -> object:
    seen(walk)
    return walk.do(TOUCH)


def chosen(walk: StaxWalk) -> object:
    return walk.chosen("Flush")


def confirming(walk: StaxWalk) -> object:
    return walk.confirming("Flush")


def locked(walk: StaxWalk) -> object:
    return walk.pay("Flush")


def verified(walk: StaxWalk) -> object:
    locked(walk)
    return walk.verify(6)


REFUSED: dict[str, tuple[Prepare, Command, str]] = {
    "a seat whose hand is not turned over": (nothing, TOUCH, ONE_TO_FOUR[0]),
    "a seat that is not in turn": (seen, meter_commands.OpenJackpot(1), "House Procedure 6"),
    "a seat that has no such wager": (nothing, meter_commands.OpenJackpot(3), ""),
    "a seat that is not there": (nothing, meter_commands.OpenJackpot(9), ""),
    "a seat that is touched twice": (touched, TOUCH, ONE_TO_FOUR[0]),
    "a hand before the touch": (seen, CHOOSE, ONE_TO_FOUR[1]),
    "a hand that is not on the paytable": (touched, meter_commands.ChooseJackpot(6, "Pair"), ONE_TO_FOUR[1]),
    "no hand as a hand": (touched, meter_commands.ChooseJackpot(6, ""), ONE_TO_FOUR[1]),
    "a hand chosen twice": (chosen, CHOOSE, ONE_TO_FOUR[1]),
    "None before the touch": (seen, NONE, ONE_TO_FOUR[1]),
    "None once a hand is chosen": (chosen, NONE, ONE_TO_FOUR[1]),
    "Pending Jackpot before a hand is chosen": (touched, PENDING, ONE_TO_FOUR[2]),
    "Pending Jackpot twice": (confirming, PENDING, ONE_TO_FOUR[2]),
    "Pay Jackpot without the second screen": (chosen, PAY, ONE_TO_FOUR[3]),
    "Pay Jackpot twice": (locked, PAY, ONE_TO_FOUR[3]),
    "Pay Jackpot after it was verified": (verified, PAY, ONE_TO_FOUR[3]),
    "Cancel Jackpot without the second screen": (chosen, CANCEL, ONE_TO_FOUR[3]),
    "Cancel Jackpot once it is paid": (locked, CANCEL, ONE_TO_FOUR[3]),
    "a touch while it is pending": (locked, TOUCH, "House Procedure 6"),
    "a touch once it is verified": (verified, TOUCH, ONE_TO_FOUR[0]),
    "verifying before it is paid": (confirming, VERIFY, "House Procedure 22"),
    "verifying twice": (verified, VERIFY, "House Procedure 22"),
    "the rack while a hand is chosen": (chosen, commands.RackHand(6), ""),
    "the rack on the second screen": (confirming, commands.RackHand(6), ""),
    "the rack while it is pending": (locked, commands.RackHand(6), ""),
    "undoing what was paid": (locked, commands.Undo(), ""),
    "settling it like any other wager": (seen, commands.Expose(6, "stax", {}, CardsFrom.DEALER), ""),
    "a void of a jackpot that is not locked": (
        confirming,
        commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(6,)),
        "",
    ),
}


@every(("prepare", "command", "rule"), REFUSED.values())
def test_out_of_order_it_is_refused(prepare: Prepare, command: Command, rule: str) -> None:
    walk = StaxWalk().dealt((1, 6))
    prepare(walk)
    refusal = walk.refusal(command)
    assert refusal.why and refusal.instead
    assert rule in refusal.rule


BAD_APPROVALS = {
    "the dealer's own": Approval(DEALER, "fine"),
    "from somebody without the right": Approval(Operator("v1", "Ira", Role.SURVEILLANCE), "seen"),
    "without a reason": approval(" "),
}


@every("bad", BAD_APPROVALS.values())
def test_a_jackpot_is_verified_by_a_second_person_with_a_reason(bad: Approval) -> None:
    walk = StaxWalk().dealt((6,))
    walk.pay("Flush")
    walk.refusal(meter_commands.VerifyJackpot(6, "camera 4", bad))


def test_a_game_without_meters_has_no_jackpots() -> None:
    walk = Walk()
    for command in (*screens(6, "Flush"), NONE, CANCEL, meter_commands.CountChips(1)):
        walk.refusal(command)
    refused = walk.refusal(meter_commands.AdjustMeter("star", 1, meter_commands.Adjustment.ADDED, approval()))
    assert refused.rule == "WAC 230-15-685; WAC 230-15-695"
