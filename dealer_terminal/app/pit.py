"""Composition of a pit console: tables that are only read, each watched in the background, the reviewer, and the
window."""

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct

from dealer_terminal.app.alarm_catalogue import alarm_catalogue
from dealer_terminal.app.background_exports import ShiftReports
from dealer_terminal.app.console_services import ConsoleSeat
from dealer_terminal.app.lazy_import import imported
from dealer_terminal.app.pit_workers import Newest, Watching, in_own_process
from dealer_terminal.app.replay import room
from dealer_terminal.app.shift_counting import count_shift
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.review_facts import RecordAt, RecordRange, ViewedAs
from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.words import Words, as_told
from dealer_terminal.review.changes import Changes
from dealer_terminal.review.cited_records import KnownRecords
from dealer_terminal.review.console import Console
from dealer_terminal.review.console_commands import Ask, RecordView, SignOffReviewer
from dealer_terminal.review.console_orders import OrderShift
from dealer_terminal.review.shift_signing import ShiftRead
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.console import read_known
from dealer_terminal.storage.review.record_ranges import changed
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.pit.controller import PitController
from dealer_terminal.ui.pit.pit_view_state import PitWindow


class PitOptions(Struct, frozen=True):
    """Tables that a pit watches, and its window.

    `enrolled` returns these tables and any enrolled at a floor server since. `lookback` are further options of the
    replays that it opens. `console` is the reviewer's journal: records that it cites must still be in the tables'
    journals.
    """

    dbs: tuple[str, ...]
    zone: ZoneInfo
    panel: Panel
    enrolled: Callable[[], tuple[str, ...]] = tuple
    lookback: tuple[str, ...] = ()
    language: str = ENGLISH
    console: str = ""


def watch(seat: ConsoleSeat, wanted: PitOptions) -> int:
    """Run the window and return its exit code."""
    with _pit(seat, wanted) as controller:
        code: int = _qt("app").run(controller, SystemClock(), room, wanted.panel)
    return code


def pictures(seat: ConsoleSeat, wanted: PitOptions, folder: Path) -> int:
    """Save pictures of a tour through the pit. Return their number."""
    with _pit(seat, wanted) as controller:
        return len(list(_qt("headless").tour(controller, SystemClock(), room, folder, wanted.panel)))


@contextmanager
def _pit(seat: ConsoleSeat, wanted: PitOptions) -> Iterator[PitController]:
    office = RunningPitServices(seat, wanted)
    try:
        desk = PitWindow(language=wanted.language)
        controller = PitController(office, alarm_catalogue(), SystemClock().now().utc, wanted.zone, desk)
        yield controller
        controller.left()
    finally:
        office.end()


class RunningPitServices:
    def __init__(self, seat: ConsoleSeat, wanted: PitOptions) -> None:
        self._seat, self._wanted = seat, wanted
        known = read_known(wanted.console) if wanted.console else KnownRecords()
        self._watching = Watching(wanted.dbs, known, wanted.enrolled)
        self._comparing: Newest[tuple[str, Changes]] = Newest("comparing")
        self._counting: Newest[ShiftRead] = Newest("counting")
        self._papers = ShiftReports(wanted.console, wanted.zone)
        self._replays: list[subprocess.Popen[bytes]] = []

    @property
    def console(self) -> Console:
        return self._seat.console

    @property
    def unread(self) -> tuple[str, ...]:
        return self._watching.unread

    @property
    def lost(self) -> Mapping[str, str]:
        return self._watching.lost

    def sights(self) -> tuple[TableSnapshot, ...]:
        return self._watching.sights()

    def do(self, ask: Ask) -> None:
        self._seat.do(ask)
        if isinstance(ask, SignOffReviewer):
            self._shut_replays()

    def sign_on(self, number: str, pin: str) -> None:
        self._shut_replays()
        self._seat.sign_on(number, pin)

    def looks(self, at: RecordAt, looked: ViewedAs) -> None:
        self._seat.do(RecordView(RecordRange(at, at), looked))

    def replay(self, db: str, position: int) -> None:
        asked = ("replay", "--db", db, "--fact", str(position), "--zone", self._wanted.zone.key, *self._wanted.lookback)
        self._replays = [each for each in self._replays if each.poll() is None]
        self._replays.append(subprocess.Popen([sys.executable, "-m", "dealer_terminal", *asked]))

    def compare(self, since: Mapping[str, tuple[RecordAt, ...]]) -> None:
        self._comparing.ask(_compared(since))

    def count(self, dbs: tuple[str, ...], since: int, until: int, lacking: tuple[Words, ...]) -> None:
        self._counting.ask(_counted(dbs, Window(since, until), self._wanted.zone, lacking))

    def counted(self) -> tuple[ShiftRead, ...]:
        return self._counting.found()

    def order(self, order: OrderShift) -> None:
        self._papers.order(order)

    def delivered(self) -> tuple[str, ...]:
        return self._papers.delivered()

    def compared(self) -> Mapping[str, Changes]:
        return dict(self._comparing.found())

    def end(self) -> None:
        self._shut_replays()
        self._comparing.end()
        self._counting.end()
        self._papers.end()
        self._watching.end()

    def _shut_replays(self) -> None:
        """Close the open replays. The next reviewer must not see them."""
        for each in self._replays:
            each.terminate()
        for each in self._replays:
            each.wait()
        self._replays.clear()


def _compared(since: Mapping[str, tuple[RecordAt, ...]]) -> Iterator[tuple[str, Changes]]:
    """Yield the changes in each journal. A journal that cannot be read is reported by its watcher."""
    for db, seen in since.items():
        with suppress(KnownError), closing(JournalSource(db)) as source, source.told():
            yield source.journal, changed(source, seen)


def _counted(dbs: tuple[str, ...], asked: Window, zone: ZoneInfo, lacking: tuple[Words, ...]) -> Iterator[ShiftRead]:
    try:
        yield in_own_process(count_shift, dbs, asked, zone, lacking)
    except KnownError as error:
        yield ShiftRead(asked.since, asked.until, failed=as_told(str(error)))


def _qt(name: str) -> Any:
    """Import a module that needs Qt, at the moment a window opens."""
    return imported(f"dealer_terminal.ui.pit.{name}")
