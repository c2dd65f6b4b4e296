"""Screens that a dealer sees after reader faults, in the words of the program."""

from typing import NamedTuple


class Shown(NamedTuple):
    """Reader's mark in the header, if it changed, then the question or the blocked step, and the keys."""

    header: str = ""
    text: str = ""
    keys: tuple[str, ...] = ()


NOTHING = Shown()
"""The terminal recovered by itself, and play continued."""
WAITS = Shown(text="waits for the card")
"""The terminal noticed nothing. The card is shown again or entered."""
LOST, FAULT = "Reader lost", "Reader fault"
BY_HAND, MISDEAL, AS_IT_LIES = "Go on by hand", "Misdeal: all wagers go back", "Go on as it lies"
NOT_OF_DEAL, OF_DEAL = "Not of this deal", "Of this deal, or in doubt"
POINT = (
    "Stop. Touch no card. With the supervisor, point at each packet in turn and say its position; go on once the"
    " terminal shows the table as it is, else call a misdeal."
)
WITHOUT = "Without it: Irregularity, The reader is lost, Go on by hand: a supervisor."
COUNT = "Count the deck and look at each card."
EACH_CARD = "From this packet on, enter each card as it is turned over. Told of it, and compared:"
WHOLE_PACKETS = "Enter their whole packets as they are turned over; what was told is compared."
IF_EACH_LIES = "Go on if each lies at its position: it is entered as it is turned over. Else call a misdeal."
BY_HAND_FIRST = "Deal what is due by hand, then go on: it is entered as it is turned over."


def goes_on(header: str, key: str = "Open position 4") -> Shown:
    """Return the screen of a table that plays on at its own step."""
    return Shown(header, "", (key,))


def stops(text: str, header: str = FAULT) -> Shown:
    """Return the screen of a step that the reader blocks."""
    return Shown(header, text, ("See to the reader",))


def asks(text: str, header: str = "") -> Shown:
    return Shown(header, f"{text} {POINT}", (AS_IT_LIES, BY_HAND, MISDEAL))


def asks_of_deal(text: str) -> Shown:
    told = f"{text} Look at the table: do some lie in this deal? {POINT}"
    return Shown("", told, (NOT_OF_DEAL, OF_DEAL, MISDEAL))


LOST_IN_DEAL = Shown(
    LOST,
    "The reader was lost in the middle of the deal. Stop dealing. Go on if the reader is back; else the supervisor"
    " decides: by hand, each card entered as it is exposed, or a misdeal, all wagers back.",
    (BY_HAND, MISDEAL),
)
NO_ANSWER = stops(f"The machine does not answer. See to its cable and power. {WITHOUT}", LOST)
ANOTHER = stops(
    "The reader is lost. It sounds like a device of another protocol than the settings name. Call a technician."
    f" {WITHOUT}",
    LOST,
)
STARTED = asks("The shoe or the terminal started in the middle of the deal.")
UNKNOWN_COUNT = asks_of_deal("It is not known yet how this shoe counts; cards may have been drawn untold before.")
SINCE_ROUND_1 = asks_of_deal("Since the shoe's last report, in round 1, cards may have been drawn untold.")
UNREADABLE = stops("A card can't be read. Look at it. A worn or marked card goes with its deck.")
