"""A camera's clock is compared at an instant that was seen; what stands on record otherwise is shown all the same."""

import pytest

from dealer_terminal.journal.review_facts import CameraSet
from dealer_terminal.storage.review import console
from tests.fast.ui.person import Key
from tests.fast.ui.replay.sitting import Sitting

NOT_YET = "The table's clock has not been there yet"
NO_CLOCK = "No clock shows that time"
YEAR_9999 = "9999-12-31T23:59:59"
TYPED = {
    "the year 2031": ("2031-01-01T00:00:00", "12:00:00", NOT_YET),
    "the last year of all": (YEAR_9999, YEAR_9999, NO_CLOCK),
    "a camera that shows the last year of all": ("", YEAR_9999, NO_CLOCK),
}


def test_an_instant_that_nobody_has_seen_is_no_comparison(sits: Sitting) -> None:
    sits.strikes(Key.Key_T)
    for what, (table, shows, said) in TYPED.items():
        sits.fills(camera="Cam 13", table=table or sits.window.props.clock.time, shows=shows, margin="1", how="x")
        sits.presses("key set")
        assert sits.said.startswith(said), what
    assert not [each for each in sits.facts() if isinstance(each, CameraSet)]


def test_a_camera_may_show_another_year(sits: Sitting) -> None:
    sits.strikes(Key.Key_T)
    sits.fills(camera="Cam 13", shows="2031-01-01T00:00:00", margin="1", how="x")
    sits.presses("key set")
    assert "s beside the table" in sits.said


def test_what_is_on_record_of_such_an_instant_can_be_looked_at(sits: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "not_yet", lambda ask, now: None)
    sits.strikes(Key.Key_T)
    sits.fills(camera="Cam 13", table=YEAR_9999, shows=YEAR_9999, margin="1", how="x")
    sits.presses("key set")
    assert "s beside the table" in sits.said
    sits.strikes(Key.Key_T)
    assert [each.text for each in sits.window.props.sheet.lines] == ["Cam 13: +0.000 s beside the table"]
