"""For each rule of the page a machine that breaks it."""

from collections.abc import Callable
from dataclasses import replace

from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.machine.mailroom import Mailroom
from drivers.packet_shuffler.machine.outbox import Outbox
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged, Frame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import Message, NotUnderstood
from drivers.packet_shuffler.wire.reports import DeckReport, PacketReport, Report, RestReport, StateReport
from drivers.packet_shuffler.wire.splitter import Splitter
from drivers.packet_shuffler.wire.timings import Timings
from drivers.packet_shuffler.wire.words import Command, FaultKind, Refusal, State, Verdict
from drivers.twin.shape import Twin
from tests.drivers.packet_shuffler.conformance.bent import Bent, as_it_is


class LeavesForSession0(PacketShufflerTwin):
    def _greet(self, hello: Hello, now: float) -> bytes:
        if not hello.session:
            self._session = 0
        return super()._greet(hello, now)


class TellsNoState(PacketShufflerTwin):
    def _snapshot(self, *, fresh: bool) -> None:
        self._mail.put(DeckReport(Verdict.UNKNOWN, 0))


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


class GoesOnTo0(PacketShufflerTwin):
    def __init__(self) -> None:
        super().__init__()
        self._mail = After65535()
        self._mail._number = 65400


class After65535(Mailroom):
    def __init__(self) -> None:
        super().__init__(Timings())

    def next(self, now: float) -> bytes:
        self._number -= self._number == 65535 and not self._courier.busy and len(self) > 0 and 65536
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
        few = len(self._machine.inside) < self._machine.packet_size
        return None if command is Command.DEAL and few else super()._obey(command)


class SaysLockedFirst(PacketShufflerTwin):
    def _state(self) -> StateReport:
        told = super()._state()
        return replace(told, state=State.LOCKED) if self._machine.locked else told


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


def says(kind: type, bend: Callable[[Message], Message]) -> Callable[[], Twin]:
    return lambda: Bent(
        PacketShufflerTwin(), says=lambda n, m: messages.encode(bend(m) if isinstance(m, kind) else m, n)
    )


def hears(kind: type, bend: Callable[[int, Message], bytes]) -> Callable[[], Twin]:
    return lambda: Bent(PacketShufflerTwin(), hears=lambda n, m: bend(n, m) if isinstance(m, kind) else as_it_is(n, m))


def drops(kind: type, when: Callable[[int], bool] = lambda _: True) -> Callable[[], Twin]:
    return hears(kind, lambda n, m: b"" if when(n) else as_it_is(n, m))


def with_timings(timings: Timings) -> Callable[[], Twin]:
    return lambda: PacketShufflerTwin(timings=timings)


def quotes(boot: Callable[[int], int]) -> Callable[[], Twin]:
    """Takes one boot for its own, which is 1."""
    return hears(Hello, lambda n, m: messages.encode(replace(m, boot=boot(m.boot))))


def adds(extra: Callable[[int, Message], bytes], *, before: bool = False) -> Callable[[], Twin]:
    def bend(number: int, message: Message) -> bytes:
        more = extra(number, message)
        return more + as_it_is(number, message) if before else as_it_is(number, message) + more

    return lambda: Bent(PacketShufflerTwin(), says=bend)


def old_session() -> Twin:
    first = list[int]()

    def bend(number: int, message: Message) -> bytes:
        if isinstance(message, MachineBeat):
            first.append(message.session)
            message = replace(message, session=first[0])
        return as_it_is(number, message)

    return Bent(PacketShufflerTwin(), says=bend)


def not_beating() -> Twin:
    return Bent(PacketShufflerTwin(), says=lambda n, m: b"" if isinstance(m, MachineBeat) else as_it_is(n, m))


def unlocked(state: StateReport) -> StateReport:
    return replace(state, state=State.READY) if state.state is State.LOCKED else state


def nak_as(reason: Refusal, other: Message) -> Callable[[], Twin]:
    return says(MachineNak, lambda nak: other if nak.reason is reason else nak)


