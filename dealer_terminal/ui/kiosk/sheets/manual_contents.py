"""The manual's chapters, to turn to."""

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.reading.book import chapters, entries_of
from dealer_terminal.ui.kiosk.reading.flow import page_of
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import Key


class ChapterKey(Key, frozen=True):
    """`at` is its place among the entries."""

    at: int
    page: int


class ManualContents(Sheet[ChapterKey], frozen=True):
    opened_from: AnySheet

    def reads_only(self) -> bool:
        return True

    def before(self) -> AnySheet:
        return self.opened_from

    def pressed(self, here: Here, key: ChapterKey) -> Reaction:
        return here.opens(replace(self.opened_from, page=key.page))

    def entered(self, here: Here) -> Reaction:
        return here.clears()

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        return BoardProps(
            covers=True,
            title=say("THE MANUAL"),
            question=say("Which chapter?"),
            back_text=say("Back"),
            options=tuple(_chapters(inputs, say)),
            columns=3,
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Back to the table"))


def _chapters(inputs: Inputs, say: Say) -> Iterator[OptionProps]:
    entries = entries_of(inputs.state, inputs.room.library, say)
    for each in chapters(entries):
        page = page_of(entries, frozenset({each.at})) + 1
        yield OptionProps(ChapterKey(each.at, page), each.title, each.book)
