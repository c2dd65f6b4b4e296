"""The link's end of the door: it calls from its own thread, and waits there until the table has done its part."""

import contextlib
import time
from collections.abc import Callable

from dealer_terminal.table.cards_in.feed import Feed
from dealer_terminal.table.jobs import GLANCE, Door, NotTakenError
from drivers.errors import StoreRefused
from drivers.events import Event
from drivers.status import Status


class Listening:
    """What was stored is acknowledged only after the table took it; a terminal that closes takes nothing more.

    A heartbeat that says the same as the one before is not kept again: it would fill the journal with nothing.
    """

    def __init__(self, port: str, feed: Feed, door: Door, is_heartbeat: Callable[[bytes], bool]) -> None:
        self._port = port
        self._feed = feed
        self._door = door
        self._is_heartbeat = is_heartbeat
        self._beat = b""

    def frame(self, raw: bytes) -> None:
        if raw == self._beat:
            return
        self._door.ask(lambda: self._feed.frame(raw))
        if self._is_heartbeat(raw):
            self._beat = raw

    def event(self, event: Event) -> None:
        while not self._door.leads_nowhere:
            with contextlib.suppress(NotTakenError):
                self._door.ask(lambda: self._feed.event(event))
                return
            if not self._door.leads_nowhere:
                time.sleep(GLANCE)
        raise StoreRefused(self._port, "the terminal is closing")

    def status(self, status: Status) -> None:
        with contextlib.suppress(NotTakenError):
            self._door.ask(lambda: self._feed.status(status))
