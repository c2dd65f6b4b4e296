"""Sizes are millimetres on glass."""

import pytest

from dealer_terminal.ui.kit.panel import BASELINE, PANELS, Panel, parse_panel


def test_the_baseline_panel_is_the_designs() -> None:
    assert BASELINE.px_per_mm == pytest.approx(5.88, abs=0.01)
    assert BASELINE.unit == pytest.approx(5.87, abs=0.01)


@pytest.mark.parametrize("panel", PANELS)
def test_a_designed_panel_shows_every_millimetre(panel: Panel) -> None:
    assert panel.unit == pytest.approx(panel.px_per_mm, rel=0.02)


def test_a_panel_is_written_as_its_pixels() -> None:
    assert parse_panel("1280x800") == BASELINE
