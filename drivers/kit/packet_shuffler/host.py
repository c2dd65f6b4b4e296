"""All rules for a host, tried by a machine that has no cards: the line is enough."""

from functools import partial
from itertools import pairwise

from drivers.kit.conformance.rules import Rule, needed, want
from drivers.kit.packet_shuffler.as_machine import AsMachine
from drivers.kit.packet_shuffler.ear import USUAL, Said
from drivers.kit.packet_shuffler.voice import PAUSE
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import LineFrame, encode
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostBeat, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import MachineBeat
from drivers.packet_shuffler.wire.reports import StateReport
from drivers.packet_shuffler.wire.words import VERSION, Command, MachineState, MessageKind, NakReason

STATE = StateReport(MachineState.EMPTY)
EVERY = (1.4, 2.6)
HELLO_EVERY = (0.7, 1.5)
WITHIN, AT_ONCE, AFTER_A_BEAT, ASKED = 1.0, 0.5, 1.5, 3
"""Seconds for an answer, for HELLO at once, and for one that comes each second; reports in a row."""
TRIES = 5
UNREAD_PACKET = b"\0\0\0\1\1\4\x41\x3a\0\x12"
"""A card of it was not read."""


def hello_first(machine: AsMachine) -> None:
    machine.reconnected()
    told = [said for said in machine.all(4.5) if isinstance(said.message, Hello)]
    _spaced(told, "HELLO", HELLO_EVERY)
    want(all(hello.boot == 0 for hello in _hellos(told)), "HELLO quotes a boot before it heard one")
    want(all(hello.session for hello in _hellos(told)), "HELLO with session 0")


def quotes_the_boot(machine: AsMachine) -> None:
    machine.greeted()
    machine.power_up()
    hello = machine.hello(AT_ONCE)
    want(hello.boot == machine.boot, f"HELLO quotes boot {hello.boot}, not {machine.boot}")


def nothing_before_the_session(machine: AsMachine) -> None:
    machine.greeted()
    machine.say(STATE, 1)
    want(not _acks(machine.all(WITHIN)), "a report outside the session was acknowledged")


def acknowledges(machine: AsMachine) -> None:
    machine.enter()
    for number in (1, 2, 0xFFFF, 1):
        _acknowledged(machine, number)


def said_once(machine: AsMachine) -> None:
    machine.enter()
    machine.say(STATE, 1)
    machine.first(HostAck, WITHIN)
    copies = machine.copies
    for number in range(2, 2 + ASKED):
        machine.say(STATE, number)
        machine.all(PAUSE * 2)
    want(machine.copies - copies < ASKED, f"of {ASKED} reports {machine.copies - copies} were acknowledged twice")


def acknowledges_again(machine: AsMachine) -> None:
    machine.enter()
    for _ in range(2):
        _acknowledged(machine, 5)


def number_0_is_none(machine: AsMachine) -> None:
    machine.enter()
    machine.say(STATE, 0)
    want(not _acks(machine.all(WITHIN)), "a report with number 0 was acknowledged")


def beats(machine: AsMachine) -> None:
    machine.enter()
    told = [said for said in machine.all(6.8) if isinstance(said.message, HostBeat)]
    _spaced(told, "HOST_BEAT", EVERY)
    wrong = [said.message for said in told if said.message != HostBeat(machine.session, machine.boot)]
    want(not wrong, f"a heartbeat says {wrong[0]}" if wrong else "")


def other_session(machine: AsMachine) -> None:
    machine.enter()
    machine.say(MachineBeat(machine.boot, machine.session ^ 1))
    machine.session ^= 1
    machine.hello(AFTER_A_BEAT)


def silence(machine: AsMachine) -> None:
    machine.enter()
    machine.all(1.0)
    told = [said for said in machine.mute(USUAL.silence + 3) if isinstance(said.message, Hello)]
    want(told, "no HELLO after 6 s of silence")
    want(all(hello.boot == machine.boot for hello in _hellos(told)), "HELLO after silence does not quote the boot")


def new_boot(machine: AsMachine) -> None:
    machine.enter()
    machine.all(1.0)
    machine.power_up()
    hello = machine.hello(AT_ONCE)
    want(hello.boot == machine.boot, f"HELLO quotes boot {hello.boot} after power-up, not {machine.boot}")


