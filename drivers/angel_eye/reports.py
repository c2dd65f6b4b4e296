"""What each report letter means, as events."""

from collections.abc import Callable, Mapping

from drivers.angel_eye.cards import IN_GAME, OUTSIDE, NotACard, read_drawn
from drivers.angel_eye.codec import Report
from drivers.events import (
    CardRead,
    Condition,
    ConditionChanged,
    CutCardSeen,
    DeviceStarted,
    Event,
    Fault,
    FaultCleared,
    FaultRaised,
    GameResult,
    PresetChanged,
    Setting,
)

FAULTS = {
    1: (Fault.UNREADABLE, "the shoe cannot read the card"),
    2: (Fault.OVERDRAW, "a card too many was drawn"),
    3: (Fault.BUTTON, "a button of the shoe was mishandled"),
    4: (Fault.REVERSED_CARD, "the card was reversed at the exit"),
    5: (Fault.REVERSED_CARD, "the card was reversed midway"),
    6: (Fault.FOREIGN_CARD, "card code error"),
    7: (Fault.TIMEOUT, "the draw took too long"),
}
ERROR_MODE = 0x40
LOCKS = {1: Condition.UNLOCKED, 2: Condition.LOCKED}


def events_of(report: Report) -> tuple[Event, ...]:
    """Every well-formed report means something; what cannot be told for sure is raised as a fault, never guessed."""
    meaning = MEANINGS.get(report.letter)
    return meaning(report.payload) if meaning else (doubt(f"unknown report {report.letter!r} {told(report.payload)}"),)


def doubt(detail: str) -> FaultRaised:
    return FaultRaised(Fault.OTHER, detail.strip())


def told(payload: bytes) -> str:
    return payload.hex(" ").upper()


def card(setting: Setting, targets: Mapping[int, str], payload: bytes) -> tuple[Event, ...]:
    drawn = read_drawn(payload)
    if isinstance(drawn, NotACard):
        return (FaultRaised(Fault.UNREADABLE, drawn.detail),)
    target = targets.get(drawn.target, f"unknown-{drawn.target}")
    return (CardRead(drawn.card, setting, target, drawn.index),)


def fault(payload: bytes) -> tuple[Fault, str]:
    code = payload[0] & 0x3F
    return FAULTS.get(code, (Fault.OTHER, f"error {code}"))


def error_on(payload: bytes) -> tuple[Event, ...]:
    if len(payload) != 1:
        return (doubt(f"an error of {len(payload)} bytes {told(payload)}"),)
    kind, detail = fault(payload)
    return (FaultRaised(kind, detail), *error_mode(payload))


def error_cleared(payload: bytes) -> tuple[Event, ...]:
    if len(payload) != 1:
        return (doubt(f"a cleared error of {len(payload)} bytes {told(payload)}"),)
    return (FaultCleared(fault(payload)[0]), *error_mode(payload))


def error_mode(payload: bytes) -> tuple[Event, ...]:
    return (ConditionChanged(Condition.ERROR_MODE),) if payload[0] & ERROR_MODE else ()


def lock(payload: bytes) -> tuple[Event, ...]:
    """The last digit is as in the `LK` order: 2 locked, 1 unlocked."""
    condition = LOCKS.get(payload[-1] & 0x0F) if payload else None
    return (ConditionChanged(condition) if condition else doubt(f"unknown lock state {told(payload)}"),)


MEANINGS: dict[str, Callable[[bytes], tuple[Event, ...]]] = {
    "S": lambda _: (DeviceStarted(),),
    "P": lambda _: (ConditionChanged(Condition.STANDBY),),
    "D": lambda payload: card(Setting.IN_GAME, IN_GAME, payload),
    "R": lambda payload: card(Setting.RETRANSMITTED, IN_GAME, payload),
    "d": lambda payload: card(Setting.OUTSIDE_GAME, OUTSIDE, payload),
    "G": lambda payload: (GameResult(told(payload)),),
    "C": lambda _: (CutCardSeen(),),
    "E": error_on,
    "e": error_cleared,
    "L": lock,
    "M": lambda payload: (PresetChanged(told(payload)),),
}
