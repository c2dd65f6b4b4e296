"""What the window shows follows from what is to be shown."""

from collections.abc import Callable

from msgspec.structs import replace

from dealer_terminal.app.replay import room
from dealer_terminal.journal.people_facts import ScreenPreferences
from dealer_terminal.procedure.state import Phase, open_cards
from dealer_terminal.ui.replay.bindings import BINDINGS
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.frame import replay_props, ticked, typed
from dealer_terminal.ui.replay.props import ReplayProps

Replays = Callable[..., ReplayController]


def shown(replay: ReplayController) -> ReplayProps:
    return replay_props(replay.showing, room())


def test_no_card_lies_open_that_did_not_lie_open_then(replays: Replays) -> None:
    replay = replays()
    replay.seek("3")
    seen = 0
    for _ in range(40):
        lying = [
            (card.rank, card.suit) for seat in shown(replay).felt.table.felt.seats for card in seat.hand if card.rank
        ]
        state = replay.showing.moment.state
        assert set(lying) <= {(card.rank.label, card.suit.value) for card in open_cards(state)}
        seen += len(lying)
        replay.press("fact-on")
    assert seen


def test_the_present_fact_is_lit_and_no_other(replays: Replays) -> None:
    replay = replays()
    replay.seek("2")
    for _ in range(5):
        props = shown(replay)
        assert [each.position for each in props.facts if each.present] == [replay.showing.head.position]
        assert props.facts[props.present].present
        replay.press("fact-on")
    assert any("Dealer Protocol" in each.source for each in props.facts)
    assert any(each.money.startswith("paid $") for each in props.facts)


def test_the_dealers_screen_is_in_the_dealers_language_and_colours(replays: Replays) -> None:
    replay = replays()
    replay.seek("2")
    replay.press("screen")
    showing = replace(replay.showing, look=ScreenPreferences("es", "contrast", four_colours=False))
    props = replay_props(showing, room())
    assert (props.screen.theme, props.screen.four_colours) == ("contrast", False)
    assert props.screen.table.status.round == "Ronda 2"
    assert props.felt.table.status.round == "Round 2"
    assert showing.moment.state.phase is not Phase.CLOSED


def test_nothing_but_the_clock_moves_while_a_fact_lasts(replays: Replays) -> None:
    replay = replays()
    replay.seek("2")
    replay.press("play")
    before, props = replay.showing, shown(replay)
    replay.passed(40_000)
    assert replay.showing.beside(before)
    assert ticked(props, replay.showing) == shown(replay)
    assert shown(replay).clock != props.clock


def test_typing_changes_the_sheet_alone(replays: Replays) -> None:
    replay = replays()
    replay.press("conditions")
    before, props = replay.showing, shown(replay)
    replay.wrote("seat", "3")
    assert replay.showing.typed_after(before)
    assert typed(props, replay.showing) == shown(replay) != props


def test_every_key_stands_on_the_help_page(replays: Replays) -> None:
    replay = replays()
    replay.press("help")
    lines = {each.text for each in shown(replay).lines}
    assert {str(each.what) for each in BINDINGS if not each.name.startswith("tenth-")} <= lines


def test_before_a_table_has_a_name_the_head_says_so(replays: Callable[..., ReplayController]) -> None:
    props = replay_props(replays(0).showing, room())
    assert (props.head.table, props.title) == ("No table yet", "Replay")
