"""Beneath a sentence of the manual in another language stands the manual's own English, large enough to be read."""

from collections.abc import Iterator

import pytest
from msgspec import Struct

from dealer_terminal.procedure.checklist import instruction
from dealer_terminal.ui.kiosk.view import KioskView
from dealer_terminal.ui.shared.languages import spoken
from dealer_terminal.ui.shared.panel import PANELS, Panel
from tests.helpers.languages import TRANSLATED
from tests.qml.screen import laid_out, number, showing
from tests.ui.kiosk.covered import look
from tests.ui.kiosk.measured import CAPITAL
from tests.ui.kiosk.scenes import SCENES, props_of, table_of

LEAST_CAPITAL_MM = 2.1
ASKED = (
    "misdeal",
    "3-card-misdeal",
    "jackpot-hands",
    "jackpot-pay",
    "irregularity-mismatch",
    "settle-drawn",
    "decisions",
)


def structs(value: object) -> Iterator[Struct]:
    match value:
        case Struct():
            yield value
            for field in value.__struct_fields__:
                yield from structs(getattr(value, field))
        case tuple():
            for each in value:
                yield from structs(each)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("scene", SCENES)
def test_no_sentence_of_the_manual_stands_in_a_translation_alone(scene: str, language: str) -> None:
    sentence = instruction(table_of(scene).state).prompt
    said, printed = spoken(language)(sentence), str(sentence)
    told = [each for each in structs(props_of(scene, language)) if said in _texts(each)]
    assert said == printed or [each for each in told if getattr(each, "printed", "") != printed] == []


def _texts(value: Struct) -> list[object]:
    return [getattr(value, field) for field in value.__struct_fields__]


@pytest.mark.parametrize("panel", PANELS, ids=lambda panel: f"{panel.width}x{panel.height}")
def test_the_english_is_whole_and_readable(fonts: None, panel: Panel) -> None:
    kiosk = KioskView(props_of(ASKED[0]), lambda touch: None, panel)
    with showing() as show:
        show(kiosk.view)
        for scene in ASKED:
            printed = str(instruction(table_of(scene).state).prompt)
            for language in TRANSLATED:
                kiosk.put(props_of(scene, language))
                laid_out(kiosk.view)
                (beneath,) = (each for each in look(kiosk.view).texts if each.property("text") == printed)
                high = number(beneath, "fontInfo.pixelSize") * CAPITAL / panel.px_per_mm
                assert high >= LEAST_CAPITAL_MM, (scene, language, high)
                assert not beneath.property("truncated")