def other_version(machine: AsMachine) -> None:
    _stays_out(machine, version=VERSION + 1)


def other_size(machine: AsMachine) -> None:
    _stays_out(machine, packet_size=machine.packet_size % 7 + 1)


def other_session_each_time(machine: AsMachine) -> None:
    sessions = list[int]()
    for _ in range(3):
        sessions.append(machine.greeted().session)
    want(len(set(sessions)) == 3, f"sessions {' '.join(f'{each:08X}' for each in sessions)}")


def after_garbage(machine: AsMachine) -> None:
    machine.enter()
    for number, garbage in enumerate((b"\x00\xff\x55", b"\x7e\x09\x01\x00", b"\x7e\xf0\x01", b"\x7e\x7d\x01\x02"), 1):
        machine.send(garbage + messages.encode(STATE, number))
        machine.until(partial(_is_ack, number=number), WITHIN, f"ACK after {garbage.hex(' ')}")


def stuffing(machine: AsMachine) -> None:
    machine.enter()
    _acknowledged(machine, 0x7E7D)


def wrong_crc(machine: AsMachine) -> None:
    machine.enter()
    frame = messages.encode(STATE, 9)
    machine.send(frame[:-1] + bytes((frame[-1] ^ 0x01,)))
    want(not _acks(machine.all(WITHIN)), "a report with a wrong CRC was acknowledged")


def quiet_at_noise(machine: AsMachine) -> None:
    machine.enter()
    machine.send(b"\x55\x01\x0a" * 20)
    want(not _naks(machine.all(WITHIN)), "it answered noise that does not begin with START")
    machine.send(b"\x7e\x02\x10\x00\x01\x01\x00\xff\xff" * 5)
    naks = _naks(machine.all(PAUSE / 4))
    want(len(naks) <= 1, f"{len(naks)} NAK within 0.1 s")
    want(all(nak.number == 0 and nak.message == HostNak(NakReason.UNREADABLE) for nak in naks), "NAK, not of number 0")


def echo_is_ignored(machine: AsMachine) -> None:
    machine.enter()
    machine.send(messages.encode(Ordered(Command.LOCK), 4))
    told = [said for said in machine.all(WITHIN) if said.number == 4]
    want(not told, "it answered an echo of its own direction")


def unknown_kind(machine: AsMachine) -> None:
    machine.enter()
    machine.send(encode(LineFrame(0x55, 9)))
    _refused(machine, 9, NakReason.UNKNOWN_KIND)


def bad_payload(machine: AsMachine) -> None:
    machine.enter()
    machine.send(encode(LineFrame(0x10, 9, b"\x01")))
    _refused(machine, 9, NakReason.BAD_PAYLOAD)


def gives_up(machine: AsMachine) -> None:
    machine.enter()
    for _ in range(TRIES):
        machine.send(encode(LineFrame(MessageKind.PACKET, 9, UNREAD_PACKET)))
        with needed("bad_payload"):
            machine.first(HostNak, WITHIN)
    machine.say(machine.identity(machine.session))
    machine.say(STATE, 10)
    want(not _acks(machine.all(WITHIN)), "it goes on with a machine whose report of cards it has refused five times")
    machine.enter()
    machine.say(STATE, 1)
    want(_acks(machine.all(WITHIN)), "it stays out of the session also after the machine's power-up")


def all_in_whole_frames(machine: AsMachine) -> None:
    want(not machine.noise, f"{len(machine.noise)} bytes are no frame, such as {machine.noise[:16].hex(' ').upper()}")


def all_as_the_page_says(machine: AsMachine) -> None:
    first = machine.puzzles[0] if machine.puzzles else None
    want(first is None, f"{len(machine.puzzles)} frames, such as {first.raw.hex(' ').upper()}" if first else "")


def _acknowledged(machine: AsMachine, number: int) -> None:
    machine.say(STATE, number)
    told = [ack.number for ack in _acks(machine.all(WITHIN))]
    want(number in told, f"report {number} was acknowledged as {' and '.join(map(str, told)) or 'none'}")


