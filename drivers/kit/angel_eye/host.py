"""All rules for a host, tried by a shoe that has no cards: the line is enough."""

from itertools import pairwise

from drivers.angel_eye.host.protocol import Manner
from drivers.angel_eye.wire.codec import ACK, ENQ, ETX, MOST, NAK, STX, Nak, bcc, nak
from drivers.kit.angel_eye.as_host import SENDS, shown
from drivers.kit.angel_eye.as_shoe import AsShoe
from drivers.kit.angel_eye.line_rules import APART, AT_ONCE
from drivers.kit.conformance.rules import Rule, all_need, needed, want

ACKNOWLEDGED = bytes((ACK,))
CARD = b"\x81\xb8"
OVER = 2.5
"""Seconds after which an order that was to come again would have."""


def nothing_unasked(shoe: AsShoe) -> None:
    _heard(shoe.answers(3.0), [], "nothing at all is")


def acknowledges(shoe: AsShoe) -> None:
    """The first one on a connection is another rule's."""
    shoe.say(shoe.report())
    shoe.fresh()
    for frame in (shoe.report(), shoe.report("D", CARD), shoe.report("M", b"120001")):
        _answered(shoe, frame, ACKNOWLEDGED)


def said_once(shoe: AsShoe) -> None:
    shoe.fresh()
    shoe.say(shoe.report())
    _heard(shoe.answers(), [ACKNOWLEDGED], "one report is")


def acknowledges_again(shoe: AsShoe) -> None:
    shoe.fresh()
    frame = shoe.report()
    for _ in range(SENDS):
        _answered(shoe, frame, ACKNOWLEDGED)
        shoe.all(AT_ONCE)


def one_for_each(shoe: AsShoe) -> None:
    shoe.fresh()
    shoe.say(shoe.report() + shoe.report() + shoe.report())
    _heard(shoe.answers(), [ACKNOWLEDGED] * 3, "three reports at once are")


def wrong_bcc(shoe: AsShoe) -> None:
    shoe.fresh()
    frame = shoe.report()
    _answered(shoe, frame[:-1] + (b"0" if frame[-1:] != b"0" else b"1"), nak(Nak.BCC))


def without_an_end(shoe: AsShoe) -> None:
    shoe.fresh()
    _answered(shoe, shoe.report()[:3] + b"\x81" * MOST, nak(Nak.NO_ETX))


def too_short(shoe: AsShoe) -> None:
    shoe.fresh()
    body = bytes((ord("1"), ETX))
    _answered(shoe, bytes((ENQ,)) + body + bcc(body), nak(Nak.LENGTH))


def bit_7(shoe: AsShoe) -> None:
    shoe.fresh()
    _answered(shoe, shoe.report("D", b"\x01\x38"), nak(Nak.LINE))


def cut_short(shoe: AsShoe) -> None:
    shoe.fresh()
    shoe.say(shoe.report("D", CARD)[:4] + shoe.report())
    _heard(shoe.answers(), [ACKNOWLEDGED], "half a report and a whole one are")


def after_a_pause(shoe: AsShoe) -> None:
    shoe.fresh()
    shoe.say(shoe.report("D", CARD)[:4])
    _heard(shoe.answers(1.2), [], "half a report is")
    _answered(shoe, shoe.report(), ACKNOWLEDGED)


def noise(shoe: AsShoe) -> None:
    shoe.fresh()
    shoe.say(b"\x55\xff\x00\xaa")
    told = shoe.answers()
    shoe.say(shoe.report())
    told += [answer for answer in shoe.answers() if answer != ACKNOWLEDGED]
    _heard(told, [], "noise is")


def after_garbage(shoe: AsShoe) -> None:
    shoe.fresh()
    shoe.say(b"\x55\xff\x00\xaa" + shoe.report())
    want(ACKNOWLEDGED in shoe.answers(), "a report right after noise is not acknowledged")


def for_another_host(shoe: AsShoe) -> None:
    shoe.fresh()
    text = bytes((STX,)) + b"120001" + bytes((ETX,))
    shoe.say(ACKNOWLEDGED + nak(Nak.TYPE) + text + bcc(text))
    _heard(shoe.answers(), [], "what is for another host is")


def after_a_pulled_cable(shoe: AsShoe) -> None:
    shoe.fresh()
    frame = shoe.report()
    with needed("acknowledges"):
        _answered(shoe, frame, ACKNOWLEDGED)
    shoe.reconnected()
    _answered(shoe, frame, ACKNOWLEDGED)
    _answered(shoe, shoe.report(), ACKNOWLEDGED)


def order_comes_again(shoe: AsShoe) -> None:
    first = shoe.order()
    times = [first.at, *(said.at for said in shoe.all(SENDS + 1.0) if said.raw == first.raw)]
    want(len(times) == SENDS, f"without an answer an order came {len(times)} times, not {SENDS}")
    apart = [later - at for at, later in pairwise(times)]
    fits = all(APART[0] <= each <= APART[1] for each in apart)
    want(fits, f"an order came again after {', '.join(f'{each:.1f}' for each in apart)} s")


def ack_ends_an_order(shoe: AsShoe) -> None:
    _not_again(shoe, ACKNOWLEDGED)


