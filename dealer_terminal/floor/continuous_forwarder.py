"""Forwarding of a journal to the floor server, once or continuously."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from itertools import chain, repeat
from random import uniform
from typing import Protocol

from msgspec import Struct
from sqlalchemy import URL

from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.floor.admission import NO_TOKEN, admitted
from dealer_terminal.floor.certifying import Certifying
from dealer_terminal.floor.faults import FloorUnreachableError
from dealer_terminal.floor.floor_connection import FloorAnswer, FloorConnection
from dealer_terminal.floor.forwarder import Forwarder
from dealer_terminal.floor.ports import JournalReader, Wallet

LOOKS_EVERY = 0.25
GREETS_EVERY = 10.0
_PAUSES = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
_LONGEST_PAUSE = 30.0
_MOST_GAPS = 8
"""Maximum number of gaps in a row. A second forwarder of this table that is ahead causes some."""
_CERTIFICATE = ""
"""Key of the certificate among the names of witnesses."""


class ForwarderHost(Protocol):
    """Environment of a forwarder that runs continuously."""

    def tell(self, line: str) -> None:
        """Report a line to the technician."""
        ...

    def wait(self, seconds: float) -> None: ...

    def steady(self) -> float:
        """Return seconds from a monotonic clock."""
        ...


class Forwarded(Struct, frozen=True):
    """Result of a complete run: how many records the floor server has, and alarms from witnesses."""

    signed: int
    ahead: int
    alarms: tuple[str, ...] = ()


class RunningForwarder:
    def __init__(
        self, url: URL, source: JournalReader, wallet: Wallet, forwarder: Forwarder, around: ForwarderHost
    ) -> None:
        self._url, self._source, self._wallet = url, source, wallet
        self._forwarder, self._around = forwarder, around
        self._certifying = Certifying(url, wallet, forwarder.clock)
        self._told = ""
        self._said: dict[str, str] = {}

    def once(self, token: str = NO_TOKEN) -> Forwarded:
        """Forward until the floor server has everything in the journal."""
        with self._admitted(token) as line:
            known = self._all(line, self._forwarder.begin(line))
            self._compare_clocks()
            self._forwarder.begin(line, self._certify(line), known)
            self._forwarder.finish()
            alarms = self._witnessed(line)
        return Forwarded(known.size, known.ahead, alarms)

    def for_ever(self, token: str = NO_TOKEN) -> None:
        """Forward until stopped. Log each failure once and retry it. Raise it at once if no connection ever worked,
        unless the server is unreachable."""
        pauses, trouble, was_in = _pauses(), "", False
        while True:
            try:
                with self._admitted(token) as line:
                    token, was_in = NO_TOKEN, True
                    known = self._forwarder.begin(line, trouble)
                    while True:
                        known = self._all(line, known)
                        pauses, trouble = _pauses(), ""
                        self._compare_clocks()
                        hinders = self._certify(line)
                        known = self._forwarder.begin(line, hinders, self._follow(line, known))
            except (KnownError, FoundWrongError) as error:
                if not was_in and not isinstance(error, FloorUnreachableError):
                    raise
                trouble = str(error)
                self._tell(trouble)
                self._around.wait(next(pauses) * uniform(0.8, 1.2))

    def _admitted(self, token: str) -> AbstractContextManager[FloorConnection]:
        return admitted(self._url, self._source.journal, self._wallet, token, clock=self._forwarder.clock)

    def _certify(self, line: FloorConnection) -> str:
        """Report each certification problem once; nothing else waits for it."""
        hinders = self._certifying.turn(line)
        if hinders and hinders != self._said.get(_CERTIFICATE):
            self._around.tell(hinders)
        self._said[_CERTIFICATE] = hinders
        return hinders

    def _all(self, line: FloorConnection, known: FloorAnswer) -> FloorAnswer:
        anew, gaps = False, 0
        while (answer := self._forwarder.turn(line, known)) is not known:
            gaps = gaps + 1 if answer.verdict == "gap" else 0
            if gaps > _MOST_GAPS:
                what = "says again and again that what is sent does not go on from what it has"
                raise KnownError(f"{line.where} {what}: run dealer-terminal verify there and here")
            if answer.modelled < known.modelled or answer == known:
                self._tell_anew(line, again=anew)
                anew = True
            known = answer
        return known

    def _tell_anew(self, line: FloorConnection, *, again: bool) -> None:
        """Report that the read models are resent, or raise KnownError the second time. Records are taken all the
        same."""
        if again:
            raise KnownError(f"{line.where}: its read models do not take what stands here: run dealer-terminal verify")
        self._tell(f"{line.where}: its read models held what no record gives; they are sent anew")

    def _follow(self, line: FloorConnection, known: FloorAnswer) -> FloorAnswer:
        """Forward new records until the next greeting is due."""
        self._told = "" if self._told and not self._apart() else self._told
        until = self._around.steady() + GREETS_EVERY
        while self._around.steady() < until:
            known = self._all(line, known)
            self._witnessed(line)
            self._around.wait(LOOKS_EVERY)
        return known

    def _witnessed(self, line: FloorConnection) -> tuple[str, ...]:
        """Report each witness's problem once, and return the alarms."""
        alarms = list[str]()
        for each in self._forwarder.tell_witnessed(line):
            say = "" if each.lines and not each.alarming else f"{each.witness}: {each.what}"
            if say and say != self._said.get(each.witness):
                self._around.tell(say)
            self._said[each.witness] = say
            alarms += [say] if each.alarming else []
        return tuple(alarms)

    def _compare_clocks(self) -> None:
        if self._apart():
            seconds = self._forwarder.clock_ahead / 1_000_000
            self._tell(f"this terminal's clock is {seconds:+.1f} s from the floor's: set both by one source")

    def _apart(self) -> bool:
        return abs(self._forwarder.clock_ahead) > self._forwarder.clock_limit

    def _tell(self, line: str) -> None:
        if line != self._told:
            self._around.tell(line)
        self._told = line


def _pauses() -> Iterator[float]:
    return chain(_PAUSES, repeat(_LONGEST_PAUSE))
