"""The kit against shoes and line readers: ours do all that the pages say, and one that breaks a rule is found there."""

from collections.abc import Callable
from functools import partial
from itertools import cycle, product

from drivers.angel_eye.machine.mailbox import SendPatience
from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.angel_eye.wire.codec import Nak, ShoeOrder, ShoeReport, nak, read_report, report_bytes
from drivers.card_line.twin import CardLineTwin
from drivers.kit.conformance.line import TwinLine
from drivers.kit.conformance.rules import Result
from drivers.twin.shape import Twin
from tests.fast.drivers.conformance.accused import MACHINES, NoHands, accuses_only, machine_tried, not_right, wrong
from tests.fast.drivers.conformance.bent import Bend, Bent
from tests.fast.drivers.conformance.wire_line import WireLine
from tests.helpers.cases import failures

Make = Callable[[], Twin]


def with_a_deck(kind: Callable[[], Twin], **bends: Bend) -> Make:
    def make() -> Twin:
        twin = kind()
        twin.insert_deck()
        return Bent(twin, **bends)

    return make


shoe, reader = partial(with_a_deck, AngelEyeTwin), partial(with_a_deck, CardLineTwin)


def reports(bend: Callable[[ShoeReport], ShoeReport]) -> Make:
    def says(data: bytes) -> bytes:
        report = read_report(data) if data else Nak.OTHER
        return report_bytes(bend(report)) if isinstance(report, ShoeReport) else data

    return shoe(says=says)


def payload(letter: str, change: Callable[[bytes], bytes]) -> Make:
    return reports(
        lambda told: ShoeReport(told.seq, told.letter, change(told.payload)) if told.letter == letter else told
    )


def in_game(change: Callable[[bytes], bytes]) -> Make:
    """Each card of a game, however often it is told."""
    return reports(
        lambda told: (
            ShoeReport(told.seq, told.letter, change(told.payload))
            if told.letter in "DR" and told.payload[0] < 0x90
            else told
        )
    )


def swaps(was: bytes, now: bytes) -> Bend:
    return lambda data: now if data == was else data


def skips_an_index(told: bytes) -> bytes:
    """5 is none of its indexes."""
    index = told[0] & 0x0F
    return bytes((told[0] & 0xF0 | (index + (index >= 5)) % 16, told[1]))


def numbered(numbers: str) -> Make:
    """Its new reports have these numbers, one after the other, and then again."""
    next_numbers, last = cycle(numbers), [b"", b""]

    def bend(told: ShoeReport) -> ShoeReport:
        if report_bytes(told) != last[0]:
            last[:] = report_bytes(told), next(next_numbers)
        return ShoeReport(ord(last[1]), told.letter, told.payload)

    return reports(bend)


def burns_into_a_hand(told: bytes) -> bytes:
    return bytes((told[0] & 0x8F, told[1])) if told[0] >> 4 == 0x0A else told


def told_outside(told: ShoeReport) -> ShoeReport:
    return ShoeReport(told.seq, "D", told.payload) if told.letter == "d" and told.payload[0] == 0x90 else told


def old_number(told: ShoeReport) -> ShoeReport:
    return ShoeReport(told.seq - (told.letter == "R"), told.letter, told.payload)


class NoStart(AngelEyeTwin):
    def power_cycle(self, now: float) -> None:
        self._mail.clear()


class TakesNoOrders(AngelEyeTwin):
    def _ordered(self, order: ShoeOrder | Nak) -> bytes:
        return b""


class NoOtherOrders(AngelEyeTwin):
    def _ordered(self, order: ShoeOrder | Nak) -> bytes:
        known = not isinstance(order, ShoeOrder) or order.kind == "LK"
        return super()._ordered(order) if known else nak(Nak.TYPE)


class ClearsNothing(AngelEyeTwin):
    def _ordered(self, order: ShoeOrder | Nak) -> bytes:
        return b"\x06" if order == ShoeOrder("EC", "00") else super()._ordered(order)


class MissesTheFirstOrder(AngelEyeTwin):
    """On a line that was opened anew."""

    asleep = False

    def plugged(self, now: float) -> None:
        self.asleep = True

    def _ordered(self, order: ShoeOrder | Nak) -> bytes:
        asleep, self.asleep = self.asleep, False
        return b"" if asleep else super()._ordered(order)


class DeafAfterGarbage(AngelEyeTwin):
    """For a second."""

    until = 0.0

    def feed(self, data: bytes, now: float) -> bytes:
        self.until = now + 1.0 if b"\x55" in data else self.until
        return b"" if now < self.until else super().feed(data, now)


class TellsDWhileLocked(AngelEyeTwin):
    def _tell(self, card: str) -> str:
        locked, self._locked = self._locked, False
        told = super()._tell(card)
        self._locked = locked
        return told


class BeginsAnywhere(AngelEyeTwin):
    """Each game five indexes further on."""

    games = 0

    def end_game(self) -> str:
        told = super().end_game()
        self.games += 1
        self._drawn = ["??"] * (5 * self.games)
        return told


