"""Device faults as text, each with the action to take."""

import re
from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, words
from dealer_terminal.rules.irregularity import IrregularityId


class FaultId(StrEnum):
    """Faults that a device reports or the terminal detects, as written in the journal."""

    READER_LOST = IrregularityId.READER_LOST.value
    DOOR_OPEN = "door-open"
    LOCKED = "machine-locked"
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
    NOT_UNDERSTOOD = "report-not-understood"
    MISFIT = "machine-does-not-fit"
    OTHER = "other"


class DeviceFault(Struct, frozen=True):
    """Description of a fault and the action to take. A fault that ends `by_itself` cannot be cleared by an approval;
    the device clears it when the cause is gone."""

    told: Words
    todo: Words
    by_itself: bool = False


_COUNT = words("Count the deck and look at each card.")
_COMPARE = words("Compare the cards on the table with the screen.")
_DISPLAY = words("See what its display says, and put it right there.")

FAULTS: Mapping[FaultId, DeviceFault] = {
    FaultId.READER_LOST: DeviceFault(
        words("The reader is lost"), words("See to its cable and power. It goes on by itself."), by_itself=True
    ),
    FaultId.DOOR_OPEN: DeviceFault(words("The machine's door is open"), words("Close it. It goes on by itself.")),
    FaultId.LOCKED: DeviceFault(
        words("The machine is locked"), words("Have it unlocked by whoever has its key. It goes on by itself.")
    ),
    FaultId.NOT_VERIFIED: DeviceFault(words("The deck is not verified"), _COUNT),
    FaultId.SIMULATED_AND_REAL: DeviceFault(
        words("A simulated device and a real one can't mix"),
        words("Connect the device that this table was opened for."),
        by_itself=True,
    ),
    FaultId.JAM: DeviceFault(
        words("Cards are stuck in the machine"), words("Free them, and see that none is missing.")
    ),
    FaultId.UNREADABLE_CARD: DeviceFault(
        words("A card can't be read"), words("Look at it. A worn or marked card goes with its deck.")
    ),
    FaultId.WRONG_COUNT: DeviceFault(words("Too many or too few cards in the machine"), _COUNT),
    FaultId.FOREIGN_CARD: DeviceFault(words("A card is of another deck"), _COUNT),
    FaultId.DUPLICATE_CARD: DeviceFault(words("A card is there twice"), _COUNT),
    FaultId.REVERSED_CARD: DeviceFault(
        words("A card lies face up in the machine"), words("Turn it over, and see that no other does.")
    ),
    FaultId.OVERDRAW: DeviceFault(words("More cards were drawn than are due"), _COMPARE),
    FaultId.DRAW_TIMEOUT: DeviceFault(words("A card was drawn too slowly"), _COMPARE),
    FaultId.SILENT: DeviceFault(words("The machine does not answer"), words("See to its cable and power.")),
    FaultId.BUTTON: DeviceFault(words("A button was pressed at the wrong time"), _COMPARE),
    FaultId.OUTSIDE_GAME: DeviceFault(
        words("A card was drawn outside a game"), words("Put it back into its deck. Compare the cards on the table.")
    ),
    FaultId.CONFLICT: DeviceFault(
        words("A card was told in two ways"), words("The first reading stands. Compare it with the table.")
    ),
    FaultId.IN_DOUBT: DeviceFault(words("Cards and positions may not agree"), _COMPARE),
    FaultId.NOT_TAKEN: DeviceFault(words("A card was not taken into the round"), _COMPARE),
    FaultId.NOT_UNDERSTOOD: DeviceFault(
        words("The machine's report of cards is not understood"),
        words("It goes on once the machine was off and on again. If not, call who looks after it."),
        by_itself=True,
    ),
    FaultId.MISFIT: DeviceFault(
        words("The machine does not fit this table"), words("Call a technician."), by_itself=True
    ),
}


