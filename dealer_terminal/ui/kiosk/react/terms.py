"""The terms of a table: each touch goes to the next value; amounts are entered."""

from typing import TypeVar

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import Limit, Terms
from dealer_terminal.procedure.words import words
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.ui.kiosk import forms
from dealer_terminal.ui.kiosk.approvals import NOBODY
from dealer_terminal.ui.kiosk.desk import Desk, Reaction, opened
from dealer_terminal.ui.kiosk.room import Room
from dealer_terminal.ui.kiosk.sheets import AmountPad, Editor, Page

T = TypeVar("T")
EACH = "each"
"""The one size of all wagers at a spot whose prizes grow with it."""


def opening(room: Room) -> Editor:
    """The usual terms of the table's own rulebook."""
    book = room.library.named(room.settings.rulebook).book
    return Editor(book.id, room.settings.terms(book, room.settings.cards_from[0]))


def book_of(state: State, room: Room, editor: Editor) -> Rulebook:
    return room.library.named(editor.rulebook).book if editor.rulebook else state.rulebook()


def chosen(desk: Desk, state: State, room: Room, editor: Editor, choice: str) -> Reaction:
    what, _, which = choice.partition(":")
    book, terms = book_of(state, room, editor), editor.terms
    match what:
        case "page":
            return opened(desk, replace(editor, page=Page(which)))
        case "amount":
            return opened(desk, AmountPad(which, amount(terms, which), editor))
        case "rulebook":
            wanted = _next(room.library.ids(), editor.rulebook)
            return opened(desk, Editor(wanted, room.settings.terms(room.library.named(wanted).book, terms.cards_from)))
        case "positions":
            terms = replace(terms, positions=_next(book.positions, terms.positions))
        case "cards-from":
            terms = room.settings.dealt_from(terms, _next(room.settings.cards_from, terms.cards_from))
        case "entry":
            terms = replace(terms, event_entry=_next(room.settings.event_entries, terms.event_entry))
        case "pay":
            option = _next(book.table(which).option_ids(), terms.pay_tables[which])
            terms = replace(terms, pay_tables={**terms.pay_tables, which: option})
    return opened(desk, replace(editor, terms=terms))


def _next(every: tuple[T, ...], now: T) -> T:
    return every[(every.index(now) + 1) % len(every)] if now in every else every[0]


def amount(terms: Terms, which: str) -> int:
    match which.split(":"):
        case [spot, part] if part == EACH:
            return terms.limits[spot].least
        case [spot, part]:
            return int(getattr(terms.limits[spot], part))
        case _:
            return int(getattr(terms.thresholds, which))


def with_amount(terms: Terms, which: str, cents: int) -> Terms:
    match which.split(":"):
        case [spot, part] if part == EACH:
            return replace(terms, limits={**terms.limits, spot: Limit(cents, cents, cents)})
        case [spot, part]:
            limit = replace(terms.limits[spot], **{part: cents})
            return replace(terms, limits={**terms.limits, spot: limit})
        case _:
            return replace(terms, thresholds=replace(terms.thresholds, **{which: cents}))


def submitted(desk: Desk, state: State, room: Room, editor: Editor) -> Reaction:
    if not editor.rulebook:
        command = commands.ChangeTerms(editor.terms, NOBODY)
        return opened(
            desk, forms.approval(command, words("Change the terms"), words("They are in force from the next round."))
        )
    text, house = room.library.named(editor.rulebook).text, room.library.house_text
    opens = commands.OpenTable(room.settings.table, text, house, editor.terms, NOBODY)
    return opened(desk, forms.approval(opens, words("Open the table"), words("A supervisor opens it on these terms.")))
