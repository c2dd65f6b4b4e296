"""How many progressive chips the dealer counted, where they are not as many as were accepted."""

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Key


class CountKey(Key, frozen=True):
    chips: int


class ChipTally(Sheet[CountKey], frozen=True):
    def pressed(self, here: Here, key: CountKey) -> Reaction:
        return here.clears(meter_commands.CountChips(key.chips))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        counts = range(inputs.state.in_force().positions + 1)
        step = inputs.state.rulebook().step(Phase.CHIPS.value)
        return BoardProps(
            title=say(step.title),
            question=say("How many chips were collected?"),
            citation=step.citation,
            back_text=say("Back"),
            options=tuple(OptionProps(CountKey(chips), str(chips)) for chips in counts),
        )
