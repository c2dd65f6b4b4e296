"""Composition of a replay: a table's journal that is only read, the reviewer, and the window."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.app.background_exports import Exports
from dealer_terminal.app.background_verify import Proving
from dealer_terminal.app.console_services import ConsoleSeat, ConsoleServices, ReplaySetup
from dealer_terminal.app.lazy_import import imported
from dealer_terminal.app.rulebook_library import library
from dealer_terminal.languages import ENGLISH
from dealer_terminal.review.verdict import VerdictStatus
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext, KioskSettings
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.replay_view_state import ReplayWindow


class ReplayOptions(Struct, frozen=True):
    """Start position and window of a replay. `vkey` is the key to verify with, `video` the casino's link template, and
    `policy` the file of the cosignatures demanded."""

    db: str
    position: int
    zone: ZoneInfo
    panel: Panel
    vkey: str = ""
    video: str = ""
    language: str = ENGLISH
    policy: Path | None = None


def watch(source: JournalSource, seat: ConsoleSeat, wanted: ReplayOptions) -> int:
    """Run the window and return its exit code."""
    with _office(source, seat, wanted) as office:
        controller = ReplayController(
            source, office, wanted.zone, wanted.position, ReplayWindow(language=wanted.language)
        )
        code: int = _qt("app").run(controller, room(source.reader()), wanted.panel, office.verify)
    return code


class Toured(Struct, frozen=True):
    """Result of a tour. `found` are the errors found by verifying the journal at the same time."""

    pictures: int
    found: tuple[str, ...]


def pictures(source: JournalSource, seat: ConsoleSeat, wanted: ReplayOptions, folder: Path) -> Toured:
    """Save pictures of a tour through the journal."""
    with _office(source, seat, wanted) as office:
        controller = ReplayController(
            source, office, wanted.zone, wanted.position, ReplayWindow(language=wanted.language)
        )
        office.verify()
        names = [*_qt("headless").tour(controller, room(source.reader()), folder, wanted.panel)]
        verdict = controller.showing.verdict
    return Toured(len(names), verdict.found if verdict.standing is VerdictStatus.WRONG else ())


def room(reader: str = "") -> KioskContext:
    """Return screen inputs that show only the table's own facts and what its reader could detect."""
    books = library()
    settings = replace(KioskSettings("", books.ids()[0]), motion=False, drift_px=0)
    known = reader and reader in imported("drivers.registry").KINDS
    return KioskContext(replace(settings, senses=_device().sensed(reader)) if known else settings, books)


def _device() -> Any:
    """Import the protocols, which only a journal with a device needs."""
    return imported("dealer_terminal.table.device_reader")


@contextmanager
def _office(source: JournalSource, seat: ConsoleSeat, wanted: ReplayOptions) -> Iterator[ConsoleServices]:
    proving = Proving(wanted.db, source, wanted.vkey, wanted.policy)
    exports = Exports(wanted.db, source, wanted.zone, wanted.vkey)
    office = ConsoleServices(seat, proving, exports, ReplaySetup(wanted.db, wanted.video))
    try:
        yield office
    finally:
        office.end()


def _qt(name: str) -> Any:
    """Import a module that needs Qt, at the moment a window opens."""
    return imported(f"dealer_terminal.ui.replay.{name}")
