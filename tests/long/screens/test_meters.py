"""The players' window, however the meters stand, on every panel, in every theme and language."""

import pytest
from msgspec.structs import replace

from dealer_terminal.languages import LANGUAGES
from dealer_terminal.procedure.meter_facts import LinkTrouble
from dealer_terminal.procedure.progressive_view import ProgressiveView
from dealer_terminal.procedure.sentences import LINK_LOST
from dealer_terminal.procedure.state import State
from dealer_terminal.ui.kiosk import frame
from dealer_terminal.ui.kit.panel import PANELS, Panel
from dealer_terminal.ui.kit.window import THEMES
from tests.fast.qml.screen import Opened
from tests.fast.ui.kiosk import approving
from tests.fast.ui.kiosk.meters import BESIDE, STANDS, meters_faults
from tests.fast.ui.kiosk.panels import combination_of, windows


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("panel", [*PANELS, BESIDE], ids=lambda panel: f"{panel.width}x{panel.height}")
def test_every_text_of_the_players_window_is_whole(opened: Opened, panel: Panel, theme: str) -> None:
    assert [fault for stand in STANDS for fault in meters_faults(opened, stand, panel, theme, *LANGUAGES)] == []


def test_prize_and_reason_fit_their_panel(fonts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[str] = []
    with windows() as window:
        for trouble in [each for each in LinkTrouble if each is not LinkTrouble.NONE]:
            panel, language = combination_of(trouble.value)
            found += window(panel).faults(trouble.value, props_without_link(monkeypatch, trouble, language), language)
    assert not found, "\n".join(found)


def props_without_link(monkeypatch: pytest.MonkeyPatch, trouble: LinkTrouble, language: str) -> frame.FrameProps:
    view, controller = frame.progressive_view, approving.pending().controller

    def closed(state: State) -> ProgressiveView:
        seen = view(state)
        return replace(seen, closed=LINK_LOST[trouble][0]) if seen.meters else seen

    controller.desk = replace(controller.desk, language=language)
    with monkeypatch.context() as patched:
        patched.setattr(frame, "progressive_view", closed)
        return controller.props()
