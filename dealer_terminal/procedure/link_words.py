"""Why a table takes no progressive wagers, in words, and what to do."""

from collections.abc import Mapping

from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.words import Words, words

FLOOR_ASKED = words("The floor is asked for the amount")
GOES_ON = words("It goes on by itself. What a supervisor signs is signed once more.")
LOCKED_THERE = words("The amount is locked there. Wait for the link, then touch once more.")
LINK_LOST: Mapping[LinkTrouble, tuple[Words, Words]] = {
    LinkTrouble.NONE: (words("The floor's meters are linked"), words("Go on.")),
    LinkTrouble.AWAY: (words("The floor's meters are not reached"), words("The game goes on without it.")),
    LinkTrouble.TOTALS_DIFFER: (
        words("This table's totals differ from the floor's"),
        words("Call a supervisor. The game goes on without it."),
    ),
    LinkTrouble.OTHER_TERMS: (
        words("The floor's meters have other rates or reset levels"),
        words("Call a supervisor. The game goes on without it."),
    ),
    LinkTrouble.NOT_ON_METERS: (
        words("This table is not linked to the floor's meters"),
        words("Call a supervisor. The game goes on without it."),
    ),
}
