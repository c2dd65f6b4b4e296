"""Why is a meter changed, and which way?"""

from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words
from dealer_terminal.rules.meter_money import parts
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.meter_amount import METER_CHANGES, MeterAmount, MeterMoveKey
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.unless import unless
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Key


class MeterKey(Key, frozen=True):
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
        """The maximum is a reason where there is one and the meter stands above it."""
        if change.why is not Adjustment.ABOVE_MAXIMUM:
            return OptionProps(change, say(told))
        most = state.in_force().maxima.get(self.meter, 0)
        above = 0 < parts(most) < state.meters.get(self.meter, 0)
        below = "" if above else say("The meter is not above it") if most else say("It has no maximum")
        return unless(below, change, say(told), value=dollars(most) if most else say("none"))
