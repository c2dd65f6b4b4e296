"""The reader: how it stands, each fault that it reports with what to do, and what can be tried."""

from collections.abc import Iterator

from dealer_terminal.procedure.device_faults import can_be_put_right, words_of
from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.reader import Standing
from dealer_terminal.ui.kiosk.desk import ForReader
from dealer_terminal.ui.kiosk.frame import BoardProps, OptionProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.say import Say

_WORDS = {
    Standing.NONE: ("No reader", "This table is dealt by hand."),
    Standing.CONNECTING: ("The reader is not there yet", "See that it is on."),
    Standing.READY: ("The reader is ready", "Nothing to do."),
    Standing.BUSY: ("The reader is at work", "Wait for it."),
    Standing.FAULTY: ("The reader reports a fault", "What to do stands below."),
    Standing.LOST: ("The reader is lost", ""),
}


def reader_board(inputs: Inputs, say: Say) -> BoardProps:
    options = (*_faults(inputs, say), *_tries(inputs, say))
    return BoardProps(
        title=" · ".join(part for part in (say("READER"), say(inputs.around.reader.name)) if part),
        question=_standing(inputs, say),
        back_text=say("Back"),
        options=options,
        columns=1 if len(options) < 6 else 2,
        covers=inputs.view.phase is Phase.CLOSED,
    )


def _standing(inputs: Inputs, say: Say) -> str:
    status = inputs.around.reader
    heading, words = _WORDS[status.standing]
    todo = status.remedy or words
    return say("{one}. {two}").format(one=say(heading), two=say(todo)) if todo else say(heading)


def _faults(inputs: Inputs, say: Say) -> Iterator[OptionProps]:
    for fault, detail in inputs.state.faults.items():
        words, todo = words_of(fault, detail)
        possible = can_be_put_right(fault)
        value = say("Put right") if possible else ""
        yield OptionProps(f"fault:{fault}", say(words), say(todo), value, possible)


def _tries(inputs: Inputs, say: Say) -> Iterator[OptionProps]:
    status = inputs.around.reader
    if status.standing is not Standing.NONE:
        away = status.standing in (Standing.LOST, Standing.CONNECTING)
        yield OptionProps(
            ForReader.RETRY.value, say("Try again now"), status.detail or say("Connects to the reader"), possible=away
        )
    if status.gathered:
        read = say("{count} cards are read").format(count=status.gathered)
        yield OptionProps(ForReader.DROP.value, say("Begin again"), say("Show this place's cards anew"), read)
