"""How a shoe tells a report and takes an order. It sends orders: never at a table in play."""

from itertools import pairwise

from drivers.angel_eye.conformance.as_host import AsHost, letter_of, payload_of, shown
from drivers.angel_eye.wire.codec import ACK, NAK, Nak, Order, Report, nak, order_bytes
from drivers.angel_eye.wire.words import LOCKED
from drivers.conformance.rules import NotTried, Rule, want

LOCK, UNLOCK = Order("LK", "02"), Order("LK", "01")
CLEAR, CONFIRM = Order("EC", "00"), Order("GP", "00")
SENDS, AT_ONCE, REPEATED = 3, 0.6, 12.0
"""How often a report is sent at most; seconds for an answer, and for all copies of a report."""
NOTHING_DRAWN = "the card that it needs was not drawn"
APART = (0.7, 1.5)
"""Seconds between two copies."""


def comes_again(host: AsHost) -> None:
    host.quiet()
    host.acknowledges = False
    first = host.drawn("D")
    host.repeated = [first, *(each for each in host.all(REPEATED) if isinstance(each.report, Report))]
    copies = [each for each in host.repeated if each.raw == first.raw]
    want(len(copies) > 1, "a report without an ACK does not come again")
    want(len(copies) <= SENDS, f"it came {len(copies)} times under its number; {SENDS} at most")


def a_second_apart(host: AsHost) -> None:
    times = [each.at for each in host.repeated if each.raw == host.repeated[0].raw]
    if len(times) < 2:
        raise NotTried("no report came again" if times else NOTHING_DRAWN)
    apart = [later - at for at, later in pairwise(times)]
    fits = all(APART[0] <= each <= APART[1] for each in apart)
    want(fits, f"it came again after {', '.join(f'{each:.1f}' for each in apart)} s")


def told_again_as_r(host: AsHost) -> None:
    again = [each for each in host.repeated if letter_of(each) == "R"]
    if not host.repeated:
        raise NotTried(NOTHING_DRAWN)
    if not again:
        raise NotTried("it tells no card again as R: what three copies lose is lost")
    told = f"{shown(host.repeated[0].raw)}, then {shown(again[0].raw)}"
    want(host.repeated[0].raw[1] != again[0].raw[1], f"R has the number of the report that it tells again: {told}")
    want(payload_of(host.repeated[0]) == payload_of(again[0]), f"R tells another card: {told}")


def ack_ends_it(host: AsHost) -> None:
    host.quiet()
    first = host.drawn("D")
    want(not [each for each in host.all(4.0) if each.raw == first.raw], "a report comes again after its ACK")


def nak_brings_it_again(host: AsHost) -> None:
    _again_after(host, Nak.BCC)


def other_naks_bring_it_again(host: AsHost) -> None:
    for code in (Nak.LINE, Nak.NO_ETX):
        _again_after(host, code)


def locks(host: AsHost) -> None:
    host.quiet()
    for order, state in ((LOCK, LOCKED), (UNLOCK, 0)):
        want(host.ordered(order_bytes(order)) == bytes((ACK,)), f"{order.kind} {order.data} is not acknowledged")
        told = host.until(lambda each: letter_of(each) == "L", 3.0, "report L").report
        want(isinstance(told, Report) and told.payload[-1:] and told.payload[-1] & LOCKED == state, f"it tells {told}")


def other_orders(host: AsHost) -> None:
    host.quiet()
    for order in (CLEAR, CONFIRM):
        answer = host.ordered(order_bytes(order))
        want(answer == bytes((ACK,)), f"{order.kind} {order.data} is answered {shown(answer)}, not 06")


def another_length(host: AsHost) -> None:
    host.quiet()
    for order in (Order("LK", "0"), Order("LK", "010")):
        answer = host.ordered(order_bytes(order))
        want(answer == nak(Nak.LENGTH), f"an order {order.kind} {order.data} is answered {shown(answer)}, not 15 11")


def wrong_bcc(host: AsHost) -> None:
    host.quiet()
    frame = order_bytes(UNLOCK)
    answer = host.ordered(frame[:-1] + (b"0" if frame[-1:] != b"0" else b"1"))
    want(answer == nak(Nak.BCC), f"an order with a wrong BCC is answered {shown(answer)}, not 15 02")


def unknown_order(host: AsHost) -> None:
    host.quiet()
    answer = host.ordered(order_bytes(Order("ZZ", "00")))
    want(answer[:1] == bytes((NAK,)), "an order that it does not know is acknowledged")


def after_garbage(host: AsHost) -> None:
    host.quiet()
    host.line.send(b"\x02OPLK" + b"\x55" * 130)
    host.all(1.5)
    want(host.ordered(order_bytes(UNLOCK)) == bytes((ACK,)), "after a frame without an end no order is taken")


def _again_after(host: AsHost, code: Nak) -> None:
    host.quiet()
    host.acknowledges = False
    first = host.drawn("D")
    host.line.send(nak(code))
    host.until(lambda each: each.raw == first.raw, AT_ONCE, f"repeat at once after NAK {code:02X}")


RULES: tuple[Rule[AsHost], ...] = (
    Rule("What is acknowledged", "without an ACK a report comes again as it was, three times at most", comes_again),
    Rule("Timing", "it comes again about a second later", a_second_apart),
    Rule("Timing", "a card told again as R has a new number, and is the card as it was", told_again_as_r),
    Rule("What is acknowledged", "an ACK ends it", ack_ends_it),
    Rule("What is acknowledged", "NAK 02 brings it again at once", nak_brings_it_again),
    Rule("What is acknowledged", "so do NAK 01 and NAK 03", other_naks_bring_it_again),
    Rule("Reports", "LK 02 locks and LK 01 unlocks; L tells it in bit 0", locks),
    Rule("Orders", "EC 00 and GP 00 are taken", other_orders),
    Rule("Frames", "an order with a wrong BCC: NAK 02", wrong_bcc),
    Rule("What is acknowledged", "an order of another length: NAK 11", another_length),
    Rule("Frames", "an order that it does not know: NAK", unknown_order),
    Rule("Frames", "an order after garbage is understood", after_garbage),
)
