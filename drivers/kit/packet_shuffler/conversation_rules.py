"""README §5: hello, sessions, heartbeats, silence."""

from contextlib import suppress
from itertools import pairwise

from drivers.kit.conformance.rules import Broken, Rule, Unready, needed, want
from drivers.kit.packet_shuffler.as_host import ANSWERED, AsHost
from drivers.kit.packet_shuffler.ear import USUAL, Said
from drivers.kit.packet_shuffler.voice import LATE, PAUSE, QUIET
from drivers.packet_shuffler.wire.frame import LineFrame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostBeat, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineBeat, MachineNak
from drivers.packet_shuffler.wire.reports import Report, StateReport
from drivers.packet_shuffler.wire.words import VERSION, Command

EVERY = (1.4, 2.6)
"""Seconds between two of what comes every 2 s."""
AT_ONCE, ASKED = 1.5, 3
"""Seconds, right after it has named itself, in which it does so only when asked; and how often it is."""
HELLO, ENTERS = ("answers_hello",), ("enters",)


def identity_outside(host: AsHost) -> None:
    host.alone()
    told = [said for said in host.all(6.5) if isinstance(said.message, Identity)]
    _every_two_seconds(told, "IDENTITY")
    want(not any(said.message.session for said in told if isinstance(said.message, Identity)), "it names a session")


def says_what_it_is(host: AsHost) -> None:
    told = host.met()
    want(told.version == VERSION, f"version {told.version}")
    want(told.boot, "boot 0")
    want(told.packet_size == host.packet_size, f"packets of {told.packet_size} cards; asked for {host.packet_size}")


def answers_hello(host: AsHost) -> None:
    """Also behind a session that is over."""
    with suppress(Unready):
        host.enter()
    host.alone()
    _answers_one_hello(host)


def opening_is_no_reset(host: AsHost) -> None:
    boot = host.met().boot
    host.reconnected()
    told = _answers_one_hello(host)
    want(told.boot == boot, f"boot {boot} became {told.boot} as the port was closed and opened")


def said_once(host: AsHost) -> None:
    host.settled()
    before = host.copies
    for _ in range(ASKED):
        host.hello(host.session, host.boot)
        host.all(PAUSE)
    want(host.copies - before < ASKED, f"{ASKED} HELLO got {ASKED + host.copies - before} IDENTITY")


def boot_0_enters_none(host: AsHost) -> None:
    session = host.new_session()
    told = host.hello(session, 0)
    want(not _is_in(host, told, session), "it entered a session for a HELLO with boot 0")


def another_boot_is_not_entered(host: AsHost) -> None:
    boot, session = host.met().boot, host.new_session()
    told = host.hello(session, boot ^ 0x5A)
    want(not _is_in(host, told, session), "it entered a session for a HELLO that quotes another boot")


def session_0_is_none(host: AsHost) -> None:
    host.settled()
    before = host.session
    told = host.hello(0, host.boot)
    want(told.session == before, f"after a HELLO with session 0 it names {told.session:08X}")


def enters(host: AsHost) -> None:
    host.met()
    host.alone()
    _names(host, host.new_session())


def state_comes_last(host: AsHost) -> None:
    told = host.settled()
    want(told, "no report on entering a session")
    want(isinstance(told[-1].message, StateReport), f"the last report on entering is {type(told[-1].message).__name__}")


def same_hello_changes_nothing(host: AsHost) -> None:
    host.settled()
    host.hello(host.session, host.boot, fresh=True)
    want(not host.reports(QUIET), "it reported anew")


def new_session_for_old(host: AsHost) -> None:
    host.settled()
    _names(host, host.new_session())


def silence_ends_it(host: AsHost) -> None:
    host.settled()
    ends = host.said_at + USUAL.silence
    told = host.mute(USUAL.silence + LATE + USUAL.beat + PAUSE)
    late = [said for said in told if isinstance(said.message, MachineBeat) and said.at > ends + LATE]
    want(not late, "its heartbeats go on, though the host is silent")
    early = [said for said in told if _names_none(said) and said.at < ends - 0.5]
    want(not early, "it left the session before 6 s of silence")
    want(any(_names_none(said) for said in told), "no IDENTITY without a session after 6 s of silence")


def nothing_outside(host: AsHost) -> None:
    host.met()
    host.alone()
    host.say(Ordered(Command.UNLOCK), 1)
    told = [said for said in host.all(ANSWERED) if isinstance(said.message, Report | MachineAck | MachineNak)]
    want(not told, f"outside a session it sent {type(told[0].message).__name__}" if told else "")


