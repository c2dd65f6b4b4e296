"""Controller of the pit, without Qt. Presses, elapsed time, and table snapshots change the state that the window
shows."""

from collections.abc import Callable
from contextlib import suppress
from typing import assert_never
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import RecordAt, Stood, ViewedAs
from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.catalogue import Alarms
from dealer_terminal.review.alarms.rows import AlarmRow, fits, groups, new_causes, over_now, rows, work_order
from dealer_terminal.review.rights import at_own_table
from dealer_terminal.review.shift_signing import ShiftRead
from dealer_terminal.review.table_snapshot import TableSnapshot, by_need, told_apart
from dealer_terminal.ui.console.props import told_of
from dealer_terminal.ui.console.sheet import Asks, Does, Opens, Shows, Shuts, SignsOn, Speaks, Stays
from dealer_terminal.ui.console.sheets.sign_on import ConsoleSignOnForm, LanguageList
from dealer_terminal.ui.pit.bindings import BY_NAME, PitAct
from dealer_terminal.ui.pit.figures.figure import Figure
from dealer_terminal.ui.pit.pit_services import PitServices
from dealer_terminal.ui.pit.pit_view_state import (
    PitMiddle,
    PitOverlay,
    PitPage,
    PitWindow,
    Queued,
    Showing,
    lacking,
    why_not_whole,
)
from dealer_terminal.ui.pit.regions.figures import other_machine
from dealer_terminal.ui.pit.sheet import AnySheet, Counts, Doing, Files, Points, Replays, Watches, Writes
from dealer_terminal.ui.pit.sheets.alarm_sheet import AlarmSheet, group_sheet
from dealer_terminal.ui.pit.sheets.changes_sheet import ChangesSheet, own_point
from dealer_terminal.ui.pit.sheets.dealer_sheet import DealerSheet
from dealer_terminal.ui.pit.sheets.item_sheet import ItemSheet
from dealer_terminal.ui.pit.sheets.load_sheet import LoadSheet
from dealer_terminal.ui.pit.sheets.menu import PitMenu
from dealer_terminal.ui.pit.sheets.shift_sheet import HOURS, last_hours, shift_sheet
from dealer_terminal.ui.pit.sheets.win_sheet import WinSheet

LEFT_ALONE = 300 * 1_000_000
"""Microseconds without a press after which the reviewer is signed off."""
_NOTED_EACH = 300 * 1_000_000
"""Microseconds between entries that record the newest record of each table."""
_AGAIN = 10 * 1_000_000
"""Microseconds after a failed write before the next automatic one."""


