"""A table on a journal that is kept on the disk."""

from msgspec.structs import replace

from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.session import Session
from dealer_terminal.ui.kiosk.controller import KioskController
from dealer_terminal.ui.kiosk.kiosk_context import KioskSettings
from dealer_terminal.ui.kiosk.recent_rounds import ROUNDS
from tests.fast.ui.kiosk.table import HAND, READER, WA, Table


class Kept(Table):
    def __init__(self, db: str, rulebook: str = WA, cards_from: tuple[CardsFrom, ...] = (READER, HAND)) -> None:
        self.kept = self.journal = open_journal(db, keys=None)
        self.keys = self.kept.keys
        self.begin(KioskSettings("7", rulebook, cards_from), 5)

    def resumed(self) -> Session:
        return Session(self.journal, self.keys, SystemClock())


def restarted(table: Kept, db: str) -> Kept:
    """Another process on the same journal, with the rounds that it holds."""
    table.kept.close()
    again = Kept(db)
    people = replace(again.people(), past=lambda: again.kept.past_rounds(again.state, ROUNDS))
    again.controller = KioskController(again.world.session, people, again.room, again.world)
    again.controller.refresh()
    return again
