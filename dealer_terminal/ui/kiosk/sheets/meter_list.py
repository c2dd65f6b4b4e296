"""Which meter is changed?"""

from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.progressive_view import progressive_view
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.meter_reason import MeterKey, MeterReason
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say


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
