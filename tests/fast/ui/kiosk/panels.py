"""Run every check of a screen on one panel and in one language.

Sizes that are read at a glance are designed for the English words, and are checked on those alone.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from zlib import crc32

from msgspec.structs import replace

from dealer_terminal.languages import ENGLISH, LANGUAGES
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.kit.panel import PANELS, Panel
from tests.fast.qml.screen import laid_out, showing
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.felt_faults import felt_faults
from tests.fast.ui.kiosk.measured import evidence_faults, glance_faults, target_faults, text_faults
from tests.fast.ui.kiosk.picture_faults import contrast_faults, simulated_faults
from tests.fast.ui.kiosk.scenes import props_of
from tests.fast.ui.kiosk.table_faults import (
    list_faults,
    prize_faults,
    recall_faults,
    row_faults,
    said_faults,
    size_faults,
    sum_faults,
)
from tests.fast.ui.kiosk.word_faults import english_faults, spoken_faults

COMBINATIONS = tuple(product(PANELS, LANGUAGES))


def combination_of(scene: str) -> tuple[Panel, str]:
    """The panel and the language that the short suite draws a scene in; the long suite draws it in all of them."""
    return COMBINATIONS[crc32(scene.encode()) % len(COMBINATIONS)]


class Window:
    """A kiosk's window that goes from screen to screen, as at a table."""

    def __init__(self, panel: Panel) -> None:
        self.panel = panel
        self.kiosk = KioskView(props_of("sign-on"), lambda touch: None, panel)

    def faults(self, name: str, props: FrameProps, language: str) -> list[str]:
        self.kiosk.put(replace(props, moves=False))
        laid_out(self.kiosk.view)
        where = f"{name}, {self.panel.width}x{self.panel.height}, {language}"
        return [f"{where}: {fault}" for fault in self._faults(props, language)]

    def _faults(self, props: FrameProps, language: str) -> Iterator[str]:
        view, panel = self.kiosk.view, self.panel
        sight, picture = look(view), view.grabWindow()
        yield from target_faults(sight, panel)
        yield from text_faults(sight, panel)
        yield from evidence_faults(sight, panel)
        if language == ENGLISH:
            yield from glance_faults(sight, panel)
        else:
            yield from english_faults(props, language)
        yield from contrast_faults(picture, sight)
        yield from simulated_faults(picture, sight)
        yield from spoken_faults(sight)
        yield from felt_faults(sight, panel)
        yield from row_faults(sight, panel)
        yield from sum_faults(sight)
        yield from list_faults(sight)
        yield from said_faults(sight, panel)
        yield from size_faults(sight, props.over)
        yield from prize_faults(sight, props.over)
        yield from recall_faults(sight)


@contextmanager
def windows() -> Iterator[Callable[[Panel], Window]]:
    """A window for each panel that is asked for, opened once."""
    opened: dict[Panel, Window] = {}
    with showing() as show:

        def window(panel: Panel) -> Window:
            if panel not in opened:
                opened[panel] = Window(panel)
                show(opened[panel].kiosk.view)
            return opened[panel]

        yield window