BROKEN: dict[str, Callable[[], Twin]] = {
    "identity_outside": with_timings(Timings(beat=4)),
    "says_what_it_is": says(Identity, lambda identity: replace(identity, version=2)),
    "answers_hello_without_boot": quotes(lambda boot: boot or 1),
    "another_boot_is_not_entered": quotes(lambda boot: 1 if boot else 0),
    "session_0_is_none": LeavesForSession0,
    "enters": says(Identity, lambda identity: replace(identity, session=0)),
    "state_comes_last": TellsNoState,
    "same_hello_changes_nothing": TellsAnew,
    "new_session_for_old": old_session,
    "nothing_outside": AnswersAnybody,
    "beats": not_beating,
    "strange_beat_is_answered": KnowsNoOtherSession,
    "silence_ends_it": with_timings(Timings(silence=60)),
    "echo_is_ignored": hears(MachineAck, lambda n, _: messages.encode(HostAck(), n)),
    "unknown_kind": nak_as(Refusal.UNKNOWN_KIND, MachineNak(Refusal.NOT_NOW)),
    "bad_payload": nak_as(Refusal.BAD_PAYLOAD, MachineNak(Refusal.UNKNOWN_KIND)),
    "after_garbage": NeedsACleanLine,
    "stuffing": hears(Hello, lambda n, m: messages.encode(replace(m, session=m.session & ~0x7D))),
    "wrong_crc": IgnoresTheCrc,
    "quiet_at_noise": AnswersAllNoise,
    "too_long": TakesLongFrames,
    "counts": SkipsNumbers,
    "repeats": with_timings(Timings(answer=3)),
    "one_at_a_time": adds(lambda n, m: messages.encode(m, n + 1) if isinstance(m, Report) else b""),
    "again_at_once": drops(HostNak, lambda number: number != 0),
    "again_for_number_0": drops(HostNak, lambda number: number == 0),
    "other_ack_is_ignored": TakesAnyAck,
    "ack_ends_it": drops(HostAck),
    "five_tries": with_timings(Timings(tries=9)),
    "nak_ends_a_passing_report": drops(HostNak),
    "numbers_wrap": GoesOnTo0,
    "unknown_command": nak_as(Refusal.BAD_PAYLOAD, MachineAck()),
    "locks": says(StateReport, unlocked),
    "same_answer_again": RefusesTheSecond,
    "nothing_to_deal": nak_as(Refusal.NOT_NOW, MachineAck()),
    "deck_is_told": says(DeckReport, lambda deck: replace(deck, verdict=Verdict.NOT_VERIFIED)),
    "first_packet": says(PacketReport, lambda packet: replace(packet, number=packet.number - 1)),
    "not_before_it_is_taken": TellsThePacketInTheTray,
    "fresh_hears_all": hears(Hello, lambda n, m: messages.encode(replace(m, fresh=False))),
    "known_hears_none": hears(Hello, lambda n, m: messages.encode(replace(m, fresh=True))),
    "power_keeps_cards": ForgetsItsReports,
    "boot_is_raised": JumpsInBoots,
    "numbers_begin_anew": GoesOnCounting,
    "rest_is_told": says(RestReport, lambda rest: replace(rest, cards=rest.cards[1:])),
    "rounds_count": says(RestReport, lambda rest: replace(rest, round=1)),
    "all_or_none": ForbidsSome,
    "verifies_when_ready": says(DeckReport, lambda deck: replace(deck, verdict=Verdict.UNKNOWN)),
    "locked_gives_nothing": Obeys,
    "an_open_door_comes_first": SaysLockedFirst,
    "a_fault_stops_it": KeepsNoFault,
    "a_card_is_never_given_up": GivesCardsUp,
    "verifies_only_when_ready": VerifiesAnyTime,
    "deals_no_part_of_a_packet": DealsWhatIsLeft,
    "the_rest_may_be_none": says(RestReport, lambda rest: replace(rest, cards=rest.cards or ("As",))),
    "twenty_wait": Endless,
    "verified_is_52": CountsWhatIsLeft,
    "all_in_whole_frames": adds(lambda n, m: b"\xff" if isinstance(m, Identity) else b"", before=True),
    "all_as_the_page_says": adds(lambda n, m: encode(Frame(0x44, 0)) if isinstance(m, Identity) else b""),
}
