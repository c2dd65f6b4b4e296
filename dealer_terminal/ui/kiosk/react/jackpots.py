"""The approval of a jackpot, screen by screen, as the paper has it."""

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.jackpot import Stage
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, cleared, opened

NONE, PAY, CANCEL = "none", "pay", "cancel"
OVER_THE_TABLE = (Stage.TOUCHED, Stage.CONFIRMING)


def approved_seat(state: State) -> int:
    """Whose approval lies over the table: its second and its fourth screen; 0 where none does."""
    return next((seat for seat, jackpot in state.jackpots.items() if jackpot.stage in OVER_THE_TABLE), 0)


def pending_seats(state: State) -> tuple[int, ...]:
    return tuple(seat for seat, jackpot in state.jackpots.items() if jackpot.stage is Stage.PENDING)


def verification(desk: Desk, state: State) -> Reaction:
    """The first that is pending, in the order in which they were locked."""
    return verified(desk, state, pending_seats(state)[0])


def verified(desk: Desk, state: State, seat: int) -> Reaction:
    rule = state.rulebook().step("jackpot-verify").citation
    return opened(desk, forms.verify_jackpot(seat, state.jackpots[seat], rule))


def chosen(desk: Desk, state: State, choice: str) -> Reaction:
    seat = approved_seat(state)
    match state.jackpots[seat].stage, choice:
        case Stage.TOUCHED, "none":
            return cleared(desk, meter_commands.DismissJackpot(seat))
        case Stage.TOUCHED, label:
            return cleared(desk, meter_commands.ChooseJackpot(seat, label))
        case _, "pay":
            return cleared(desk, meter_commands.PayJackpot(seat))
        case _:
            return cleared(desk, meter_commands.CancelJackpot(seat))
