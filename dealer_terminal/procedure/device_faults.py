"""The faults of a device in words, each with what to do."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from dealer_terminal.rules.irregularity import IrregularityId


class FaultId(StrEnum):
    """What a device tells of itself or the terminal of it, as the log writes it."""

    READER_LOST = IrregularityId.READER_LOST.value
    DOOR_OPEN = "door-open"
    NOT_VERIFIED = "deck-not-verified"
    SIMULATED_AND_REAL = "simulated-and-real"
    JAM = "jam"
    UNREADABLE_CARD = "unreadable-card"
    WRONG_COUNT = IrregularityId.WRONG_COUNT.value
    FOREIGN_CARD = "foreign-card"
    DUPLICATE_CARD = IrregularityId.DUPLICATE_CARD.value
    REVERSED_CARD = "reversed-card"
    OVERDRAW = "overdraw"
    DRAW_TIMEOUT = "draw-timeout"
    SILENT = "device-silent"
    BUTTON = "button-mishandled"
    OUTSIDE_GAME = "card-outside-game"
    CONFLICT = "conflicting-read"
    IN_DOUBT = "cards-in-doubt"
    NOT_TAKEN = "report-not-taken"
    OTHER = "other"


class DeviceFault(Struct, frozen=True):
    """What is wrong and what to do. Where it is over `by_itself`, nobody's word makes it right: the device takes it
    back as soon as it is."""

    words: str
    todo: str
    by_itself: bool = False


_COUNT = "Count the deck and look at each card."
_COMPARE = "Compare the cards on the table with the screen."
_DISPLAY = "See what its display says, and put it right there."

FAULTS: Mapping[FaultId, DeviceFault] = {
    FaultId.READER_LOST: DeviceFault(
        "The reader is lost", "See to its cable and power. It goes on by itself.", by_itself=True
    ),
    FaultId.DOOR_OPEN: DeviceFault("The machine's door is open", "Close it. It goes on by itself."),
    FaultId.NOT_VERIFIED: DeviceFault("The deck is not verified", _COUNT),
    FaultId.SIMULATED_AND_REAL: DeviceFault(
        "A simulated device and a real one can't mix",
        "Connect the device that this table was opened for.",
        by_itself=True,
    ),
    FaultId.JAM: DeviceFault("Cards are stuck in the machine", "Free them, and see that none is missing."),
    FaultId.UNREADABLE_CARD: DeviceFault(
        "A card can't be read", "Look at it. A worn or marked card goes with its deck."
    ),
    FaultId.WRONG_COUNT: DeviceFault("Too many or too few cards in the machine", _COUNT),
    FaultId.FOREIGN_CARD: DeviceFault("A card is of another deck", _COUNT),
    FaultId.DUPLICATE_CARD: DeviceFault("A card is there twice", _COUNT),
    FaultId.REVERSED_CARD: DeviceFault(
        "A card lies face up in the machine", "Turn it over, and see that no other does."
    ),
    FaultId.OVERDRAW: DeviceFault("More cards were drawn than are due", _COMPARE),
    FaultId.DRAW_TIMEOUT: DeviceFault("A card was drawn too slowly", _COMPARE),
    FaultId.SILENT: DeviceFault("The machine does not answer", "See to its cable and power."),
    FaultId.BUTTON: DeviceFault("A button was pressed at the wrong time", _COMPARE),
    FaultId.OUTSIDE_GAME: DeviceFault(
        "A card was drawn outside a game", "Put it back into its deck. Compare the cards on the table."
    ),
    FaultId.CONFLICT: DeviceFault(
        "A card was told in two ways", "The first reading stands. Compare it with the table."
    ),
    FaultId.IN_DOUBT: DeviceFault("Cards and positions may not agree", _COMPARE),
    FaultId.NOT_TAKEN: DeviceFault("A card was not taken into the round", _COMPARE),
}


_NAMES = frozenset(fault.value for fault in FaultId)
UNNAMED = "The machine reports a fault"


def known_fault(name: str) -> FaultId:
    """A journal of another revision may name others."""
    return FaultId(name) if name in _NAMES else FaultId.OTHER


def told_fault(fault: FaultId, detail: str) -> DeviceFault:
    """A fault that has no words of its own is told as the device does."""
    return FAULTS.get(fault) or DeviceFault(detail[:1].upper() + detail[1:] or UNNAMED, _DISPLAY)


def words_of(fault: FaultId, detail: str) -> tuple[str, str]:
    known = told_fault(fault, detail)
    return known.words, known.todo


def can_be_put_right(fault: FaultId) -> bool:
    known = FAULTS.get(fault)
    return known is None or not known.by_itself
