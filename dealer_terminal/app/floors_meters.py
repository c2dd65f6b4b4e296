"""The meters that a table's floor links, over a line of their own."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL

from dealer_terminal.app.forwarding import JournalToForward
from dealer_terminal.app.kept_pass import KeptPass
from dealer_terminal.floor.address import floor_url, where
from dealer_terminal.floor.admission import admitted
from dealer_terminal.floor.linked.linking import Linking
from dealer_terminal.floor.linked.meter_line import MeterLine
from dealer_terminal.floor.linked.meters import LinkedMeters
from dealer_terminal.storage.keys import usual_folder
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.meter_ports import Meters
from dealer_terminal.table.ports import Clock
from dealer_terminal.table.session import Session


class FloorsMeters:
    def __init__(self, url: URL, db: str, keys: Path, clock: Clock, jobs: Jobs) -> None:
        self._url, self._db, self._keys = url, db, keys
        self._meters = LinkedMeters(where(url.set(username=None, password=None)), clock)
        self._linking = Linking(self._meters, jobs, self._line)
        self._has_begun = False

    @property
    def meters(self) -> Meters:
        return self._meters

    def begin(self, session: Session) -> None:
        self._meters.begin(session.handle)
        if not self._has_begun:
            self._has_begun = True
            self._linking.start()

    def close(self) -> None:
        if self._has_begun:
            self._linking.close()

    @contextmanager
    def _line(self) -> Iterator[MeterLine]:
        with closing(JournalToForward(self._db)) as source:
            journal = source.journal
        with admitted(self._url, journal, KeptPass(self._keys, journal.id)) as line:
            yield MeterLine(line)


def floors_meters(linked: str, db: str, keys: Path | None, clock: Clock, jobs: Jobs) -> FloorsMeters:
    return FloorsMeters(floor_url(linked), db, keys or usual_folder(), clock, jobs)
