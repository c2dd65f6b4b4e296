"""The dealer's screen in a replay is the kiosk's own picture at the same fact, for every golden story.

At each fact what the two windows show is compared as data, and at each scene pixel by pixel. Nothing is masked. Left
out is what docs/decisions/0077 says stands on no record: the form that opens a table, and at a simulated table what its
sign-on tells of invented people. The kiosk's clock is set to the fact's own minute.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_terminal.audit.people_facts import Look
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.frame import FrameProps
from tests.playthroughs.regenerate import playthroughs
from tests.playthroughs.story import Story
from tests.playthroughs.test_playthroughs import CHECKED_IN
from tests.ui.surveillance.beside import Glass, Shown, differs, played, replay_of, screen_of

LOOKS = (
    Look("en", "felt"),
    Look("es", "contrast", four_colours=False),
    Look("vi", "felt", four_colours=False),
    Look("zh_CN", "contrast"),
)
"""Each table's dealers like another one."""
MOST_TABLES = 4
"""Of a text that tells of many."""
DEALERS = ("d1", "d2")


@pytest.fixture(scope="module")
def stories() -> dict[str, Story]:
    return dict(playthroughs())


@pytest.fixture(scope="module")
def glass(fonts: None) -> Iterator[Glass]:
    windows = Glass()
    yield windows
    windows.close()


def tables(story: Story) -> list[Story]:
    """The first, the last, and some between them."""
    every = story.tables
    steps = max(1, min(MOST_TABLES, len(every)) - 1)
    return [every[at] for at in sorted({step * (len(every) - 1) // steps for step in range(steps + 1)})]


def on_record(shown: Shown) -> bool:
    state = shown.state
    if state.dealer is None:
        return not shown.props.table.status.simulated
    return state.phase is not Phase.CLOSED


def a_second_turned(kiosk: FrameProps, replay: FrameProps) -> bool:
    """Between the fact and the look at the kiosk."""
    return kiosk.table.status.checkpoint != replay.table.status.checkpoint


@pytest.mark.parametrize("name", CHECKED_IN)
def test_the_replay_shows_what_the_kiosk_showed(
    stories: dict[str, Story], glass: Glass, tmp_path: Path, name: str
) -> None:
    scenes: set[str] = set()
    for number, story in enumerate(tables(stories[name])):
        folder = tmp_path / str(number)
        folder.mkdir()
        look = LOOKS[(CHECKED_IN.index(name) + number) % len(LOOKS)]
        shown = list(played(story, folder, dict.fromkeys(DEALERS, look), glass, scenes))
        with replay_of(folder) as replay:
            for each in filter(on_record, shown):
                replay.go(each.position)
                screen = screen_of(replay)
                if a_second_turned(each.props, screen):
                    continue
                assert replace(each.props, drift_most=0) == screen
                if not each.picture.isNull():
                    found = differs(each.picture, glass.replay(replay, replay.showing))
                    assert not found, f"fact {each.position}: {found}"