def beats(host: AsHost) -> None:
    host.settled()
    told = [said for said in host.all(6.8) if isinstance(said.message, MachineBeat)]
    _every_two_seconds(told, "MACHINE_BEAT")
    wrong = [said.message for said in told if said.message != MachineBeat(host.boot, host.session)]
    want(not wrong, f"a heartbeat says {wrong[0]}" if wrong else "")


def strange_beat_is_answered(host: AsHost) -> None:
    host.settled()
    host.say(HostBeat(host.session ^ 1, host.boot))
    host.first(Identity, ANSWERED)


def unknown_kind(host: AsHost) -> None:
    host.settled()
    host.line.send(encode(LineFrame(0xA5, 9)))
    _refused(host, 9, 0x02)


def bad_payload(host: AsHost) -> None:
    host.settled()
    host.line.send(encode(LineFrame(0x90, 9, b"\x01\x01")))
    _refused(host, 9, 0x03)


def _answers_one_hello(host: AsHost) -> Identity:
    """Right after it has named itself what comes is the answer."""
    with needed("identity_outside"):
        host.until(lambda said: isinstance(said.message, Identity | MachineBeat), 3 * USUAL.beat, "IDENTITY")
    host.say(Hello(host.new_session(), 0, fresh=False))
    identity = host.first(Identity, AT_ONCE).message
    assert isinstance(identity, Identity)
    return identity


def _names(host: AsHost, session: int) -> None:
    """It may name itself while HELLO is on its way: what comes first is not always the answer."""
    named = set[int]()
    for _ in range(ASKED):
        host.say(Hello(session, host.boot, fresh=False))
        named |= {said.message.session for said in host.all(1.0) if isinstance(said.message, Identity)}
        if session in named:
            return
    raise Broken(f"IDENTITY names {' and '.join(f'session {each:08X}' for each in named) or 'none'}, not {session:08X}")


def _is_in(host: AsHost, told: Identity, session: int) -> bool:
    """By what it says then and in its next heartbeat."""
    return session in {told.session, *(getattr(said.message, "session", 0) for said in host.all(ANSWERED))}


def _refused(host: AsHost, number: int, reason: int) -> None:
    nak = host.first(MachineNak, ANSWERED)
    want(nak.number == number, f"NAK of number {nak.number}, not {number}")
    want(isinstance(nak.message, MachineNak) and nak.message.reason == reason, f"{nak.message}, not reason {reason}")


def _names_none(said: Said) -> bool:
    return isinstance(said.message, Identity) and not said.message.session


def _every_two_seconds(told: list[Said], what: str) -> None:
    want(len(told) >= 3, f"{len(told)} {what} in 6.5 s")
    gaps = [later.at - said.at for said, later in pairwise(told)]
    odd = [gap for gap in gaps if not EVERY[0] <= gap <= EVERY[1]]
    want(not odd, f"{what} {odd[0]:.1f} s apart" if odd else "")


RULES: tuple[Rule[AsHost], ...] = (
    Rule("5.4", "outside a session it sends IDENTITY every 2 s, with session 0", identity_outside),
    Rule("5.2", "every HELLO is answered by IDENTITY", answers_hello),
    Rule("5.1", "IDENTITY has version 1, a boot that is not 0, and the packet size that is needed", says_what_it_is),
    Rule("2", "opening the port again is no power-up: HELLO is answered, the boot is kept", opening_is_no_reset, HELLO),
    Rule("5.2", "HELLO with boot 0 enters no session", boot_0_enters_none, HELLO),
    Rule("5.2", "HELLO that quotes another boot enters no session", another_boot_is_not_entered, HELLO),
    Rule("5.2", "HELLO that quotes its boot enters the session, and IDENTITY names it", enters, HELLO),
)
IN_SESSION: tuple[Rule[AsHost], ...] = (
    Rule("5.2", "what it reports on entering a session ends with STATE", state_comes_last),
    Rule("4.2", "what it says is said once", said_once),
    Rule("5.4", "6 s of silence end the session", silence_ends_it),
    Rule("5.2", "outside a session it reports nothing and ignores COMMAND", nothing_outside),
    Rule("5.2", "HELLO with session 0 changes nothing", session_0_is_none, ENTERS),
    Rule("5.2", "HELLO for the session that it is in is answered, and changes nothing", same_hello_changes_nothing),
    Rule("5.2", "a new session takes the place of the old one", new_session_for_old, ENTERS),
    Rule("5.4", "in a session it sends MACHINE_BEAT every 2 s, with its boot and the session", beats),
    Rule("5.4", "HOST_BEAT that names another session is answered by IDENTITY", strange_beat_is_answered),
    Rule("5.1", "a whole frame of a kind that is not known: NAK with its number, reason 2", unknown_kind),
    Rule("5.1", "a payload that the page does not allow: NAK with its number, reason 3", bad_payload),
)
