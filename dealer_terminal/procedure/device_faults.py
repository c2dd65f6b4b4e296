"""The faults of a device in words, each with what to do."""

_COUNT = "Count the deck and look at each card."
_COMPARE = "Compare the cards on the table with the screen."
_DISPLAY = "See what its display says, and put it right there."

FAULTS: dict[str, tuple[str, str]] = {
    "reader-lost": ("The reader is lost", "See to its cable and power. It goes on by itself."),
    "door-open": ("The machine's door is open", "Close it. It goes on by itself."),
    "deck-not-verified": ("The deck is not verified", _COUNT),
    "simulated-and-real": (
        "A simulated device and a real one can't mix",
        "Connect the device that this table was opened for.",
    ),
    "jam": ("Cards are stuck in the machine", "Free them, and see that none is missing."),
    "unreadable-card": ("A card can't be read", "Look at it. A worn or marked card goes with its deck."),
    "wrong-count": ("Too many or too few cards in the machine", _COUNT),
    "foreign-card": ("A card is of another deck", _COUNT),
    "duplicate-card": ("A card is there twice", _COUNT),
    "reversed-card": ("A card lies face up in the machine", "Turn it over, and see that no other does."),
    "overdraw": ("More cards were drawn than are due", _COMPARE),
    "draw-timeout": ("A card was drawn too slowly", _COMPARE),
    "device-silent": ("The machine does not answer", "See to its cable and power."),
    "button-mishandled": ("A button was pressed at the wrong time", _COMPARE),
    "card-outside-game": (
        "A card was drawn outside a game",
        "Put it back into its deck. Compare the cards on the table.",
    ),
    "conflicting-read": ("A card was told in two ways", "The first reading stands. Compare it with the table."),
    "cards-in-doubt": ("Cards and positions may not agree", _COMPARE),
    "report-not-taken": ("A card was not taken into the round", _COMPARE),
}


UNNAMED = "The machine reports a fault"


def words_of(fault: str, detail: str) -> tuple[str, str]:
    """A fault that has no words of its own is told as the device does."""
    return FAULTS.get(fault, (detail[:1].upper() + detail[1:] or UNNAMED, _DISPLAY))
