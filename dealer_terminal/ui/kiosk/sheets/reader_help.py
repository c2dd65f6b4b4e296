"""The reader's status, each fault that it reports with what to do, and available actions."""

from collections.abc import Iterator
from enum import Enum

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import AWAY, FaultId, can_be_put_right, told_fault
from dealer_terminal.procedure.irregularity_places import IrregularityPlace, places
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.words import NO_WORDS, then, words
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.table.reader import ReaderCondition, ReaderStatus
from dealer_terminal.ui.kiosk.bar import ready_key, unless
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.screen_actions import ForReader
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import approval_of
from dealer_terminal.ui.kiosk.sheets.irregularity_seat import reported_at
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

RULE = "House Procedure 13"
_STANDS = {
    ReaderCondition.NONE: words("No reader"),
    ReaderCondition.CONNECTING: words("The reader is not there yet"),
    ReaderCondition.READY: words("The reader is ready"),
    ReaderCondition.BUSY: words("The reader is at work"),
    ReaderCondition.QUIET: words("The reader is quiet"),
    ReaderCondition.FAULTY: words("The reader reports a fault"),
    ReaderCondition.LOST: words("The reader is lost"),
}
_TO_DO = {
    ReaderCondition.NONE: words("This table is dealt by hand."),
    ReaderCondition.CONNECTING: words("See that it is on."),
    ReaderCondition.READY: words("Nothing to do."),
    ReaderCondition.BUSY: words("Wait for it."),
    ReaderCondition.QUIET: NO_WORDS,
    ReaderCondition.FAULTY: words("What to do stands below."),
    ReaderCondition.LOST: NO_WORDS,
}


class FaultKey(PressKey, frozen=True):
    id: FaultId


class WayOn(Enum):
    WITHOUT = "without"


class ReaderHelp(Sheet[FaultKey | ForReader | WayOn], frozen=True):
    def pressed(self, here: Here, key: FaultKey | ForReader | WayOn) -> Reaction:
        if isinstance(key, ForReader):
            return Reaction(here.desk, errands=(key,))
        if isinstance(key, WayOn):
            lost = next(_lost(here.state), None)
            return here.stays() if lost is None else reported_at(here, lost.paths[0], 0, "")
        if key.id not in here.state.faults or not can_be_put_right(key.id):
            return here.stays()
        question = words("A supervisor has seen to it. The fault stays on the record.")
        return here.opens(approval_of(commands.ClearFault(key.id), words("Put the reader right"), question, RULE))

    def entered(self, here: Here) -> Reaction:
        return here.clears()

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        status = inputs.around.reader
        options = (*_faults(inputs.state, status, say), *_tries(status, say), *_way_on(inputs.state, status, say))
        return BoardProps(
            covers=inputs.state.phase is Phase.CLOSED,
            title=" · ".join(part for part in (say("READER"), say(status.name)) if part),
            question=_standing(status, say),
            back_text=say("Back"),
            options=options,
            columns=1 if len(options) < 6 else 2,
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Back to the table"))


def _standing(status: ReaderStatus, say: Say) -> str:
    stands, todo = _STANDS[status.standing], status.remedy or _TO_DO[status.standing]
    return say(then(stands, todo)) if todo else say(stands)


def _faults(state: State, status: ReaderStatus, say: Say) -> Iterator[OptionProps]:
    """Yield the faults. A lost reader is left out if the status shows it already."""
    for fault, detail in state.faults.items():
        if fault is FaultId.READER_LOST and status.standing is ReaderCondition.LOST:
            continue
        told = told_fault(fault, detail)
        possible = can_be_put_right(fault)
        value = say("Put right") if possible else ""
        yield OptionProps(FaultKey(fault), say(told.told), say(told.todo), value, possible)


def _tries(status: ReaderStatus, say: Say) -> Iterator[OptionProps]:
    if status.standing is not ReaderCondition.NONE:
        away = status.standing in (ReaderCondition.LOST, ReaderCondition.CONNECTING)
        there = "" if away else say("The reader is connected")
        yield unless(there, ForReader.RETRY, say("Try again now"), status.detail or say("Connects to the reader"))
    if status.gathered:
        read = say("{count} cards are read", count=len(status.gathered))
        yield OptionProps(ForReader.DROP, say("Begin again"), say("Show this place's cards anew"), read)


def _way_on(state: State, status: ReaderStatus, say: Say) -> Iterator[OptionProps]:
    if status.standing is ReaderCondition.LOST or AWAY & state.faults.keys():
        for lost in _lost(state):
            note = say("{irregularity}, then Go on by hand: a supervisor", irregularity=say(lost.title))
            yield OptionProps(WayOn.WITHOUT, say("Go on without it"), note)


def _lost(state: State) -> Iterator[IrregularityPlace]:
    """Return the irregularity for a lost reader, if it can be reported now."""
    every = places(state)
    return (each for each in every if each.paths[0].id is IrregularityId.READER_LOST and not each.why_not)
