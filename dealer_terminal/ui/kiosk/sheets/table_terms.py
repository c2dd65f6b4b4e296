"""Terms of the table. Each tap selects the next value."""

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from itertools import chain
from typing import TypeVar, assert_never

from msgspec.structs import replace

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.citations import CAMERA_RULE, DEAL_RULE
from dealer_terminal.procedure.preview_words import AT_NOTHING, option_told, pay_table_of
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, Terms
from dealer_terminal.procedure.words import NO_WORDS, words
from dealer_terminal.rules.house import House, MeterHits, read_house
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.rulebook import Rulebook
from dealer_terminal.ui.kiosk.amounts import AmountEntry
from dealer_terminal.ui.kiosk.bar import ready_key, unless
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext, KioskSettings, spot_name
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kiosk.sheet import AnySheet, Here, Inputs, Reaction, Sheet
from dealer_terminal.ui.kiosk.sheets.approval import NOBODY, approval_of
from dealer_terminal.ui.kiosk.sheets.term_amount import (
    PARTS,
    THRESHOLDS,
    LimitPart,
    TermAmount,
    TermAmountPad,
    TermPart,
    Threshold,
    cents_of,
    with_cents_of,
)
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.kit.props import PressKey

T = TypeVar("T")
SOURCES = {
    CardsFrom.READER: words("the reader"),
    CardsFrom.SIMULATED: words("a simulated reader"),
    CardsFrom.DEALER: words("the dealer's hand"),
}
ENTRIES = {EventEntry.CARDS_ONLY: words("cards only"), EventEntry.EVENT_ALLOWED: words("cards or event")}
RANGE, ONE_SIZE = (TermPart.LEAST, TermPart.MOST, TermPart.STEP), (TermPart.EACH,)
BESIDE = {
    Threshold.CAMERA: CAMERA_RULE,
    Threshold.DEAL: DEAL_RULE,
    Threshold.JACKPOT: "House Procedure 22",
}
"""The paragraph of each threshold."""


class TermValueKey(Enum):
    RULEBOOK = "rulebook"
    POSITIONS = "positions"
    CARDS_FROM = "cards-from"
    ENTRY = "entry"
    METER_HITS = "meter-hits"


class TermsPageKey(Enum):
    TERMS = "page-terms"
    LIMITS = "page-limits"


class PayTableKey(PressKey, frozen=True):
    spot: str


TermKey = TermValueKey | TermsPageKey | PayTableKey | LimitPart | Threshold


