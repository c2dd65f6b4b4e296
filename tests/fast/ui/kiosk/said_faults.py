"""What is wrong with the manual's sentence under a step: it is smaller than what is least, or than its own citation."""

from collections.abc import Iterator

from dealer_terminal.ui.shared.panel import Panel
from tests.fast.qml.overlaps import say
from tests.fast.qml.screen import is_text, number, seen
from tests.fast.ui.kiosk.covered import Sight

LEAST_SAID_MM, LEAST_BESIDE_TWO_HANDS_MM, ROUNDED_MM = 3.3, 3.1, 0.1


def said_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    """Beside a hand and what it is paid there is less room, and less again beside the dealer's over it."""
    hands = sight.of("SettlementHand_")
    stacked = any(hand.property("brief") for hand in hands)
    for prompt in sight.of("Prompt_"):
        inside = [item for item in seen(prompt) if is_text(item)]
        sizes = {str(item.property("text")): number(item, "fontInfo.pixelSize") / panel.px_per_mm for item in inside}
        cited = sizes.get(f"§ {prompt.property('citation')}", 0.0)
        least = LEAST_BESIDE_TWO_HANDS_MM if stacked else LEAST_SAID_MM if hands else max(LEAST_SAID_MM, cited)
        for text in inside:
            if text.property("text") == prompt.property("text") and sizes[text.property("text")] < least - ROUNDED_MM:
                yield f"a sentence of {sizes[text.property('text')]:.2f} mm: {say(text)}"
