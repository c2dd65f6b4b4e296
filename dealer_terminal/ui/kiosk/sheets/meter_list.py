"""Change of a progressive meter: which meter, why, and by how much."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.progressive import shown_meters
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.rules.money import dollars, parts
from dealer_terminal.ui.kiosk.amounts import AmountEntry, clear_key, coin_keys, digit_keys
from dealer_terminal.ui.kiosk.bar import ready_key, unless
from dealer_terminal.ui.kiosk.keys import AmountKey
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps, BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

AMOUNT_RULE = "House Procedure 23"


class MeterDirection(Enum):
    LOWERED = "lowered"
    RAISED = "raised"


class MeterMoveKey(PressKey, frozen=True):
    why: Adjustment
    way: MeterDirection


METER_CHANGES = {
    MeterMoveKey(Adjustment.MALFUNCTION, MeterDirection.LOWERED): words("Malfunction: it shows too much"),
    MeterMoveKey(Adjustment.MALFUNCTION, MeterDirection.RAISED): words("Malfunction: it shows too little"),
    MeterMoveKey(Adjustment.ABOVE_MAXIMUM, MeterDirection.LOWERED): words("The display is above its maximum"),
    MeterMoveKey(Adjustment.SEED_RECOVERED, MeterDirection.LOWERED): words("Seed is recovered"),
    MeterMoveKey(Adjustment.ADDED, MeterDirection.RAISED): words("The house adds to it"),
}


class MeterAmount(Sheet[AmountKey], frozen=True):
    meter: str
    change: MeterMoveKey
    reason: AnySheet
    amount: AmountEntry = AmountEntry(0)

    def before(self) -> AnySheet:
        return self.reason

    def pressed(self, here: Here, key: AmountKey) -> Reaction:
        return here.opens(replace(self, amount=self.amount.with_key(key)))

    def entered(self, here: Here) -> Reaction:
        by = -self.amount.cents if self.change.way is MeterDirection.LOWERED else self.amount.cents
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


class MeterKey(PressKey, frozen=True):
    id: str


class MeterReason(Sheet[MeterMoveKey], frozen=True):
    meter: str

    def pressed(self, here: Here, key: MeterMoveKey) -> Reaction:
        return here.opens(MeterAmount(self.meter, key, self))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        name = inputs.state.rulebook().meter(self.meter).name
        return BoardProps(
            title=f"{say('CHANGE A METER')} · {name}",
            question=say("Why is it changed?"),
            citation=METER_RULE,
            back_text=say("Back"),
            options=tuple(self._why(inputs.state, change, told, say) for change, told in METER_CHANGES.items()),
        )

    def _why(self, state: State, change: MeterMoveKey, told: Words, say: Say) -> OptionProps:
        """Return a reason as an option. The maximum is a reason only if the meter has one and is above it."""
        if change.why is not Adjustment.ABOVE_MAXIMUM:
            return OptionProps(change, say(told))
        most = state.in_force().maxima.get(self.meter, 0)
        above = 0 < parts(most) < state.meters.get(self.meter, 0)
        below = "" if above else say("The meter is not above it") if most else say("It has no maximum")
        return unless(below, change, say(told), value=dollars(most) if most else say("none"))


class MeterList(Sheet[MeterKey], frozen=True):
    def pressed(self, here: Here, key: MeterKey) -> Reaction:
        return here.opens(MeterReason(key.id))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        meters = progressive_view(inputs.state).meters
        return BoardProps(
            title=say("CHANGE A METER"),
            question=say("Which meter?"),
            citation=METER_RULE,
            back_text=say("Back"),
            options=tuple(OptionProps(MeterKey(each.id), each.name, value=with_cents(each.cents)) for each in meters),
        )
