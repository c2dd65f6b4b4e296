"""What is wrong with the checklist: a step that does not lie whole in its panel."""

from collections.abc import Iterator

from tests.fast.qml.overlaps import say
from tests.fast.qml.screen import is_text, scene_rect, seen, written_rect
from tests.fast.ui.kiosk.covered import Sight


def list_faults(sight: Sight) -> Iterator[str]:
    for panel in sight.of("ChecklistPanel_"):
        place = scene_rect(panel)
        yield from (
            f"beyond the checklist's panel: {say(text)}"
            for text in filter(is_text, seen(panel))
            if not place.contains(written_rect(text))
        )
