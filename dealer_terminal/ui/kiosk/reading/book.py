"""Content of the manual at this table: the manual as printed, its appendices, the house procedures, and the steps as
this terminal shows them."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.procedure.sentences import prompt, title
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.manual import Appendix, Entry, Grid, Manual, ManualGap, ManualHeading, PageNumber, Paragraph
from dealer_terminal.rules.rulebook import Irregularity, ManualStep, Rulebook
from dealer_terminal.ui.kiosk.kiosk_context import Library
from dealer_terminal.ui.kit.languages import Say

BOOK, CHAPTER = 0, 1
"""Heading levels: 0 for a part bound in after the manual, 1 for a chapter."""


class ManualChapter(Struct, frozen=True):
    """A chapter. `at` is the index of its entry, and `book` the part that it belongs to; empty for the manual
    itself."""

    at: int
    title: str
    book: str


def chapters(entries: tuple[Entry, ...]) -> Iterator[ManualChapter]:
    book = ""
    for at, entry in enumerate(entries):
        if isinstance(entry, ManualHeading) and entry.level <= CHAPTER:
            book = entry.text if entry.level == BOOK else book
            yield ManualChapter(at, entry.text, book if entry.level == CHAPTER else "")


def entries_of(state: State, library: Library, say: Say) -> tuple[Entry, ...]:
    return tuple(_entries(state, state.book, library, say)) if state.book is not None else ()


def place_now(state: State) -> str:
    """Return the paragraph of the current instruction."""
    return instruction(state).citation


def begins(state: State, library: Library) -> str:
    return library.manual(state.book).begins if state.book is not None else ""


def _entries(state: State, book: Rulebook, library: Library, say: Say) -> Iterator[Entry]:
    paper = library.manual(book)
    yield from paper.entries
    for each in paper.appendices:
        yield from _appended(each, library.appendix(each.rulebook))
    if state.house is not None:
        yield ManualHeading(say("House procedures"), BOOK, "House procedures")
        yield from _told((*state.house.procedures, *state.house.irregularities), book, say, cited=True)
    yield ManualHeading(say("As this terminal shows it"), BOOK)
    yield from _told((*book.steps, *book.irregularities), book, say, cited=not paper.entries)


def _appended(appendix: Appendix, paper: Manual) -> Iterator[Entry]:
    yield ManualHeading(appendix.name, BOOK, appendix.name)
    for entry in paper.entries:
        match entry:
            case ManualGap() | PageNumber():
                yield entry
            case ManualHeading() | Paragraph() | Grid():
                yield replace(entry, at=_below(appendix, entry.at))


def _below(appendix: Appendix, at: str) -> str:
    return at and f"{appendix.name}, {at}"


def _told(known: tuple[ManualStep | Irregularity, ...], book: Rulebook, say: Say, *, cited: bool) -> Iterator[Entry]:
    """Yield steps with their titles and sentences. The original title and sentence accompany a translation, so that
    they can be found in print."""
    seats = book.seats()
    for each in known:
        printed = title(each, "N", seats)
        said = say(printed)
        yield ManualHeading(said if said == str(printed) else f"{said} · {printed}", 3)
        at = each.citation if cited else ""
        sentence = prompt(each, "N", seats)
        yield Paragraph(say(sentence), f"§ {each.citation}", at)
        if say(sentence) != str(sentence):
            yield Paragraph(str(sentence))
