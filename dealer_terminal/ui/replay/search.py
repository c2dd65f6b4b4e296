"""Text of the search box: a round, a fact, or a time."""

import re
from collections.abc import Mapping
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import RecordAt, RecordRange
from dealer_terminal.procedure.words import NO_WORDS, Words, words
from dealer_terminal.review.archive import Archive
from dealer_terminal.review.calendar import By, Towards, whole_millisecond
from dealer_terminal.review.console_commands import Ask, SetCamera
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import record_at
from dealer_terminal.ui.console.clocks import dated_text, instant_on_day, other_showing, told_apart


class ForRound(Struct, frozen=True):
    number: int


class ForFact(Struct, frozen=True):
    position: int


class ForTime(Struct, frozen=True):
    utc: int


class SearchNotUnderstood(Struct, frozen=True):
    text: str


Sought = ForRound | ForFact | ForTime | SearchNotUnderstood
_ROUND = re.compile(r"(?:r|round)?\s*(\d{1,15})", re.IGNORECASE | re.ASCII)
_FACT = re.compile(r"(?:f|fact)\s*(\d{1,15})", re.IGNORECASE | re.ASCII)


def sought(text: str, now: int, zone: ZoneInfo) -> Sought:
    """Parse the text. A bare number is a round. A time without a date is on the displayed gaming day."""
    text = text.strip()
    if found := _FACT.fullmatch(text):
        return ForFact(int(found[1]))
    if found := _ROUND.fullmatch(text):
        return ForRound(int(found[1]))
    try:
        return ForTime(instant_on_day(text, now, zone))
    except (ValueError, OverflowError):
        return SearchNotUnderstood(text)


def named(ask: Ask, archive: Archive, reel: JournalNavigator) -> Ask:
    """Return the command with the current leaf hashes of the records that it cites."""
    if isinstance(ask, SetCamera):
        return replace(ask, at=_record(_then(ask.table, archive), reel))
    at: Any = getattr(ask, "at", None)
    if not isinstance(at, RecordRange):
        return ask
    ends = RecordRange(_record(at.first.position, reel), _record(at.last.position, reel))
    changed: Any = {"at": ends}
    return replace(ask, **changed)


def _then(table: int, archive: Archive) -> int:
    """Return the newest record at that time. Raise KnownError if that time occurred twice or the journal begins
    later."""
    found = archive.at_time(table)
    if len(found) != 1:
        what = "showed that time more than once" if found else "begins later"
        raise KnownError(f"{archive.where} {what}: name another instant")
    return found[0]


def _record(position: int, reel: JournalNavigator) -> RecordAt:
    return record_at(reel.journal, reel.moment(position).step.record)


SOUGHT = frozenset({By.IRREGULARITY, By.KIND})
"""Steps to a target that may not exist. Steps to marks are handled separately."""
NONE_THERE: Mapping[Towards, Words] = {
    Towards.ON: words("There is none further on"),
    Towards.BACK: words("There is none before this"),
}


def said_of(utc: int, last: int, zone: ZoneInfo) -> Words:
    """Return a message if the time occurred twice, or is after `last`, the time of the journal's last fact."""
    if utc > whole_millisecond(last):
        return words("The journal ends before that, at {time}", time=dated_text(last, zone))
    for other in other_showing(utc, zone):
        this, another = told_apart(utc, zone), told_apart(other, zone)
        return words("Clocks showed that twice: this is {this}, the other is {other}", this=this, other=another)
    return NO_WORDS
