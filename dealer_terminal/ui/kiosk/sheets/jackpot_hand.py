"""Which hand does the seat hold? The second screen of a jackpot's approval."""

from enum import Enum

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive_view import jackpot_view
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.steps import OPENED, can_undo
from dealer_terminal.ui.kiosk.bar import more_key, usual_bar
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, OfSeat, Reaction, as_printed
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Key


class HandKey(Key, frozen=True):
    label: str


class NoHandKey(Enum):
    NONE = "none"


class JackpotHand(OfSeat[HandKey | NoHandKey], frozen=True):
    def fits(self, state: State) -> bool:
        return state.issue is None and stands_at(state, self.seat, JackpotStage.TOUCHED)

    def pressed(self, here: Here, key: HandKey | NoHandKey) -> Reaction:
        if isinstance(key, NoHandKey):
            return here.clears(meter_commands.DismissJackpot(self.seat))
        return here.clears(meter_commands.ChooseJackpot(self.seat, key.label))

    def backed(self, here: Here) -> Reaction:
        """The touch of the seat is undone: by a step back, or where none is left by “None”."""
        undoes = can_undo(here.state) and here.state.step == OPENED
        return here.clears(commands.Undo() if undoes else meter_commands.DismissJackpot(self.seat))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        jackpot, told = jackpot_view(inputs.state, self.seat), instruction(inputs.state)
        offered = jackpot.offered
        hands = [
            OptionProps(
                HandKey(each), each, say("As the cards show") if each == offered else "", chosen=each == offered
            )
            for each in jackpot.choices
        ]
        return BoardProps(
            title=say("Position {seat}", seat=self.seat),
            question=say(told.prompt),
            citation=told.citation,
            back_text=say("Back"),
            printed=as_printed(told.prompt, say),
            options=(*hands, OptionProps(NoHandKey.NONE, say("None"), chosen=not offered)),
        )

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, more_key(say), undoes=True)


def stands_at(state: State, seat: int, stage: JackpotStage) -> bool:
    jackpot = state.jackpots.get(seat)
    return jackpot is not None and jackpot.stage is stage
