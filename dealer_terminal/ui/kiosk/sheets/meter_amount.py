"""By how much a meter is changed; whoever approves reads what it comes to."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.progressive import shown_meters
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.ui.kiosk.amounts import Amount, clear_key, coin_keys, digit_keys
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.keys import AmountKey
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Key

AMOUNT_RULE = "House Procedure 23"


class Direction(Enum):
    LOWERED = "lowered"
    RAISED = "raised"


class MeterMoveKey(Key, frozen=True):
    why: Adjustment
    way: Direction


METER_CHANGES = {
    MeterMoveKey(Adjustment.MALFUNCTION, Direction.LOWERED): words("Malfunction: it shows too much"),
    MeterMoveKey(Adjustment.MALFUNCTION, Direction.RAISED): words("Malfunction: it shows too little"),
    MeterMoveKey(Adjustment.ABOVE_MAXIMUM, Direction.LOWERED): words("The display is above its maximum"),
    MeterMoveKey(Adjustment.SEED_RECOVERED, Direction.LOWERED): words("Seed is recovered"),
    MeterMoveKey(Adjustment.ADDED, Direction.RAISED): words("The house adds to it"),
}


class MeterAmount(Sheet[AmountKey], frozen=True):
    meter: str
    change: MeterMoveKey
    reason: AnySheet
    amount: Amount = Amount(0)

    def before(self) -> AnySheet:
        return self.reason

    def pressed(self, here: Here, key: AmountKey) -> Reaction:
        return here.opens(replace(self, amount=self.amount.with_key(key)))

    def entered(self, here: Here) -> Reaction:
        by = -self.amount.cents if self.change.way is Direction.LOWERED else self.amount.cents
        command = meter_commands.AdjustMeter(self.meter, by, self.change.why, NOBODY)
        question = self._moves(here.state, by)
        return here.opens(approval_of(command, METER_CHANGES[self.change], question, AMOUNT_RULE))

    def shows(self, inputs: Inputs, say: Say) -> AmountPadProps:
        name = inputs.state.rulebook().meter(self.meter).name
        return AmountPadProps(
            title=f"{name} · {say(METER_CHANGES[self.change])}",
            back_text=say("Back"),
            amount=with_cents(self.amount.cents),
            chips=coin_keys(say),
            digits=digit_keys(say),
            others=(clear_key(say),),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Enter the amount"))

    def _moves(self, state: State, by: int) -> Words:
        name, stands = state.rulebook().meter(self.meter).name, shown_meters(state)[self.meter]
        before, after = with_cents(stands), with_cents(max(0, stands + by))
        return words("{name} goes from {before} to {after}", name=name, before=before, after=after)
