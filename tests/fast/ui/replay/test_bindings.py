"""One table of bindings: no key twice, and everything in it is a thing that the replay does."""

from collections import Counter

from dealer_terminal.review import playhead
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.replay.bindings import BINDINGS, BY_KEY, GROUPS, ReplayAct


def test_no_key_and_no_name_stands_twice() -> None:
    for found in (Counter(key for each in BINDINGS for key in each.keys), Counter(each.name for each in BINDINGS)):
        assert [each for each, times in found.items() if times > 1] == []


def test_every_act_has_a_key_and_every_key_a_group_and_words() -> None:
    assert {each.does for each in BINDINGS if isinstance(each.does, ReplayAct)} == set(ReplayAct)
    assert all(each.keys and each.group in GROUPS and each.what and each.short for each in BINDINGS)


def test_space_plays_digits_go_to_tenths_and_end_follows() -> None:
    assert BY_KEY["Space"].does == playhead.PlayOrPause()
    assert [BY_KEY[str(tenth)].does for tenth in range(10)] == [playhead.GoToTenth(tenth) for tenth in range(10)]
    assert (BY_KEY["End"].does, BY_KEY["Home"].does) == (playhead.Follow(), playhead.GoHome())


def test_a_key_is_told_as_it_is_printed() -> None:
    told = {key: key_text(key) for key in ("n", "Shift+Left", "Ctrl+Right", "Escape", "[")}
    assert list(told.values()) == ["N", "⇧ ←", "Ctrl →", "Esc", "["]
