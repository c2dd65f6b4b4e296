"""The approval of a jackpot, screen by screen, as the paper has it."""

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.jackpot import Stage
from dealer_terminal.procedure.progressive import in_process
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared

NONE, PENDING, PAY, CANCEL = "none", "pending", "pay", "cancel"


def approved_seat(state: State) -> int:
    """Whose jackpot is being approved; 0 where none is."""
    return next((seat for seat in state.jackpots if in_process(state, seat)), 0)


def chosen(desk: Desk, state: State, choice: str) -> Reaction:
    seat = approved_seat(state)
    match state.jackpots[seat].stage, choice:
        case Stage.TOUCHED, "none":
            return cleared(desk, meter_commands.DismissJackpot(seat))
        case Stage.TOUCHED, label:
            return cleared(desk, meter_commands.ChooseJackpot(seat, label))
        case Stage.CHOSEN, _:
            return cleared(desk, meter_commands.ProceedJackpot(seat))
        case _, "pay":
            return cleared(desk, meter_commands.PayJackpot(seat))
        case _:
            return cleared(desk, meter_commands.CancelJackpot(seat))
