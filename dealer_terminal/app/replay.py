"""A replay, wired: a table's journal that is only read, whoever looks, and the window."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.app.exports import Exports
from dealer_terminal.app.installed_rulebooks import library
from dealer_terminal.app.lazy_import import imported
from dealer_terminal.app.office import Office, Seat, Setup
from dealer_terminal.app.proving import Proving
from dealer_terminal.languages import ENGLISH
from dealer_terminal.review.verdict import Standing
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.kiosk.room import Room, Settings
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.replay.controller import Controller
from dealer_terminal.ui.replay.showing import Desk


class Wanted(Struct, frozen=True):
    """Where a replay begins, and how large its window is; `vkey` is whose signatures
    count, `video` the house's template, `policy` whose cosignatures are demanded."""

    db: str
    position: int
    zone: ZoneInfo
    panel: Panel
    vkey: str = ""
    video: str = ""
    language: str = ENGLISH
    policy: Path | None = None


def watch(source: JournalSource, seat: Seat, wanted: Wanted) -> int:
    """Until the window is closed."""
    with _office(source, seat, wanted) as office:
        controller = Controller(source, office, wanted.zone, wanted.position, Desk(language=wanted.language))
        code: int = _qt("app").run(controller, room(source.reader()), wanted.panel, office.verify)
    return code


class Toured(Struct, frozen=True):
    """`found` is what verifying the journal beside the tour found wrong."""

    pictures: int
    found: tuple[str, ...]


def pictures(source: JournalSource, seat: Seat, wanted: Wanted, folder: Path) -> Toured:
    """Of a tour through the journal."""
    with _office(source, seat, wanted) as office:
        controller = Controller(source, office, wanted.zone, wanted.position, Desk(language=wanted.language))
        office.verify()
        names = [*_qt("headless").tour(controller, room(source.reader()), folder, wanted.panel)]
        verdict = controller.showing.verdict
    return Toured(len(names), verdict.found if verdict.standing is Standing.WRONG else ())


def room(reader: str = "") -> Room:
    """Nothing of it is seen but what the table's own facts say, and what its reader could tell."""
    books = library()
    settings = replace(Settings("", books.ids()[0]), motion=False, drift_px=0)
    known = reader and reader in imported("drivers.registry").KINDS
    return Room(replace(settings, senses=_device().sensed(reader)) if known else settings, books)


def _device() -> Any:
    """Protocols are loaded only where a device was heard."""
    return imported("dealer_terminal.table.device_reader")


@contextmanager
def _office(source: JournalSource, seat: Seat, wanted: Wanted) -> Iterator[Office]:
    proving = Proving(wanted.db, source, wanted.vkey, wanted.policy)
    exports = Exports(wanted.db, source, wanted.zone, wanted.vkey)
    office = Office(seat, proving, exports, Setup(wanted.db, wanted.video))
    try:
        yield office
    finally:
        office.end()


def _qt(name: str) -> Any:
    """Loaded last, where a window opens."""
    return imported(f"dealer_terminal.ui.replay.{name}")
