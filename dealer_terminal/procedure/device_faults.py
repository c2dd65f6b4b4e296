"""The faults of a device in words, each with what to do."""

from dealer_terminal.procedure.words import Words, as_told, words

_COUNT = words("Count the deck and look at each card.")
_COMPARE = words("Compare the cards on the table with the screen.")
_DISPLAY = words("See what its display says, and put it right there.")

FAULTS: dict[str, tuple[Words, Words]] = {
    "reader-lost": (words("The reader is lost"), words("See to its cable and power. It goes on by itself.")),
    "door-open": (words("The machine's door is open"), words("Close it. It goes on by itself.")),
    "deck-not-verified": (words("The deck is not verified"), _COUNT),
    "simulated-and-real": (
        words("A simulated device and a real one can't mix"),
        words("Connect the device that this table was opened for."),
    ),
    "jam": (words("Cards are stuck in the machine"), words("Free them, and see that none is missing.")),
    "unreadable-card": (words("A card can't be read"), words("Look at it. A worn or marked card goes with its deck.")),
    "wrong-count": (words("Too many or too few cards in the machine"), _COUNT),
    "foreign-card": (words("A card is of another deck"), _COUNT),
    "duplicate-card": (words("A card is there twice"), _COUNT),
    "reversed-card": (words("A card lies face up in the machine"), words("Turn it over, and see that no other does.")),
    "overdraw": (words("More cards were drawn than are due"), _COMPARE),
    "draw-timeout": (words("A card was drawn too slowly"), _COMPARE),
    "device-silent": (words("The machine does not answer"), words("See to its cable and power.")),
    "button-mishandled": (words("A button was pressed at the wrong time"), _COMPARE),
    "card-outside-game": (
        words("A card was drawn outside a game"),
        words("Put it back into its deck. Compare the cards on the table."),
    ),
    "conflicting-read": (
        words("A card was told in two ways"),
        words("The first reading stands. Compare it with the table."),
    ),
    "cards-in-doubt": (words("Cards and positions may not agree"), _COMPARE),
    "report-not-taken": (words("A card was not taken into the round"), _COMPARE),
}


UNNAMED = words("The machine reports a fault")


def words_of(fault: str, detail: str) -> tuple[Words, Words]:
    """A fault that has no words of its own is told as the device does."""
    return FAULTS.get(fault, (as_told(detail[:1].upper() + detail[1:]) or UNNAMED, _DISPLAY))
