"""The manual on screen, for when the terminal can't be trusted."""

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.titles import prompt, title
from dealer_terminal.rules.rulebook import Irregularity, Rulebook, Step
from dealer_terminal.ui.kiosk.frame import LineProps, PaperProps
from dealer_terminal.ui.kiosk.inputs import Inputs
from dealer_terminal.ui.kiosk.say import Say, as_written

LINES_A_PAGE = 4


def paper(inputs: Inputs, page: int, say: Say) -> PaperProps:
    lines = manual(inputs.state, say)
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
    return max(1, -(-len(manual(state, as_written)) // LINES_A_PAGE))


def manual(state: State, say: Say) -> tuple[LineProps, ...]:
    return _lines(state, state.book, say) if state.book is not None else ()


def _lines(state: State, book: Rulebook, say: Say) -> tuple[LineProps, ...]:
    """The steps in order, then the irregularities of the paper and of the house, once each."""
    house = state.house.irregularities if state.house is not None else ()
    known = {each.id for each in book.irregularities}
    irregular = (*book.irregularities, *(each for each in house if each.id not in known))
    entries: tuple[Step | Irregularity, ...] = (*book.steps, *irregular)
    return tuple(_line(each, max(book.positions), say) for each in entries)


def _line(each: Step | Irregularity, first: int, say: Say) -> LineProps:
    """Its title as printed stands beside the translation, so that it is found on the paper."""
    named = title(each, "N", first)
    said, printed = say(named), str(named)
    titles = said if said == printed else f"{said} · {printed}"
    return LineProps(titles, each.citation, say(prompt(each, "N", first)))
