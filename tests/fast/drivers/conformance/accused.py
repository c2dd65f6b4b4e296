"""Try devices and hosts against the rules of their page, and look at what the kit says of each rule."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from drivers.declaration import Setup
from drivers.kit.angel_eye import host as shoes_hosts
from drivers.kit.angel_eye import machine as shoes
from drivers.kit.card_line import as_host as readers
from drivers.kit.card_line import as_reader as readers_hosts
from drivers.kit.conformance.line import ProtocolLine, TwinLine
from drivers.kit.conformance.rules import NotTried, Result, Rule, Tried
from drivers.kit.packet_shuffler import host as shufflers_hosts
from drivers.kit.packet_shuffler import machine as shufflers
from drivers.kit.suites import suite_of
from drivers.protocol import Protocol
from drivers.registry import named
from drivers.twin.shape import GestureRefused

MACHINES = {"packet-shuffler": shufflers.RULES, "angel-eye": shoes.RULES, "card-line": readers.RULES}
HOSTS = {"packet-shuffler": shufflers_hosts.RULES, "angel-eye": shoes_hosts.RULES, "card-line": readers_hosts.RULES}


FILL = ("insert-deck", *("take-packet",) * 18, "return-rest", "insert-deck", *("take-packet",) * 18, "power-cycle")
"""Whatever the machine does not do any more it leaves."""


class TwinHands:
    patience = 10.0

    def __init__(self, device: Any, line: TwinLine) -> None:
        self._device, self._line = device, line

    def do(self, gesture: str) -> None:
        """What can't be done is not done, as by a person."""
        if gesture == "power-cycle":
            self._device.power_cycle(self._line.now)
        elif gesture == "fill":
            for each in FILL:
                self.do(each)
        else:
            self._try(gesture)

    def _try(self, gesture: str) -> None:
        try:
            self._device.gestures()[gesture]()
        except GestureRefused:
            return


class NoHands:
    patience = 0.0

    def do(self, gesture: str) -> None:
        raise NotTried("it needs a person's hands")


def machine_tried(protocol: str, device: Any, made: type[TwinLine] = TwinLine, hands: Any = None) -> dict[str, Tried]:
    line, kind = made(device), named(protocol)
    told = suite_of(protocol).try_machine(line, hands or TwinHands(device, line), kind.complete(Setup()))
    return by_name(MACHINES[protocol], told)


def host_tried(protocol: str, make: Callable[[], Protocol], setup: Setup | None = None) -> dict[str, Tried]:
    kind = named(protocol)
    return by_name(HOSTS[protocol], suite_of(protocol).try_host(ProtocolLine(make), kind.complete(setup or Setup())))


def by_name(rules: Sequence[Rule[Any]], told: Iterable[Tried]) -> dict[str, Tried]:
    """What was told last of a rule counts."""
    last = {each.number: each for each in told}
    return {rule.name: last[number] for number, rule in enumerate(rules, 1)}


def but_for_orders(told: dict[str, Tried]) -> dict[str, Tried]:
    """A host need not give any."""
    return {name: each for name, each in told.items() if "the host gave no order" not in each.seen}


def not_right(told: dict[str, Tried]) -> dict[str, str]:
    return {name: each.seen for name, each in told.items() if each.result is not Result.RIGHT}


def wrong(told: dict[str, Tried]) -> dict[str, str]:
    return {name: each.seen for name, each in told.items() if each.result is Result.WRONG}


def accuses_only(told: dict[str, Tried], *names: str) -> None:
    """Others are right, or not tried for the sake of one of these, which they name."""
    assert sorted(wrong(told)) == sorted(names), wrong(told)
    assert all(wrong(told).values())
    numbers = {told[name].number for name in names}
    skipped = {name: each for name, each in told.items() if each.result is Result.NOT_TRIED}
    assert {each.needs for each in skipped.values()} <= numbers, skipped
    assert all(each.seen == f"rule {each.needs}, which it needs, failed" for each in skipped.values()), skipped
