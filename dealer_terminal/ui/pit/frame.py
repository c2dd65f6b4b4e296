"""The whole window, derived from its state. The screen of each table is kept until its state changes."""

from collections.abc import Callable, Iterator

from dealer_terminal.review.archive import USUAL_LOOK
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.ui.console.clocks import date_text, second_text
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.console.past_screen import Past, past_screen
from dealer_terminal.ui.console.props import KeyLineProps, sheet_props
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext
from dealer_terminal.ui.kit.languages import Say, spoken
from dealer_terminal.ui.pit.bindings import BINDINGS, BY_NAME, GROUPS
from dealer_terminal.ui.pit.pit_view_state import PitMiddle, PitOverlay, PitPage, Queued, Showing
from dealer_terminal.ui.pit.props import FiguresProps, LiveProps, NothingLive, PitHeadProps, PitProps, TabProps
from dealer_terminal.ui.pit.regions.figures import figures
from dealer_terminal.ui.pit.regions.queue import alarms, alarms_title, queue, queue_key, queue_title
from dealer_terminal.ui.pit.regions.report import paper
from dealer_terminal.ui.pit.regions.tiles import live, tile
from dealer_terminal.ui.pit.sheets.changes_sheet import ChangesSheet
from dealer_terminal.ui.pit.sheets.shift_sheet import ShiftSheet
from dealer_terminal.ui.pit.sheets.signing_sheet import SigningSheet


class PitFrame:
    """Derivation of the window's props. `rooms` returns the screen settings of a table with a given card reader."""

    def __init__(self, rooms: Callable[[str], KioskContext]) -> None:
        self._rooms = rooms
        self._screens: dict[tuple[str, str], tuple[TableSnapshot, FrameProps]] = {}
        self._known: dict[str, KioskContext] = {}

    def props(self, showing: Showing) -> PitProps:
        say = spoken(showing.desk.language)
        return PitProps(
            title=" · ".join((say("Pit"), *_reviewer(showing))),
            head=_head(showing, say),
            page=showing.desk.page.value,
            tiles=tuple(tile(each, self._screen(each, showing), showing, say) for each in showing.sights),
            unread=say("Reading {files}", files=", ".join(showing.unread)) if showing.unread else "",
            lost="\n".join(showing.lost.values()),
            alarms_title=alarms_title(showing, say),
            alarms=alarms(showing, say),
            queue_title=queue_title(showing, say),
            queue_more=queue_key(showing, say),
            queue=queue(showing, say) if showing.desk.page is PitPage.QUEUE else (),
            live=self._live(showing, say),
            figures=figures(showing, say) if showing.desk.page is PitPage.FIGURES else FiguresProps(),
            sheet=sheet_props(showing.desk.sheets, showing.stand, showing.desk.said, say),
            paper=paper(showing),
            locked=showing.locked,
            said=say(showing.desk.said),
            helps=say("Keys") if showing.desk.over is PitOverlay.HELP else "",
            lines=tuple(_lines(say)),
        )

    def _live(self, showing: Showing, say: Say) -> LiveProps | NothingLive:
        for each in showing.opened:
            felt = self._screen(each, showing)
            screened = showing.desk.middle is PitMiddle.SCREEN
            screen = past_screen(_past(each, showing), self._room(each), each.look.language) if screened else felt
            return live(each, felt, screen, showing, say)
        return NothingLive()

    def _screen(self, sight: TableSnapshot, showing: Showing) -> FrameProps:
        """Return the screen of a table in the reviewer's language."""
        language = showing.desk.language
        known = self._screens.get((sight.journal, language))
        if known is None or known[0].state is not sight.state or known[0].reader != sight.reader:
            known = sight, past_screen(_past(sight, showing), self._room(sight), language)
            self._screens[sight.journal, language] = known
        return known[1]

    def _room(self, sight: TableSnapshot) -> KioskContext:
        if sight.reader not in self._known:
            self._known[sight.reader] = self._rooms(sight.reader)
        return self._known[sight.reader]


def _past(sight: TableSnapshot, showing: Showing) -> Past:
    look = sight.look if showing.desk.middle is PitMiddle.SCREEN else USUAL_LOOK
    return Past(sight.state, showing.now, showing.zone, look, sight.signed)


def _reviewer(showing: Showing) -> tuple[str, ...]:
    """Return the names of the console and of its reviewer."""
    console = showing.console
    if not console.name:
        return ()
    return (console.name, console.reviewer.name) if console.reviewer is not None else (console.name,)


def _head(showing: Showing, say: Say) -> PitHeadProps:
    return PitHeadProps(
        console=showing.console.name or say("Pit"),
        reviewer=_sits(showing, say),
        clock=second_text(showing.now, showing.zone),
        date=f"{date_text(showing.now, showing.zone)} · {showing.zone.key}",
        tabs=tuple(_tabs(showing, say)),
    )


def _sits(showing: Showing, say: Say) -> str:
    if not showing.console.name:
        return say("No console: nothing is kept")
    return showing.console.reviewer.name if showing.console.reviewer is not None else ""


def _tabs(showing: Showing, say: Say) -> Iterator[TabProps]:
    desk = showing.desk
    on_top = type(desk.sheets[-1]) if desk.sheets else None
    waits = len(showing.queue) if desk.queued is Queued.WAITING else 0
    for name, count, chosen in (
        ("tables", 0, desk.page in (PitPage.TABLES, PitPage.TABLE)),
        ("queue", waits, desk.page is PitPage.QUEUE),
        ("changes", 0, on_top is ChangesSheet),
        ("shift", 0, on_top in (ShiftSheet, SigningSheet)),
        ("figures", 0, desk.page is PitPage.FIGURES),
        ("menu", 0, False),
    ):
        each = BY_NAME[name]
        yield TabProps(name, say(each.short), key_text(each.keys[0]), str(count) if count else "", chosen)


def _lines(say: Say) -> Iterator[KeyLineProps]:
    for group, title in GROUPS.items():
        yield KeyLineProps("", say(title))
        for each in BINDINGS:
            if each.group is group:
                yield KeyLineProps("  ".join(map(key_text, each.keys)), say(each.what))
