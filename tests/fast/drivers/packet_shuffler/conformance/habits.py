"""The twin with one habit changed."""

from dataclasses import replace

from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.machine import body
from drivers.packet_shuffler.machine.mailroom import Mailroom
from drivers.packet_shuffler.machine.outbox import Outbox
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import MachineAck, MachineNak
from drivers.packet_shuffler.wire.messages import Message, NotUnderstood
from drivers.packet_shuffler.wire.reports import DeckReport, StateReport
from drivers.packet_shuffler.wire.splitter import Splitter
from drivers.packet_shuffler.wire.timings import Timings
from drivers.packet_shuffler.wire.words import Command, FaultKind, Refusal, State, Verdict


class LeavesForSession0(PacketShufflerTwin):
    def _greet(self, hello: Hello, now: float) -> bytes:
        if not hello.session:
            self._session = 0
        return super()._greet(hello, now)


class TellsNoState(PacketShufflerTwin):
    def _snapshot(self, *, fresh: bool) -> None:
        super()._snapshot(fresh=fresh)
        self._mail._outbox._reports.pop()
        self._mail.put(DeckReport(Verdict.UNKNOWN, 0))


class NamesItselfSlowly(PacketShufflerTwin):
    """Outside a session each 4 s; in it the heartbeats come as they must."""

    def tick(self, now: float) -> bytes:
        self._timings = Timings() if self._session else Timings(beat=4)
        return super().tick(now)


class EntersForAnyBoot(PacketShufflerTwin):
    def _greet(self, hello: Hello, now: float) -> bytes:
        return super()._greet(replace(hello, boot=hello.boot and self._boot), now)


class EntersWithoutABoot(PacketShufflerTwin):
    def _greet(self, hello: Hello, now: float) -> bytes:
        return super()._greet(replace(hello, boot=hello.boot or self._boot), now)


class StaysInItsSession(PacketShufflerTwin):
    def _greet(self, hello: Hello, now: float) -> bytes:
        return super()._greet(replace(hello, session=self._session or hello.session), now)


class ReadsNoStuffing(PacketShufflerTwin):
    """What is stuffed is noise to it, whatever it would have said."""

    def feed(self, data: bytes, now: float) -> bytes:
        return super().feed(b"".join(raw for raw in Splitter().feed(data) if b"\x7d" not in raw), now)


class MissesTheFirstHello(PacketShufflerTwin):
    """Outside a session it has to be woken."""

    awake = False

    def _greet(self, hello: Hello, now: float) -> bytes:
        answer = super()._greet(hello, now) if self._session or self.awake else b""
        self.awake = True
        return answer

    def _part(self, now: float) -> None:
        super()._part(now)
        self.awake = False


class TakesDtrForAReset(PacketShufflerTwin):
    def plugged(self, now: float) -> None:
        self.power_cycle(now)


class IgnoresCommands(PacketShufflerTwin):
    def _ordered(self, number: int, command: Command) -> bytes:
        return b""


class DealsFromNothing(PacketShufflerTwin):
    def _obey(self, command: Command) -> Refusal | None:
        empty = command is Command.DEAL and self._machine.state is State.EMPTY
        return None if empty else super()._obey(command)


class MistakesNewDecks(PacketShufflerTwin):
    """A deck that goes in is said to be wrong, until it is verified by order."""

    def insert_deck(self, cards: tuple[str, ...]) -> None:
        super().insert_deck(cards)
        put = self._mail._outbox._reports
        wrong = Verdict.NOT_VERIFIED
        put[:] = [replace(each, verdict=wrong) if isinstance(each, DeckReport) else each for each in put]


class CannotVerify(PacketShufflerTwin):
    def _obey(self, command: Command) -> Refusal | None:
        if command is not Command.VERIFY_DECK or self._machine.state is not State.READY:
            return super()._obey(command)
        self._mail.put(DeckReport(Verdict.UNKNOWN, 52))
        return None


class TellsAnew(PacketShufflerTwin):
    def _greet(self, hello: Hello, now: float) -> bytes:
        if hello.session == self._session:
            self._snapshot(fresh=hello.fresh)
        return super()._greet(hello, now)


class AnswersAnybody(PacketShufflerTwin):
    def _answer(self, number: int, message: Message | NotUnderstood, now: float) -> bytes:
        if isinstance(message, Ordered) and not self._session:
            return messages.encode(MachineNak(Refusal.NOT_NOW), number)
        return super()._answer(number, message, now)


class KnowsNoOtherSession(PacketShufflerTwin):
    def _answer(self, number: int, message: Message | NotUnderstood, now: float) -> bytes:
        return b"" if isinstance(message, HostBeat) else super()._answer(number, message, now)


class AnswersAllNoise(PacketShufflerTwin):
    def _noise(self, raw: bytes, now: float) -> bytes:
        return messages.encode(MachineNak(Refusal.UNREADABLE))


class NeedsACleanLine(PacketShufflerTwin):
    def feed(self, data: bytes, now: float) -> bytes:
        pieces = Splitter().feed(data)
        return b"" if any(isinstance(messages.decode(raw), Damaged) for raw in pieces) else super().feed(data, now)


class IgnoresTheCrc(PacketShufflerTwin):
    def _noise(self, raw: bytes, now: float) -> bytes:
        return messages.encode(MachineAck(), 77) if raw[2:3] == b"\x90" else b""


