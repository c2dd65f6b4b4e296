"""Reader of a kiosk. It is replaced when a table opens with another packet size."""

from collections.abc import Callable, Sequence
from functools import partial

from dealer_terminal.procedure.facts import Fact, TableOpened
from dealer_terminal.procedure.state import State
from dealer_terminal.table.device_reader import DeviceReader
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.ports import Journal
from dealer_terminal.table.reader import ReaderStatus
from dealer_terminal.table.session import Session


class KioskReader:
    """Reader for the table's packet size. `make` returns a reader, not started yet, for packets of so many cards;
    `packet` applies until a table is open."""

    def __init__(self, session: Session, make: Callable[[int], DeviceReader], packet: int, jobs: Jobs) -> None:
        self._make = make
        self._jobs = jobs
        self._packet = _packet(session.state, packet)
        session.listen(self._moved)
        self._reader = make(self._packet)
        self._reader.start()

    def status(self, state: State) -> ReaderStatus:
        return self._reader.status(state)

    def work(self) -> None:
        self._reader.work()

    def retry(self) -> None:
        self._reader.retry()

    def drop(self) -> None:
        self._reader.drop()

    def adopt(self, session: Session, journal: Journal) -> None:
        """Continue with the session and the journal, which were reopened after a failure."""
        session.listen(self._moved)
        self._reader.adopt(session, journal)

    def close(self) -> None:
        self._reader.close()

    def _moved(self, state: State, outcome: Sequence[Fact]) -> None:
        """Replace the reader if needed, after every listener has handled this change."""
        wanted = _packet(state, self._packet)
        if any(isinstance(fact, TableOpened) for fact in outcome) and wanted != self._packet:
            self._jobs.later(partial(self._replace, wanted))

    def _replace(self, wanted: int) -> None:
        self._reader.close()
        self._packet = wanted
        self._reader = self._make(self._packet)
        self._reader.start()


def _packet(state: State, otherwise: int) -> int:
    return state.game().packet if state.book is not None else otherwise
