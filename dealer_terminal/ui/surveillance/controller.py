"""Presses and passing time move the playhead; what is to be shown follows. It knows no Qt and writes nothing."""

from collections.abc import Callable, Iterator
from typing import assert_never
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from dealer_terminal.audit.people_facts import Look
from dealer_terminal.audit.review_facts import LookedAs
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.facts import RoundClosed
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review import moves
from dealer_terminal.review.archive import Archive
from dealer_terminal.review.axis import Towards
from dealer_terminal.review.cameras import camera_clocks
from dealer_terminal.review.console import Mark
from dealer_terminal.review.day import mark_ticks
from dealer_terminal.review.ended import just_ended
from dealer_terminal.review.marks import next_mark
from dealer_terminal.review.moves import Move, Speed, Waiting
from dealer_terminal.review.playhead import Motion, Playhead, moved, opening, passed
from dealer_terminal.review.reel import Moment, Reel
from dealer_terminal.review.timeline import Happening, happenings
from dealer_terminal.ui.surveillance.bindings import BY_NAME, Act
from dealer_terminal.ui.surveillance.days import Days
from dealer_terminal.ui.surveillance.reviewer import Reviewer
from dealer_terminal.ui.surveillance.search import ForFact, ForRound, ForTime, NotUnderstood, sought
from dealer_terminal.ui.surveillance.showing import USUAL_LOOK, Desk, Find, Middle, Over, Showing

LEAST = (0, 10_000, 50_000, 100_000, 500_000)
"""Payments from so many cents on."""
_SPEEDS = tuple(Speed)


