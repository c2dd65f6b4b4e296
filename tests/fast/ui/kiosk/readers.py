"""The reader of a table without a window: a simulated device on its real line, as the command line wires it."""

from collections.abc import Callable

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.app.kiosk import KioskReader
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.device_reader import Device, DeviceReader, ReaderTable, device_reader
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.ports import Journal, TerminalKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulated_reader import simulated_reader
from drivers.twin.pty import PtyRunner

Made = tuple[DeviceReader, Callable[[str], str]]
"""A reader, and the hand at its device."""


class Machine(KioskReader):
    """The kiosk's own, and a hand at its device: `do`."""

    def __init__(
        self,
        session: Session,
        journal: Journal,
        keys: TerminalKeys,
        jobs: Jobs,
        rulebook: str,
        make: Callable[[ReaderTable], Made],
    ) -> None:
        self._session, self._journal, self._keys, self._make_one = session, journal, keys, make
        super().__init__(
            session, self._made, installed_rulebooks.game_of(installed_rulebooks.rulebook(rulebook)).packet, jobs
        )

    def adopt(self, session: Session, journal: Journal) -> None:
        self._session, self._journal = session, journal
        super().adopt(session, journal)

    def _made(self, packet: int) -> DeviceReader:
        table = ReaderTable(self._session, self._journal, self._keys, SystemClock(), self._jobs, packet)
        reader, self.do = self._make_one(table)
        return reader


def dealing(seed: int) -> Callable[[ReaderTable], Made]:
    """A shuffler that hands out packets by itself, from a seed."""

    def make(table: ReaderTable) -> Made:
        reader = simulated_reader(table, seed=seed, pause=0)
        return reader, reader.stand.gesture

    return make


def shown(runner: PtyRunner) -> Callable[[ReaderTable], Made]:
    """A line reader that sees what is laid on it."""
    device = Device(str(runner.path), "card-line", patience=0.01)
    return lambda table: (device_reader(table, device), runner.gesture)
