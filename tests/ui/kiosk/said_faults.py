"""What is wrong with the manual's sentence under a step: it is smaller than what is least, or than its own citation."""

from collections.abc import Iterator

from dealer_terminal.ui.shared.panel import Panel
from tests.qml.overlaps import say
from tests.qml.screen import is_text, number, seen
from tests.ui.kiosk.covered import Sight

LEAST_SAID_MM, ROUNDED_MM = 3.3, 0.1


def said_faults(sight: Sight, panel: Panel) -> Iterator[str]:
    """Beside a hand and what it is paid there is less room."""
    beside_a_hand = bool(sight.of("SettlementHand_"))
    for prompt in sight.of("Prompt_"):
        inside = [item for item in seen(prompt) if is_text(item)]
        sizes = {str(item.property("text")): number(item, "fontInfo.pixelSize") / panel.px_per_mm for item in inside}
        cited = sizes.get(f"§ {prompt.property('citation')}", 0.0)
        least = LEAST_SAID_MM if beside_a_hand else max(LEAST_SAID_MM, cited)
        for text in inside:
            if text.property("text") == prompt.property("text") and sizes[text.property("text")] < least - ROUNDED_MM:
                yield f"a sentence of {sizes[text.property('text')]:.2f} mm: {say(text)}"