class Controller:
    def __init__(self, archive: Archive, reviewer: Reviewer, zone: ZoneInfo, position: int) -> None:
        self._archive, self._reviewer, self._zone = archive, reviewer, zone
        self._reel = Reel(archive)
        self._days = Days(archive, zone)
        self._told_round: tuple[tuple[int, int], tuple[Happening, ...]] = ((0, 0), ())
        self.shows: Callable[[Showing], None] = lambda showing: None
        self._marks = reviewer.marks(archive.journal)
        self._cameras = camera_clocks(reviewer.settings(archive.journal))
        with archive.told():
            self._ticks = mark_ticks(self._marked())
            self.showing = self._watched(self._opened(opening(self._reel, position), Desk()))

    def press(self, name: str) -> None:
        """A key or a button, by its name in the table of bindings."""
        does = BY_NAME[name].does
        self._do(lambda: self._acted(does) if isinstance(does, Act) else self._moved(does))

    def go(self, position: int) -> None:
        self._do(lambda: self._moved(moves.Go(position)))

    def reach(self, position: int) -> None:
        """What was found: of a round that ended, the table with everything on it still."""
        self._do(lambda: self._moved(moves.Go(self._laid(position))))

    def strike(self, part: float) -> None:
        """The strip, so far from its left end."""
        strip = self.showing.strip
        at = strip.begins(min(max(int(part * strip.buckets), 0), strip.buckets - 1))
        self._do(lambda: self._to_time(at))

    def find(self, find: Find) -> None:
        self._put(self._with(find=find))

    def cycle_least(self) -> None:
        at = LEAST.index(self.showing.desk.least)
        self._put(self._with(least=LEAST[(at + 1) % len(LEAST)]))

    def seek(self, text: str) -> None:
        self._do(lambda: self._sought(text))

    def passed(self, microseconds: int) -> None:
        if self.showing.head.motion is Motion.PLAYING:
            self._do(lambda: self._at(passed(self.showing.head, microseconds, self._reel)))

    def look(self) -> None:
        """What has come since; following goes there."""
        self._do(self._looked)

    def _do(self, change: Callable[[], Showing]) -> None:
        """What cannot be read is told where the replay stands."""
        try:
            with self._archive.told():
                showing = change()
        except KnownError as error:
            paused = replace(self.showing.head, motion=Motion.PAUSED)
            showing = replace(self._with(said=as_told(str(error))), head=paused)
        self._put(showing)

    def _put(self, showing: Showing) -> None:
        if showing is not self.showing:
            self.showing = showing
            self.shows(showing)

    def _with(self, **changes: object) -> Showing:
        return replace(self.showing, desk=replace(self.showing.desk, **changes))

    def _acted(self, act: Act) -> Showing:
        showing = self.showing
        match act:
            case Act.SLOWER | Act.FASTER:
                return self._moved(moves.SetSpeed(_next_speed(showing.head.speed, act)))
            case Act.WAITING:
                skipped = showing.head.waiting is Waiting.SKIPPED
                return self._moved(moves.SetWaiting(Waiting.KEPT if skipped else Waiting.SKIPPED))
            case Act.MARK_BACK | Act.MARK_ON:
                towards = Towards.BACK if act is Act.MARK_BACK else Towards.ON
                return self._moved(moves.Go(next_mark(self._marks, showing.head.position, towards)))
            case Act.SCREEN:
                felt = showing.desk.middle is Middle.FELT
                return self._watched(self._with(middle=Middle.SCREEN if felt else Middle.FELT))
            case Act.HELP:
                return self._with(over=Over.HELP if showing.desk.over is Over.NOTHING else Over.NOTHING)
            case Act.CLOSE:
                return self._with(over=Over.NOTHING, middle=Middle.FELT, said=NO_WORDS)
            case Act.SEARCH:
                return showing
            case _:
                assert_never(act)

    def _sought(self, text: str) -> Showing:
        match sought(text, self.showing.clock, self._zone):
            case ForRound(number=number):
                opened = self._archive.round_opened(number)
                none = words("There is no round {number}", number=number)
                return self._moved(moves.Go(opened)) if opened >= 0 else self._told(none)
            case ForFact(position=position):
                last = self._reel.size() - 1
                none = words("There is no fact {position}: the last one is {last}", position=position, last=last)
                return self._moved(moves.Go(position)) if position <= last else self._told(none)
            case ForTime(utc=utc):
                return self._to_time(utc)
            case NotUnderstood():
                return self._told(words("Write a round such as 12, a fact such as f1204, or a time such as 14:02:10"))

    def _told(self, said: Words) -> Showing:
        return self._with(said=said)

    def _to_time(self, utc: int) -> Showing:
        found = self._archive.at_time(utc)
        if not found:
            return self._told(words("The journal begins later"))
        shown = self._moved(moves.Go(found[-1]))
        twice = words("The clock was set back and showed that time twice: this is the later one")
        return replace(shown, desk=replace(shown.desk, said=twice)) if len(found) > 1 else shown

    def _moved(self, move: Move) -> Showing:
        shown = self._at(moved(self.showing.head, move, self._reel))
        return replace(shown, desk=replace(shown.desk, said=NO_WORDS))

    def _looked(self) -> Showing:
        grew = self._archive.look() != self.showing.size
        head = passed(self.showing.head, 0, self._reel)
        return self._watched(self._opened(head, self.showing.desk)) if grew else self._at(head)

    def _at(self, head: Playhead) -> Showing:
        """What the round and the day hold is read again only where it may be another."""
        if head == self.showing.head:
            return self.showing
        if head.position == self.showing.head.position:
            return replace(self.showing, head=head)
        return self._watched(self._opened(head, self.showing.desk))

    def _watched(self, showing: Showing) -> Showing:
        looked = LookedAs.SCREEN if showing.desk.middle is Middle.SCREEN else LookedAs.TABLE
        self._reviewer.watches(showing.moment, looked)
        return showing

    def _opened(self, head: Playhead, desk: Desk) -> Showing:
        """Everything at a playhead."""
        moment = self._reel.moment(head.position)
        day = self._days.at(moment.step.record.utc, self._last())
        return Showing(
            zone=self._zone,
            head=head,
            moment=moment,
            facts=self._round(head.position),
            size=self._reel.size(),
            strip=day.strip,
            day=day.found,
            marks=self._ticks,
            cameras=self._cameras,
            look=self._look_of(moment),
            ended=just_ended(self._reel, head.position),
            covered=self._archive.covered(head.position),
            desk=desk,
        )

    def _laid(self, position: int) -> int:
        ended = isinstance(self._reel.moment(position).step.entry, RoundClosed)
        return position - 1 if ended else position

    def _last(self) -> tuple[int, int]:
        """How many records there are, and when the last one was written."""
        size = self._reel.size()
        return size, self._reel.moment(size - 1).step.record.utc

    def _round(self, position: int) -> tuple[Happening, ...]:
        """A round is told once, and again only when it has grown."""
        found = self._reel.round_of(position)
        if self._told_round[0] != (found.first, found.end):
            self._told_round = ((found.first, found.end), happenings(self._reel.steps(position)))
        return self._told_round[1]

    def _look_of(self, moment: Moment) -> Look:
        dealer = moment.state.dealer
        return self._archive.liked(dealer.id, moment.position, USUAL_LOOK) if dealer is not None else USUAL_LOOK

    def _marked(self) -> Iterator[tuple[Mark, int]]:
        """Each with the table's time at its first record, where that record is."""
        for mark in self._marks:
            if mark.at.first.position < self._reel.size():
                yield mark, self._reel.moment(mark.at.first.position).step.record.utc


def _next_speed(speed: Speed, act: Act) -> Speed:
    at = _SPEEDS.index(speed) + (1 if act is Act.FASTER else -1)
    return _SPEEDS[min(max(at, 0), len(_SPEEDS) - 1)]
