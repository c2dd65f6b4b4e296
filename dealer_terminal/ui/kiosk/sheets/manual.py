"""The manual of the current edition as printed, page by page. It is the only sheet if the terminal cannot be
trusted."""

from collections.abc import Iterator
from enum import Enum
from typing import assert_never

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.manual import Entry, found
from dealer_terminal.ui.kiosk.bar import ready_key
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.reading.book import begins, chapters, entries_of, place_now
from dealer_terminal.ui.kiosk.reading.flow import BENEATH, ROOM, chapter_at, page_of, pages
from dealer_terminal.ui.kiosk.reading.search import hits, line
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.recall import Recall
from dealer_terminal.ui.kiosk.sheets.text_entry import TextEntry, TextSubject
from dealer_terminal.ui.kiosk.surfaces import BoardProps, ManualPageProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

WHERE_IT_LEADS = 0
STOPS = words("Play stops here. Call a technician, then try again.")


class ManualKey(Enum):
    """Keys of the manual. Recall works even without the journal, because recent rounds are in memory."""

    SEARCH = "search"
    CONTENTS = "contents"
    RECALL = "recall"


class TurnTo(PressKey, frozen=True):
    page: int


class NextHit(PressKey, frozen=True):
    page: int


class ManualSheet(Sheet[TurnTo | NextHit | ManualKey], frozen=True):
    """The manual, opened at the paragraph that `place` cites, or at the `words` of a search."""

    place: str = ""
    words: str = ""
    page: int = WHERE_IT_LEADS

    def reads_only(self) -> bool:
        return True

    def with_words(self, text: str) -> AnySheet:
        return replace(self, words=text, page=WHERE_IT_LEADS)

    def pressed(self, here: Here, key: TurnTo | NextHit | ManualKey) -> Reaction:
        match key:
            case TurnTo(page=page) | NextHit(page=page):
                return here.opens(replace(self, page=page))
            case ManualKey.SEARCH:
                return here.opens(TextEntry(TextSubject.SEARCH, self, self.words))
            case ManualKey.CONTENTS:
                return here.opens(ManualContents(self))
            case ManualKey.RECALL:
                return here.opens(Recall())
            case _:
                assert_never(key)

    def entered(self, here: Here) -> Reaction:
        return here.clears()

    def shows(self, inputs: Inputs, say: Say) -> ManualPageProps:
        entries, broken = _entries(inputs, say), inputs.around.broken
        page, lit = self._page(inputs, entries), found(entries, self.place)
        every = pages(entries, _room(inputs))
        return ManualPageProps(
            title=say(STOPS) if broken else chapter_at(entries, every[page - 1]),
            told=broken,
            mark=say("CHECKLIST OFF") if broken else say("THE MANUAL"),
            note=self._note(entries, lit, say),
            page=f"{page} / {len(every)}",
            columns=tuple(
                tuple(line(piece, entries[piece.at], self.words, lit) for piece in column) for column in every[page - 1]
            ),
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        if inputs.around.broken:
            return ready_key(say("Try again"), say("Reads the journal anew"))
        return ready_key(say("Back to the table"))

    def bar(self, inputs: Inputs, say: Say) -> tuple[ActionProps, ...]:
        entries = _entries(inputs, say)
        page, count = self._page(inputs, entries), len(pages(entries, _room(inputs)))
        return (
            ActionProps(TurnTo(page - 1), say("Page back"), "back", possible=page > 1),
            ActionProps(TurnTo(page + 1), say("Page on"), "arrow", possible=page < count),
            self._third(inputs, entries, page, say),
            ActionProps(ManualKey.SEARCH, say("Search"), "search", possible=bool(entries)),
        )

    def _third(self, inputs: Inputs, entries: tuple[Entry, ...], page: int, say: Say) -> ActionProps:
        if self.words:
            after = _next_hit(entries, self.words, page, _room(inputs))
            return ActionProps(NextHit(after), say("Next hit"), "down", possible=after != page)
        if inputs.around.broken:
            return ActionProps(ManualKey.RECALL, say("Recall"), "again", possible=bool(inputs.around.past))
        return ActionProps(ManualKey.CONTENTS, say("Contents"), "list", possible=bool(entries))

    def _page(self, inputs: Inputs, entries: tuple[Entry, ...]) -> int:
        """Return the page, counted from 1. A page number beyond the end means the last page."""
        if self.page != WHERE_IT_LEADS:
            return min(self.page, len(pages(entries, _room(inputs))))
        start = found(entries, begins(inputs.state, inputs.room.library))
        leads = hits(entries, self.words) or found(entries, self.place) or start
        return page_of(entries, leads, _room(inputs)) + 1

    def _note(self, entries: tuple[Entry, ...], lit: frozenset[int], say: Say) -> str:
        if self.words:
            count = len(hits(entries, self.words))
            if count == 1:
                return say("“{words}”: 1 place", words=self.words)
            return say("“{words}”: {count} places", words=self.words, count=count)
        return f"§ {self.place}" if lit else ""


def manual_at_this_step(state: State) -> ManualSheet:
    return ManualSheet(place_now(state))


def _entries(inputs: Inputs, say: Say) -> tuple[Entry, ...]:
    return entries_of(inputs.state, inputs.room.library, say)


def _room(inputs: Inputs) -> int:
    return BENEATH if inputs.around.broken else ROOM


def _next_hit(entries: tuple[Entry, ...], words: str, page: int, room: int) -> int:
    """Return the next page with a match. The first one follows the last."""
    places = hits(entries, words)
    every = enumerate(pages(entries, room), 1)
    with_one = [at for at, each in every if any(piece.at in places for column in each for piece in column)]
    return next((at for at in with_one if at > page), with_one[0] if with_one else page)


class ChapterKey(PressKey, frozen=True):
    """Key of a chapter. `at` is the index of its entry."""

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