AWAY = frozenset({FaultId.READER_LOST, FaultId.SILENT, FaultId.NOT_UNDERSTOOD, FaultId.MISFIT})
"""Faults during which nothing is reported and that nobody at the table may be able to clear. The table can continue by
hand."""
ANOTHER_PROTOCOL = words("It sounds like a device of another protocol than the settings name. Call a technician.")
ONLY_NOISE = words("Only noise is heard: another speed than the settings name, or a bad cable. Call a technician.")
NO_PERMISSION = words("The terminal has no permission to open its port. Call a technician.")
NOT_PLUGGED_IN = words("Its port is not there. Plug the reader in; if it is, call a technician.")
PORT_FAILS = words("Its port fails. See to its cable and power; if they are well, call a technician.")
NOT_SERIAL = words("The port that the settings name is no serial port. Call a technician.")
AT_A_DESK = words(
    "The reader's line is a pseudo-terminal, or leads to this machine: a real device is never there. "
    "At a desk, let the program in its place call itself SIMULATED; else connect the device itself."
)
_HELD = words("Another program has its port. Call a technician. It goes on by itself once the port is free.")
_OF_ANOTHER_GAME = re.compile(r"the machine hands out (?P<has>\d+) cards, the game needs (?P<needs>\d+)")
_IN_USE = re.compile(r"the port is in use by another program(?: \((?P<holder>.+)\))?; ")
DRAWN_IN_A_ROUND = "a card was drawn outside a game, while hands lie on the table"
REAL_AT_SIMULATED = "a real device is at a simulated table"
_TODO_BY_DETAIL: Mapping[tuple[FaultId, str], Words] = {
    (FaultId.READER_LOST, "the device speaks another protocol"): ANOTHER_PROTOCOL,
    (FaultId.READER_LOST, "only noise is heard"): ONLY_NOISE,
    (FaultId.READER_LOST, "no permission to open the port"): NO_PERMISSION,
    (FaultId.READER_LOST, "no such port"): NOT_PLUGGED_IN,
    (FaultId.READER_LOST, "the port fails"): PORT_FAILS,
    (FaultId.READER_LOST, "this is not a serial port"): NOT_SERIAL,
    (FaultId.OUTSIDE_GAME, DRAWN_IN_A_ROUND): words("It may be a hand's card. Leave it where it lies."),
    (FaultId.SIMULATED_AND_REAL, REAL_AT_SIMULATED): AT_A_DESK,
}
"""Actions that depend on the detail text that the device connection reports."""

_NAMES = frozenset(fault.value for fault in FaultId)
UNNAMED = words("The machine reports a fault")


def known_fault(name: str) -> FaultId:
    """Return the fault of this name, or OTHER for a name from another revision's journal."""
    return FaultId(name) if name in _NAMES else FaultId.OTHER


def told_fault(fault: FaultId, detail: str) -> DeviceFault:
    """Return the fault's description. A fault without text of its own shows the device's own text."""
    known = FAULTS.get(fault)
    if known is None:
        return DeviceFault(as_told(detail[:1].upper() + detail[1:]) or UNNAMED, _DISPLAY)
    held = port_held(detail) if fault is FaultId.READER_LOST else NO_WORDS
    if held:
        return replace(known, todo=held)
    size = _OF_ANOTHER_GAME.fullmatch(detail) if fault is FaultId.MISFIT else None
    if size:
        return replace(known, todo=_handed_out(int(size["has"]), int(size["needs"])))
    todo = (said for (of, part), said in _TODO_BY_DETAIL.items() if of is fault and part in detail)
    return replace(known, todo=next(todo, known.todo))


def port_held(detail: str) -> Words:
    """Return the action if another program holds the port, naming it if the system does; empty for any other cause."""
    found = _IN_USE.search(detail)
    if found is None:
        return NO_WORDS
    program = re.sub(r", process (\d+)", r" (\1)", found["holder"] or "")
    return _held_by(program) if program else _HELD


def _handed_out(has: int, needs: int) -> Words:
    return words(
        "It hands out {has} cards a packet, and this game needs {needs}. Set it to {needs}, or call a technician.",
        has=has,
        needs=needs,
    )


def _held_by(program: str) -> Words:
    return words(
        "Another program has its port: {program}. Call a technician. It goes on by itself once the port is free.",
        program=program,
    )


def words_of(fault: FaultId, detail: str) -> tuple[Words, Words]:
    known = told_fault(fault, detail)
    return known.told, known.todo


def can_be_put_right(fault: FaultId) -> bool:
    known = FAULTS.get(fault)
    return known is None or not known.by_itself
