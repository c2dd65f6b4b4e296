"""The tour that the replay makes by itself: each picture shows what its name says."""

from pathlib import Path

from dealer_terminal.app.console_session import ConsoleReviewer
from dealer_terminal.app.replay import room
from dealer_terminal.procedure.people import Operator
from dealer_terminal.review import console_commands
from dealer_terminal.storage.review.console import open_console
from dealer_terminal.ui.kit.panel import parse_panel
from dealer_terminal.ui.replay.headless import tour
from dealer_terminal.ui.replay.search_state import SearchStatus
from tests.fast.ui.replay.conftest import Desks
from tests.helpers.consoles import CLOCK, PIN, furnished_console

ON_TOP = {
    "opened": "",
    "a-payment": "",
    "an-irregularity": "",
    "conditions": "QuestionForm",
    "a-press-on-the-strip": "",
    "a-step-back": "",
    "decided-and-settled-again": "CheckSheet",
    "kept-for-comparison": "CompareSheet",
    "compared": "CompareSheet",
    "cards-that-nobody-saw": "UnexposedCardsSheet",
    "how-far-verified": "VerdictSheet",
    "the-menu": "ReplayMenu",
    "a-mark": "MarkForm",
    "marks": "MarkList",
    "a-cameras-clock": "CameraForm",
    "a-hold": "HoldForm",
    "an-export": "ExportForm",
    "the-keys": "",
    "following": "",
}


def test_each_picture_of_a_tour_shows_what_its_name_says(desks: Desks, tmp_path: Path, fonts: None) -> None:
    keys = tmp_path / "console-keys"
    desk = open_console(furnished_console(str(tmp_path / "console.db"), keys), CLOCK, keys=keys)
    person = desk.check("4001", PIN)
    assert isinstance(person, Operator)
    desk.handle(console_commands.SignOnReviewer(person))
    replay = desks.replay(60, seat=ConsoleReviewer(desk))
    seen = {}
    for picture in tour(replay, room(), tmp_path, parse_panel("1280x720")):
        sheets = replay.showing.desk.sheets
        seen[picture[3:-4]] = type(sheets[-1]).__name__ if sheets else ""
        if picture.endswith("opened.png"):
            assert replay.showing.desk.finds.standing is SearchStatus.ANSWERED
    assert {name: seen[name] for name in ON_TOP} == ON_TOP
    desks.close()
    desk.close()
