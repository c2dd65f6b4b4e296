"""The meters that a table plays for: its own, or those that its floor links."""

from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Protocol

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.meter_commands import LoseLink
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.progressive import is_closed
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.meter_ports import OWN_METERS, Meters
from dealer_terminal.table.ports import Clock
from dealer_terminal.table.session import Session

_OF_A_FLOOR = "dealer_terminal.app.floors_meters"
"""A floor takes its time to load: no table waits for one that it does not have."""


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


def linked_meters(linked: str, db: str, keys: Path | None, clock: Clock, jobs: Jobs) -> MetersOf:
    if not linked:
        return TablesOwn()
    floors: MetersOf = import_module(_OF_A_FLOOR).floors_meters(linked, db, keys, clock, jobs)
    return floors
