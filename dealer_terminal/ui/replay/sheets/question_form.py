"""Form for the conditions of a search. It has only those that apply to the question."""

import re
from collections.abc import Mapping
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import NO_WORDS, Value, Words, as_told, listed, words
from dealer_terminal.review.finder import BEGINNING, END, TAKES, Ready, SearchQuestion
from dealer_terminal.review.names import irregularity_called
from dealer_terminal.review.play_fact_text import spot_name
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import dated_text, instant_from, instant_on_day
from dealer_terminal.ui.console.sheet import FieldKind, SheetField, SheetKey, Shows, Stays
from dealer_terminal.ui.console.sheets.sign_on import ChoiceList
from dealer_terminal.ui.replay.sheet import Doing, ReplaySheet, ReplaySnapshot, Seeks

READY: Mapping[Ready, Words] = {
    Ready.PAYMENTS: words("Payments"),
    Ready.HANDS: words("All hands"),
    Ready.IRREGULARITIES: words("Irregularities"),
    Ready.OVERRIDES: words("Overrides"),
    Ready.CORRECTIONS: words("Corrections"),
    Ready.UNDOS: words("Undos"),
    Ready.MISDEALS: words("Misdeals"),
    Ready.FAULTS: words("Reader faults"),
    Ready.SOURCES: words("Not from a reader"),
    Ready.SIGN_ONS: words("Sign-ons"),
}
_FIELDS: Mapping[str, Words] = {
    "since": words("From, such as 22:00"),
    "until": words("Until"),
    "pays": words("Paid from $"),
    "most": words("Paid up to $"),
    "stake": words("Wagered from $"),
    "seat": words("Position"),
    "dealer": words("Dealer's number"),
    "event": words("Event of the pay table"),
    "spot": words("Wager"),
    "irregularity": words("Irregularity"),
}
_LISTS = ("spot", "irregularity")
_MONEY = ("pays", "most", "stake")
_TIMES = ("since", "until")
_NUMBERS = ("seat",)
_MOST_POSITIONS = 7
_DAY = -1
"""Value of `since` without a start time: a time without a date is then on the displayed gaming day. After a start time
it is the first such time."""
_AMOUNT = re.compile(r"\$?\s*([0-9]{1,12})(?:\.([0-9]{2}))?", re.ASCII)


