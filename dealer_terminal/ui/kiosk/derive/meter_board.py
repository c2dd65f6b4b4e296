"""The supervisor's way to a meter: the four of them as they stand, then the reasons that the rules know."""

from dealer_terminal.procedure.citations import METER_RULE
from dealer_terminal.procedure.meter_facts import Adjustment
from dealer_terminal.rules.meter_money import parts
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.frame import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.money import with_cents
from dealer_terminal.ui.kiosk.react.meters import METER_WHYS
from dealer_terminal.ui.kiosk.say import Say


def meters_board(inputs: Inputs, about: str, say: Say) -> BoardProps:
    meters = inputs.view.progressive.meters
    title, back = say("CHANGE A METER"), say("Back")
    if not about:
        which = tuple(OptionProps(meter.id, meter.name, value=with_cents(meter.cents)) for meter in meters)
        return BoardProps(title, say("Which meter?"), METER_RULE, back, which)
    name = next(meter.name for meter in meters if meter.id == about)
    whys = tuple(_why(inputs, about, choice, words, say) for choice, words in METER_WHYS.items())
    return BoardProps(f"{title} · {name}", say("Why is it changed?"), METER_RULE, back, whys)


def _why(inputs: Inputs, meter: str, choice: str, words: str, say: Say) -> OptionProps:
    """The maximum is a reason where there is one and the meter stands above it."""
    if not choice.startswith(Adjustment.ABOVE_MAXIMUM.value):
        return OptionProps(choice, say(words))
    most = inputs.state.in_force().maxima.get(meter, 0)
    above = 0 < parts(most) < inputs.state.meters.get(meter, 0)
    return OptionProps(choice, say(words), value=dollars(most) if most else say("none"), possible=above)
