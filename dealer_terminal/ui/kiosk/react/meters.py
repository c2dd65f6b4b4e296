"""A supervisor changes a meter: which, why and which way, by how much, on whose word."""

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.progressive import shown_meters
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.approvals import NOBODY
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, opened
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.sheets import AmountPad, Menu, MenuSheet

METER = "meter:"
HOUSE_RULE = "House Procedure 23"
LOWERED, RAISED = "lowered", "raised"
METER_WHYS = {
    f"{Adjustment.MALFUNCTION.value}:{LOWERED}": "Malfunction: it shows too much",
    f"{Adjustment.MALFUNCTION.value}:{RAISED}": "Malfunction: it shows too little",
    f"{Adjustment.ABOVE_MAXIMUM.value}:{LOWERED}": "The display is above its maximum",
    f"{Adjustment.SEED_RECOVERED.value}:{LOWERED}": "Seed is recovered",
    f"{Adjustment.ADDED.value}:{RAISED}": "The house adds to it",
}


def chosen(desk: Desk, menu: MenuSheet, choice: str) -> Reaction:
    if not menu.about:
        return opened(desk, MenuSheet(Menu.METERS, choice))
    return opened(desk, AmountPad(f"{METER}{menu.about}:{choice}", 0, menu))


def entered(desk: Desk, state: State, pad: AmountPad) -> Reaction:
    """Whoever approves reads what it comes to."""
    _, meter, why, way = pad.what.split(":")
    by = -pad.cents if way == LOWERED else pad.cents
    command = meter_commands.AdjustMeter(meter, by, Adjustment(why), NOBODY)
    return opened(desk, forms.approval(command, METER_WHYS[f"{why}:{way}"], _moves(state, meter, by), HOUSE_RULE))


def _moves(state: State, meter: str, by: int) -> str:
    name, stands = state.rulebook().meter(meter).name, shown_meters(state)[meter]
    before, after = with_cents(stands), with_cents(max(0, stands + by))
    return f"{name} goes from {before} to {after}"
