"""What a payment should have come to: another amount, a push or a loss."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.hand import Result
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.amounts import Amount, chip_keys, clear_key, digit_keys
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.keys import AmountKey
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.surfaces import AmountPadProps, KeyProps
from dealer_terminal.ui.shared.languages import Say

CORRECTION = "House Procedure 17"


class CameToKey(Enum):
    """A wager that should have pushed or lost is paid nothing."""

    PUSH = "push"
    LOSE = "lose"


_RESULTS = {CameToKey.PUSH: Result.PUSH, CameToKey.LOSE: Result.LOSE}


class PaymentAmount(Sheet[AmountKey | CameToKey], frozen=True):
    seat: int
    spot: str
    round: int
    amount: Amount
    chosen_from: AnySheet

    def before(self) -> AnySheet:
        return self.chosen_from

    def pressed(self, here: Here, key: AmountKey | CameToKey) -> Reaction:
        if isinstance(key, CameToKey):
            return self._corrected(here, _RESULTS[key], 0)
        return here.opens(replace(self, amount=self.amount.with_key(key)))

    def entered(self, here: Here) -> Reaction:
        return self._corrected(here, Result.WIN, self.amount.cents)

    def shows(self, inputs: Inputs, say: Say) -> AmountPadProps:
        name = inputs.state.rulebook().spot(self.spot).name
        return AmountPadProps(
            title=say("Position {seat} · {spot}: what was due", seat=self.seat, spot=name),
            back_text=say("Back"),
            amount=dollars(self.amount.cents),
            chips=chip_keys(inputs.room.settings.chips),
            digits=digit_keys(say),
            others=(
                clear_key(say),
                KeyProps(CameToKey.PUSH, say("It pushed")),
                KeyProps(CameToKey.LOSE, say("It lost")),
            ),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Enter the amount"))

    def _corrected(self, here: Here, result: Result, pays: int) -> Reaction:
        command = commands.CorrectPayment(self.seat, self.spot, pays, NOBODY, result, self.round)
        question = words("The first entry stays on the record.")
        return here.opens(approval_of(command, words("Correct a payment"), question, CORRECTION))
