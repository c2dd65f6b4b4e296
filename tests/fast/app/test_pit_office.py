"""A replay that the pit opened closes when another person signs on."""

import subprocess
from zoneinfo import ZoneInfo

import pytest

from dealer_terminal.app.console_session import NoConsole
from dealer_terminal.app.pit import PitOptions, RunningPitServices
from dealer_terminal.ui.kit.panel import parse_panel


class Replay:
    """A window of its own, as long as nobody shuts it."""

    opened: list["Replay"]
    open = True

    def __init__(self, command: list[str]) -> None:
        self.opened.append(self)

    def poll(self) -> None: ...

    def terminate(self) -> None:
        self.open = False

    def wait(self) -> None: ...


class Desk(NoConsole):
    def sign_on(self, number: str, pin: str) -> None:
        """Accept any person."""


def test_a_replay_is_shut_before_somebody_else_signs_on(monkeypatch: pytest.MonkeyPatch) -> None:
    Replay.opened = []
    monkeypatch.setattr(subprocess, "Popen", Replay)
    office = RunningPitServices(Desk(), PitOptions((), ZoneInfo("UTC"), parse_panel("1280x720")))
    office.replay("table7.db", 3)
    (replay,) = Replay.opened
    was_open = replay.open
    office.sign_on("2001", "2580")
    assert (was_open, replay.open) == (True, False)
    office.end()
