"""Reader of everything that a replay shows at a playhead, from the table's journal and the console's journal."""

from collections.abc import Iterator
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.review.archive import USUAL_LOOK, Archive
from dealer_terminal.review.cameras import CameraClock, camera_clocks
from dealer_terminal.review.console import Console, ReviewMark
from dealer_terminal.review.day import Day, Strip, Tick, mark_ticks
from dealer_terminal.review.ended import just_ended
from dealer_terminal.review.journal_navigator import JournalNavigator, Moment
from dealer_terminal.review.marks import marks_of
from dealer_terminal.review.playhead import Playhead
from dealer_terminal.review.timeline import Happening, happenings
from dealer_terminal.ui.console.clocks import day_of
from dealer_terminal.ui.replay.replay_view_state import ReplayWindow, Showing
from dealer_terminal.ui.replay.reviewer import Reviewer


class Eye:
    def __init__(self, archive: Archive, reel: JournalNavigator, zone: ZoneInfo, reviewer: Reviewer) -> None:
        self._archive, self._reel, self._zone, self._reviewer = archive, reel, zone, reviewer
        self._days = Days(archive, zone)
        self._telling = Telling(reel)
        self.marks: tuple[ReviewMark, ...] = ()
        self._cameras: tuple[CameraClock, ...] = ()
        self._ticks: tuple[Tick, ...] = ()

    def told(self, console: Console) -> None:
        """Reload marks and camera clocks after the console's journal was opened or has grown."""
        journal = self._archive.journal
        self.marks = marks_of(console, journal)
        self._cameras = camera_clocks(each for each in console.cameras_set() if each.at.journal == journal)
        self._ticks = mark_ticks(self._marked())

    def showing(self, head: Playhead, desk: ReplayWindow) -> Showing:
        moment = self._reel.moment(head.position)
        last = self._reel.drawn(head.position)
        drawn = moment if last == head.position else self._reel.moment(last)
        day = self._days.at(moment.step.record.utc, self._last())
        return Showing(
            zone=self._zone,
            head=head,
            moment=moment,
            drawn=drawn,
            steps=self._reel.steps(head.position),
            facts=self._telling.round(head.position),
            size=self._reel.size(),
            strip=day.strip,
            day=day.found,
            marks=self._ticks,
            cameras=self._cameras,
            look=self._look_of(drawn),
            ended=just_ended(self._reel, last),
            covered=self._archive.covered(last),
            damage=self._reel.damage(head.position),
            console=self._reviewer.console,
            verdict=self._reviewer.verdict,
            desk=desk,
        )

    def _last(self) -> tuple[int, int]:
        """Return the number of records, and the time of the last one."""
        size = self._reel.size()
        return size, self._archive.times([size - 1]).get(size - 1, 0)

    def _look_of(self, moment: Moment) -> ScreenPreferences:
        dealer = moment.state.dealer
        return self._archive.liked(dealer.id, moment.position, USUAL_LOOK) if dealer is not None else USUAL_LOOK

    def _marked(self) -> Iterator[tuple[ReviewMark, int]]:
        """Yield each mark with the table's time at its first record, if that record exists."""
        times = self._archive.times({each.at.first.position for each in self.marks}) if self.marks else {}
        for mark in self.marks:
            if mark.at.first.position in times:
                yield mark, times[mark.at.first.position]


BUCKETS = 480
_LEAST = 60_000_000
"""Minimum length of a strip, in microseconds."""


class DayStrip(Struct, frozen=True):
    found: Day
    strip: Strip


class Days:
    def __init__(self, archive: Archive, zone: ZoneInfo) -> None:
        self._archive, self._zone = archive, zone
        self._known: dict[tuple[int, int], DayStrip] = {}

    def at(self, utc: int, last: tuple[int, int]) -> DayStrip:
        """Return the strip of a day. `last` is the number of records and the time of the last one."""
        begin, end = day_of(utc, self._zone)
        key = (begin, last[0])
        if key not in self._known:
            self._known = {key: self._read(begin, end, last[1])}
        return _with(self._known[key], utc)

    def _read(self, begin: int, end: int, last: int) -> DayStrip:
        found = self._archive.between(begin, end)
        within = [last] if begin <= last < end else []
        times = [at for each in found.busy for at in (each.begin, each.end)] + [each.utc for each in found.ticks]
        times += within
        first, until = min(times, default=begin), max(times, default=begin) + 1
        return DayStrip(found, Strip(first, max(until, first + _LEAST), BUCKETS))


def _with(known: DayStrip, utc: int) -> DayStrip:
    """Extend the strip to the shown instant, which may be before the first round of its day."""
    strip = known.strip
    if strip.begin <= utc < strip.end:
        return known
    return DayStrip(known.found, Strip(min(strip.begin, utc), max(strip.end, utc + 1), strip.buckets))


class Telling:
    """Description of a round, computed again only if the round has grown."""

    def __init__(self, reel: JournalNavigator) -> None:
        self._reel = reel
        self._told: tuple[tuple[int, int], tuple[Happening, ...]] = ((0, 0), ())

    def round(self, position: int) -> tuple[Happening, ...]:
        """Return the facts of the round that contains that record."""
        found = self._reel.round_of(position)
        if self._told[0] != (found.first, found.end):
            self._told = ((found.first, found.end), happenings(self._reel.steps(position)))
        return self._told[1]
