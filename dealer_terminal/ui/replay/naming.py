"""What is asked on records, with each of them named by its leaf hash as the journal holds it now."""

from typing import Any

from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import RecordAt, Stretch
from dealer_terminal.review.archive import Archive
from dealer_terminal.review.asks import Ask, SetCamera
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.reel import Reel


def named(ask: Ask, archive: Archive, reel: Reel) -> Ask:
    if isinstance(ask, SetCamera):
        return replace(ask, at=_record(_then(ask.table, archive), reel))
    at: Any = getattr(ask, "at", None)
    if not isinstance(at, Stretch):
        return ask
    ends = Stretch(_record(at.first.position, reel), _record(at.last.position, reel))
    changed: Any = {"at": ends}
    return replace(ask, **changed)


def _then(table: int, archive: Archive) -> int:
    """The record that was the newest at that time."""
    found = archive.at_time(table)
    if len(found) != 1:
        what = "showed that time more than once" if found else "begins later"
        raise KnownError(f"{archive.where} {what}: name another instant")
    return found[0]


def _record(position: int, reel: Reel) -> RecordAt:
    return record_at(reel.journal, reel.moment(position).step.record)
