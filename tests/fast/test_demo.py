from pathlib import Path

import pytest

from dealer_terminal import demo


@pytest.fixture(autouse=True)
def nothing_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def test_where_nothing_is_named_there_is_no_display() -> None:
    assert not demo.has_display()


def test_offscreen_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert not demo.has_display()


def test_a_display_that_does_not_answer_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    assert not demo.has_display()


def test_a_platform_that_opens_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "minimal")
    assert demo.has_display()


@pytest.mark.parametrize(
    ("arguments", "display", "command", "says"),
    [
        ([], True, demo.ON_A_DISPLAY, False),
        ([], False, (*demo.BY_ITSELF, str(demo.SCREENSHOTS)), True),
        (["--headless"], True, (*demo.BY_ITSELF, str(demo.SCREENSHOTS)), True),
    ],
)
def test_without_a_display_it_says_so_and_plays_by_itself(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    display: bool,
    command: tuple[str, ...],
    says: bool,
) -> None:
    ran = []

    def terminal(command: tuple[str, ...]) -> int:
        demo.JOURNAL.touch()
        ran.append(command)
        return 7

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.argv", ["demo", *arguments])
    monkeypatch.setattr(demo, "has_display", lambda: display)
    monkeypatch.setattr(demo, "terminal", terminal)
    assert demo.main() == 7
    assert ran == [command]
    said = capsys.readouterr().out
    assert said.startswith("No display here") is says
    assert (str(tmp_path / demo.JOURNAL) in said) is says
