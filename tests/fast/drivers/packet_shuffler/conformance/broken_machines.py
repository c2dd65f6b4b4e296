"""For each rule of the page a machine that breaks it: with one habit changed, or with what it says or hears bent."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.machine import body
from drivers.packet_shuffler.machine.mailroom import Mailroom, Outbox
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Damaged, FrameSplitter, LineFrame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import DeckReport, PacketReport, Report, RestReport, StateReport
from drivers.packet_shuffler.wire.words import Command, DeckVerdict, MachineState, NakReason, Timings
from drivers.twin.shape import Twin
from tests.fast.drivers.conformance.bent import Bent
from tests.fast.drivers.packet_shuffler.conformance.bent import Bend, as_it_is, by_frame

Make = Callable[[], Twin]


def habit(method: str, change: Callable[..., Any]) -> type[PacketShufflerTwin]:
    """Change a method of the twin: `change` gets the twin, its usual method, and what that is given."""
    usual = getattr(PacketShufflerTwin, method)

    def changed(twin: PacketShufflerTwin, *given: Any, **named: Any) -> Any:
        return change(twin, partial(usual, twin), *given, **named)

    return type("Habit", (PacketShufflerTwin,), {method: changed})


def greeted(change: Callable[[Any, Hello], Hello]) -> Make:
    return habit("_greet", lambda twin, greet, hello, now: greet(change(twin, hello), now))


def obeys(when: Callable[[Any, Command], bool], answer: NakReason | None) -> Make:
    return habit("_obey", lambda twin, obey, order: answer if when(twin, order) else obey(order))


def as_if(wanted: Command, state: MachineState, **held: Any) -> Make:
    """It does not look at its own state first."""

    def change(twin: Any, obey: Any, order: Command) -> Any:
        if order is wanted and twin.machine.state is state:
            twin._machine = replace(twin.machine, **held)
        return obey(order)

    return habit("_obey", change)


def with_mail(kind: type[Mailroom], number: int = 0) -> Make:
    def make() -> Twin:
        twin = PacketShufflerTwin()
        twin._mail = kind(Timings())
        twin._mail._number = number
        return twin

    return make


def refused(number: int, reason: NakReason = NakReason.NOT_NOW) -> bytes:
    return messages.encode(MachineNak(reason), number)


def acknowledged(number: int) -> bytes:
    return messages.encode(MachineAck(), number)


def noisy(data: bytes) -> bool:
    return any(isinstance(messages.decode(raw), Damaged) for raw in FrameSplitter().feed(data))


def unstuffed_frames(data: bytes) -> bytes:
    """What is stuffed is noise to it, whatever it would have said."""
    return b"".join(raw for raw in FrameSplitter().feed(data) if b"\x7d" not in raw)


def names_itself_slowly(twin: Any, tick: Any, now: float) -> bytes:
    """Outside a session each 4 s; in it the heartbeats come as they must."""
    twin._timings = Timings() if twin._session else Timings(beat=4)
    return tick(now)


def tells_no_state(twin: Any, snapshot: Any, *, fresh: bool) -> None:
    snapshot(fresh=fresh)
    twin._mail._outbox._reports.pop()
    twin._mail.put(DeckReport(DeckVerdict.UNKNOWN, 0))


def counts_what_is_left(twin: Any, snapshot: Any, *, fresh: bool) -> None:
    if twin.machine.taken:
        twin._mail.put(DeckReport(DeckVerdict.VERIFIED, len(twin.machine.inside)))
    snapshot(fresh=fresh)


def leaves_for_session_0(twin: Any, greet: Any, hello: Hello, now: float) -> bytes:
    if not hello.session:
        twin._session = 0
    return greet(hello, now)


def tells_anew(twin: Any, greet: Any, hello: Hello, now: float) -> bytes:
    if hello.session == twin._session:
        twin._snapshot(fresh=hello.fresh)
    return greet(hello, now)


def answers_anybody(twin: Any, answer: Any, number: int, message: Any, now: float) -> bytes:
    return refused(number) if isinstance(message, Ordered) and not twin._session else answer(number, message, now)


def deaf_to_beats(twin: Any, answer: Any, number: int, message: Any, now: float) -> bytes:
    return b"" if isinstance(message, HostBeat) else answer(number, message, now)


def takes_any_ack(twin: Any, answer: Any, number: int, message: Any, now: float) -> bytes:
    return answer(twin._mail._number if isinstance(message, HostAck) else number, message, now)


def gives_cards_up(twin: Any, answer: Any, number: int, message: Any, now: float) -> bytes:
    if isinstance(message, HostNak) and message.reason is NakReason.BAD_PAYLOAD:
        twin._mail.acknowledged(number)
    return answer(number, message, now)


def refuses_the_second(twin: Any, ordered: Any, number: int, order: Command) -> bytes:
    return refused(number) if number == twin._answered[0] else ordered(number, order)


def does_it_again(twin: Any, ordered: Any, number: int, order: Command) -> bytes:
    """What is ordered under the number of the last order."""
    again, answer = number == twin._answered[0], ordered(number, order)
    if again:
        twin._obey(order)
    return answer


def knows_no_last_number(twin: Any, ordered: Any, number: int, order: Command) -> bytes:
    twin._answered = (0, b"")
    return ordered(number, order)


def cannot_verify(twin: Any, obey: Any, order: Command) -> NakReason | None:
    if order is not Command.VERIFY_DECK or twin.machine.state is not MachineState.READY:
        return obey(order)
    return twin._mail.put(DeckReport(DeckVerdict.UNKNOWN, 52))


def never_locks(twin: Any, obey: Any, order: Command) -> NakReason | None:
    """It says that it does, and tells its STATE."""
    return twin._mail.put(twin._state()) if order is Command.LOCK else obey(order)


def tells_the_packet_in_the_tray(twin: Any, obey: Any, order: Command) -> NakReason | None:
    refusal = obey(order)
    if order is Command.DEAL and refusal is None:
        twin.take_packet()
    return refusal


def deals_what_is_left(twin: Any, order: Command) -> bool:
    few = twin.machine.state is MachineState.PACKET_TAKEN and len(twin.machine.inside) < twin.machine.packet_size
    return order is Command.DEAL and few


def takes_long_frames(twin: Any, feed: Any, data: bytes, now: float) -> bytes:
    return refused(9, NakReason.BAD_PAYLOAD) if data[:2] == b"\x7e\x81" else feed(data, now)


def mistakes_new_decks(twin: Any, insert_deck: Any, cards: tuple[str, ...]) -> None:
    """A deck that goes in is said to be wrong, until it is verified by order."""
    insert_deck(cards)
    put, wrong = twin._mail._outbox._reports, DeckVerdict.NOT_VERIFIED
    put[:] = [replace(each, verdict=wrong) if isinstance(each, DeckReport) else each for each in put]


def jumps_in_boots(twin: Any, power_cycle: Any, now: float) -> None:
    twin._boot += 4
    power_cycle(now)


def goes_on_counting(twin: Any, power_cycle: Any, now: float) -> None:
    power_cycle(now)
    twin._mail._number = 40


def forgets_its_reports(twin: Any, power_cycle: Any, now: float) -> None:
    twin._mail = Mailroom(Timings())
    power_cycle(now)


def says_locked_first(twin: Any, state: Any) -> StateReport:
    both = twin.machine.locked and twin.machine.door_open
    return replace(state(), state=MachineState.LOCKED) if both else state()


def keeps_no_fault(twin: Any, fail: Any, *given: Any) -> str:
    fail(*given)
    return twin.clear()


def emptied_untold(twin: Any, empty: Any) -> str:
    """Through its door; what its own button brings out it tells."""
    twin.open_door()
    twin._do(replace(body.return_rest(twin.machine), reports=()))
    return twin.close_door()


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


class SkipsNumbers(Mailroom):
    def next(self, now: float) -> bytes:
        self._number += not self._courier.busy and len(self) > 0
        return super().next(now)


class GoesOnTo2(Mailroom):
    def next(self, now: float) -> bytes:
        self._number -= self._number == 65535 and not self._courier.busy and len(self) > 0 and 65534
        return super().next(now)


class NeverFull(Outbox):
    full = False


def endless() -> Twin:
    twin = PacketShufflerTwin()
    twin._mail._outbox = NeverFull()
    return twin


def bent(says: Bend = as_it_is, hears: Bend = as_it_is) -> Make:
    return lambda: Bent(PacketShufflerTwin(), says=by_frame(says), hears=by_frame(hears))


def says(kind: type, bend: Callable[[Any], Message]) -> Make:
    return bent(lambda n, m: messages.encode(bend(m) if isinstance(m, kind) else m, n))


def hears(kind: type, bend: Callable[[int, Any], bytes]) -> Make:
    return bent(hears=lambda n, m: bend(n, m) if isinstance(m, kind) else as_it_is(n, m))


def drops(kind: type, when: Callable[[int], bool] = lambda _: True) -> Make:
    return hears(kind, lambda n, m: b"" if when(n) else as_it_is(n, m))


def with_timings(timings: Timings) -> Make:
    return lambda: PacketShufflerTwin(timings=timings)


def adds(extra: Callable[[int, Message], bytes], *, before: bool = False) -> Make:
    def bend(number: int, message: Message) -> bytes:
        more = extra(number, message)
        return more + as_it_is(number, message) if before else as_it_is(number, message) + more

    return bent(bend)


def unlocked(state: StateReport) -> StateReport:
    return replace(state, state=MachineState.READY) if state.state is MachineState.LOCKED else state


def nak_as(reason: NakReason, other: Message) -> Make:
    return says(MachineNak, lambda nak: other if nak.reason is reason else nak)


def naks(number: int, other: Message) -> Make:
    """What is refused with NAK 3 under this number is answered so."""
    wrong = (number, MachineNak(NakReason.BAD_PAYLOAD))
    return bent(lambda n, m: messages.encode(other if (n, m) == wrong else m, n))


def drops_nak(when: Callable[[int, NakReason], bool]) -> Make:
    return hears(HostNak, lambda n, m: b"" if isinstance(m, HostNak) and when(n, m.reason) else as_it_is(n, m))


BROKEN: dict[str, Make] = {
    "identity_outside": habit("tick", names_itself_slowly),
    "answers_hello": MissesTheFirstHello,
    "says_what_it_is": says(Identity, lambda identity: replace(identity, version=2)),
    "opening_is_no_reset": habit("plugged", lambda twin, plugged, now: twin.power_cycle(now)),
    "boot_0_enters_none": greeted(lambda twin, hello: replace(hello, boot=hello.boot or twin._boot)),
    "another_boot_is_not_entered": greeted(lambda twin, hello: replace(hello, boot=hello.boot and twin._boot)),
    "enters": says(Identity, lambda identity: replace(identity, session=0)),
    "after_garbage": habit("feed", lambda twin, feed, data, now: b"" if noisy(data) else feed(data, now)),
    "stuffing": habit("feed", lambda twin, feed, data, now: feed(unstuffed_frames(data), now)),
    "ack_ends_it": drops(HostAck),
    "state_comes_last": habit("_snapshot", tells_no_state),
    "said_once": bent(lambda n, m: 2 * as_it_is(n, m)),
    "silence_ends_it": with_timings(Timings(silence=60)),
    "nothing_outside": habit("_answer", answers_anybody),
    "session_0_is_none": habit("_greet", leaves_for_session_0),
    "same_hello_changes_nothing": habit("_greet", tells_anew),
    "new_session_for_old": greeted(lambda twin, hello: replace(hello, session=twin._session or hello.session)),
    "beats": bent(lambda n, m: b"" if isinstance(m, MachineBeat) else as_it_is(n, m)),
    "strange_beat_is_answered": habit("_answer", deaf_to_beats),
    "unknown_kind": nak_as(NakReason.UNKNOWN_KIND, MachineNak(NakReason.NOT_NOW)),
    "bad_payload": naks(9, MachineNak(NakReason.UNKNOWN_KIND)),
    "answers_commands": habit("_ordered", lambda *_: b""),
    "unknown_command": naks(3, MachineAck()),
    "all_or_none": obeys(lambda twin, order: order is Command.UNLOCK, NakReason.FORBIDDEN),
    "locks": says(StateReport, unlocked),
    "same_answer_again": habit("_ordered", refuses_the_second),
    "nothing_to_deal": obeys(
        lambda twin, order: order is Command.DEAL and twin.machine.state is MachineState.EMPTY, None
    ),
    "wrong_crc": habit("_noise", lambda twin, noise, raw, now: acknowledged(77) if raw[2:3] == b"\x90" else b""),
    "quiet_at_noise": habit("_noise", lambda *_: refused(0, NakReason.UNREADABLE)),
    "too_long": habit("feed", takes_long_frames),
    "counts": with_mail(SkipsNumbers),
    "repeats": with_timings(Timings(answer=3)),
    "one_at_a_time": adds(lambda n, m: messages.encode(m, n + 1) if isinstance(m, Report) else b""),
    "again_at_once": drops_nak(lambda number, reason: number != 0 and reason is NakReason.UNREADABLE),
    "again_for_number_0": drops_nak(lambda number, reason: number == 0 and reason is NakReason.UNREADABLE),
    "other_ack_is_ignored": habit("_answer", takes_any_ack),
    "echo_is_ignored": hears(MachineAck, lambda n, _: messages.encode(HostAck(), n)),
    "five_tries": with_timings(Timings(tries=9)),
    "nak_ends_a_passing_report": drops_nak(lambda number, reason: reason is not NakReason.UNREADABLE),
    "numbers_wrap": with_mail(GoesOnTo2, 65400),
    "deck_is_told": habit("insert_deck", mistakes_new_decks),
    "first_packet": says(PacketReport, lambda packet: replace(packet, number=packet.number - 1)),
    "rest_is_told": says(RestReport, lambda rest: replace(rest, cards=rest.cards[1:])),
    "not_before_it_is_taken": habit("_obey", tells_the_packet_in_the_tray),
    "fresh_hears_all": hears(Hello, lambda n, m: messages.encode(replace(m, fresh=False))),
    "known_hears_none": hears(Hello, lambda n, m: messages.encode(replace(m, fresh=True))),
    "boot_is_raised": habit("power_cycle", jumps_in_boots),
    "numbers_begin_anew": habit("power_cycle", goes_on_counting),
    "power_keeps_cards": habit("power_cycle", forgets_its_reports),
    "rounds_count": says(RestReport, lambda rest: replace(rest, round=1)),
    "a_card_is_never_given_up": habit("_answer", gives_cards_up),
    "verifies_when_ready": habit("_obey", cannot_verify),
    "done_once": habit("_ordered", does_it_again),
    "verifies_only_when_ready": as_if(Command.VERIFY_DECK, MachineState.PACKET_TAKEN, phase=MachineState.READY),
    "locked_gives_nothing": as_if(Command.DEAL, MachineState.LOCKED, locked=False),
    "deals_no_part_of_a_packet": obeys(deals_what_is_left, None),
    "an_open_door_comes_first": habit("_state", says_locked_first),
    "a_fault_stops_it": habit("fail", keeps_no_fault),
    "the_rest_may_be_none": says(RestReport, lambda rest: replace(rest, cards=rest.cards or ("As",))),
    "emptied_by_hand": habit("empty", emptied_untold),
    "twenty_wait": endless,
    "verified_is_52": habit("_snapshot", counts_what_is_left),
    "all_in_whole_frames": adds(lambda n, m: b"\xff" if isinstance(m, Identity) else b"", before=True),
    "all_as_the_page_says": adds(lambda n, m: encode(LineFrame(0x44, 0)) if isinstance(m, Identity) else b""),
}
OTHERWISE: list[tuple[str, Make]] = [
    ("done_once", habit("_ordered", knows_no_last_number)),
    ("locks", habit("_obey", never_locks)),
]
"""The same rules, broken in another way."""
