"""A kiosk on a journal on the disk, with a reader that needs no line."""

from pathlib import Path

from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.kiosk import Kiosk
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from tests.fast.ui.kiosk.table import HAND, READER, WA, Table


class OnDisk(Table):
    def __init__(self, folder: Path, seed: int) -> None:
        self.journal = open_journal(str(folder / "journal.db"), keys=folder / "keys")
        self.keys = self.journal.keys
        self.begin(KioskSettings("7", WA, (READER, HAND)), seed)

    def resumed(self) -> Session:
        return Session(self.journal, self.journal.keys, SystemClock())

    def kiosk(self) -> Kiosk:
        session = self.resumed()
        self.reader.adopt(session, self.journal)
        return Kiosk(session, self.people(), self.room, lambda: session, lambda: 40, self.jobs)
