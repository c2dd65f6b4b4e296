"""The one door to what is decided about meters and jackpots."""

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.deciding import chips, jackpot, meter_adjustments, meter_link
from dealer_terminal.procedure.deciding.outcome import Outcome
from dealer_terminal.procedure.meter_commands import MeterCommand
from dealer_terminal.procedure.state import State


def decide_meters(state: State, command: MeterCommand) -> Outcome:
    match command:
        case meter_commands.CountChips():
            return chips.count_chips(state, command)
        case meter_commands.AdjustMeter():
            return meter_adjustments.adjust_meter(state, command)
        case meter_commands.LoseLink():
            return meter_link.lose_link(state, command)
        case meter_commands.CompareMeters():
            return meter_link.compare_meters(state, command)
        case meter_commands.MoveMeters():
            return meter_link.move_meters(state, command)
        case meter_commands.OpenJackpot():
            return jackpot.open_jackpot(state, command)
        case meter_commands.ChooseJackpot():
            return jackpot.choose(state, command)
        case meter_commands.DismissJackpot():
            return jackpot.dismiss(state, command)
        case meter_commands.ProceedJackpot():
            return jackpot.proceed(state, command)
        case meter_commands.PayJackpot():
            return jackpot.pay(state, command)
        case meter_commands.CancelJackpot():
            return jackpot.cancel(state, command)
        case meter_commands.VerifyJackpot():
            return jackpot.verify_jackpot(state, command)
