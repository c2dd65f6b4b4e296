"""For each rule of the page a machine that breaks it: with one habit changed, or with what it says or hears bent."""

from collections.abc import Callable
from dataclasses import replace

from drivers.packet_shuffler import PacketShufflerTwin
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import Frame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostNak
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.messages import Message
from drivers.packet_shuffler.wire.reports import PacketReport, Report, RestReport, StateReport
from drivers.packet_shuffler.wire.timings import Timings
from drivers.packet_shuffler.wire.words import Refusal, State
from drivers.twin.shape import Twin
from tests.fast.drivers.packet_shuffler.conformance.bent import Bent, as_it_is
from tests.fast.drivers.packet_shuffler.conformance.habits import (
    AnswersAllNoise,
    AnswersAnybody,
    CannotVerify,
    CountsWhatIsLeft,
    DealsFromNothing,
    DealsWhatIsLeft,
    DoesItAgain,
    EmptiedUntold,
    Endless,
    EntersForAnyBoot,
    EntersWithoutABoot,
    ForbidsSome,
    ForgetsItsReports,
    GivesCardsUp,
    GoesOnCounting,
    GoesOnTo2,
    IgnoresCommands,
    IgnoresTheCrc,
    JumpsInBoots,
    KeepsNoFault,
    KnowsNoLastNumber,
    KnowsNoOtherSession,
    LeavesForSession0,
    MissesTheFirstHello,
    MistakesNewDecks,
    NamesItselfSlowly,
    NeedsACleanLine,
    NeverLocks,
    Obeys,
    ReadsNoStuffing,
    RefusesTheSecond,
    SaysLockedFirst,
    SkipsNumbers,
    StaysInItsSession,
    TakesAnyAck,
    TakesDtrForAReset,
    TakesLongFrames,
    TellsAnew,
    TellsNoState,
    TellsThePacketInTheTray,
    VerifiesAnyTime,
)


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


def adds(extra: Callable[[int, Message], bytes], *, before: bool = False) -> Callable[[], Twin]:
    def bend(number: int, message: Message) -> bytes:
        more = extra(number, message)
        return more + as_it_is(number, message) if before else as_it_is(number, message) + more

    return lambda: Bent(PacketShufflerTwin(), says=bend)


def not_beating() -> Twin:
    return Bent(PacketShufflerTwin(), says=lambda n, m: b"" if isinstance(m, MachineBeat) else as_it_is(n, m))


def unlocked(state: StateReport) -> StateReport:
    return replace(state, state=State.READY) if state.state is State.LOCKED else state


def nak_as(reason: Refusal, other: Message) -> Callable[[], Twin]:
    return says(MachineNak, lambda nak: other if nak.reason is reason else nak)


def naks(number: int, other: Message) -> Callable[[], Twin]:
    """What is refused with NAK 3 under this number is answered so."""
    wrong = (number, MachineNak(Refusal.BAD_PAYLOAD))
    return lambda: Bent(PacketShufflerTwin(), says=lambda n, m: messages.encode(other if (n, m) == wrong else m, n))


def drops_nak(when: Callable[[int, Refusal], bool]) -> Callable[[], Twin]:
    return hears(HostNak, lambda n, m: b"" if isinstance(m, HostNak) and when(n, m.reason) else as_it_is(n, m))


def says_twice() -> Twin:
    return Bent(PacketShufflerTwin(), says=lambda n, m: 2 * as_it_is(n, m))