def _stays_out(machine: AsMachine, **otherwise: int) -> None:
    machine.greeted()
    machine.boot += 1
    machine.say(machine.identity(0, **otherwise))
    told = _hellos(machine.all(3.5))
    want(all(hello.boot != machine.boot for hello in told), "it quotes the boot of a machine that does not fit")
    want(told, "it says no more HELLO")
    machine.say(machine.identity(told[-1].session, **otherwise))
    machine.say(STATE, 1)
    want(not _acks(machine.all(WITHIN)), "it acknowledged a report of a machine that does not fit")


def _refused(machine: AsMachine, number: int, reason: NakReason) -> None:
    nak = machine.first(HostNak, WITHIN)
    want(nak.number == number, f"NAK of number {nak.number}, not {number}")
    want(nak.message == HostNak(reason), f"{nak.message}, not {reason.name}")


def _spaced(told: list[Said], what: str, limits: tuple[float, float]) -> None:
    want(len(told) >= 3, f"{len(told)} {what} in all that time")
    gaps = [later.at - said.at for said, later in pairwise(told)]
    odd = [gap for gap in gaps if not limits[0] <= gap <= limits[1]]
    want(not odd, f"{what} {odd[0]:.1f} s apart" if odd else "")


def _hellos(told: list[Said]) -> list[Hello]:
    return [said.message for said in told if isinstance(said.message, Hello)]


def _is_ack(said: Said, *, number: int) -> bool:
    return isinstance(said.message, HostAck) and said.number == number


def _acks(told: list[Said]) -> list[Said]:
    return [said for said in told if isinstance(said.message, HostAck)]


def _naks(told: list[Said]) -> list[Said]:
    return [said for said in told if isinstance(said.message, HostNak)]


ACKS, ONCE = ("acknowledges",), ("said_once",)
OUTSIDE = ("nothing_before_the_session",)

IN_SESSION: tuple[Rule[AsMachine], ...] = (
    Rule("4.2", "in the session it acknowledges each report by its number", acknowledges),
    Rule("4.2", "it acknowledges it once", said_once, ACKS),
    Rule("4.2", "a report that comes again is acknowledged again", acknowledges_again, ACKS),
    Rule("4.1", "a report with number 0 is not acknowledged", number_0_is_none),
    Rule("5.4", "it sends HOST_BEAT every 2 s, with the session and the boot", beats),
    Rule("5.4", "a MACHINE_BEAT with another session puts it out: HELLO again", other_session),
    Rule("5.4", "after 6 s of silence: HELLO with the boot", silence),
    Rule("5.2", "after power-up of the machine: HELLO with the new boot, at once", new_boot),
    Rule("3.5", "a report after any garbage is understood", after_garbage, ACKS),
    Rule("3.2", "what is stuffed is read as it was meant", stuffing, ACKS),
    Rule("3.4", "a report with a wrong CRC is not acknowledged", wrong_crc),
    Rule(
        "3.5",
        "noise without START is not answered, noise with START at most once in 0.1 s",
        quiet_at_noise,
        ("said_once",),
    ),
    Rule("5.1", "a frame of its own direction is an echo, and is ignored", echo_is_ignored),
    Rule("5.1", "a whole frame of a kind that is not known: NAK with its number, reason 2", unknown_kind),
    Rule("5.1", "a payload that the page does not allow: NAK with its number, reason 3", bad_payload),
    Rule("5.1", "a report of cards that it refused five times: no session until the next boot", gives_up, OUTSIDE),
)
RULES: tuple[Rule[AsMachine], ...] = (
    Rule("5.2", "until it is answered it sends HELLO each second, with boot 0 and a session, not 0", hello_first),
    Rule("5.2", "it quotes a boot that is new to it at once", quotes_the_boot),
    Rule("5.2", "outside the session it acknowledges nothing", nothing_before_the_session),
    *IN_SESSION,
    Rule("5.3", "with a machine of another version it stays out of the session", other_version, OUTSIDE),
    Rule("5.3", "with a machine of another packet size it stays out of the session", other_size, OUTSIDE),
    Rule("5.2", "each connection has another session", other_session_each_time),
    Rule("3", "all that it sent was whole frames", all_in_whole_frames),
    Rule("5.1", "every frame's kind and payload is as the page says", all_as_the_page_says),
)
