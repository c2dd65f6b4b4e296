"""State of a replay: one frozen value, from which the whole window is derived."""

from enum import Enum
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.archive import USUAL_LOOK
from dealer_terminal.review.cameras import CameraClock
from dealer_terminal.review.cited_records import Damage
from dealer_terminal.review.console import Console
from dealer_terminal.review.day import Day, Strip, Tick
from dealer_terminal.review.ended import Ended
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.playhead import Playhead
from dealer_terminal.review.timeline import Happening
from dealer_terminal.review.verdict import NO_VERDICT, Verdict
from dealer_terminal.ui.console.past_screen import Past
from dealer_terminal.ui.replay.search_state import Finds
from dealer_terminal.ui.replay.sheet import AnySheet, ReplaySnapshot


class ReplayMiddle(Enum):
    FELT = "felt"
    SCREEN = "screen"


class ReplayOverlay(Enum):
    NOTHING = "nothing"
    HELP = "help"


class ReplayWindow(Struct, frozen=True):
    """State of the window.

    `finds` are the search results. `said` is the response to the last press. The last of the `sheets` is on top. `lost`
    says why the journal cannot be read at present. `language` is the reviewer's.
    """

    middle: ReplayMiddle = ReplayMiddle.FELT
    over: ReplayOverlay = ReplayOverlay.NOTHING
    sheets: tuple[AnySheet, ...] = ()
    finds: Finds = Finds()
    said: Words = NO_WORDS
    lost: Words = NO_WORDS
    language: str = ENGLISH


USUAL_DESK = ReplayWindow()


class Showing(Struct, frozen=True):
    """Everything shown in a replay.

    `drawn` is the moment that the kiosk displayed: a touch may write several facts, and only the state after the last
    one was displayed. `steps` and `facts` are those of the moment's whole round, `strip` and `day` those of its day.
    `look` is the dealer's display preference, `ended` the round that was closed at that moment, and `covered` the time
    of the last record under a checkpoint. `damage` hides part of the round or was skipped in the fold.
    """

    zone: ZoneInfo
    head: Playhead
    moment: Moment
    drawn: Moment
    steps: tuple[ReplayStep, ...]
    facts: tuple[Happening, ...]
    size: int
    strip: Strip
    day: Day
    marks: tuple[Tick, ...] = ()
    cameras: tuple[CameraClock, ...] = ()
    look: ScreenPreferences = USUAL_LOOK
    ended: tuple[Ended, ...] = ()
    covered: int = 0
    damage: tuple[Damage, ...] = ()
    console: Console = Console()
    verdict: Verdict = NO_VERDICT
    desk: ReplayWindow = USUAL_DESK

    @property
    def clock(self) -> int:
        """Return the table's time in microseconds UTC."""
        return self.head.shown(self.moment.step.record.utc)

    @property
    def locked(self) -> bool:
        """Return True if the console has no reviewer. It shows nothing then."""
        return bool(self.console.name) and self.console.reviewer is None

    @property
    def past(self) -> Past:
        """Return the moment as the dealer saw it."""
        return Past(self.drawn.state, self.clock, self.zone, self.look, self.covered, self.ended)

    @property
    def stand(self) -> ReplaySnapshot:
        asked = self.desk.finds.question
        seen = self.moment, self.steps, self.size, self.clock, self.zone
        return ReplaySnapshot(*seen, self.console, self.verdict, asked, self.damage)

    def beside(self, other: "Showing") -> bool:
        """Return whether the two differ in their time alone."""
        kept = ("moment", "facts", "day", "marks", "desk", "look", "strip", "size", "console", "verdict")
        return all(getattr(self, name) is getattr(other, name) for name in kept)

    def typed_after(self, other: "Showing") -> bool:
        """Return whether only the sheets have changed, as after typing into one."""
        return same_except(self, other, "desk") and same_except(self.desk, other.desk, "sheets")


def same_except(one: Struct, other: Struct, name: str) -> bool:
    """Return whether both hold the same objects in every field except the one named."""
    return all(getattr(one, field) is getattr(other, field) for field in one.__struct_fields__ if field != name)