BROKEN: dict[str, Callable[[], Twin]] = {
    "identity_outside": NamesItselfSlowly,
    "answers_hello": MissesTheFirstHello,
    "says_what_it_is": says(Identity, lambda identity: replace(identity, version=2)),
    "opening_is_no_reset": TakesDtrForAReset,
    "boot_0_enters_none": EntersWithoutABoot,
    "another_boot_is_not_entered": EntersForAnyBoot,
    "enters": says(Identity, lambda identity: replace(identity, session=0)),
    "after_garbage": NeedsACleanLine,
    "stuffing": ReadsNoStuffing,
    "ack_ends_it": drops(HostAck),
    "state_comes_last": TellsNoState,
    "said_once": says_twice,
    "silence_ends_it": with_timings(Timings(silence=60)),
    "nothing_outside": AnswersAnybody,
    "session_0_is_none": LeavesForSession0,
    "same_hello_changes_nothing": TellsAnew,
    "new_session_for_old": StaysInItsSession,
    "beats": not_beating,
    "strange_beat_is_answered": KnowsNoOtherSession,
    "unknown_kind": nak_as(Refusal.UNKNOWN_KIND, MachineNak(Refusal.NOT_NOW)),
    "bad_payload": naks(9, MachineNak(Refusal.UNKNOWN_KIND)),
    "answers_commands": IgnoresCommands,
    "unknown_command": naks(3, MachineAck()),
    "all_or_none": ForbidsSome,
    "locks": says(StateReport, unlocked),
    "same_answer_again": RefusesTheSecond,
    "nothing_to_deal": DealsFromNothing,
    "wrong_crc": IgnoresTheCrc,
    "quiet_at_noise": AnswersAllNoise,
    "too_long": TakesLongFrames,
    "counts": SkipsNumbers,
    "repeats": with_timings(Timings(answer=3)),
    "one_at_a_time": adds(lambda n, m: messages.encode(m, n + 1) if isinstance(m, Report) else b""),
    "again_at_once": drops_nak(lambda number, reason: number != 0 and reason is Refusal.UNREADABLE),
    "again_for_number_0": drops_nak(lambda number, reason: number == 0 and reason is Refusal.UNREADABLE),
    "other_ack_is_ignored": TakesAnyAck,
    "echo_is_ignored": hears(MachineAck, lambda n, _: messages.encode(HostAck(), n)),
    "five_tries": with_timings(Timings(tries=9)),
    "nak_ends_a_passing_report": drops_nak(lambda number, reason: reason is not Refusal.UNREADABLE),
    "numbers_wrap": GoesOnTo2,
    "deck_is_told": MistakesNewDecks,
    "first_packet": says(PacketReport, lambda packet: replace(packet, number=packet.number - 1)),
    "rest_is_told": says(RestReport, lambda rest: replace(rest, cards=rest.cards[1:])),
    "not_before_it_is_taken": TellsThePacketInTheTray,
    "fresh_hears_all": hears(Hello, lambda n, m: messages.encode(replace(m, fresh=False))),
    "known_hears_none": hears(Hello, lambda n, m: messages.encode(replace(m, fresh=True))),
    "boot_is_raised": JumpsInBoots,
    "numbers_begin_anew": GoesOnCounting,
    "power_keeps_cards": ForgetsItsReports,
    "rounds_count": says(RestReport, lambda rest: replace(rest, round=1)),
    "a_card_is_never_given_up": GivesCardsUp,
    "verifies_when_ready": CannotVerify,
    "done_once": DoesItAgain,
    "verifies_only_when_ready": VerifiesAnyTime,
    "locked_gives_nothing": Obeys,
    "deals_no_part_of_a_packet": DealsWhatIsLeft,
    "an_open_door_comes_first": SaysLockedFirst,
    "a_fault_stops_it": KeepsNoFault,
    "the_rest_may_be_none": says(RestReport, lambda rest: replace(rest, cards=rest.cards or ("As",))),
    "emptied_by_hand": EmptiedUntold,
    "twenty_wait": Endless,
    "verified_is_52": CountsWhatIsLeft,
    "all_in_whole_frames": adds(lambda n, m: b"\xff" if isinstance(m, Identity) else b"", before=True),
    "all_as_the_page_says": adds(lambda n, m: encode(Frame(0x44, 0)) if isinstance(m, Identity) else b""),
}
OTHERWISE: list[tuple[str, Callable[[], Twin]]] = [("done_once", KnowsNoLastNumber), ("locks", NeverLocks)]
"""The same rules, broken in another way."""