class QuestionForm(ReplaySheet, frozen=True, kw_only=True):
    question: SearchQuestion

    def heading(self, stand: ReplaySnapshot) -> Words:
        return words("Find: {what}", what=READY[self.question.ready])

    def told(self, stand: ReplaySnapshot) -> Words:
        if "pays" not in TAKES[self.question.ready]:
            return words("Whatever is left empty is no condition.")
        return words("Whatever is left empty is no condition. What is paid is a hand's: all its wagers that are meant.")

    def fields(self, stand: ReplaySnapshot) -> tuple[SheetField, ...]:
        known = TAKES[self.question.ready]
        return tuple(self._field(name, stand.state) for name in _FIELDS if name in known)

    def _field(self, name: str, state: State) -> SheetField:
        """Return a field. A list includes the value in use, which may be another game's or a later version's."""
        if name not in _LISTS:
            return SheetField(name, _FIELDS[name], FieldKind.SHORT)
        known = dict.fromkeys(("", *_choices(name, state), self.text(name)))
        return SheetField(
            name, _FIELDS[name], FieldKind.LIST, tuple((each, _called(name, each, state)) for each in known)
        )

    def keys(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        return SheetKey("find", words("Find")), SheetKey("none", words("No conditions"))

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        if name == "none":
            return Seeks(SearchQuestion(self.question.ready))
        if (field := name.removeprefix("open ")) in _LISTS:
            return Shows(ChoiceList(form=self, field=self._field(field, stand.state)))
        asked = self._asked(stand)
        return Stays(asked) if isinstance(asked, Words) else Seeks(asked)

    def _asked(self, stand: ReplaySnapshot) -> SearchQuestion | Words:
        """Return the question, or the first error in the fields."""
        given: dict[str, Any] = {}
        for name in TAKES[self.question.ready]:
            if self.text(name):
                value = _value(name, self.text(name), stand, since=given.get("since", _DAY))
                if isinstance(value, Words):
                    return value
                given[name] = value
        asked = replace(SearchQuestion(self.question.ready), **given)
        wrong = _unfit(asked)
        return asked if wrong == NO_WORDS else wrong


def question_form(stand: ReplaySnapshot) -> QuestionForm:
    asked, typed = stand.question, dict[str, str]()
    for name in TAKES[asked.ready]:
        value = getattr(asked, name)
        if value != getattr(SearchQuestion(), name):
            typed[name] = _written(name, value, stand.zone)
    return QuestionForm(question=asked, typed=typed)


def conditions(asked: SearchQuestion, zone: ZoneInfo, state: State) -> Words:
    """Return the conditions in one line."""
    given: list[Value] = []
    for name, label in _TOLD.items():
        value = getattr(asked, name)
        if value != getattr(SearchQuestion(), name):
            told = _called(name, value, state) if name in _LISTS else _written(name, value, zone)
            given.append(words("{what} {amount}", what=label, amount=told))
    return words("{names}", names=listed(given)) if given else words("No conditions")


_TOLD: Mapping[str, Words] = {
    "since": words("from"),
    "until": words("until"),
    "pays": words("paid from $"),
    "most": words("paid up to $"),
    "stake": words("wagered from $"),
    "seat": words("position"),
    "dealer": words("dealer"),
    "spot": words("wager"),
    "event": words("event"),
    "irregularity": words("irregularity"),
}


def _choices(name: str, state: State) -> tuple[str, ...]:
    if name == "irregularity":
        return "any", *IrregularityId
    own = state.book.spot_ids() if state.book is not None else ()
    return tuple(dict.fromkeys((*own, *(spot for game in GAMES.values() for spot in game.layout))))


def _called(name: str, value: str, state: State) -> Words:
    if value in _NONE_OR_ANY:
        return _NONE_OR_ANY[value]
    if name == "irregularity":
        return irregularity_called(value)
    called = spot_name(state, value)
    return as_told(called.replace("-", " ") if called == value else called)


_NONE_OR_ANY: Mapping[str, Words] = {"": words("no condition"), "any": words("any")}


def _written(name: str, value: int | str, zone: ZoneInfo) -> str:
    if isinstance(value, str):
        return value
    if name in _MONEY:
        return dollars(value).removeprefix("$").replace(",", "")
    if name in _TIMES:
        return dated_text(value, zone).removesuffix(":00")
    return str(value)


def _value(name: str, text: str, stand: ReplaySnapshot, *, since: int) -> int | str | Words:
    if name in _TIMES:
        return _instant(text, stand, since)
    if name in _MONEY:
        found = _AMOUNT.fullmatch(text)
        wrong = words("“{text}” is no amount: write dollars, such as 750 or 12.50", text=text)
        return int(found[1]) * 100 + int(found[2] or 0) if found else wrong
    if name in _NUMBERS:
        number = re.fullmatch(r"[0-9]{1,9}", text, re.ASCII)
        wrong = words("“{text}” is no number: write one such as 3", text=text)
        return _position(int(text)) if number else wrong
    return _event(text, stand) if name == "event" else text


def _position(number: int) -> int | Words:
    wrong = words("No table has a position {number}: write one from 1 to {most}", number=number, most=_MOST_POSITIONS)
    return number if 1 <= number <= _MOST_POSITIONS else wrong


def _event(text: str, stand: ReplaySnapshot) -> str:
    """Return the event as the table's pay tables write it, whatever its case. Keep an unknown event, which another
    edition may have."""
    book = stand.state.book
    labels = [row.event for table in book.tables for row in table.rows] if book is not None else []
    return next((each for each in labels if each.casefold() == text.casefold()), text)


def _instant(text: str, stand: ReplaySnapshot, since: int) -> int | Words:
    """Parse a time. An end time without a date may be on the next morning."""
    try:
        if since == _DAY:
            utc = instant_on_day(text, stand.clock, stand.zone)
        else:
            utc = instant_from(text, since + 1, stand.clock, stand.zone)
    except (ValueError, OverflowError):
        return words("“{text}” is no time: write 22:00, or 2026-11-20 22:00", text=text)
    return min(max(utc, BEGINNING), END)


def _unfit(asked: SearchQuestion) -> Words:
    if asked.most and asked.most < asked.pays:
        return words("The highest amount is below the lowest one")
    if asked.since >= asked.until:
        return words("The time ends before it begins")
    return NO_WORDS
