"""The meters that a table plays for: its own, or those that its floor links."""

from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from sqlalchemy import URL

from dealer_terminal.bootstrap.forwarding import JournalToForward
from dealer_terminal.bootstrap.kept_pass import KeptPass
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url, where
from dealer_terminal.floor.admission import admitted
from dealer_terminal.floor.linked.linking import Linking
from dealer_terminal.floor.linked.meter_line import MeterLine
from dealer_terminal.floor.linked.meters import LinkedMeters
from dealer_terminal.procedure.meter_commands import LoseLink
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.progressive import is_closed
from dealer_terminal.storage.keys import usual_folder
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.meter_ports import OWN_METERS, Meters
from dealer_terminal.table.ports import Clock
from dealer_terminal.table.session import Session


class MetersOf(Protocol):
    @property
    def meters(self) -> Meters: ...

    def begin(self, session: Session) -> None:
        """At the start, and with each session after it."""
        ...

    def close(self) -> None: ...


class TablesOwn:
    """A table that was linked takes no progressive wagers without its floor: the money on the meters is there."""

    meters: Meters = OWN_METERS

    def begin(self, session: Session) -> None:
        link = session.state.link
        if link.source and not is_closed(session.state):
            with suppress(KnownError):
                session.handle(LoseLink(link.source, LinkTrouble.AWAY, "the terminal was started without it"))

    def close(self) -> None:
        """No line is open."""


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


def linked_meters(linked: str, db: str, keys: Path | None, clock: Clock, jobs: Jobs) -> MetersOf:
    return FloorsMeters(floor_url(linked), db, keys or usual_folder(), clock, jobs) if linked else TablesOwn()