def order_again_at_once(shoe: AsShoe) -> None:
    first = shoe.order()
    shoe.say(nak(Nak.BCC))
    shoe.until(lambda said: said.raw == first.raw, AT_ONCE, "order again at once after NAK 02")


def busy_comes_later(shoe: AsShoe) -> None:
    said = shoe.order()
    for code in (Nak.BUSY, Nak.WRITING):
        shoe.say(nak(code))
        refused = shoe.line.now
        after = shoe.until(lambda each: each.raw == said.raw, OVER, f"repeat after NAK {code:02X}").at - refused
        want(APART[0] <= after <= APART[1], f"after NAK {code:02X} it came again in {after:.1f} s")
    shoe.say(ACKNOWLEDGED)


def one_at_a_time(shoe: AsShoe) -> None:
    first = shoe.order()
    others = [said for said in shoe.all(OVER) if said.raw[0] == STX and said.raw != first.raw]
    want(not others, f"{shown(others[0].raw)} came before {shown(first.raw)} was answered" if others else "")


def any_other_code_is_final(shoe: AsShoe) -> None:
    for code in (nak(Nak.TYPE), bytes((NAK, 0x7A))):
        _not_again(shoe, code)


def all_in_whole_frames(shoe: AsShoe) -> None:
    want(not shoe.noise, f"{len(shoe.noise)} bytes are no frame, such as {shown(shoe.noise[:16])}")


def says_nothing(shoe: AsShoe) -> None:
    shoe.say(shoe.report() + shoe.report("D", CARD)[:-1] + b"0")
    said = [*shoe.all(OVER)]
    shoe.reconnected()
    said += shoe.all(OVER)
    want(not said, f"it says {shown(said[0].raw)}" if said else "")


def _answered(shoe: AsShoe, frame: bytes, wanted: bytes) -> None:
    answer = shoe.answer(frame)
    want(answer == wanted, f"{shown(frame[:16])} is answered {shown(answer)}, not {shown(wanted)}")


def _heard(answers: list[bytes], wanted: list[bytes], what: str) -> None:
    told = ", ".join(map(shown, answers)) or "not at all"
    want(answers == wanted, f"{what} answered {told}")


def _not_again(shoe: AsShoe, answer: bytes) -> None:
    first = shoe.order()
    shoe.say(answer)
    again = [said for said in shoe.all(OVER) if said.raw == first.raw]
    want(not again, f"after {shown(answer)} the order came again")


ANSWERS, ORDERS = "Acknowledgments", "Orders"
ACKS, ONCE = ("acknowledges",), ("acknowledges", "said_once")

ON_REPORTS: tuple[Rule[AsShoe], ...] = (
    Rule(ANSWERS, "a report is acknowledged within a second", acknowledges),
    Rule(ANSWERS, "it is acknowledged once", said_once, ACKS),
    Rule(ANSWERS, "each copy of it is acknowledged too", acknowledges_again, ACKS),
    Rule(ANSWERS, "of several reports each is acknowledged", one_for_each, ONCE),
    Rule(ANSWERS, "a report with a wrong BCC: NAK 02", wrong_bcc, ACKS),
    Rule(ANSWERS, "128 bytes without 03: NAK 03", without_an_end, ACKS),
    Rule(ANSWERS, "a report without a letter: NAK 11", too_short, ACKS),
    Rule(ANSWERS, "a payload byte without bit 7: NAK 01", bit_7, ACKS),
    Rule("Frames", "a frame that another one cuts short is noise, and the other one is understood", cut_short, ONCE),
    Rule("Timing", "a frame that is cut short for a second does not swallow the next one", after_a_pause, ACKS),
    Rule("Frames", "noise is not answered", noise),
    Rule("Frames", "a report right after noise is understood", after_garbage, ACKS),
    Rule("Frames", "what a shoe says to another host is not answered", for_another_host),
)
ON_ORDERS: tuple[Rule[AsShoe], ...] = (
    Rule(ORDERS, "an order without an answer comes again after a second, three times in all", order_comes_again),
    Rule(ORDERS, "an ACK ends it", ack_ends_an_order),
    Rule(ORDERS, "NAK 02 brings it again at once", order_again_at_once),
    Rule(ORDERS, "NAK 21 and NAK 22 bring it again after a second", busy_comes_later),
    Rule(ORDERS, "the next one waits for the answer to the one before", one_at_a_time),
    Rule(ORDERS, "NAK 14 and a code that is not listed end it", any_other_code_is_final),
)
CABLE = "after a pulled cable reports are acknowledged, also one that was known"
RULES: tuple[Rule[AsShoe], ...] = (
    Rule(ANSWERS, "without a report nothing is acknowledged", nothing_unasked),
    *all_need("nothing_unasked", (*ON_REPORTS, *ON_ORDERS, Rule(ANSWERS, CABLE, after_a_pulled_cable, ACKS))),
    Rule("Frames", "all that it sent was ACK, NAK and orders with a right BCC", all_in_whole_frames),
)
LISTENS: tuple[Rule[AsShoe], ...] = (Rule("Settings", "a host that only listens says nothing", says_nothing),)
RULES_OF = {Manner.ANSWERS: RULES, Manner.LISTENS: LISTENS}
