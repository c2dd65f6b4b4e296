"""What a device can tell us, in one vocabulary for all protocols. Cards are written `As 10h Kd 2c`."""

from dataclasses import dataclass
from enum import Enum


class Condition(Enum):
    """What a device says of itself."""

    READY = "ready"
    SHUFFLING = "shuffling"
    DEALING = "dealing"
    EMPTY = "empty"
    DOOR_OPEN = "door-open"
    STANDBY = "standby"
    LOCKED = "locked"
    UNLOCKED = "unlocked"
    ERROR_MODE = "error-mode"


class Fault(Enum):
    """What is wrong with a device or with what it read."""

    JAM = "jam"
    UNREADABLE = "unreadable-card"
    WRONG_COUNT = "wrong-count"
    FOREIGN_CARD = "foreign-card"
    DUPLICATE_CARD = "duplicate-card"
    REVERSED_CARD = "reversed-card"
    OVERDRAW = "overdraw"
    TIMEOUT = "draw-timeout"
    SILENT = "device-silent"
    BUTTON = "button-mishandled"
    REFUSED = "command-refused"
    NOT_UNDERSTOOD = "report-not-understood"
    MISFIT = "machine-does-not-fit"
    CONFLICT = "conflicting-read"
    OTHER = "other"


class DeviceTime(Enum):
    """When a card moved, seen from the device."""

    IN_GAME = "in-game"
    OUTSIDE_GAME = "outside-game"
    RETRANSMITTED = "retransmitted"


@dataclass(frozen=True, slots=True)
class DeviceNamed:
    """`boot` is another one each time that it was switched on, where it says so."""

    model: str
    serial: str
    firmware: str
    boot: int = 0


@dataclass(frozen=True, slots=True)
class ConditionChanged:
    condition: Condition
    detail: str = ""


UNREAD = "??"
"""In a card's place: the device knows that it is there, and not which one."""


@dataclass(frozen=True, slots=True)
class CardRead:
    """One card left the shoe, or was read by a line reader."""

    card: str
    setting: DeviceTime
    target: str = ""
    index: int = 0


@dataclass(frozen=True, slots=True)
class CardBurnt:
    """A card was burnt, or is counted for it: it belongs to no hand."""

    target: str = ""


@dataclass(frozen=True, slots=True)
class CardInDoubt:
    """A card moved and the device cannot tell it, nor whether it went to a hand: its error mode may end, and it says
    nothing more of it."""


@dataclass(frozen=True, slots=True)
class ReportsMissing:
    """The device's own count has a hole before its next report: number `due` should have come, `came` did. Where they
    are the same, another of its counts has the hole.

    `cards` are those that went by in it, where its counts prove how many; `sure` where they do. With `fewest` there may
    be none: the first game that begins anew, or so many cards or more. The hole began with the last report that was
    heard, which was in the game `since`. Where nothing was ever heard, nothing is `due`.
    """

    due: str
    came: str
    cards: tuple[CardRead, ...] = ()
    sure: bool = False
    fewest: int = 0
    since: int = -1


@dataclass(frozen=True, slots=True)
class ReportChanged:
    """A report came again under its number with other contents: changed, or a later one after a whole round of the
    count was lost."""

    number: str


@dataclass(frozen=True, slots=True)
class PacketRead:
    """A packet was taken out; its cards are listed top card first.

    Numbers count from 1 in each round; `round` counts the device's own rounds, 0 where it tells none.
    """

    number: int
    cards: tuple[str, ...]
    round: int = 0


@dataclass(frozen=True, slots=True)
class RestRead:
    """The cards that were left came out, for the discard rack; `??` where the device could not read one."""

    cards: tuple[str, ...]
    round: int = 0


@dataclass(frozen=True, slots=True)
class AlreadyDealt:
    """The device started in mid-round and tells which packets it had handed out before."""

    packets: tuple[tuple[str, ...], ...]
    round: int = 0


@dataclass(frozen=True, slots=True)
class DeckVerified:
    complete: bool
    detail: str = ""


@dataclass(frozen=True, slots=True)
class CutCardSeen:
    pass


@dataclass(frozen=True, slots=True)
class FaultRaised:
    """`detail` is a sentence for people, and quotes nothing of what the device sent: it could name a card that lies
    face down. What it sent may stand in `quoted`, for whoever looks at the line."""

    fault: Fault
    detail: str = ""
    quoted: bytes = b""


@dataclass(frozen=True, slots=True)
class FaultCleared:
    fault: Fault


@dataclass(frozen=True, slots=True)
class DeviceStarted:
    """The device began to speak anew: what lay between is unknown, so the table must be aligned by a person."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """The device thinks that a game is over; what it makes of it is its own game's affair."""

    detail: str = ""


@dataclass(frozen=True, slots=True)
class PresetChanged:
    """Someone changed the device's own settings."""

    detail: str = ""


@dataclass(frozen=True, slots=True)
class Remark:
    """The device said something that is well formed and concerns no card, such as the value of a setting."""

    detail: str = ""


@dataclass(frozen=True, slots=True)
class OrderTaken:
    """The device took an order, named as in `Order`; its own report of what it then did comes apart."""

    order: str


@dataclass(frozen=True, slots=True)
class NoiseSeen:
    """Bytes that make no frame: a wrong speed, a wrong protocol or a bad cable."""

    count: int


Event = (
    DeviceNamed
    | ConditionChanged
    | CardRead
    | CardBurnt
    | CardInDoubt
    | ReportsMissing
    | ReportChanged
    | PacketRead
    | RestRead
    | AlreadyDealt
    | DeckVerified
    | CutCardSeen
    | FaultRaised
    | FaultCleared
    | DeviceStarted
    | GameResult
    | PresetChanged
    | Remark
    | OrderTaken
    | NoiseSeen
)
