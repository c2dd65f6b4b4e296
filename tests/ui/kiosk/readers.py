"""The reader of a table without a window: a simulated device on its real line, as the command line wires it."""

from collections.abc import Callable

from dealer_terminal import bootstrap
from dealer_terminal.bootstrap.reader import KioskReader
from dealer_terminal.procedure.state import State
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.device_reader import Device, DeviceReader, Table, device_reader
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.ports import Journal, Keys
from dealer_terminal.table.reader import ReaderStatus
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulated_reader import simulated_reader
from drivers.registry import twin_of
from drivers.twin.pty import PtyRunner

Made = tuple[DeviceReader, Callable[[str], str]]
"""A reader, and the hand at its device."""


class Machine:
    """In the shape of `table.reader.Reader`. Whose hands are at the device: its own, or the test's by `do`."""

    def __init__(self, session: Session, journal: Journal, keys: Keys, jobs: Jobs, rulebook: str) -> None:
        self._session, self._journal, self._keys, self._jobs = session, journal, keys, jobs
        self._packet = bootstrap.game_of(bootstrap.rulebook(rulebook)).packet
        self._stopped: Callable[[], None] = lambda: None

    def dealing(self, seed: int) -> "Machine":
        """A shuffler that hands out packets by itself, from a seed."""

        def make(table: Table) -> Made:
            reader = simulated_reader(table, seed=seed, pause=0, speed=20)
            return reader, reader.stand.gesture

        return self._read_by(make)

    def shown(self) -> "Machine":
        """A line reader that sees what is laid on it."""
        runner = PtyRunner(twin_of("card-line", 0, self._packet))
        runner.start()
        self._stopped = runner.stop
        device = Device(str(runner.path), "card-line", patience=0.01)
        return self._read_by(lambda table: (device_reader(table, device), runner.gesture))

    def status(self, state: State) -> ReaderStatus:
        return self._reader.status(state)

    def work(self) -> None:
        self._reader.work()

    def retry(self) -> None:
        self._reader.retry()

    def drop(self) -> None:
        self._reader.drop()

    def adopt(self, session: Session, journal: Journal) -> None:
        self._session, self._journal = session, journal
        self._reader.adopt(session, journal)

    def close(self) -> None:
        self._reader.close()
        self._stopped()

    def _read_by(self, make: Callable[[Table], Made]) -> "Machine":
        def made(packet: int) -> DeviceReader:
            table = Table(self._session, self._journal, self._keys, SystemClock(), self._jobs, packet)
            reader, self.do = make(table)
            return reader

        self._reader = KioskReader(self._session, made, self._packet, self._jobs)
        return self
