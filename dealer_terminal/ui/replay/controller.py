"""Controller of the replay, without Qt. Presses and elapsed time change the state that the window shows.

It writes nothing by itself: views and commands go to the reviewer's services.
"""

from collections.abc import Callable
from typing import assert_never
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import ViewedAs
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review import playhead
from dealer_terminal.review.archive import Archive
from dealer_terminal.review.calendar import Towards, whole_millisecond
from dealer_terminal.review.finder import Ready, SearchQuestion, asked_instead
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.review.marks import next_mark
from dealer_terminal.review.playhead import Motion, Move, Playhead, Waiting, moved, opening, passed
from dealer_terminal.ui.console.props import told_of
from dealer_terminal.ui.console.sheet import Asks, Does, Opens, Shows, Shuts, SignsOn, Speaks, Stays
from dealer_terminal.ui.console.sheets.sign_on import ConsoleSignOnForm
from dealer_terminal.ui.replay import search
from dealer_terminal.ui.replay.bindings import BY_NAME, ReplayAct
from dealer_terminal.ui.replay.open_sheet import opening as opening_of
from dealer_terminal.ui.replay.replay_reader import Eye
from dealer_terminal.ui.replay.replay_view_state import USUAL_DESK, ReplayMiddle, ReplayOverlay, ReplayWindow, Showing
from dealer_terminal.ui.replay.reviewer import Reviewer
from dealer_terminal.ui.replay.search_state import Finds, SearchStatus
from dealer_terminal.ui.replay.sheet import AnySheet, Checks, Doing, Goes, ReplayOrders, Seeks, Visits
from dealer_terminal.ui.replay.sheets.menu import ReplayMenu
from dealer_terminal.ui.replay.sheets.video_list import VideoList

_LOOKS = {ReplayAct.UNSEEN: ViewedAs.UNSEEN_CARDS, ReplayAct.COMPARE: ViewedAs.COMPARED}


