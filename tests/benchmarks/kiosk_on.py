"""A kiosk on a journal on the disk, with a reader that needs no line."""

from pathlib import Path

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.room import Room, Settings
from tests.ui.kiosk.fast_reader import SimulatedReader
from tests.ui.kiosk.table import HAND, LIBRARY, READER, WA, Table, World


class OnDisk(Table):
    def __init__(self, folder: Path, seed: int) -> None:
        self.journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
        session = self.resumed()
        self.reader = SimulatedReader(session.seals, seed)
        self.room = Room(Settings("7", WA, (READER, HAND)), LIBRARY)
        self.world = World(session)
        self.controller = self.started(session)
        self.touches = 0

    def resumed(self) -> Session:
        return Session(self.journal, self.journal.keys, SystemClock())

    def kiosk(self) -> Kiosk:
        session = self.resumed()
        return Kiosk(session, self.people(), self.room, lambda: session, lambda: 40)
