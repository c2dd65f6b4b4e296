"""A supervisor changes a meter: which, why and which way, by how much, on whose word."""

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.deciding.meters import RULE
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.approvals import NOBODY
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, opened
from dealer_terminal.ui.kiosk.sheets import AmountPad, Menu, MenuSheet

METER = "meter:"
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


def entered(desk: Desk, pad: AmountPad) -> Reaction:
    _, meter, why, way = pad.what.split(":")
    by = -pad.cents if way == LOWERED else pad.cents
    command = meter_commands.AdjustMeter(meter, by, Adjustment(why), NOBODY)
    return opened(desk, forms.approval(command, "Change a meter", METER_WHYS[f"{why}:{way}"], RULE))