def first_card_again() -> Bend:
    first = list[bytes]()

    def says(data: bytes) -> bytes:
        if not data or b"NOREAD" in data:
            return data
        first.append(data)
        return first[0]

    return says


class Talks(CardLineTwin):
    """Says something each second."""

    def tick(self, now: float) -> bytes:
        self._at = now
        return super().tick(now) or b"HELLO\r\n"

    def wake_at(self) -> float:
        return min(super().wake_at(), getattr(self, "_at", 0.0) + 1.0)


class Sleeps(CardLineTwin):
    """Misses the first card on a line that was opened anew."""

    asleep = False

    def plugged(self, now: float) -> None:
        self.asleep = True

    def _say(self, text: str) -> None:
        if not self.asleep:
            super()._say(text)
        self.asleep = False


BROKEN: dict[str, dict[str, Make]] = {
    "angel-eye": {
        "tells_a_card": in_game(lambda told: bytes((told[0] | 0x50, told[1]))),
        "ack_ends_it": shoe(hears=swaps(b"\x06", b"")),
        "comes_again": with_a_deck(lambda: AngelEyeTwin(patience=SendPatience(repeat=60))),
        "a_second_apart": with_a_deck(lambda: AngelEyeTwin(patience=SendPatience(repeat=3))),
        "told_again_as_r": reports(old_number),
        "nak_brings_it_again": shoe(hears=swaps(nak(Nak.BCC), b"")),
        "other_naks_bring_it_again": shoe(hears=swaps(nak(Nak.NO_ETX), b"")),
        "answers_orders": with_a_deck(TakesNoOrders),
        "locks": payload("L", lambda told: bytes((told[0] ^ 0x01,))),
        "said_once": shoe(says=lambda data: 2 * data),
        "other_orders": with_a_deck(NoOtherOrders),
        "wrong_bcc": shoe(says=swaps(nak(Nak.BCC), b"\x06")),
        "another_length": shoe(says=swaps(nak(Nak.LENGTH), b"\x06")),
        "unknown_order": shoe(says=swaps(nak(Nak.TYPE), b"\x06")),
        "opened_again": with_a_deck(MissesTheFirstOrder),
        "counts": numbered("12346789"),
        "indexes": payload("D", skips_an_index),
        "games": with_a_deck(BeginsAnywhere),
        "burnt": payload("D", burns_into_a_hand),
        "tells_a_fault": payload("e", lambda told: bytes((told[0] ^ 0x01,))),
        "outside_the_game": reports(told_outside),
        "drawn_while_locked": with_a_deck(TellsDWhileLocked),
        "clears_by_order": with_a_deck(ClearsNothing),
        "preset": payload("M", lambda told: bytes(byte | 0x80 for byte in told)),
        "after_9": numbered("1234567890123456789"),
        "after_garbage": with_a_deck(DeafAfterGarbage),
        "tells_its_start": with_a_deck(NoStart),
        "bit_7": in_game(lambda told: bytes((told[0], told[1] & 0x7F))),
        "all_in_whole_frames": shoe(says=lambda data: b"\xff" + data if data[:1] == b"\x05" else data),
    },
    "card-line": {
        "quiet_without_cards": with_a_deck(Talks),
        "a_line": reader(says=lambda data: data.removesuffix(b"\r\n")),
        "one_line": reader(says=lambda data: 2 * data),
        "a_card": reader(says=lambda data: data if b"NOREAD" in data else data.replace(b"\r\n", b"X\r\n")),
        "each_its_own": reader(says=first_card_again()),
        "says_what_it_cannot_read": reader(says=swaps(b"NOREAD\r\n", b"BAD\r\n")),
        "opened_again": with_a_deck(Sleeps),
        "nothing_else": reader(says=lambda data: data and data + b"\x00"),
    },
}


def test_ours_does_all_that_its_page_says() -> None:
    for protocol, make in {"angel-eye": shoe(), "card-line": reader()}.items():
        assert not_right(machine_tried(protocol, make())) == {}


def test_a_device_that_breaks_a_rule_is_accused_of_that_rule_alone() -> None:
    assert {each: list(BROKEN[each]) for each in BROKEN} == {
        each: [rule.name for rule in MACHINES[each]] for each in BROKEN
    }
    broken = [(protocol, name) for protocol, devices in BROKEN.items() for name in devices]

    def check(named: tuple[str, str], made: type[TwinLine]) -> None:
        protocol, name = named
        accuses_only(machine_tried(protocol, BROKEN[protocol][name](), made), name)

    assert failures(check, product(broken, (TwinLine, WireLine))) == []


def test_without_hands_no_rule_says_what_no_card_has_shown() -> None:
    told = machine_tried("angel-eye", shoe()(), hands=NoHands())
    assert not wrong(told)
    hands = "it needs a person's hands"
    assert {told[name].seen for name in ("ack_ends_it", "comes_again", "indexes")} == {hands}
    assert {told[name].seen for name in ("a_second_apart", "told_again_as_r")} == {
        "the card that it needs was not drawn"
    }
    assert {told[name].result for name in ("locks", "wrong_bcc", "after_garbage")} == {Result.RIGHT}
