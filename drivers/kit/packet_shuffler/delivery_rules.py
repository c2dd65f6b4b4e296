"""README §3 and §4: finding frames, numbers, one at a time, repeats."""

from contextlib import suppress

from drivers.kit.conformance.rules import LeftOut, Rule, Unready, needed, want
from drivers.kit.packet_shuffler.as_host import ANSWERED, AsHost
from drivers.kit.packet_shuffler.ear import Said
from drivers.kit.packet_shuffler.voice import LAST, PAUSE
from drivers.packet_shuffler.wire import messages
from drivers.packet_shuffler.wire.frame import MAX_PAYLOAD, START, crc16, stuff
from drivers.packet_shuffler.wire.from_host import Hello, HostAck, HostNak, Ordered
from drivers.packet_shuffler.wire.from_machine import Identity, MachineAck, MachineNak
from drivers.packet_shuffler.wire.reports import Report
from drivers.packet_shuffler.wire.words import Command, NakReason

LATE = (0.4, 0.8)
"""Seconds after which an unanswered report comes again."""
CROSSING = 1.4
"""Seconds after an answer in which its report may yet come once, as for want of it."""
NEAR = 200
"""Numbers that are told within some minutes."""


def counts(host: AsHost) -> None:
    numbers = list[int]()
    for _ in range(3):
        numbers += [said.number for said in host.settled()]
    fresh = list(dict.fromkeys(numbers))
    want(0 not in fresh, "a report has number 0")
    due = [number % LAST + 1 for number in fresh[:-1]]
    want(due == fresh[1:], f"reports are numbered {' '.join(map(str, fresh))}")


def repeats(host: AsHost) -> None:
    first = _unanswered(host)
    again = host.until(lambda said: said.raw == first.raw, 2.0, "repeat of an unanswered report, as it was")
    want(LATE[0] <= again.at - first.at <= LATE[1], f"it comes again after {again.at - first.at:.2f} s, not 0.5")


def one_at_a_time(host: AsHost) -> None:
    first = _unanswered(host)
    host.say(Ordered(Command.LOCK), 1)
    host.say(Ordered(Command.UNLOCK), 2)
    others = [said for said in host.reports(1.8) if said.number != first.number]
    want(not others, f"report {others[0].number} came before {first.number} was answered" if others else "")


def echo_is_ignored(host: AsHost) -> None:
    first = _unanswered(host)
    host.line.send(messages.encode(MachineAck(), first.number))
    host.until(lambda said: said.raw == first.raw, 1.0, "repeat: it took its own MACHINE_ACK for an answer")


def five_tries(host: AsHost) -> None:
    first = _unanswered(host)
    told = host.all(5.0)
    tries = 1 + sum(said.raw == first.raw for said in told)
    want(tries == 5, f"it tried {tries} times")
    want(any(isinstance(s.message, Identity) and not s.message.session for s in told), "it did not leave the session")
    again = _first_of_a_session(host)
    want(again.number == first.number, f"in the next session it has number {again.number}, not {first.number}")


def again_at_once(host: AsHost) -> None:
    first = _unanswered(host)
    _comes_again(host, first, first.number)


def again_for_number_0(host: AsHost) -> None:
    first = _unanswered(host)
    _comes_again(host, first, 0)


def other_ack_is_ignored(host: AsHost) -> None:
    first = _unanswered(host)
    host.say(HostAck(), (first.number + 6) % LAST + 1)
    host.until(lambda said: said.raw == first.raw, 1.0, "repeat after an ACK with another number")


def ack_ends_it(host: AsHost) -> None:
    first = _unanswered(host)
    host.say(HostAck(), first.number)
    _comes_no_more(host, first, "its ACK")


def after_garbage(host: AsHost) -> None:
    """In a session it names itself only when asked."""
    host.enter()
    host.all(PAUSE)
    for garbage in (b"\x00\xff\x55", b"\x7e\x09\x81\x00", b"\x7e\xf0\x01", b"\x7e\x7d\x01\x02"):
        host.asked_for()
        host.line.send(garbage + messages.encode(Hello(host.session, host.boot, fresh=False)))
        what = f"answer after {garbage.hex(' ').upper()}"
        host.until(lambda said: isinstance(said.message, Identity), ANSWERED, what)


def stuffing(host: AsHost) -> None:
    """In a session it names itself only when asked, as by a HELLO that enters none."""
    host.enter()
    host.all(PAUSE)
    host.say(Hello(0x7E7D7E7D, 0, fresh=False))
    host.first(Identity, ANSWERED)


def wrong_crc(host: AsHost) -> None:
    host.settled()
    frame = messages.encode(Ordered(Command.LOCK), 77)
    host.line.send(frame[:-1] + bytes((frame[-1] ^ 0x01,)))
    taken = [said for said in host.all(0.6) if isinstance(said.message, MachineAck)]
    want(not taken, "it acknowledged a frame with a wrong CRC")


