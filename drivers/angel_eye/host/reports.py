"""What each report letter means, as events."""

from collections.abc import Callable, Mapping

from drivers.angel_eye.wire.cards import IN_GAME, OUTSIDE, NotACard, ShoePlace, is_burnt, is_known, place_of, read_drawn
from drivers.angel_eye.wire.codec import ERROR_CODE, ERROR_MODE, LOCKED, Error, ShoeReport
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
    Event,
    Fault,
    FaultCleared,
    FaultRaised,
    GameResult,
    PresetChanged,
    Remark,
)

FAULTS: dict[int, tuple[Fault, str]] = {
    Error.UNREADABLE: (Fault.UNREADABLE, "the shoe cannot read the card"),
    Error.OVERDRAW: (Fault.OVERDRAW, "a card too many was drawn"),
    Error.BUTTON: (Fault.BUTTON, "a button of the shoe was mishandled"),
    Error.REVERSED_AT_EXIT: (Fault.REVERSED_CARD, "the card was reversed at the exit"),
    Error.REVERSED_MIDWAY: (Fault.REVERSED_CARD, "the card was reversed midway"),
    Error.CARD_CODE: (Fault.FOREIGN_CARD, "card code error"),
    Error.TIMEOUT: (Fault.TIMEOUT, "the draw took too long"),
}
MOVE_NO_CARD = frozenset({Error.BUTTON, Error.TIMEOUT})
"""A card that is drawn too slowly is told once it is out, outside the game where error mode is on."""
WINNERS = {1: "player", 2: "tie", 4: "banker", 7: "ended by force"}
PAIRS = ("", "player pair", "banker pair", "both pairs")


def events_of(report: ShoeReport) -> tuple[Event, ...]:
    """Every well-formed report means something; what cannot be told for sure is raised as a fault, never guessed."""
    meaning = MEANINGS.get(report.letter)
    return meaning(report.payload) if meaning else (_unknown(report),)


def _unknown(report: ShoeReport) -> FaultRaised:
    return doubt(f"the shoe sent a report that is not known, {report.letter}", report.payload)


def doubt(detail: str, quoted: bytes) -> FaultRaised:
    return FaultRaised(Fault.OTHER, detail, quoted)


def told(payload: bytes) -> str:
    return payload.hex(" ").upper()


def in_game(setting: DeviceTime, payload: bytes) -> tuple[Event, ...]:
    """A card that is burnt, or counts the burn, has no suit and belongs to no hand. One that cannot be told is there
    all the same."""
    if is_burnt(payload):
        return (CardBurnt(IN_GAME[payload[0] >> 4 & 0x07]),)
    events, place = card(setting, IN_GAME, payload), place_of(payload)
    if len(payload) == 2 and not is_known(payload):
        return (doubt("a card went to a place that is not known", payload[:1]), unread(setting, place))
    known = isinstance(events[0], CardRead)
    return events if known else (*events, unread(setting, place))


def unread(setting: DeviceTime, place: ShoePlace) -> CardRead:
    return CardRead(UNREAD, setting, place.target, place.index)


def card(setting: DeviceTime, targets: Mapping[int, str], payload: bytes) -> tuple[Event, ...]:
    drawn = read_drawn(payload)
    if isinstance(drawn, NotACard):
        return (FaultRaised(Fault.UNREADABLE, drawn.detail, payload),)
    target = targets.get(drawn.target, f"unknown-{drawn.target}")
    return (CardRead(drawn.card, setting, target, drawn.index),)


def outside(payload: bytes) -> tuple[Event, ...]:
    events = card(DeviceTime.OUTSIDE_GAME, OUTSIDE, payload)
    return events if isinstance(events[0], CardRead) else (*events, CardInDoubt())


def fault(payload: bytes) -> tuple[Fault, str]:
    code = payload[0] & ERROR_CODE
    return FAULTS.get(code, (Fault.OTHER, f"the shoe reports error {code}, which is not known"))


def error_on(payload: bytes) -> tuple[Event, ...]:
    if len(payload) != 1:
        return (doubt("the shoe reports an error and does not say which", payload), CardInDoubt())
    kind, detail = fault(payload)
    return (FaultRaised(kind, detail), *card_in_doubt(payload), *error_mode(payload))


def card_in_doubt(payload: bytes) -> tuple[Event, ...]:
    """Only of a button and of a slow draw it is known that no card is out untold."""
    return () if payload[0] & ERROR_CODE in MOVE_NO_CARD else (CardInDoubt(),)


def error_cleared(payload: bytes) -> tuple[Event, ...]:
    if len(payload) != 1:
        return (doubt("the shoe takes an error back and does not say which", payload),)
    return (FaultCleared(fault(payload)[0]), *error_mode(payload))


def error_mode(payload: bytes) -> tuple[Event, ...]:
    return (ConditionChanged(Condition.ERROR_MODE),) if payload[0] & ERROR_MODE else ()


def lock(payload: bytes) -> tuple[Event, ...]:
    """Bit 0: 1 is locked. It is not as in the `LK` order, whose 02 locks and whose 01 unlocks."""
    if not payload:
        return (Remark("its lock changed"),)
    return (ConditionChanged(Condition.LOCKED if payload[-1] & LOCKED else Condition.UNLOCKED),)


def result(payload: bytes) -> tuple[Event, ...]:
    """What baccarat makes of it, for the log."""
    if len(payload) != 1:
        return (GameResult(told(payload)),)
    winner, pair = WINNERS.get(payload[0] >> 4 & 0x07, told(payload)), PAIRS[payload[0] & 0x03]
    return (GameResult(f"{winner}, {pair}" if pair else winner),)


def preset(payload: bytes) -> tuple[Event, ...]:
    """Two digits for which setting, four for its value."""
    plain = len(payload) == 6 and payload.isalnum() and payload.isascii()
    text = payload.decode("ascii") if plain else ""
    return (PresetChanged(f"{text[:2]} is {text[2:]}" if plain else told(payload)),)


MEANINGS: dict[str, Callable[[bytes], tuple[Event, ...]]] = {
    "S": lambda _: (DeviceStarted(),),
    "P": lambda _: (ConditionChanged(Condition.STANDBY),),
    "D": lambda payload: in_game(DeviceTime.IN_GAME, payload),
    "R": lambda payload: in_game(DeviceTime.RETRANSMITTED, payload),
    "d": outside,
    "G": result,
    "C": lambda _: (CutCardSeen(),),
    "E": error_on,
    "e": error_cleared,
    "L": lock,
    "M": preset,
}