class ReplayController:
    def __init__(
        self, archive: Archive, reviewer: Reviewer, zone: ZoneInfo, position: int, desk: ReplayWindow = USUAL_DESK
    ) -> None:
        self._archive, self._reviewer, self._zone = archive, reviewer, zone
        self._reel = JournalNavigator(archive, around=True)
        self._eye = Eye(archive, self._reel, zone, reviewer)
        self.shows: Callable[[Showing], None] = lambda showing: None
        self.visits: Callable[[str], None] = lambda address: None
        self.copies: Callable[[str], None] = lambda text: None
        self.searches: Callable[[], None] = lambda: None
        with archive.told():
            self._eye.told(reviewer.console)
            self.showing = self._watched(self._unlocked(self._eye.showing(opening(self._reel, position), desk)))

    def press(self, name: str) -> None:
        """Handle a key or a button, by its name in the table of bindings."""
        sheets = self.showing.desk.sheets
        if self.showing.locked:
            return
        if sheets and isinstance(sheets[-1], ReplayMenu) and name != "close":
            self._do(lambda: self._done(name))
        else:
            self._do(lambda: self._pressed(name))

    def wrote(self, name: str, text: str) -> None:
        """Store the text of a field of the topmost sheet."""
        *below, sheet = self.showing.desk.sheets
        self._put(self._with(sheets=(*below, sheet.wrote(name, text))))

    def press_sheet(self, name: str) -> None:
        """Press a key or a line of the topmost sheet."""
        self._do(lambda: self._sheeted(self.showing.desk.sheets[-1].pressed(self.showing.stand, name)))

    def shut_sheet(self) -> None:
        if not self.showing.locked:
            self._do(self._shut)

    def go(self, position: int) -> None:
        self._do(lambda: self._moved(playhead.Go(position)))

    def reach(self, position: int) -> None:
        """Go to a search result."""
        self._do(lambda: self._reached(position))

    def strike(self, part: float) -> None:
        """Go to the time at this fraction of the strip's width."""
        strip = self.showing.strip
        at = strip.begins(min(max(int(part * strip.buckets), 0), strip.buckets - 1))
        self._do(lambda: self._to_time(at))

    def ready(self, name: str) -> None:
        """Ask a predefined question under the current conditions."""
        asked = asked_instead(self.showing.desk.finds.question, Ready(name))
        self._do(lambda: self._searched(asked))

    def further(self) -> None:
        """Request the next page of search results."""
        self._do(lambda: self._wished(self.showing))

    def found(self) -> None:
        """Start the first search, which waits for the window to be drawn, and show results that have arrived."""
        if self.showing.desk.finds.standing is SearchStatus.NOT_ASKED:
            self._put(self._wished(self.showing))
        for answer in () if self.showing.locked else self._reviewer.answered():
            self._put(self._with(finds=self.showing.desk.finds.answered(answer)))

    def seek(self, text: str) -> None:
        self._do(lambda: self._sought(text))

    def passed(self, microseconds: int) -> None:
        if self.showing.head.motion is Motion.PLAYING:
            self._do(lambda: self._at(passed(self.showing.head, microseconds, self._reel)))

    def look(self) -> None:
        """Show new records, and go to the last one while following. Recover once a lost journal can be read again."""
        try:
            with self._archive.told():
                showing = self._found_again(self._looked())
        except KnownError as error:
            lost = told_of(error)
            showing = self.showing if self.showing.desk.lost == lost else self._with(said=lost, lost=lost)
        self._put(showing)

    def _do(self, change: Callable[[], Showing]) -> None:
        """Apply a change. If the journal cannot be read, pause and show why."""
        try:
            with self._archive.told():
                showing = change()
        except KnownError as error:
            paused = replace(self.showing.head, motion=Motion.PAUSED)
            told, away = told_of(error), self.showing.desk.lost != NO_WORDS
            showing = replace(self._with(said=told, lost=told if away else NO_WORDS), head=paused)
        self._put(showing)

    def _put(self, showing: Showing) -> None:
        if showing is not self.showing:
            self.showing = showing
            self.shows(showing)

    def _with(self, **changes: object) -> Showing:
        return replace(self.showing, desk=replace(self.showing.desk, **changes))

    def _pressed(self, name: str) -> Showing:
        does = BY_NAME[name].does
        if isinstance(does, playhead.StepBy) and does.by in search.SOUGHT:
            return self._walked(does, does.towards)
        return self._acted(does) if isinstance(does, ReplayAct) else self._moved(does)

    def _walked(self, move: Move, towards: Towards) -> Showing:
        """Move the playhead, or show a message if there is no such record in that direction."""
        shown = self._moved(move)
        stays = shown.head.position == self.showing.head.position
        return replace(shown, desk=replace(shown.desk, said=search.NONE_THERE[towards])) if stays else shown

    def _acted(self, act: ReplayAct) -> Showing:
        showing = self.showing
        match act:
            case ReplayAct.SLOWER | ReplayAct.FASTER:
                towards = Towards.ON if act is ReplayAct.FASTER else Towards.BACK
                return self._moved(playhead.SetSpeed(showing.head.speed.next(towards)))
            case ReplayAct.WAITING:
                skipped = showing.head.waiting is Waiting.SKIPPED
                return self._moved(playhead.SetWaiting(Waiting.KEPT if skipped else Waiting.SKIPPED))
            case ReplayAct.MARK_BACK | ReplayAct.MARK_ON:
                towards = Towards.BACK if act is ReplayAct.MARK_BACK else Towards.ON
                return self._walked(playhead.Go(next_mark(self._eye.marks, showing.head.position, towards)), towards)
            case ReplayAct.FOUND_BACK | ReplayAct.FOUND_ON:
                return self._along(Towards.BACK if act is ReplayAct.FOUND_BACK else Towards.ON)
            case ReplayAct.FOUND:
                finds = showing.desk.finds
                return self._reached(finds.found[finds.lit].position) if finds.lit >= 0 else self._along(Towards.ON)
            case ReplayAct.SCREEN:
                felt = showing.desk.middle is ReplayMiddle.FELT
                return self._watched(self._with(middle=ReplayMiddle.SCREEN if felt else ReplayMiddle.FELT))
            case ReplayAct.HELP:
                return self._with(
                    over=ReplayOverlay.HELP if showing.desk.over is ReplayOverlay.NOTHING else ReplayOverlay.NOTHING
                )
            case ReplayAct.CLOSE:
                return self._closed()
            case ReplayAct.SEARCH:
                self._put(self._watched(self._with(middle=ReplayMiddle.FELT)))
                self.searches()
                return self.showing
            case ReplayAct.ADDRESS:
                self.copies(self._reviewer.address(showing.head.position))
                return self._told(words("Copied: what opens this fact"))
            case ReplayAct.VIDEO:
                return self._video()
            case _:
                return self._opening(act)

    def _closed(self) -> Showing:
        """Close the overlay or the topmost sheet."""
        if self.showing.desk.over is not ReplayOverlay.NOTHING or not self.showing.desk.sheets:
            return self._cleared()
        return self._shut()

    def _cleared(self) -> Showing:
        """Return to the felt, which is logged as a view of its own."""
        return self._watched(self._with(over=ReplayOverlay.NOTHING, middle=ReplayMiddle.FELT, said=NO_WORDS))

    def _shut(self) -> Showing:
        return self._with(sheets=self.showing.desk.sheets[:-1], said=NO_WORDS)

    def _opening(self, act: ReplayAct) -> Showing:
        """Open the sheet of an action. Unexposed cards and comparisons are logged as views of their own."""
        if act in _LOOKS:
            self._reviewer.sees(self.showing.moment, _LOOKS[act])
        found = opening_of(act, self.showing.stand)
        if isinstance(found, Words):
            return self._told(found)
        return self._laid_over(found)

    def _laid_over(self, sheet: AnySheet) -> Showing:
        """Open a sheet, over a form if one is open. Keep an open form if the sheet is of the same kind."""
        below = self.showing.desk.sheets
        forms = below if below and below[-1].fields(self.showing.stand) else ()
        sheets = forms if forms and type(forms[-1]) is type(sheet) else (*forms, sheet)
        return self._with(sheets=sheets, over=ReplayOverlay.NOTHING, said=NO_WORDS)

    def _video(self) -> Showing:
        if not self._reviewer.video:
            return self._told(words("No video system is named: set video.link in the settings"))
        return self._laid_over(VideoList(template=self._reviewer.video))

    def _sheeted(self, doing: Doing) -> Showing:
        sheets = self.showing.desk.sheets
        match doing:
            case Shows(sheet=sheet):
                return self._with(sheets=(*sheets[:-1], sheet), said=NO_WORDS)
            case Opens(sheet=sheet):
                return self._with(sheets=(*sheets, sheet), said=NO_WORDS)
            case Shuts(said=said):
                return self._with(sheets=sheets[:-1], said=said)
            case Stays(said=said):
                return self._told(said)
            case Goes(position=position):
                return self._moved(playhead.Go(position))
            case Does(name=name):
                return self._done(name)
            case Asks(ask=ask, said=said):
                self._reviewer.do(search.named(ask, self._archive, self._reel))
                return self._wrote(said)
            case SignsOn(number=number, pin=pin):
                return self._signed_on(number, pin)
            case ReplayOrders(order=order):
                self._reviewer.order(order)
                return self._with(sheets=sheets[:-1], said=words("It is being made; go on meanwhile"))
            case Visits(address=address):
                self.visits(address)
                return self._told(words("Opened: {address}", address=address))
            case Checks():
                self._reviewer.verify()
                return replace(self.showing, verdict=self._reviewer.verdict)
            case Speaks(language=language):
                return self._with(sheets=sheets[:-1], said=NO_WORDS, language=language)
            case Seeks(question=question):
                self.showing = self._with(sheets=sheets[:-1])
                return self._searched(question)
            case _:
                assert_never(doing)

    def _searched(self, question: SearchQuestion) -> Showing:
        """Start a search from the newest record. Its results replace the previous ones."""
        return self._wished(self._with(said=NO_WORDS, finds=Finds(question)))

    def _wished(self, showing: Showing) -> Showing:
        """Request the next page of results, unless the console has no reviewer."""
        finds = showing.desk.finds
        for wish in () if showing.locked else finds.wish():
            self._reviewer.find(wish)
            finds = finds.asked(showing.size)
        return replace(showing, desk=replace(showing.desk, finds=finds))

    def _along(self, towards: Towards) -> Showing:
        """Go to the next result in that direction, or request the next page after the last one."""
        finds = self.showing.desk.finds
        for number in finds.next(towards):
            return self._reached(finds.found[number].position)
        return self._wished(self.showing) if towards is Towards.ON else self.showing

    def _reached(self, position: int) -> Showing:
        """Go to a search result. Read the journal again if the result is newer than the last reading."""
        if position >= self.showing.size:
            self._archive.look()
        shown = self._moved(playhead.Go(position))
        return replace(shown, desk=replace(shown.desk, finds=shown.desk.finds.at(position)))

    def _done(self, name: str) -> Showing:
        """Close the topmost sheet, then act on a binding."""
        self._put(self._with(sheets=self.showing.desk.sheets[:-1], said=NO_WORDS))
        return self._pressed(name)

    def _wrote(self, said: Words) -> Showing:
        """Close the form, and reload marks and camera clocks from the console's journal."""
        self._eye.told(self._reviewer.console)
        desk = replace(self.showing.desk, sheets=self.showing.desk.sheets[:-1], said=said)
        return self._unlocked(self._eye.showing(self.showing.head, desk))

    def _signed_on(self, number: str, pin: str) -> Showing:
        *below, form = self.showing.desk.sheets
        self.showing = self._with(sheets=(*below, form.anew(number="", pin="")))
        self._reviewer.sign_on(number, pin)
        self._eye.told(self._reviewer.console)
        desk = replace(self.showing.desk, sheets=(), said=NO_WORDS)
        return self._wished(self._watched(self._eye.showing(self.showing.head, desk)))

    def _unlocked(self, showing: Showing) -> Showing:
        """Show the sign-on form alone if the console has no reviewer."""
        if not showing.locked:
            return showing
        desk = showing.desk
        return replace(
            showing, desk=ReplayWindow(sheets=(ConsoleSignOnForm(),), said=desk.said, language=desk.language)
        )

    def _delivered(self) -> Showing:
        """Show the results of exports and of verification."""
        made, verdict = self._reviewer.delivered(), self._reviewer.verdict
        if made:
            self._eye.told(self._reviewer.console)
            return replace(self._told(as_told("; ".join(made))), console=self._reviewer.console)
        return self.showing if verdict is self.showing.verdict else replace(self.showing, verdict=verdict)

    def _sought(self, text: str) -> Showing:
        match search.sought(text, self.showing.clock, self._zone):
            case search.ForRound(number=number):
                opened = self._archive.round_opened(number)
                none = words("There is no round {number}", number=number)
                return self._moved(playhead.Go(opened)) if opened >= 0 else self._told(none)
            case search.ForFact(position=position):
                last = self._reel.size() - 1
                none = words("There is no fact {position}: the last one is {last}", position=position, last=last)
                return self._moved(playhead.Go(position)) if position <= last else self._told(none)
            case search.ForTime(utc=utc):
                return self._said_of(self._to_time(utc), utc)
            case search.SearchNotUnderstood():
                return self._told(words("Write a round such as 12, a fact such as f1204, or a time such as 14:02:10"))

    def _told(self, said: Words) -> Showing:
        return self._with(said=said)

    def _to_time(self, utc: int) -> Showing:
        found = self._archive.at_time(whole_millisecond(utc))
        if not found:
            return self._told(words("The journal begins later"))
        shown = self._moved(playhead.Go(found[-1]))
        twice = words("The clock was set back and showed that time twice: this is the later one")
        return replace(shown, desk=replace(shown.desk, said=twice)) if len(found) > 1 else shown

    def _said_of(self, shown: Showing, utc: int) -> Showing:
        """Show a message if that time occurred twice or is after the end of the journal."""
        if shown.desk.said != NO_WORDS:
            return shown
        last = self._reel.moment(self._reel.size() - 1).step.record.utc
        return replace(shown, desk=replace(shown.desk, said=search.said_of(utc, last, shown.zone)))

    def _moved(self, move: Move) -> Showing:
        shown = self._at(moved(self.showing.head, move, self._reel))
        return replace(shown, desk=replace(shown.desk, said=NO_WORDS))

    def _found_again(self, showing: Showing) -> Showing:
        """Clear the error once the journal can be read again, and repeat a failed search."""
        desk = showing.desk
        if desk.lost == NO_WORDS:
            return showing
        said = NO_WORDS if desk.said == desk.lost else desk.said
        again = replace(showing, desk=replace(desk, said=said, lost=NO_WORDS, finds=desk.finds.anew()))
        return again if desk.finds.failed == NO_WORDS else self._wished(again)

    def _looked(self) -> Showing:
        showing = self._delivered()
        if showing is not self.showing:
            return showing
        grew = self._archive.look() != self.showing.size
        head = passed(self.showing.head, 0, self._reel)
        return self._followed(self._eye.showing(head, self.showing.desk)) if grew else self._at(head)

    def _at(self, head: Playhead) -> Showing:
        """Move the playhead. Read the round and the day only for a new position."""
        if head == self.showing.head:
            return self.showing
        if head.position == self.showing.head.position:
            return replace(self.showing, head=head)
        return self._watched(self._eye.showing(head, self.showing.desk))

    def _watched(self, showing: Showing) -> Showing:
        if not showing.locked:
            self._reviewer.watches(showing.moment, _looked_as(showing))
        return showing

    def _followed(self, showing: Showing) -> Showing:
        if not showing.locked:
            self._reviewer.follows(showing.moment, _looked_as(showing))
        return showing


def _looked_as(showing: Showing) -> ViewedAs:
    return ViewedAs.SCREEN if showing.desk.middle is ReplayMiddle.SCREEN else ViewedAs.TABLE
