"""The rulebook's own steps and irregularities, page by page; all there is when the terminal can't be trusted."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.titles import prompt, title
from dealer_terminal.rules.rulebook import Irregularity, Rulebook, Step
from dealer_terminal.ui.kiosk.bar import page_keys, ready_key
from dealer_terminal.ui.kiosk.keys import PageTurn
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.recall import Recall
from dealer_terminal.ui.kiosk.surfaces import LineProps, PaperProps
from dealer_terminal.ui.shared.languages import Say

LINES_A_PAGE = 4


class RecallKey(Enum):
    """The last rounds are in memory, whatever became of the journal."""

    RECALL = "recall"


class Manual(Sheet[PageTurn | RecallKey], frozen=True):
    page: int = 0

    def pressed(self, here: Here, key: PageTurn | RecallKey) -> Reaction:
        match key:
            case PageTurn.OLDER:
                return here.opens(replace(self, page=max(0, self.page - 1)))
            case PageTurn.NEWER:
                return here.opens(replace(self, page=self.page + 1))
            case RecallKey.RECALL:
                return here.opens(Recall())

    def entered(self, here: Here) -> Reaction:
        return here.clears()

    def shows(self, inputs: Inputs, say: Say) -> PaperProps:
        state, broken = inputs.state, inputs.around.broken
        at, count = min(self.page, _page_count(state) - 1), _page_count(state)
        entries = _entries(state)[at * LINES_A_PAGE : (at + 1) * LINES_A_PAGE]
        return PaperProps(
            title=broken or (state.rulebook().title if state.book else ""),
            mark=say("CHECKLIST OFF") if broken else say("THE MANUAL"),
            lines=tuple(_line(each, max(state.rulebook().positions), say) for each in entries),
            page=f"{at + 1} / {count}",
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if inputs.around.broken:
            return ready_key(say("Try again"), say("Reads the journal anew"))
        return ready_key(say("Back to the table"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        turns = page_keys(self.page, _page_count(inputs.state), say("Page back"), say("Page on"))
        if not inputs.around.broken:
            return turns
        recalls = bool(inputs.around.past)
        return (*turns, ActionProps(RecallKey.RECALL, say("Recall"), "again", possible=recalls))


def _page_count(state: State) -> int:
    return max(1, -(-len(_entries(state)) // LINES_A_PAGE))


def _entries(state: State) -> tuple[Step | Irregularity, ...]:
    return _of_the_book(state, state.book) if state.book is not None else ()


def _of_the_book(state: State, book: Rulebook) -> tuple[Step | Irregularity, ...]:
    """The steps in order, then the irregularities of the paper and of the house, once each."""
    house = state.house.irregularities if state.house is not None else ()
    known = {each.id for each in book.irregularities}
    return (*book.steps, *book.irregularities, *(each for each in house if each.id not in known))


def _line(each: Step | Irregularity, first: int, say: Say) -> LineProps:
    """Its title as printed stands beside the translation, so that it is found on the paper."""
    printed = title(each, "N", first)
    said = say(printed)
    titles = said if said == str(printed) else f"{said} · {printed}"
    return LineProps(titles, each.citation, say(prompt(each, "N", first)))
