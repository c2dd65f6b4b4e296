"""Conformance rules and recordings of a protocol, for the kit; its declaration knows none of it."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from drivers.declaration import Setup
from drivers.kit.conformance.hands import Hands
from drivers.kit.conformance.line import Line
from drivers.kit.conformance.rules import Tried
from drivers.kit.scripted_device import AsRecorded, Naming, ScriptedDevice
from drivers.kit.session_rewrite import Retelling, WordForWord

ForMachine = Callable[[Line, Hands, Setup], Iterator[Tried]]
ForHost = Callable[[Line, Setup], Iterator[Tried]]
StandsIn = Callable[[Setup, bytes, Naming], ScriptedDevice]


def no_machine_rules(line: Line, hands: Hands, setup: Setup) -> Iterator[Tried]:
    return iter(())


def no_host_rules(line: Line, setup: Setup) -> Iterator[Tried]:
    return iter(())


@dataclass(frozen=True, slots=True)
class Suite:
    """What the kit can do with the protocol `name`.

    `try_machine` and `try_host` try the rules of the protocol's page on a machine or on a host; `machine_may_lack` and
    `host_may_lack` name what the page leaves to a maker. `retelling` makes a recording understood by another host than
    that of its day. `stand_in` speaks for the device whose recording is played again.
    """

    name: str
    try_machine: ForMachine = no_machine_rules
    try_host: ForHost = no_host_rules
    machine_may_lack: tuple[str, ...] = ()
    host_may_lack: tuple[str, ...] = ()
    retelling: Callable[[], Retelling] = WordForWord
    stand_in: StandsIn = lambda _setup, _recorded, _naming: AsRecorded()
