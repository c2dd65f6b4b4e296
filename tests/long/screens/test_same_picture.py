"""The dealer's screen in a replay is the kiosk's own picture at the same fact, for every golden story.

At each fact what the two windows show is compared as data, whole. Pixel by pixel are compared the end of each table
and each scene that no story before it had in that language and those colours. Nothing is masked. Left out is what
docs/decisions/30 lists as on no record: the form that opens a table, and at a simulated table what its sign-on tells
of invented people. The kiosk's clocks are set to the fact's own.
"""

from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.procedure.state import Phase
from dealer_terminal.ui.kiosk.frame import FrameProps
from tests.fast.playthroughs.regenerate import CHECKED_IN, playthroughs
from tests.fast.playthroughs.story import Story
from tests.fast.ui.replay.beside import Glass, Shown, differs, played, replay_of, screen_of

LOOKS = (
    ScreenPreferences("en", "felt"),
    ScreenPreferences("es", "contrast", four_colours=False),
    ScreenPreferences("vi", "felt", four_colours=False),
    ScreenPreferences("zh_CN", "contrast"),
)
"""Each table's dealers like another one."""
MOST_TABLES = 4
"""Of a text that tells of many."""
DEALERS = ("d1", "d2")
LONGEST_LOOK_S = 5
"""Between a fact and the look at it, on a busy machine."""


@pytest.fixture(scope="module")
def stories() -> dict[str, Story]:
    return dict(playthroughs())


@pytest.fixture(scope="module")
def glass(fonts: None) -> Iterator[Glass]:
    windows = Glass()
    yield windows
    windows.close()


@pytest.fixture(scope="module")
def seen() -> set[str]:
    """The scenes that both windows drew."""
    return set()


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


def seconds(text: str) -> int:
    """In every language the number comes first."""
    return int("".join(takewhile(str.isdecimal, text)))


def at_the_fact(kiosk: FrameProps, replay: FrameProps) -> FrameProps:
    """The kiosk was looked at a little after it: a second may have turned since."""
    status, then = kiosk.table.status, replay.table.status.checkpoint
    if status.checkpoint != then:
        assert 0 < seconds(status.checkpoint) - seconds(then) <= LONGEST_LOOK_S
    return replace(kiosk, table=replace(kiosk.table, status=replace(status, checkpoint=then)), drift_most=0)


@pytest.mark.parametrize("name", CHECKED_IN)
def test_the_replay_shows_what_the_kiosk_showed(
    stories: dict[str, Story], glass: Glass, seen: set[str], tmp_path: Path, name: str
) -> None:
    for number, story in enumerate(tables(stories[name])):
        folder = tmp_path / str(number)
        folder.mkdir()
        look = LOOKS[(CHECKED_IN.index(name) + number) % len(LOOKS)]
        shown = tuple(filter(on_record, played(story, folder, dict.fromkeys(DEALERS, look))))
        with replay_of(folder) as replay:
            for each in shown:
                replay.go(each.position)
                screen = screen_of(replay)
                props = at_the_fact(each.props, screen)
                assert props == screen
                if each.scene not in seen or each is shown[-1]:
                    seen.add(each.scene)
                    found = differs(glass.kiosk(props), glass.replay(replay, replay.showing))
                    assert not found, f"fact {each.position}: {found}"
