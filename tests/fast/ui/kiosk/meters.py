"""What is wrong in the players' window, however the meters stand."""

from collections.abc import Callable, Iterator

from dealer_terminal.ui.kit.languages import spoken
from dealer_terminal.ui.kit.panel import Panel
from dealer_terminal.ui.players.board import players
from dealer_terminal.ui.players.second_screen import LEAST
from dealer_terminal.ui.players.window import MetersWindow
from tests.fast.qml.screen import Opened, number, settle, targets, texts
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.covered import look
from tests.fast.ui.kiosk.measured import is_a, text_faults
from tests.fast.ui.kiosk.table import Table

BESIDE = Panel(LEAST.width(), LEAST.height())
STANDS: dict[str, Callable[[], Table]] = {
    "chosen, not locked": approving.chosen,
    "pending": approving.pending,
    "verified": approving.paid,
    "a fixed prize pending": lambda: approving.pending(approving.STRAIGHT),
    "two on one meter": approving.two_on_one,
    "every seat pending": approving.every_seat_pending,
    "simulated": lambda: Table("3-card-ags").open(),
    "no meters": lambda: Table().open(),
    "closed": Table,
}


def meters_faults(opened: Opened, stand: str, panel: Panel, theme: str, *languages: str) -> Iterator[str]:
    """A text is cut, something can be pressed, or the amounts of the meters are small or of several sizes."""
    window, state = MetersWindow(panel, theme), STANDS[stand]().state
    opened(window.view)
    for language in languages:
        window.show(players(state, spoken(language)))
        settle()
        yield from text_faults(look(window.view), panel)
        yield from (f"{each.property('name')!r} can be pressed" for each in targets(window.view))
        sums = [text for text in texts(window.view) if str(text.property("text")).startswith("$")]
        yield from ("a sum is small" for text in sums if text.property("contentHeight") <= 5 * panel.unit)
        sizes = {number(text, "font.pixelSize") for text in sums if is_a(text.parentItem(), "MeterPanel")}
        if len(sizes) != bool(window.props.meters):
            yield f"the amounts of {stand} have the sizes {sizes}"
    window.view.close()