class TableTerms(Sheet[TermKey], frozen=True):
    """Terms being edited. Without a rulebook, the sheet changes the terms of an open table; with one, it opens the
    table."""

    rulebook: str
    terms: Terms
    page: TermsPageKey = TermsPageKey.TERMS

    def fits(self, state: State) -> bool:
        return bool(self.rulebook) == (state.phase is Phase.CLOSED)

    def unchanged(self) -> AnySheet:
        return self

    def with_amount(self, which: TermAmount, cents: int) -> AnySheet:
        return replace(self, terms=with_cents_of(self.terms, which, cents))

    def pressed(self, here: Here, key: TermKey) -> Reaction:
        match key:
            case TermsPageKey():
                return here.opens(replace(self, page=key))
            case LimitPart() | Threshold():
                return here.opens(self._pad(key, self._book(here.state, here.room)))
            case TermValueKey.RULEBOOK:
                return here.opens(self._by_the_next_rulebook(here.room))
            case TermValueKey() | PayTableKey():
                terms = self._next(key, self._book(here.state, here.room), here.room.settings)
                return here.opens(replace(self, terms=terms))
            case _:
                assert_never(key)

    def entered(self, here: Here) -> Reaction:
        if not self.rulebook:
            changes = commands.ChangeTerms(self.terms, NOBODY)
            when = words("They are in force from the next round.")
            return here.opens(approval_of(changes, words("Change the terms"), when))
        library = here.room.library
        text = library.named(self.rulebook).text
        opens = commands.OpenTable(here.room.settings.table, text, library.house_text, self.terms, NOBODY)
        question = words("A supervisor opens it on these terms.")
        source = _source(library.named(self.rulebook).book)
        return here.opens(approval_of(opens, words("Open the table"), question, source))

    def shows(self, inputs: Inputs, say: Say) -> BoardProps:
        book, limits, opens = (
            self._book(inputs.state, inputs.room),
            self.page is TermsPageKey.LIMITS,
            bool(self.rulebook),
        )
        rules = chain(self._rules(book, say, inputs.room.settings), self._by_the_house(inputs, book, say))
        options = self._limits(book, say) if limits else rules
        return BoardProps(
            covers=opens,
            title=say("OPEN THE TABLE") if opens else say("LIMITS AND PAY TABLES"),
            question=say("Limits and thresholds") if limits else say("By which rules, and on what terms?"),
            citation=_source(book),
            back_text="" if opens else say("Back"),
            options=tuple(options),
            columns=3 if limits else 2,
        )

    def primary(self, inputs: Inputs, say: Say) -> ActionProps:
        return ready_key(say("Open the table") if self.rulebook else say("Put in force"), say("A supervisor approves"))

    def _pad(self, which: TermAmount, book: Rulebook) -> TermAmountPad:
        called = "" if isinstance(which, Threshold) else spot_name(book, which.spot)
        return TermAmountPad(which, AmountEntry(cents_of(self.terms, which)), self, called)

    def _book(self, state: State, room: KioskContext) -> Rulebook:
        return room.library.named(self.rulebook).book if self.rulebook else state.rulebook()

    def _by_the_next_rulebook(self, room: KioskContext) -> "TableTerms":
        wanted = _after(self.rulebook, room.library.ids())
        return TableTerms(wanted, room.settings.terms(room.library.named(wanted).book, self.terms.cards_from))

    def _next(self, key: TermValueKey | PayTableKey, book: Rulebook, settings: KioskSettings) -> Terms:
        terms = self.terms
        match key:
            case TermValueKey.POSITIONS:
                return replace(terms, positions=_after(terms.positions, book.positions))
            case TermValueKey.CARDS_FROM:
                return settings.dealt_from(terms, _after(terms.cards_from, settings.cards_from))
            case TermValueKey.ENTRY:
                return replace(terms, event_entry=_after(terms.event_entry, settings.event_entries))
            case PayTableKey(spot=spot):
                option = _after(terms.pay_tables[spot], book.table(spot).option_ids())
                return replace(terms, pay_tables={**terms.pay_tables, spot: option})
            case TermValueKey.RULEBOOK | TermValueKey.METER_HITS:
                return terms
            case _:
                assert_never(key)

    def _rules(self, book: Rulebook, say: Say, settings: KioskSettings) -> Iterator[OptionProps]:
        terms = self.terms
        if self.rulebook:
            yield OptionProps(TermValueKey.RULEBOOK, say("Rulebook"), value=book.title)
        sizes = "" if len(book.positions) > 1 else say("The only one in the manual")
        yield unless(sizes, TermValueKey.POSITIONS, say("Positions"), value=str(terms.positions))
        yield OptionProps(TermValueKey.CARDS_FROM, say("Cards from"), value=say(SOURCES[terms.cards_from]))
        ways = "" if len(settings.event_entries) > 1 else say("No other one is set up")
        yield unless(ways, TermValueKey.ENTRY, say("Entered by hand"), value=say(ENTRIES[terms.event_entry]))
        for table in book.tables:
            option = terms.pay_tables[table.spot]
            alone = "" if len(table.options) > 1 else say("The only one in the manual")
            note = say("as the manual suggests") if option == table.suggested() else ""
            called, number = pay_table_of(spot_name(book, table.spot)), option_told(option)
            yield unless(alone, PayTableKey(table.spot), say(called), note, say(number))
        yield OptionProps(TermsPageKey.LIMITS, say("Limits and thresholds"))

    def _by_the_house(self, inputs: Inputs, book: Rulebook, say: Say) -> Iterator[OptionProps]:
        """Return the setting for two prizes on one meter. The house procedures define it, so it cannot be changed
        here."""
        if book.progressive:
            house = _house(inputs.room.library.house_text) if self.rulebook else inputs.state.house
            shares = house is not None and house.two_on_one_meter is MeterHits.SHARED
            value = say("in equal parts") if shares else say("in seat order")
            set_there = say("By the house")
            yield unless(set_there, TermValueKey.METER_HITS, say("Two prizes on a meter"), value=value)

    def _limits(self, book: Rulebook, say: Say) -> Iterator[OptionProps]:
        terms, one_size = self.terms, book.progressive.spot if book.progressive else ""
        for spot in terms.limits:
            for part in ONE_SIZE if spot == one_size else RANGE:
                which = LimitPart(spot, part)
                yield OptionProps(which, spot_name(book, spot), say(PARTS[part]), dollars(cents_of(terms, which)))
        for threshold, citation in BESIDE.items():
            if threshold is not Threshold.JACKPOT or book.progressive:
                cents, none = cents_of(terms, threshold), AT_NOTHING.get(threshold.value, NO_WORDS)
                value = say(none) if none and not cents else dollars(cents)
                yield OptionProps(threshold, say(THRESHOLDS[threshold]), citation, value)
        yield OptionProps(TermsPageKey.TERMS, say("Rules and pay tables"))


@lru_cache(maxsize=2)
def _house(text: str) -> House:
    return read_house(text, "house procedures")


def _source(book: Rulebook) -> str:
    """Return the name of the manual, its revision, and the hash of the rulebook file."""
    return f"{book.title} · {book.source.revision} · {book.hash[:8]}"


def opening_terms(room: KioskContext) -> TableTerms:
    """Return the default terms of the table's own rulebook."""
    book = room.library.named(room.settings.rulebook).book
    return TableTerms(book.id, room.settings.terms(book, room.settings.cards_from[0]))


def changed_terms(state: State) -> TableTerms:
    return TableTerms("", state.in_force())


def _after(now: T, every: tuple[T, ...]) -> T:
    return every[(every.index(now) + 1) % len(every)] if now in every else every[0]
