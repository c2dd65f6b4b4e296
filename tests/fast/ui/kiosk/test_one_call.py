"""What a screen says in its reader's language, it does not say in English beside it."""

from collections.abc import Iterator
from functools import cache

import pytest

from dealer_terminal.ui.kiosk.props import KioskProps
from dealer_terminal.ui.kiosk.surfaces import BoardProps, OptionProps
from dealer_terminal.ui.shared.languages import spoken
from tests.fast.translations.sources import sources
from tests.fast.ui.kiosk.scenes import SCENES, props_of
from tests.helpers.languages import TRANSLATED

SETTLED = [scene for scene in SCENES if scene.startswith(("settle", "3-card", "jackpot", "folds"))]


@cache
def every_template() -> frozenset[str]:
    return frozenset(said for found in sources().values() for said in found)


def calls(shown: KioskProps) -> Iterator[str]:
    """Part by part; what a circle is called is printed on it."""
    told = [shown.dealer.qualifies, shown.instruction.verb, *(item.text for item in shown.checklist.items)]
    told += [text for row in shown.settlement.lines for text in (row.event, row.odds, row.done)]
    for text in told:
        yield from text.split(" · ")


def options(scene: str, language: str = "en") -> tuple[OptionProps, ...]:
    over = props_of(scene, language).over
    return over.options if isinstance(over, BoardProps) else ()


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scene", SETTLED)
def test_a_call_is_made_in_one_language(scene: str, language: str) -> None:
    say = spoken(language)
    english = [
        call for call in calls(props_of(scene, language).table) if call in every_template() and say(call) != call
    ]
    assert english == []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scene", [scene for scene in SCENES if options(scene)])
def test_a_key_that_answers_speaks_one_language(scene: str, language: str) -> None:
    say = spoken(language)
    told = [part for each in options(scene, language) for text in (each.note, each.value) for part in text.split(" · ")]
    assert [text for text in told if text in every_template() and say(text) != text] == []


def test_who_wins_is_said_as_whether_the_dealer_qualifies() -> None:
    shown = props_of("3-card-seven-settling", "zh_CN").table
    assert shown.dealer.qualifies == shown.settlement.lines[0].event == "荷官不合格"


def test_a_position_and_a_jackpot_have_one_name_in_chinese() -> None:
    say = spoken("zh_CN")
    assert [said for said in every_template() if "位置 {" in say(said) or "大奖" in say(said)] == []
