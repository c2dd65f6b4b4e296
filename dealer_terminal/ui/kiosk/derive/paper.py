"""The manual on screen, for when the terminal can't be trusted; and what to do about a reader."""

from dealer_terminal.procedure.state import State
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.table.reader import Standing
from dealer_terminal.ui.kiosk.frame import LineProps, PaperProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.say import Say

LINES_A_PAGE = 5


def paper(inputs: Inputs, page: int, say: Say) -> PaperProps:
    lines = manual(inputs.state)
    pages = page_count(inputs.state)
    at = min(page, pages - 1)
    broken = inputs.around.broken
    return PaperProps(
        title=broken or inputs.view.rulebook,
        mark=say("CHECKLIST OFF") if broken else say("THE MANUAL"),
        lines=lines[at * LINES_A_PAGE : (at + 1) * LINES_A_PAGE],
        page=f"{at + 1} / {pages}",
    )


def page_count(state: State) -> int:
    return max(1, -(-len(manual(state)) // LINES_A_PAGE))


def manual(state: State) -> tuple[LineProps, ...]:
    return _lines(state, state.book) if state.book is not None else ()


def _lines(state: State, book: Rulebook) -> tuple[LineProps, ...]:
    """The steps in order, then the irregularities of the paper and of the house, once each."""
    house = state.house.irregularities if state.house is not None else ()
    known = {each.id for each in book.irregularities}
    irregular = (*book.irregularities, *(each for each in house if each.id not in known))
    words = {"seat": "N", "first": max(book.positions)}
    steps = [LineProps(each.title.format(**words), each.citation, each.prompt.format(**words)) for each in book.steps]
    return (*steps, *(LineProps(each.title, each.citation, each.prompt.format(**words)) for each in irregular))


_WORDS = {
    Standing.NONE: ("No reader", "This table is dealt by hand."),
    Standing.READY: ("The reader is ready", "Nothing to do."),
    Standing.BUSY: ("The reader is at work", "Wait for it."),
    Standing.LOST: ("The reader is lost", ""),
}


def reader_page(inputs: Inputs, say: Say) -> PaperProps:
    status = inputs.around.reader
    heading, words = _WORDS[status.standing]
    lines = [LineProps(say(heading), status.name, say(status.remedy or words))]
    lines += [LineProps(fault, say("reported by the reader"), text) for fault, text in inputs.view.faults.items()]
    return PaperProps(title=status.name, mark=say("READER"), lines=tuple(lines), covers=False)
