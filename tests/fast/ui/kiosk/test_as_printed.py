"""Beside what a supervisor signs in another language stands its title as the papers and the log have it."""

import pytest

from dealer_terminal.ui.kiosk.surfaces import FormProps
from tests.fast.ui.kiosk.scenes import SCENES, props_of
from tests.helpers.languages import TRANSLATED

APPROVALS = {
    "approval-camera": "Payment over the threshold",
    "irregularity-approval": "A player was skipped",
    "open-table-approval": "Open the table",
}


def form(scene: str, language: str) -> FormProps:
    over = props_of(scene, language).over
    assert isinstance(over, FormProps)
    return over


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(("scene", "title"), APPROVALS.items(), ids=APPROVALS)
def test_a_translated_approval_has_its_english(scene: str, title: str, language: str) -> None:
    assert scene in SCENES
    said = form(scene, language)
    assert said.printed == title
    assert title not in said.title


@pytest.mark.parametrize("scene", APPROVALS)
def test_english_says_it_once(scene: str) -> None:
    assert form(scene, "en").printed == ""
