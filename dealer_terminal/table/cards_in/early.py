"""Cards that come out before the deal: the dealer took no more bets back, or chips are still counted.

They wait, in order. Where bets were open again, a person then says whether they still lie where they are due.
"""

from msgspec.structs import replace

from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.cards_in.intake import Intake, Reopened, Understood, Way, noted, open_again, ours
from dealer_terminal.table.cards_in.questions import raise_question
from drivers.events import (
    AlreadyDealt,
    CardInDoubt,
    CardRead,
    DeviceStarted,
    PacketRead,
    ReportChanged,
    ReportsMissing,
    Setting,
)

CARDS = AlreadyDealt | CardInDoubt | CardRead | DeviceStarted | PacketRead | ReportChanged | ReportsMissing


def waits(state: State, intake: Intake) -> bool:
    early = state.phase is Phase.CHIPS or open_again(state)
    return early and intake.way is not Way.EXPOSURE and ours(state, intake)


def comes(state: State, intake: Intake, event: CARDS) -> bool:
    """What belongs to the round before, to no game or to nothing is understood as ever."""
    if not waits(state, intake):
        return False
    match event:
        case PacketRead(round=number) | AlreadyDealt(round=number) if number and number == intake.late.round:
            return False
        case AlreadyDealt(packets=told):
            return bool(told)
        case CardRead(setting=setting):
            return setting is not Setting.RETRANSMITTED
        case DeviceStarted():
            return intake.way is Way.CARDS
        case _:
            return True


def marked(state: State, intake: Intake) -> Intake:
    """Whatever a machine tells after a start is asked about as it is; not what came out before it."""
    begun = intake.held or intake.loose or intake.gaps
    asks = any(isinstance(each, Reopened | AlreadyDealt) for each in intake.held)
    starts = any(isinstance(each, DeviceStarted) for each in intake.held[:1])
    if asks or starts or not (begun and open_again(state) and waits(state, intake)):
        return intake
    return replace(intake, held=(Reopened(), *intake.held))


def asked(state: State, intake: Intake) -> Understood:
    if state.phase is not Phase.DEAL or not ours(state, intake):
        return noted(intake, "nothing is dealt from what came out early")
    note = words("Cards came out while bets were open again")
    return Understood(intake, raise_question(state, IrregularityId.ALIGNMENT, note))
