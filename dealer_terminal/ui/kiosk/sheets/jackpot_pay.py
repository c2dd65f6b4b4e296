"""Is the jackpot paid? The fourth screen of its approval."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure import meter_commands
from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.evidence import evidence
from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.jackpot import JackpotStage
from dealer_terminal.procedure.progressive import progressive_of
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.bar import more_key, usual_bar
from dealer_terminal.ui.kiosk.evidence import LookKey, evidence_shown, page_keys
from dealer_terminal.ui.kiosk.evidence_room import BOARD
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet, as_printed
from dealer_terminal.ui.kiosk.sheets.jackpot_hand import stands_at
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.shared.languages import Say


class PayKey(Enum):
    PAY = "pay"
    CANCEL = "cancel"


class JackpotPay(Sheet[PayKey | LookKey], frozen=True):
    seat: int
    page: int = 0

    def fits(self, state: State) -> bool:
        return state.issue is None and stands_at(state, self.seat, JackpotStage.CONFIRMING)

    def pressed(self, here: Here, key: PayKey | LookKey) -> Reaction:
        if key is LookKey.ON:
            return here.opens(replace(self, page=self.page + 1))
        pays = meter_commands.PayJackpot(self.seat)
        return here.clears(pays if key is PayKey.PAY else meter_commands.CancelJackpot(self.seat))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        event, told = inputs.state.jackpots[self.seat].event, instruction(inputs.state)
        due = evidence(inputs.state, meter_commands.PayJackpot(self.seat))
        look = evidence_shown(due, inputs.state, say, page=self.page, room=BOARD)
        return BoardProps(
            title=f"{say('Position {seat}', seat=self.seat)} · {event}",
            question=say(told.prompt),
            citation=told.citation,
            printed=as_printed(told.prompt, say),
            options=(
                OptionProps(PayKey.PAY, say("Pay Jackpot"), event, _amount(inputs.state, due)),
                OptionProps(PayKey.CANCEL, say("Cancel Jackpot"), say("Nothing is paid")),
            ),
            others=page_keys(look),
            evidence=look,
        )

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        return usual_bar(inputs.state, say, more_key(say), undoes=True)


def _amount(state: State, due: Evidence) -> str:
    """What a touch of “Pay Jackpot” locks."""
    spot = progressive_of(state).spot
    wagers = (wager for hand in due.hands for wager in hand.wagers if wager.spot == spot)
    return next((dollars(wager.after.pays) for wager in wagers), "")
