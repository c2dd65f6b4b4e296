"""A kiosk, wired: its journal, session, people, reader and screens."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct

from dealer_terminal import bootstrap
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.operators import DemonstrationOperators
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.reader import SimulatedReader
from dealer_terminal.ui.kiosk.app import Kiosk
from dealer_terminal.ui.kiosk.controller import People
from dealer_terminal.ui.kiosk.room import Installed, Library, Room, Settings


class Wanted(Struct, frozen=True):
    """What the command line asks of a kiosk."""

    db: str
    keys: Path | None
    settings: Settings
    seed: int


@contextmanager
def simulated_kiosk(wanted: Wanted) -> Iterator[Kiosk]:
    """People whose PINs everybody may read, and a simulated reader; never on a journal with real cards in play."""
    held = _Held(wanted)
    try:
        session = held.reopened()
        _refuse_real_cards(session)
        people = People(DemonstrationOperators(), SimulatedReader(session.seals, wanted.seed))
        yield Kiosk(session, people, Room(wanted.settings, library()), held.reopened, held.checkpoint_age)
    finally:
        held.close()


def library() -> Library:
    ids = bootstrap.rulebook_ids()
    books = tuple(Installed(bootstrap.rulebook(each), bootstrap.rulebook_text(each)) for each in ids)
    return Library(books, bootstrap.house_text())


class _Held:
    """The journal as long as it is open; opened anew after it failed."""

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self._journals: list[SqlJournal] = []
        self._covered, self._signed = 0, 0

    def reopened(self) -> Session:
        self.close()
        journal = open_journal(self._wanted.db, keys=self._wanted.keys)
        self._journals.append(journal)
        return Session(journal, journal.keys, SystemClock())

    def checkpoint_age(self) -> int:
        """Seconds since the last record that the journal's signed head covers."""
        for journal in self._journals:
            covered = journal.status().checkpoint
            if covered != self._covered:
                self._covered = covered
                self._signed = next((record.utc for record in list(journal.records(covered - 1, covered))), 0)
        return max(0, SystemClock().now().utc - self._signed) // 1_000_000 if self._signed else 0

    def close(self) -> None:
        while self._journals:
            self._journals.pop().close()


def _refuse_real_cards(session: Session) -> None:
    state = session.state
    if state.phase is not Phase.CLOSED and state.in_force().cards_from is CardsFrom.READER:
        raise KnownError(f"table {state.table} plays with real cards there: close it first, or name another journal")
