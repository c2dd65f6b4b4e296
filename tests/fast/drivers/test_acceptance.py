"""What each check wants to hear, and what it takes for wrong."""

from drivers.cards import NEW_DECK
from drivers.errors import LineLost, SilentDevice
from drivers.events import (
    CardRead,
    DeckVerified,
    DeviceStarted,
    DeviceTime,
    Fault,
    FaultRaised,
    PacketRead,
    ReportsMissing,
    RestRead,
)
from drivers.kit.acceptance import Check, Failed, Passed, Told, Waiting, checks
from drivers.registry import KINDS, named
from drivers.status import Listening, Lost, Silent, Up
from tests.helpers.cases import failures

LOST, UP, LISTENING = Lost(LineLost("x"), 1), Up("x"), Listening("x")
SILENT = Silent(SilentDevice("x"))
CARDS, DECK, REST = "cards are read in order", "a whole deck is verified", "the rest is read"
SHOE, MACHINE = "angel-eye", "packet-shuffler"
PULLED, BACK, GOES = (
    "nothing is heard through a pulled cable",
    "the device is back by itself",
    "a deck that goes is no card",
)


def card(name: str, setting: DeviceTime = DeviceTime.IN_GAME) -> CardRead:
    return CardRead(name, setting)


THREE = (card("As"), card("Kd"), card("2c"))
AGAIN = card("9h", DeviceTime.RETRANSMITTED)
OUTSIDE = card("3c", DeviceTime.OUTSIDE_GAME)
FAULT = FaultRaised(Fault.UNREADABLE)
CASES: dict[str, tuple[str, str, tuple[Told, ...], type]] = {
    "understood": (MACHINE, "the device is heard", (LISTENING, UP), Passed),
    "a reader that was understood before its card": ("card-line", "the device is heard", (LISTENING, UP), Waiting),
    "three cards": (SHOE, CARDS, THREE, Passed),
    "a card outside the game is none": (SHOE, CARDS, (*THREE[:2], OUTSIDE), Waiting),
    "a lost report": (SHOE, CARDS, (ReportsMissing("1", "3"), *THREE), Failed),
    "a card not read": ("card-line", CARDS, (FAULT, *THREE), Failed),
    "a whole deck": (MACHINE, DECK, (DeckVerified(True, "52 cards"),), Passed),
    "a deck of 51": (MACHINE, DECK, (DeckVerified(False, "51 cards"),), Failed),
    "a packet": (MACHINE, "packet 1 is read", (PacketRead(1, NEW_DECK[:4], 1),), Passed),
    "the rest": (MACHINE, REST, (RestRead(NEW_DECK[8:], 1),), Passed),
    "a rest with a card not read": (MACHINE, REST, (RestRead(("??", *NEW_DECK[9:]), 1),), Failed),
    "a lost line": (MACHINE, "a pulled cable is noticed", (LOST,), Passed),
    "a line that breaks unseen, and a machine that falls silent": (
        MACHINE,
        "a pulled cable is noticed",
        (SILENT,),
        Passed,
    ),
    "a line that tells nothing of its cable": (SHOE, PULLED, (), Passed),
    "a card through a pulled cable": (SHOE, PULLED, (card("As"),), Failed),
    "a shoe whose line alone is back": (SHOE, BACK, (LISTENING,), Waiting),
    "a shoe that tells the card of the pulled cable again": (SHOE, BACK, (UP, AGAIN, card("Kd")), Passed),
    "a shoe whose card is lost in silence": (SHOE, BACK, (card("Kd"),), Waiting),
    "a reader has no count": ("card-line", BACK, (card("Kd"),), Passed),
    "a deck that goes": (SHOE, GOES, (OUTSIDE,), Passed),
    "a deck that goes, and is told as a card": (SHOE, GOES, (card("Kd"),), Failed),
    "a machine is back when it speaks": (MACHINE, "the device is back by itself", (LISTENING,), Waiting),
    "a shoe that says it started": (SHOE, "a start of the device is noticed", (DeviceStarted(),), Passed),
    "a machine that is back": (MACHINE, "no power is noticed", (SILENT, UP), Passed),
    "another packet": (MACHINE, "packet 1 is read", (PacketRead(2, NEW_DECK[:4], 1),), Failed),
    "a packet of three": (MACHINE, "packet 1 is read", (PacketRead(1, NEW_DECK[:3], 1),), Failed),
    "a shoe whose card is missed": (SHOE, BACK, (ReportsMissing("1", "2"), card("Kd")), Passed),
}


def test_a_check() -> None:
    def judged(protocol: str, name: str, told: tuple[Told, ...], verdict: type) -> None:
        assert isinstance(check(protocol, name).judge(told), verdict)

    assert failures(judged, CASES) == []


def check(protocol: str, name: str) -> Check:
    return next(each for each in checks(named(protocol), 4) if each.name == name)


def test_each_protocol_has_cards_and_a_cable_to_check() -> None:
    def complete(protocol: str) -> None:
        names = [each.name for each in checks(named(protocol), 4)]
        assert {"the device is heard", "the device is back by itself"} <= set(names)
        assert any("cable" in name for name in names)
        assert any("read" in name for name in names)
        assert len(set(names)) == len(names)

    assert failures(complete, [*KINDS]) == []


def test_the_cards_that_a_person_looks_at_are_those_that_were_told() -> None:
    assert check(SHOE, CARDS).judge((*THREE, card("9h"))) == Passed("3 cards", ("As", "Kd", "2c"))
