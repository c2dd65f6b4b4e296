"""Moment of a journal that is named by a time, a record, or a round."""

from msgspec import Struct

from dealer_terminal.app.times import exact_time, zone_of
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.review.calendar import whole_millisecond
from dealer_terminal.review.journal_navigator import JournalNavigator, Moment
from dealer_terminal.storage.review.source import JournalSource

ANY, MOST = -1, 10**15


class MomentRequest(Struct, frozen=True):
    at: int
    fact: int
    round: int
    check: bool


def position_of(source: JournalSource, reel: JournalNavigator, asked: MomentRequest) -> int:
    if asked.at != ANY:
        return at_time(source, reel, asked.at)
    if asked.fact == ANY:
        return _end_of(source, reel, asked.round)
    if asked.fact >= source.size():
        raise KnownError(f"{source.where} has no fact {asked.fact}: its last one is {source.size() - 1}")
    return asked.fact


def start_of(source: JournalSource, reel: JournalNavigator, asked: MomentRequest) -> int:
    """Return the first record of a round, or the journal's last record if no moment is named. For a damaged record,
    return the last intact record before it."""
    if asked.round == ANY and asked.fact == ANY and asked.at == ANY:
        return reel.last_shown()
    if asked.round == ANY:
        return reel.shown(position_of(source, reel, asked))
    return reel.shown(opened_at(source, reel, asked.round))


def at_time(source: JournalSource, reel: JournalNavigator, at: int) -> int:
    found = source.at_time(whole_millisecond(at))
    if not found:
        began = reel.moment(0).step.record.utc
        raise KnownError(f"{source.where} begins later, at {exact_time(began, zone_of('UTC'))}: name a later time")
    if len(found) > 1:
        facts = " or ".join(map(str, found))
        raise KnownError(f"{source.where}: its clock was set back and showed that time twice: name --fact {facts}")
    return found[0]


def _end_of(source: JournalSource, reel: JournalNavigator, number: int) -> int:
    """Return the record before the round closed, while everything is still on the table, or the newest record of an
    open round."""
    steps = reel.steps(opened_at(source, reel, number))
    closed = [step.record.position - 1 for step in steps if isinstance(step.entry, RoundClosed)]
    return closed[0] if closed else steps[-1].record.position


def opened_at(source: JournalSource, reel: JournalNavigator, number: int) -> int:
    opened = source.round_opened(number)
    if opened < 0:
        raise KnownError(
            f"{source.where} has no round {number}: its last one is {reel.moment(reel.last_shown()).state.round}"
        )
    return opened


def require_round(found: Moment, number: int) -> None:
    if number > ANY and found.step.record.round != number:
        raise KnownError(
            f"fact {found.position} belongs to round {found.step.record.round}, not {number}: leave one out"
        )
