"""Every screen on one panel and in one language: large enough, complete, uncovered, legible, named and translated.

The long suite draws each screen on every panel in every language.
"""

from collections.abc import Callable, Iterator

import pytest

from dealer_terminal.ui.shared.languages import spoken
from dealer_terminal.ui.shared.panel import Panel
from tests.fast.ui.kiosk.panels import COMBINATIONS, Window, combination_of, windows
from tests.fast.ui.kiosk.scenes import SCENES, props_of
from tests.fast.ui.kiosk.signing import MANY, pages_in
from tests.fast.ui.kiosk.word_faults import every_template


@pytest.fixture(scope="module")
def window(fonts: None) -> Iterator[Callable[[Panel], Window]]:
    with windows() as opened:
        yield opened


@pytest.mark.parametrize("scene", SCENES)
def test_screen_has_no_fault(window: Callable[[Panel], Window], scene: str) -> None:
    panel, language = combination_of(scene)
    found = window(panel).faults(scene, props_of(scene, language), language)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("case", MANY)
def test_every_page_of_an_approval_has_no_fault(window: Callable[[Panel], Window], case: str) -> None:
    panel, language = combination_of(case)
    found = [fault for page in pages_in(MANY[case](), language) for fault in window(panel).faults(case, page, language)]
    assert not found, "\n".join(found)


def test_screens_cover_every_panel_in_every_language() -> None:
    assert {combination_of(scene) for scene in SCENES} == set(COMBINATIONS)


def test_winner_is_named_like_the_qualifying_dealer_in_chinese() -> None:
    shown = props_of("3-card-seven-settling", "zh_CN").table
    assert shown.dealer.qualifies == shown.settlement.lines[0].event == "荷官不合格"


def test_position_and_jackpot_have_one_name_in_chinese() -> None:
    say = spoken("zh_CN")
    assert [said for said in every_template() if "位置 {" in say(said) or "大奖" in say(said)] == []