class Skips(Mailroom):
    def next(self, now: float) -> bytes:
        self._number += not self._courier.busy and len(self) > 0
        return super().next(now)


class SkipsNumbers(PacketShufflerTwin):
    def __init__(self) -> None:
        super().__init__()
        self._mail = Skips(Timings())


class TakesAnyAck(PacketShufflerTwin):
    def _answer(self, number: int, message: Message | NotUnderstood, now: float) -> bytes:
        number = self._mail._number if isinstance(message, HostAck) else number
        return super()._answer(number, message, now)


class RefusesTheSecond(PacketShufflerTwin):
    def _ordered(self, number: int, command: Command) -> bytes:
        if number == self._answered[0]:
            return messages.encode(MachineNak(Refusal.NOT_NOW), number)
        return super()._ordered(number, command)


class NeverLocks(PacketShufflerTwin):
    """It says that it does, and tells its STATE."""

    def _obey(self, command: Command) -> Refusal | None:
        if command is not Command.LOCK:
            return super()._obey(command)
        self._mail.put(self._state())
        return None


class DoesItAgain(PacketShufflerTwin):
    """What is ordered under the number of the last order."""

    def _ordered(self, number: int, command: Command) -> bytes:
        again, answer = number == self._answered[0], super()._ordered(number, command)
        if again:
            self._obey(command)
        return answer


class KnowsNoLastNumber(PacketShufflerTwin):
    def _ordered(self, number: int, command: Command) -> bytes:
        self._answered = (0, b"")
        return super()._ordered(number, command)


class TellsThePacketInTheTray(PacketShufflerTwin):
    def _obey(self, command: Command) -> Refusal | None:
        refusal = super()._obey(command)
        if command is Command.DEAL and refusal is None:
            self.take_packet()
        return refusal


class ForgetsItsReports(PacketShufflerTwin):
    def power_cycle(self, now: float) -> None:
        self._mail = Mailroom(Timings())
        super().power_cycle(now)


class JumpsInBoots(PacketShufflerTwin):
    def power_cycle(self, now: float) -> None:
        self._boot += 4
        super().power_cycle(now)


class GoesOnCounting(PacketShufflerTwin):
    def power_cycle(self, now: float) -> None:
        super().power_cycle(now)
        self._mail._number = 40


class TakesLongFrames(PacketShufflerTwin):
    def feed(self, data: bytes, now: float) -> bytes:
        return (
            messages.encode(MachineNak(Refusal.BAD_PAYLOAD), 9) if data[:2] == b"\x7e\x81" else super().feed(data, now)
        )


class GoesOnTo2(PacketShufflerTwin):
    def __init__(self) -> None:
        super().__init__()
        self._mail = After65535()
        self._mail._number = 65400


class After65535(Mailroom):
    def __init__(self) -> None:
        super().__init__(Timings())

    def next(self, now: float) -> bytes:
        self._number -= self._number == 65535 and not self._courier.busy and len(self) > 0 and 65534
        return super().next(now)


class Obeys(PacketShufflerTwin):
    """Does not look at its own state first."""

    command, state, as_if = Command.DEAL, State.LOCKED, {"locked": False}

    def _obey(self, command: Command) -> Refusal | None:
        if command is self.command and self._machine.state is self.state:
            self._machine = replace(self._machine, **self.as_if)
        return super()._obey(command)


class VerifiesAnyTime(Obeys):
    command, state, as_if = Command.VERIFY_DECK, State.PACKET_TAKEN, {"phase": State.READY}


class DealsWhatIsLeft(PacketShufflerTwin):
    def _obey(self, command: Command) -> Refusal | None:
        held = self._machine
        few = held.state is State.PACKET_TAKEN and len(held.inside) < held.packet_size
        return None if command is Command.DEAL and few else super()._obey(command)


class SaysLockedFirst(PacketShufflerTwin):
    def _state(self) -> StateReport:
        told = super()._state()
        return replace(told, state=State.LOCKED) if self._machine.locked and self._machine.door_open else told


class GivesCardsUp(PacketShufflerTwin):
    def _answer(self, number: int, message: Message | NotUnderstood, now: float) -> bytes:
        if isinstance(message, HostNak) and message.reason is Refusal.BAD_PAYLOAD:
            self._mail.acknowledged(number)
        return super()._answer(number, message, now)


class KeepsNoFault(PacketShufflerTwin):
    def fail(self, fault: FaultKind, card: str = "??", count: int = 0) -> str:
        super().fail(fault, card, count)
        return self.clear()


class Endless(PacketShufflerTwin):
    def __init__(self) -> None:
        super().__init__()
        self._mail._outbox = NeverFull()


class NeverFull(Outbox):
    @property
    def full(self) -> bool:
        return False


class CountsWhatIsLeft(PacketShufflerTwin):
    def _snapshot(self, *, fresh: bool) -> None:
        if self._machine.taken:
            self._mail.put(DeckReport(Verdict.VERIFIED, len(self._machine.inside)))
        super()._snapshot(fresh=fresh)


class ForbidsSome(PacketShufflerTwin):
    def _obey(self, command: Command) -> Refusal | None:
        return Refusal.FORBIDDEN if command is Command.UNLOCK else super()._obey(command)


class EmptiedUntold(PacketShufflerTwin):
    """Through its door; what its own button brings out it tells."""

    def empty(self) -> str:
        self.open_door()
        self._do(replace(body.return_rest(self._machine), reports=()))
        return self.close_door()
