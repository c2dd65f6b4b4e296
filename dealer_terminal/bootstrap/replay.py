"""A replay, wired: a table's journal that is only read, whoever looks, and the window."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.audit.review_facts import CameraSet, LookedAs, Stretch
from dealer_terminal.bootstrap.kiosk import library
from dealer_terminal.commands import imported
from dealer_terminal.review.asks import Ask, Look
from dealer_terminal.review.console import Mark
from dealer_terminal.review.looks import looking
from dealer_terminal.review.marks import record_at
from dealer_terminal.review.reel import Moment
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.table.device_reader import sensed
from dealer_terminal.ui.kiosk.room import Room, Settings
from dealer_terminal.ui.shared.panel import Panel
from dealer_terminal.ui.surveillance.controller import Controller
from drivers.registry import KINDS


class Console(Protocol):
    """Where somebody has signed on, or nowhere."""

    def do(self, ask: Ask) -> None: ...

    def settings(self, journal: str) -> tuple[CameraSet, ...]: ...

    def marks(self, journal: str) -> tuple[Mark, ...]: ...


class Watching:
    """What is watched in one go becomes one look, written when the reviewer goes elsewhere, and at the end."""

    def __init__(self, console: Console) -> None:
        self._console = console
        self._held: tuple[Look, ...] = ()
        self.settings: Callable[[str], tuple[CameraSet, ...]] = console.settings
        self.marks: Callable[[str], tuple[Mark, ...]] = console.marks

    def watches(self, moment: Moment, looked: LookedAs) -> None:
        at = record_at(moment.journal, moment.step.record)
        now = looking(self._held, Stretch(at, at), looked)
        self._held = (now.held,)
        self._write(now.over)

    def end(self) -> None:
        held, self._held = self._held, ()
        self._write(held)

    def _write(self, over: tuple[Look, ...]) -> None:
        for look in over:
            self._console.do(look)


class Wanted(Struct, frozen=True):
    """Where a replay begins, and how large its window is."""

    position: int
    zone: ZoneInfo
    panel: Panel


def watch(source: JournalSource, console: Console, wanted: Wanted) -> int:
    """Until the window is closed."""
    watching = Watching(console)
    controller = Controller(source, watching, wanted.zone, wanted.position)
    try:
        code: int = _qt("app").run(controller, room(source.reader()), wanted.panel)
    finally:
        watching.end()
    return code


def pictures(source: JournalSource, console: Console, wanted: Wanted, folder: Path) -> int:
    """Of a tour through the journal; says how many."""
    watching = Watching(console)
    controller = Controller(source, watching, wanted.zone, wanted.position)
    try:
        return len(list(_qt("headless").tour(controller, room(source.reader()), folder, wanted.panel)))
    finally:
        watching.end()


def room(reader: str = "") -> Room:
    """Nothing of it is seen but what the table's own facts say, and what its reader could tell."""
    books = library()
    settings = replace(Settings("", books.ids()[0]), motion=False, drift_px=0)
    return Room(replace(settings, senses=sensed(reader)) if reader in KINDS else settings, books)


def _qt(name: str) -> Any:
    """Loaded last, where a window opens."""
    return imported(f"dealer_terminal.ui.surveillance.{name}")
