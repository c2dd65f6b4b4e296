"""Replays of journals, each with an office as the shipped command wires it."""

from pathlib import Path
from zoneinfo import ZoneInfo

from dealer_terminal.app.background_exports import Exports
from dealer_terminal.app.background_verify import Proving
from dealer_terminal.app.console_services import ConsoleSeat, ConsoleServices, ReplaySetup
from dealer_terminal.app.console_session import NoConsole
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.ui.replay.controller import ReplayController

NOBODY = NoConsole()
ZONE = ZoneInfo("America/Los_Angeles")


class Desks:
    def __init__(self, db: str, cache: Path) -> None:
        self._db, self._cache = db, cache
        self._sources: list[JournalSource] = []
        self.offices: list[ConsoleServices] = []

    def replay(self, position: int = 0, of: str = "", seat: ConsoleSeat = NOBODY) -> ReplayController:
        db = of or self._db
        source = JournalSource(db, cache=self._cache)
        self._sources.append(source)
        proving, exports = Proving(db, source, ""), Exports(db, source, ZONE)
        self.offices.append(
            ConsoleServices(seat, proving, exports, ReplaySetup(db, "https://video.example/{camera}?at={time}"))
        )
        return ReplayController(source, self.offices[-1], ZONE, position)

    def close(self) -> None:
        for each in (*self.offices,):
            each.end()
        for source in self._sources:
            source.close()
