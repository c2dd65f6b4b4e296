"""How a shoe tells a report and takes an order. It sends orders: never at a table in play."""

from itertools import pairwise

from drivers.angel_eye.wire.codec import ACK, LOCKED, NAK, Nak, ShoeOrder, ShoeReport, nak, order_bytes
from drivers.kit.angel_eye import optional
from drivers.kit.angel_eye.as_host import (
    ANSWERED,
    LOCK,
    SENDS,
    UNLOCK,
    AsHost,
    Heard,
    letter_of,
    payload_of,
    shown,
)
from drivers.kit.conformance.rules import NotTried, Rule, want

CLEAR, CONFIRM = ShoeOrder("EC", "00"), ShoeOrder("GP", "00")
AT_ONCE, REPEATED, CROSSING, ASKED = 0.6, 12.0, 1.5, 3
"""Seconds for an answer, for all copies of a report, and in which one may yet be on its way; orders in a row."""
ACKNOWLEDGED = bytes((ACK,))
APART = (0.7, 1.5)
"""Seconds between two copies."""


def comes_again(host: AsHost) -> None:
    host.quiet()
    host.acknowledges = False
    first = host.drawn("D")
    host.repeated = [first, *(each for each in host.all(REPEATED) if isinstance(each.report, ShoeReport))]
    copies = [each for each in host.repeated if each.raw == first.raw]
    want(len(copies) > 1, "a report without an ACK does not come again")
    want(len(copies) <= SENDS, f"it came {len(copies)} times under its number; {SENDS} at most")


def a_second_apart(host: AsHost) -> None:
    times = [each.at for each in _repeated(host) if each.raw == host.repeated[0].raw]
    apart = [later - at for at, later in pairwise(times)]
    fits = all(APART[0] <= each <= APART[1] for each in apart)
    want(fits, f"it came again after {', '.join(f'{each:.1f}' for each in apart)} s")


def told_again_as_r(host: AsHost) -> None:
    again = [each for each in _repeated(host) if letter_of(each) == "R"]
    if not again:
        raise NotTried("it tells no card again as R: what three copies lose is lost", optional.AGAIN_AS_R)
    told = f"{shown(host.repeated[0].raw)}, then {shown(again[0].raw)}"
    want(host.repeated[0].raw[1] != again[0].raw[1], f"R has the number of the report that it tells again: {told}")
    want(payload_of(host.repeated[0]) == payload_of(again[0]), f"R tells another card: {told}")


def ack_ends_it(host: AsHost) -> None:
    """A copy that was on its way already does not count."""
    host.quiet()
    first = host.drawn("D")
    host.all(CROSSING)
    want(not [each for each in host.all(4.0) if each.raw == first.raw], "a report comes again after its ACK")


def nak_brings_it_again(host: AsHost) -> None:
    _again_after(host, Nak.BCC)


def other_naks_bring_it_again(host: AsHost) -> None:
    for code in (Nak.LINE, Nak.NO_ETX):
        _again_after(host, code)


def answers_orders(host: AsHost) -> None:
    _answers(host, order_bytes(UNLOCK), ACKNOWLEDGED)


def locks(host: AsHost) -> None:
    host.quiet()
    for order, state in ((LOCK, LOCKED), (UNLOCK, 0)):
        want(host.answered(order_bytes(order)) == ACKNOWLEDGED, f"{order.kind} {order.data} is not acknowledged")
        told = host.until(lambda each: letter_of(each) == "L", 3.0, "report L").report
        want(
            isinstance(told, ShoeReport) and told.payload[-1:] and told.payload[-1] & LOCKED == state,
            f"it tells {told}",
        )


def said_once(host: AsHost) -> None:
    host.quiet()
    before = host.copies
    for _ in range(ASKED):
        host.obeyed(UNLOCK)
        host.quiet()
    want(host.copies - before < ASKED, f"to {ASKED} orders came {host.copies - before} copies of what was said already")


def other_orders(host: AsHost) -> None:
    for order in (CLEAR, CONFIRM):
        _answers(host, order_bytes(order), ACKNOWLEDGED)


def another_length(host: AsHost) -> None:
    for order in (ShoeOrder("LK", "0"), ShoeOrder("LK", "010")):
        _answers(host, order_bytes(order), nak(Nak.LENGTH))


def wrong_bcc(host: AsHost) -> None:
    frame = order_bytes(UNLOCK)
    _answers(host, frame[:-1] + (b"0" if frame[-1:] != b"0" else b"1"), nak(Nak.BCC))


def unknown_order(host: AsHost) -> None:
    host.quiet()
    answer = host.answered(order_bytes(ShoeOrder("ZZ", "00")))
    want(answer[:1] == bytes((NAK,)), "an order that it does not know is acknowledged")


def opened_again(host: AsHost) -> None:
    host.quiet()
    host.reconnected()
    want(host.answered(order_bytes(UNLOCK)) == ACKNOWLEDGED, "the first order is not acknowledged")


def after_garbage(host: AsHost) -> None:
    for garbage in (b"\x55\xff", b"\x02OPLK" + b"\x55" * 130):
        host.quiet()
        host.say(garbage + order_bytes(UNLOCK))
        what = f"ACK of an order after {shown(garbage[:8])}"
        host.until(lambda each: each.raw == ACKNOWLEDGED, ANSWERED, what)


def _repeated(host: AsHost) -> list[Heard]:
    if not host.repeated:
        raise NotTried("the card that it needs was not drawn")
    return host.repeated


def _again_after(host: AsHost, code: Nak) -> None:
    host.quiet()
    host.acknowledges = False
    first = host.drawn("D")
    host.say(nak(code))
    host.until(lambda each: each.raw == first.raw, AT_ONCE, f"repeat at once after NAK {code:02X}")


def _answers(host: AsHost, data: bytes, wanted: bytes) -> None:
    host.quiet()
    answer = host.answered(data)
    want(answer == wanted, f"{shown(data)} is answered {shown(answer)}, not {shown(wanted)}")


AGAIN = ("comes_again",)

FIRST: tuple[Rule[AsHost], ...] = (Rule("Acknowledgments", "an ACK ends a report", ack_ends_it),)
RULES: tuple[Rule[AsHost], ...] = (
    Rule("Acknowledgments", "without an ACK a report comes again as it was, three times at most", comes_again),
    Rule("Timing", "it comes again about a second later", a_second_apart, AGAIN),
    Rule("Timing", "a card told again as R has a new number, and is the card as it was", told_again_as_r, AGAIN),
    Rule("Acknowledgments", "NAK 02 brings it again at once", nak_brings_it_again),
    Rule("Acknowledgments", "so do NAK 01 and NAK 03", other_naks_bring_it_again),
    Rule("Orders", "LK 01 is acknowledged", answers_orders),
)
ORDERS: tuple[Rule[AsHost], ...] = (
    Rule("Reports", "LK 02 locks and LK 01 unlocks; L tells it in bit 0", locks),
    Rule("Acknowledgments", "what it says is said once", said_once),
    Rule("Orders", "EC 00 and GP 00 are taken", other_orders),
    Rule("Frames", "an order with a wrong BCC: NAK 02", wrong_bcc),
    Rule("Acknowledgments", "an order of another length: NAK 11", another_length),
    Rule("Frames", "an order that it does not know: NAK", unknown_order),
    Rule("Orders", "on a line that was opened again the first order is taken", opened_again),
)
AFTER_CARDS: tuple[Rule[AsHost], ...] = (Rule("Frames", "an order right after garbage is understood", after_garbage),)
