"""README §6.2 and §6.3: what stands in the way of all else. It takes a person's hands."""

from drivers.kit.conformance.hands import put_right
from drivers.kit.conformance.rules import Rule, want
from drivers.kit.packet_shuffler.as_host import AsHost, states
from drivers.kit.packet_shuffler.command_rules import ON_CARDS, refuses
from drivers.kit.packet_shuffler.voice import QUIET
from drivers.packet_shuffler.wire.from_machine import MachineNak
from drivers.packet_shuffler.wire.reports import FaultReport, StateReport
from drivers.packet_shuffler.wire.words import Command, MachineState, NakReason

SHUT = tuple(state for state in MachineState if state is not MachineState.DOOR_OPEN)


def an_open_door_comes_first(host: AsHost) -> None:
    host.settled()
    with put_right(host.hands, "close-door"):
        host.hands.do("open-door")
        host.shows(MachineState.DOOR_OPEN)
        _stays(host, MachineState.DOOR_OPEN, *ON_CARDS)
        host.hands.do("close-door")
        host.shows(*SHUT)


def a_fault_stops_it(host: AsHost) -> None:
    host.brought(MachineState.READY, MachineState.PACKET_TAKEN)
    with put_right(host.hands, "clear"):
        raised = host.by_hand("jam", FaultReport).message
        assert isinstance(raised, FaultReport)
        want(raised.raised, f"its FAULT is {raised}")
        told = host.first(StateReport, 2.0).message
        want(told == StateReport(MachineState.STOPPED, (raised.fault,)), f"with the fault its STATE is {told}")
        _stays(host, MachineState.STOPPED, Command.DEAL)
        over = host.by_hand("clear", FaultReport).message
        want(isinstance(over, FaultReport) and not over.raised, f"when it is put right its FAULT is {over}")
        last = host.first(StateReport, 2.0).message
        want(isinstance(last, StateReport) and not last.faults, f"when it is put right its STATE is {last}")


def _stays(host: AsHost, state: MachineState, *refused: Command) -> None:
    """Locked or not, where it takes commands."""
    if host.order(Command.UNLOCK).message == MachineNak(NakReason.FORBIDDEN):
        return
    with host.locked():
        told = states(host.reports(QUIET))
        want(all(each.state is state for each in told), f"{state.name} and locked its STATE is {told[-1:]}")
    refuses(host, *refused, where=state.name)


RULES: tuple[Rule[AsHost], ...] = (
    Rule(
        "6.2",
        "STATE says DOOR_OPEN while the door is open, whatever else is so",
        an_open_door_comes_first,
        ("all_or_none",),
    ),
    Rule(
        "6.3",
        "a fault is told, then STATE STOPPED with it; it is over in both when put right",
        a_fault_stops_it,
        ("all_or_none",),
    ),
)