def quiet_at_noise(host: AsHost) -> None:
    host.settled()
    host.line.send(b"\x55\x01\x0a" * 20)
    want(not _naks(host.all(0.6)), "it answered noise that does not begin with START")
    host.line.send(b"\x7e\x01\x90\x00\x01\x01\xff\xff" * 5)
    naks = _naks(host.all(PAUSE / 4))
    want(len(naks) <= 1, f"{len(naks)} NAK within 0.1 s")
    want(
        all(nak.number == 0 and nak.message == MachineNak(NakReason.UNREADABLE) for nak in naks), "NAK, not of number 0"
    )


def too_long(host: AsHost) -> None:
    host.settled()
    body = bytes((MAX_PAYLOAD + 1, 0x90)) + (9).to_bytes(2, "big") + b"\x01" * (MAX_PAYLOAD + 1)
    host.line.send(bytes((START,)) + stuff(body + crc16(body).to_bytes(2, "big")))
    taken = [said for said in host.all(0.6) if said.number == 9 and isinstance(said.message, MachineAck | MachineNak)]
    want(not taken, f"a frame of {MAX_PAYLOAD + 1} bytes is answered {taken[0].message}" if taken else "")


def nak_ends_a_passing_report(host: AsHost) -> None:
    first = _unanswered(host)
    host.say(HostNak(NakReason.UNKNOWN_KIND), first.number)
    _comes_no_more(host, first, "NAK 2")


def numbers_wrap(host: AsHost) -> None:
    host.settled()
    if not host.wraps and host.number + NEAR < LAST:
        raise LeftOut(f"its count stands at {host.number}")
    while not host.wraps:
        before = host.number
        with suppress(Unready):
            host.settled()
        if host.number == before and not host.wraps:
            raise Unready("state_comes_last", f"after report {before} comes none with another number")
    want(host.wraps[0] == 1, f"after report {LAST} comes {host.wraps[0]}, not 1")


def _unanswered(host: AsHost) -> Said:
    """The first report of a new session, left without its ACK. Whatever waited before is told."""
    host.settled()
    return _first_of_a_session(host)


def _first_of_a_session(host: AsHost) -> Said:
    host.enter(acknowledges=False)
    with needed("state_comes_last"):
        return host.until(lambda said: isinstance(said.message, Report), ANSWERED, "report on entering a session")


def _comes_no_more(host: AsHost, first: Said, after: str) -> None:
    """One that was on its way already does not count."""
    host.all(CROSSING)
    want(not any(said.raw == first.raw for said in host.all(1.5)), f"it came again after {after}")


def _comes_again(host: AsHost, first: Said, number: int) -> None:
    host.say(HostNak(NakReason.UNREADABLE), number)
    asked = host.line.now
    again = host.until(lambda said: said.raw == first.raw, 1.0, "repeat after NAK")
    want(again.at - asked < PAUSE, f"it came again after {again.at - asked:.2f} s, not at once")


def _naks(told: list[Said]) -> list[Said]:
    return [said for said in told if isinstance(said.message, MachineNak)]


LINE: tuple[Rule[AsHost], ...] = (
    Rule("3.5", "a frame after any garbage is understood", after_garbage),
    Rule("3.2", "what is stuffed is read as it was meant", stuffing),
    Rule("4.2", "an ACK ends a report", ack_ends_it, ("stuffing",)),
)
RULES: tuple[Rule[AsHost], ...] = (
    Rule("3.4", "a frame with a wrong CRC is not taken", wrong_crc),
    Rule(
        "3.5",
        "noise without START is not answered, noise with START at most once in 0.1 s",
        quiet_at_noise,
        ("said_once",),
    ),
    Rule("3.5", "a LENGTH over 128 makes the bytes noise, though the CRC is right", too_long),
    Rule("4.1", "new reports are numbered one after the other, in one boot, never 0", counts),
    Rule("4.2", "a report without an answer comes again after 0.5 s, as it was", repeats),
    Rule("4.2", "no other report comes before the answer", one_at_a_time, ("all_or_none",)),
    Rule("4.2", "NAK with reason 1 and its number: again at once", again_at_once),
    Rule("4.2", "NAK with reason 1 and number 0: again at once", again_for_number_0),
    Rule("4.2", "an ACK with another number is ignored", other_ack_is_ignored, ("repeats",)),
    Rule("5.1", "a frame of its own direction is an echo, and is ignored", echo_is_ignored, ("repeats",)),
    Rule(
        "4.2", "five tries, then it leaves the session and keeps the report with its number", five_tries, ("repeats",)
    ),
    Rule("5.1", "NAK 2 ends a report that tells of no card", nak_ends_a_passing_report),
    Rule("4.1", "after 65535 a report has number 1", numbers_wrap),
)
