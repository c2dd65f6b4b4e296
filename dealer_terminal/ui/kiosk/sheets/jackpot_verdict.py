"""Decision of a supervisor on a pending jackpot: sign it, report other cards, or refuse to pay it."""

from enum import Enum

from dealer_terminal.procedure import commands, meter_commands
from dealer_terminal.procedure.jackpot import Jackpot
from dealer_terminal.procedure.meter_facts import JackpotVerification
from dealer_terminal.procedure.progressive import VERIFY
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.bar import unless
from dealer_terminal.ui.kiosk.sheet import Here, Reaction
from dealer_terminal.ui.kiosk.sheets.approval import (
    NOBODY,
    WITHOUT_CAMERA,
    ApprovalForm,
    ApprovalKey,
    approval_of,
)
from dealer_terminal.ui.kiosk.sheets.reported_cards import NO_CARDS, OTHER_CARDS, other_cards
from dealer_terminal.ui.kiosk.surfaces import OptionProps
from dealer_terminal.ui.kit.languages import Say


class VerdictKey(Enum):
    OTHER_CARDS = "other-cards"
    NOT_PAID = "not-paid"


class JackpotVerdict(ApprovalForm, frozen=True, kw_only=True):
    """Approval form of a jackpot with two more options: report other cards, or do not pay."""

    seat: int
    by_cards: bool

    def pressed(self, here: Here, key: ApprovalKey | VerdictKey) -> Reaction:
        match key:
            case VerdictKey.OTHER_CARDS:
                return here.opens(other_cards(here.state, self.seat, self))
            case VerdictKey.NOT_PAID:
                return here.clears(commands.ReportIrregularity(IrregularityId.JACKPOT_DISPUTED, seats=(self.seat,)))
            case _:
                return super().pressed(here, key)

    def reasons_shown(self, say: Say) -> tuple[OptionProps, ...]:
        others = unless("" if self.by_cards else say(NO_CARDS), VerdictKey.OTHER_CARDS, say(OTHER_CARDS))
        return (*super().reasons_shown(say), others, OptionProps(VerdictKey.NOT_PAID, say("It is not paid")))


def jackpot_verdict(state: State, seat: int) -> JackpotVerdict:
    """Return the form. Above the camera threshold it requires a camera reference, below it only the supervisor."""
    jackpot: Jackpot = state.jackpots[seat]
    event = words("Position {seat}: {event}, {amount}", seat=seat, event=jackpot.event, amount=dollars(jackpot.pays))
    rule = state.rulebook().step(VERIFY).citation
    form = approval_of(meter_commands.VerifyJackpot(seat, "", NOBODY), words("Jackpot pending"), event, rule)
    on_camera = jackpot.waits_for is JackpotVerification.CAMERA
    seen = tuple(each for each in form.reasons if not (on_camera and each in WITHOUT_CAMERA))
    return JackpotVerdict(
        command=form.command,
        asked=form.asked,
        reasons=seen,
        on_camera=on_camera,
        seat=seat,
        by_cards=bool(state.seat(seat).cards),
    )