class PitController:
    def __init__(self, office: PitServices, alarms: Alarms, now: int, zone: ZoneInfo, desk: PitWindow) -> None:
        self._office, self._alarms = office, alarms
        self._seen: dict[str, TableSnapshot] = {}
        self._unnoted: dict[str, TableSnapshot] = {}
        self._try_at = now
        self._unwritten = NO_WORDS
        self._stood: dict[str, RecordAt] = {}
        self._note_at = now
        self._touched = now
        self.shows: Callable[[Showing], None] = lambda showing: None
        self.showing = self._unlocked(Showing(now, zone, unread=office.unread, console=office.console, desk=desk))

    def press(self, name: str) -> None:
        """Handle a key or a button, by its name in the table of bindings."""
        if not self.showing.locked:
            self._do(lambda: self._acted(BY_NAME[name].act))

    def open_table(self, journal: str) -> None:
        self._do(lambda: self._watched(journal))

    def open_alarms(self, key: str) -> None:
        """Open the alarms of a table and a cause: a single alarm, or the list of several."""
        self._do(lambda: self._lies(*map(group_sheet, self.showing.stand.group(key))))

    def open_item(self, journal: str, position: int) -> None:
        self._do(lambda: self._lies(ItemSheet(journal=journal, position=position)))

    def replay(self, journal: str, position: int) -> None:
        """Open a replay at a round of the open table."""
        self._do(lambda: self._replayed(journal, position))

    def wrote(self, name: str, text: str) -> None:
        """Store the text of a field of the topmost sheet."""
        *below, sheet = self.showing.desk.sheets
        self._stir()
        self._put(self._with(sheets=(*below, sheet.wrote(name, text))))

    def pick(self, figure: str) -> None:
        """Select a figure."""
        self._do(lambda: self._with(figure=Figure(figure)))

    def open_behind(self, key: str) -> None:
        """Open the rounds behind the figure of a dealer or a table."""
        of_tables = self.showing.desk.figure is Figure.TABLES
        self._do(lambda: self._lies(WinSheet(journal=key) if of_tables else DealerSheet(dealer=key)))

    def press_sheet(self, name: str) -> None:
        """Press a key or a line of the topmost sheet."""
        self._do(lambda: self._sheeted(self.showing.desk.sheets[-1].pressed(self.showing.stand, name)))

    def shut_sheet(self) -> None:
        if not self.showing.locked:
            self._do(self._shut)

    def passed(self, now: int) -> None:
        """Show the changes at the tables, even if the console cannot record them, and sign off an idle reviewer."""
        try:
            self._put(self._written_at_last(self._seen_by(now), now))
            if self.showing.console.reviewer is not None and now - self._touched > LEFT_ALONE:
                self._office.do(console_commands.SignOffReviewer())
                self._put(self._told_console(words("Signed off: nobody was here for a while")))
        except KnownError as error:
            self._try_at, self._unwritten = now + _AGAIN, told_of(error)
            told = replace(self._with(said=self._unwritten), now=now, unread=self._office.unread)
            self._put(self._told_rows(told))

    def _written_at_last(self, showing: Showing, now: int) -> Showing:
        """Clear the message about a failed write once writing is possible. Keep a message that answers a press."""
        if now < self._try_at or showing.desk.said != self._unwritten:
            return showing
        return replace(showing, desk=replace(showing.desk, said=NO_WORDS))

    def left(self) -> None:
        """Record at the end how far each table was seen. The next session checks that these records still exist."""
        with suppress(KnownError):
            self._note_stood()

    def _do(self, change: Callable[[], Showing]) -> None:
        """Apply a change, or show why it failed."""
        self._stir()
        try:
            showing = change()
        except KnownError as error:
            showing = self._with(said=told_of(error))
        self._put(showing)

    def _stir(self) -> None:
        self._touched = self.showing.now

    def _put(self, showing: Showing) -> None:
        if showing is not self.showing:
            self.showing = showing
            self.shows(showing)

    def _with(self, **changes: object) -> Showing:
        return replace(self.showing, desk=replace(self.showing.desk, **changes))

    def _lies(self, *sheets: AnySheet) -> Showing:
        return self._with(sheets=sheets, over=PitOverlay.NOTHING, said=NO_WORDS)

    def _acted(self, act: PitAct) -> Showing:
        showing = self.showing
        match act:
            case PitAct.TABLES:
                return self._with(page=PitPage.TABLES, table="", over=PitOverlay.NOTHING, said=NO_WORDS)
            case PitAct.QUEUE:
                return self._with(page=PitPage.QUEUE, table="", over=PitOverlay.NOTHING, said=NO_WORDS)
            case PitAct.TABLE:
                return self._watched(showing.sights[0].journal) if showing.sights else showing
            case PitAct.SCREEN:
                felt = showing.desk.middle is PitMiddle.FELT
                return self._looked(PitMiddle.SCREEN if felt else PitMiddle.FELT)
            case PitAct.WAITING:
                waiting = showing.desk.queued is Queued.WAITING
                return self._with(page=PitPage.QUEUE, queued=Queued.ALL if waiting else Queued.WAITING)
            case PitAct.REPLAY:
                return self._replayed_here()
            case PitAct.HELP:
                return self._with(
                    over=PitOverlay.HELP if showing.desk.over is PitOverlay.NOTHING else PitOverlay.NOTHING
                )
            case PitAct.CLOSE:
                return self._shut() if showing.desk.sheets else self._cleared()
            case PitAct.CHANGES:
                return self._compared()
            case PitAct.SHIFT:
                return self._lies(shift_sheet())
            case PitAct.FIGURES:
                return self._figures()
            case PitAct.NUMBERS:
                return self._with(numbers=not showing.desk.numbers)
            case PitAct.MACHINE:
                return self._with(machine=other_machine(showing))
            case PitAct.ALARM:
                nothing = words("Nothing calls for anybody")
                first = groups(showing.rows)[:1]
                return self._lies(*map(group_sheet, first)) if first else self._with(said=nothing)
            case PitAct.LOAD:
                return self._lies(LoadSheet())
            case PitAct.SIGN:
                none = words("Nobody signs on here: start the pit with --console")
                return self._lies(ConsoleSignOnForm()) if showing.console.name else self._with(said=none)
            case PitAct.LANGUAGE:
                return self._lies(LanguageList())
            case PitAct.MENU:
                return self._lies(PitMenu())
            case _:
                assert_never(act)

    def _cleared(self) -> Showing:
        if self.showing.desk.over is PitOverlay.HELP or self.showing.desk.said != NO_WORDS:
            return self._with(over=PitOverlay.NOTHING, said=NO_WORDS)
        return self._with(page=PitPage.TABLES, table="")

    def _shut(self) -> Showing:
        return self._with(sheets=self.showing.desk.sheets[:-1], said=NO_WORDS)

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
                return self._with(said=said)
            case Does(name=name):
                self.showing = self._with(sheets=(), said=NO_WORDS)
                return self._acted(BY_NAME[name].act)
            case Asks(ask=ask, said=said):
                self._office.do(ask)
                return self._told_console(said)
            case Writes(ask=ask, said=said, then=then):
                self._office.do(ask)
                written = self._with(sheets=(*sheets[:-1], *(then or sheets[-1:])), said=said)
                return self._told_rows(replace(written, console=self._office.console))
            case SignsOn(number=number, pin=pin):
                self.showing = self._with(sheets=(*sheets[:-1], sheets[-1].anew(number="", pin="")))
                self._office.sign_on(number, pin)
                return self._told_console(NO_WORDS)
            case Speaks(language=language):
                return self._with(sheets=sheets[:-1], said=NO_WORDS, language=language)
            case Replays(journal=journal, position=position):
                return self._replayed(journal, position)
            case Watches(journal=journal):
                return self._watched(journal)
            case Points():
                return self._pointed()
            case Files(order=order):
                self._office.order(order)
                return self._with(sheets=sheets[:-1], said=words("It is being made; go on meanwhile"))
            case Counts(since=since, until=until):
                return self._counted(since, until)
            case _:
                assert_never(doing)

    def _told_console(self, said: Words) -> Showing:
        """Reset the window after a sign-on or sign-off, with the tables that the reviewer may view."""
        desk = PitWindow(said=said, language=self.showing.desk.language)
        return self._unlocked(self._told_rows(replace(self.showing, console=self._office.console, shift=(), desk=desk)))

    def _unlocked(self, showing: Showing) -> Showing:
        """Show the sign-on form alone if the console has no reviewer."""
        if not showing.locked:
            return showing
        desk = showing.desk
        sheets = (
            desk.sheets[-1:]
            if desk.sheets and isinstance(desk.sheets[-1], ConsoleSignOnForm)
            else (ConsoleSignOnForm(),)
        )
        return replace(showing, desk=PitWindow(sheets=sheets, said=desk.said, language=desk.language))

    def _watched(self, journal: str) -> Showing:
        self._looks(journal, ViewedAs.TABLE)
        return self._with(page=PitPage.TABLE, table=journal, middle=PitMiddle.FELT, sheets=(), said=NO_WORDS)

    def _looked(self, middle: PitMiddle) -> Showing:
        for each in self.showing.opened:
            self._looks(each.journal, ViewedAs.SCREEN if middle is PitMiddle.SCREEN else ViewedAs.TABLE)
            return self._with(middle=middle)
        return self.showing

    def _looks(self, journal: str, looked: ViewedAs) -> None:
        self._office.looks(self.showing.stand.sight(journal).newest, looked)

    def _replayed_here(self) -> Showing:
        match self.showing.desk.sheets[-1:]:
            case (AlarmSheet(journal=journal, position=position) | ItemSheet(journal=journal, position=position),):
                return self._replayed(journal, position)
        for each in self.showing.opened:
            return self._replayed(each.journal, each.newest.position)
        return self._with(said=words("Open a table, an alarm or an item of the queue first."))

    def _replayed(self, journal: str, position: int) -> Showing:
        self._looks(journal, ViewedAs.TABLE)
        self._office.replay(self.showing.stand.sight(journal).db, position)
        return self._with(said=words("A replay opens in a window of its own"))

    def _compared(self) -> Showing:
        stand = self.showing.stand
        since = {
            each.db: tuple(at for point in own_point(stand, each.journal) for at in point.seen(each.journal))
            for each in self.showing.sights
        }
        self._office.compare(since)
        return replace(self._lies(ChangesSheet()), changes={})

    def _pointed(self) -> Showing:
        self._office.do(console_commands.SetPoint(tuple(each.newest for each in self.showing.sights), ""))
        self.showing = replace(self.showing, console=self._office.console)
        return self._compared()

    def _counted(self, since: int, until: int) -> Showing:
        dbs = tuple(sorted(each.db for each in self.showing.sights))
        self._office.count(dbs, since, until, lacking(self.showing))
        return replace(self._with(said=words("Looking…")), shift=(), counting=True)

    def _figures(self) -> Showing:
        """Show the figures of the last shift counted or being counted, or else count the last hours."""
        if not self.showing.shift and not self.showing.counting:
            self.showing = self._counted(*last_hours(self.showing.now, HOURS))
        return self._with(page=PitPage.FIGURES, table="", over=PitOverlay.NOTHING, said=NO_WORDS)

    def _shift_read(self, showing: Showing, read: tuple[ShiftRead, ...]) -> Showing:
        """Log a view of the counted shift before it is shown."""
        for stretch in (each for shift in read for each in shift.read):
            self._office.do(console_commands.RecordView(stretch, ViewedAs.SHIFT))
        told = replace(showing.desk, said=read[-1].failed or why_not_whole(read[-1])) if read else showing.desk
        return replace(showing, shift=read, counting=False, desk=told) if read else showing

    def _seen_by(self, now: int) -> Showing:
        showing, unread, lost = self.showing, self._office.unread, self._office.lost
        fresh, changes = self._office.sights(), self._office.compared()
        for each in fresh:
            self._seen[each.journal] = self._unnoted[each.journal] = each
        new = bool(fresh) or (bool(self._unnoted) and now >= self._try_at)
        if now >= self._try_at:
            self._note_all()
        showing = self._shift_read(showing, self._office.counted())
        made = self._office.delivered()
        if made:
            showing = replace(showing, desk=replace(showing.desk, said=as_told("; ".join(made))))
        if changes:
            showing = replace(showing, changes={**showing.changes, **changes})
        if not new:
            later = replace(showing, now=now, unread=unread, lost=lost)
            return later if now // 1_000_000 != showing.now // 1_000_000 else showing
        return self._told_rows(replace(showing, now=now, unread=unread, lost=lost, console=self._office.console))

    def _note_all(self) -> None:
        """Record all new snapshots. One that cannot be recorded remains for the next call."""
        for journal, sight in tuple(self._unnoted.items()):
            self._note(sight)
            del self._unnoted[journal]
        if self.showing.now >= self._note_at and not self._office.unread:
            self._note_at = self.showing.now + _NOTED_EACH
            self._note_stood()

    def _note_stood(self) -> None:
        console = self._office.console
        seen = [each for each in self._seen.values() if fits(each.causes, console.alarms, each.journal)]
        new = tuple(Stood(each.place, each.newest) for each in seen if self._stood.get(each.journal) != each.newest)
        if console.name and new:
            self._office.do(console_commands.NoteTables(new))
            self._stood.update((each.at.journal, each.at) for each in new)

    def _note(self, sight: TableSnapshot) -> None:
        """Record new and cleared alarms of a table before they are shown."""
        console = self._office.console
        if not console.name:
            return
        for over in over_now(sight.causes, console.alarms, sight.journal):
            self._office.do(console_commands.ReturnAlarm(over.id))
        new = new_causes(sight.causes, console.alarms, sight.journal)
        for each, at in zip(sight.causes, sight.began, strict=True):
            if each in new:
                self._office.do(console_commands.RaiseAlarm(at, each.alarm, each.key, each.what))

    def _told_rows(self, showing: Showing) -> Showing:
        console = showing.console
        person = console.reviewer
        seen = told_apart(self._seen.values())
        own = [each for each in seen if person is None or at_own_table(console, person, each.journal)]
        found: list[AlarmRow] = []
        for each in own:
            found += rows(each.table, each.journal, each.causes, console.alarms, self._alarms, showing.now)
        ordered = tuple(sorted(found, key=work_order))
        return replace(showing, rows=ordered, sights=by_need(own, ordered))
