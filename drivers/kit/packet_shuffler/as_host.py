"""Plays host against a machine: gives orders, asks for hands, and brings it into the state in which a rule is tried."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import inf

from drivers.kit.conformance.hands import Hands
from drivers.kit.conformance.rules import NotTried, Unready, needed, want
from drivers.kit.packet_shuffler.ear import Said
from drivers.kit.packet_shuffler.voice import Voice
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import ESCAPE
from drivers.packet_shuffler.wire.from_host import Ordered
from drivers.packet_shuffler.wire.from_machine import MachineAck, MachineNak
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import PacketReport, StateReport
from drivers.packet_shuffler.wire.words import Command, MachineState, NakReason

ANSWERED = 2.5
"""Seconds after which a host gives an order up."""
BY_ITSELF = 30.0
"""Seconds that a machine may take for what it does without a person."""


ORDERS = "orders"
"""What a machine need not take, as its maker declares it."""


@dataclass(frozen=True, slots=True)
class Restart:
    """The boots before and after, and what it told in its first session then."""

    before: int
    after: int
    told: list[Said]


@dataclass
class AsHost(Voice):
    """`packet_size` is the one that is wanted."""

    hands: Hands
    packet_size: int = 4
    restarts: list[Restart] = field(default_factory=list, init=False)
    _orders: int = field(default=0, init=False)

    @property
    def patience(self) -> float:
        """Seconds that what a machine does is waited for, though nobody may be there."""
        return max(self.hands.patience, BY_ITSELF)

    @contextmanager
    def locked(self) -> Iterator[None]:
        want(self.allowed(Command.LOCK).message == MachineAck(), "LOCK is not acknowledged")
        try:
            yield
        finally:
            self.order(Command.UNLOCK)

    def restarted(self) -> Restart:
        """Its power was off and is on again."""
        before, noise, known = self.boot, self.noise, len(self.log)
        self.hands.do("power-cycle")
        self.new_boot(self.hands.patience)
        self.noise = noise  # what the power cut short is no fault
        self.settled()
        restart = Restart(before, self.boot, self.log[known:])
        self.restarts.append(restart)
        return restart

    def new_boot(self, seconds: float) -> None:
        """Until it names another boot than before."""
        self._beat_at, before = inf, self.boot
        with needed("boot_is_raised"):
            said = self.until(
                lambda said: getattr(said.message, "boot", before) != before, seconds, f"other boot than {before}"
            )
        self.boot, self.number = getattr(said.message, "boot", before), 0

    def order(self, command: Command) -> Said:
        """The machine's answer to a command."""
        self._orders += 1
        number = self._orders
        if ESCAPE in messages.encode(Ordered(command), number):
            return self.order(command)
        self.say(Ordered(command), number)
        with needed("answers_commands"):
            return self.until(
                lambda said: isinstance(said.message, MachineAck | MachineNak) and said.number == number,
                ANSWERED,
                f"answer to {command.name}",
            )

    def allowed(self, command: Command) -> Said:
        """A machine that takes no commands may say so."""
        answer = self.order(command)
        if answer.message == MachineNak(NakReason.FORBIDDEN):
            raise NotTried("the machine takes no commands (FORBIDDEN)", ORDERS)
        return answer

    def by_hand(self, gesture: str, kind: type[Message]) -> Said:
        self.hands.do(gesture)
        return self.first(kind, self.hands.patience)

    def shows(self, *states: MachineState, seconds: float | None = None) -> StateReport:
        """A STATE that is one of these."""
        told = self.until(
            lambda said: isinstance(said.message, StateReport) and said.message.state in states,
            self.patience if seconds is None else seconds,
            f"STATE {' or '.join(state.name for state in states)}",
        ).message
        assert isinstance(told, StateReport)
        return told

    def brought(self, *wanted: MachineState) -> list[Said]:
        """In a session, and in one of these states, by its own STATE: what is in the way is put right first."""
        told = self.settled()
        for _ in range(len(STEPS) + 1):
            if self.state in wanted:
                return told
            self._moved_on()
            told = self.settled()
        raise Unready("state_comes_last", f"its STATE is {self.state and self.state.name}, whatever is done")

    def open_round(self, packets: int = 1) -> None:
        """Of which all was heard, and so many packets at least were taken."""
        self.brought(MachineState.READY, MachineState.PACKET_TAKEN)
        if not self.whole:
            self.brought(MachineState.EMPTY)
            self.brought(MachineState.READY)
        while len(self.packets) < packets:
            with needed("first_packet"):
                self.by_hand("take-packet", PacketReport)
        with needed("state_comes_last"):
            if self.state is not MachineState.PACKET_TAKEN:
                self.shows(MachineState.PACKET_TAKEN)

    def _moved_on(self) -> None:
        """One step out of a state that no rule begins in, or towards one that this one does."""
        step = STEPS.get(self.state) if self.state else None
        if step is None:
            raise Unready("state_comes_last", "it did not tell its STATE")
        before = self.state
        with needed(step.rule):
            if step.command:
                want(self.allowed(step.command).message == MachineAck(), f"{step.command.name} is not acknowledged")
            if step.gesture:
                self.hands.do(step.gesture)
            self.shows(*(state for state in MachineState if state is not before))


@dataclass(frozen=True, slots=True)
class Step:
    """What leads out of a state, and the rule that is broken where it does not."""

    rule: str
    gesture: str = ""
    command: Command | None = None


STEPS = {
    MachineState.DOOR_OPEN: Step("an_open_door_comes_first", "close-door"),
    MachineState.STOPPED: Step("a_fault_stops_it", "clear"),
    MachineState.LOCKED: Step("locks", command=Command.UNLOCK),
    MachineState.SHUFFLING: Step("deck_is_told"),
    MachineState.EMPTY: Step("deck_is_told", "insert-deck"),
    MachineState.READY: Step("rest_is_told", "return-rest"),
    MachineState.DEALING: Step("first_packet", "take-packet"),
    MachineState.PACKET_TAKEN: Step("rest_is_told", "return-rest"),
}


def states(told: list[Said]) -> list[StateReport]:
    return [said.message for said in told if isinstance(said.message, StateReport)]
