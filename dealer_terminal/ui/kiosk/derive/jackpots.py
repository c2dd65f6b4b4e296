"""The screens of a jackpot's approval."""

from collections.abc import Iterator

from dealer_terminal.procedure.jackpot import Stage
from dealer_terminal.procedure.progressive_view import JackpotView, progressive_view
from dealer_terminal.ui.kiosk.frame import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.react.jackpots import CANCEL, NONE, PAY
from dealer_terminal.ui.kiosk.say import Say


def jackpot_board(inputs: Inputs, seat: int, say: Say) -> BoardProps:
    jackpot = next(each for each in progressive_view(inputs.state).jackpots if each.seat == seat)
    where = say("Position {seat}").format(seat=seat)
    return BoardProps(
        title=f"{where} · {jackpot.event}" if jackpot.event else where,
        question=say(inputs.view.instruction.prompt),
        citation=inputs.view.instruction.citation,
        options=tuple(_options(jackpot, say)),
    )


def _options(jackpot: JackpotView, say: Say) -> Iterator[OptionProps]:
    match jackpot.stage:
        case Stage.TOUCHED:
            for label in jackpot.choices:
                note = say("As the cards show") if label == jackpot.offered else ""
                yield OptionProps(label, label, note, chosen=label == jackpot.offered)
            yield OptionProps(NONE, say("None"), chosen=not jackpot.offered)
        case _:
            yield OptionProps(PAY, say("Pay Jackpot"), jackpot.event)
            yield OptionProps(CANCEL, say("Cancel Jackpot"), say("Nothing is paid"))
