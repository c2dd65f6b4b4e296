"""What every report letter tells the table."""

from drivers.angel_eye.host.reports import events_of
from drivers.angel_eye.wire.codec import ShoeReport
from drivers.events import (
    UNREAD,
    CardBurnt,
    CardInDoubt,
    CardRead,
    Condition,
    ConditionChanged,
    CutCardSeen,
    DeviceStarted,
    DeviceTime,
    Fault,
    FaultCleared,
    FaultRaised,
    GameResult,
    PresetChanged,
    Remark,
)
from tests.helpers.cases import failures

IN_ERROR_MODE = ConditionChanged(Condition.ERROR_MODE)
THERE = CardRead("??", DeviceTime.IN_GAME, "player", 1)
SOMEWHERE = CardRead("??", DeviceTime.IN_GAME, "", 0)


def no_card(quoted):
    return FaultRaised(Fault.UNREADABLE, "no card has this code", quoted)


def doubt(detail, quoted=b""):
    return FaultRaised(Fault.OTHER, detail, quoted)


CASES = {
    "start of communication": ("S", b"", (DeviceStarted(),)),
    "stand by": ("P", b"", (ConditionChanged(Condition.STANDBY),)),
    "game result": ("G", b"\xc2", (GameResult("banker, banker pair"),)),
    "a result that nobody knows": ("G", b"\x81\x82", (GameResult("81 82"),)),
    "cut card": ("C", b"", (CutCardSeen(),)),
    "preset changed": ("M", b"0A0001", (PresetChanged("0A is 0001"),)),
    "locked": ("L", b"\x81", (ConditionChanged(Condition.LOCKED),)),
    "no lock state": ("L", b"", (Remark("its lock changed"),)),
    "a card for the banker": ("D", b"\x92\xc1", (CardRead("Ah", DeviceTime.IN_GAME, "banker", 2),)),
    "a burnt card": ("D", b"\xa1\x9d", (CardBurnt("burn"),)),
    "a burn count without a suit": ("D", b"\xd1\x8a", (CardBurnt("burn-count"),)),
    "a place that nobody knows": (
        "D",
        b"\xb1\xab",
        (
            doubt("a card went to a place that is not known", b"\xb1"),
            CardRead(UNREAD, DeviceTime.IN_GAME, "unknown-3", 1),
        ),
    ),
    "retransmitted": ("R", b"\x81\xbc", (CardRead("Qs", DeviceTime.RETRANSMITTED, "player", 1),)),
    "drawn while locked": ("d", b"\x80\xb8", (CardRead("8s", DeviceTime.OUTSIDE_GAME, "lock-mode", 0),)),
    "a suit that nobody knows": ("D", b"\x81\x88", (no_card(b"\x81\x88"), THERE)),
    "a rank that nobody knows": ("D", b"\x81\xbe", (no_card(b"\x81\xbe"), THERE)),
    "half a card": ("D", b"\x81", (FaultRaised(Fault.UNREADABLE, "a card of 1 bytes", b"\x81"), SOMEWHERE)),
    "cannot read": ("E", b"\x81", (FaultRaised(Fault.UNREADABLE, "the shoe cannot read the card"), CardInDoubt())),
    "overdraw": (
        "E",
        b"\xc2",
        (FaultRaised(Fault.OVERDRAW, "a card too many was drawn"), CardInDoubt(), IN_ERROR_MODE),
    ),
    "reversed at exit": (
        "E",
        b"\x84",
        (FaultRaised(Fault.REVERSED_CARD, "the card was reversed at the exit"), CardInDoubt()),
    ),
    "draw time-out": ("E", b"\xc7", (FaultRaised(Fault.TIMEOUT, "the draw took too long"), IN_ERROR_MODE)),
    "an error that nobody knows": (
        "E",
        b"\xbf",
        (doubt("the shoe reports error 63, which is not known"), CardInDoubt()),
    ),
    "an error without a code": ("E", b"", (doubt("the shoe reports an error and does not say which"), CardInDoubt())),
    "cleared": ("e", b"\x81", (FaultCleared(Fault.UNREADABLE),)),
    "cleared without a code": ("e", b"", (doubt("the shoe takes an error back and does not say which"),)),
    "a letter that nobody knows": ("Z", b"\x81", (doubt("the shoe sent a report that is not known, Z", b"\x81"),)),
}


def test_a_report_becomes_events():
    def check(letter, payload, events):
        assert events_of(ShoeReport(ord("1"), letter, payload)) == events

    assert failures(check, CASES) == []
