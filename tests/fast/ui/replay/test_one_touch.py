"""A touch may write several facts: the dealer's screen was drawn once, after the last of them."""

from collections.abc import Callable

from dealer_terminal.app.replay import room
from dealer_terminal.procedure.facts import RoundClosed, RoundOpened
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.ui.kiosk.props import SummaryProps
from dealer_terminal.ui.replay.controller import ReplayController
from dealer_terminal.ui.replay.frame import replay_props
from tests.fast.cli.conftest import Terminal


def test_where_a_round_is_closed_the_screen_is_the_one_that_was_drawn_then(
    replays: Callable[..., ReplayController], db: str, terminal: Terminal
) -> None:
    replay = replays()
    replay.press("round-on")
    closed = replay.showing.facts[-1].position
    replay.go(closed)
    assert isinstance(replay.showing.moment.step.entry, RoundClosed)
    assert isinstance(replay.showing.drawn.step.entry, RoundOpened)
    replay.press("screen")
    at_closing = replay_props(replay.showing, room())
    assert f"as it was drawn after fact {closed + 1}, which the same touch wrote" in at_closing.caption
    replay.go(closed + 1)
    at_opening = replay_props(replay.showing, room())
    assert at_closing.screen == at_opening.screen
    assert "at this fact" in at_opening.caption
    said = terminal("moment", "--db", db, "--fact", str(closed)).out
    assert f"The kiosk drew nothing here: the same touch wrote fact {closed + 1}" in said
    assert "drew nothing" not in terminal("moment", "--db", db, "--fact", str(closed + 1)).out


def test_at_its_last_fact_a_round_lies_as_it_ended_and_is_summed_up(replays: Callable[..., ReplayController]) -> None:
    replay = replays()
    replay.press("round-on")
    closed = replay.showing.facts[-1].position
    replay.go(closed - 1)
    before = replay_props(replay.showing, room())
    replay.press("fact-on")
    assert replay.showing.head.position == closed
    at_closing = replay_props(replay.showing, room())
    assert at_closing.felt.table.felt == before.felt.table.felt
    assert any(seat.occupied and seat.total for seat in at_closing.felt.table.felt.seats)
    assert (at_closing.head.round, at_closing.felt.table.summary.round) == (before.head.round, before.head.round)
    replay.press("fact-on")
    assert replay_props(replay.showing, room()).felt.table.summary == SummaryProps()


def test_every_record_of_one_touch_leads_to_its_last(replays: Callable[..., ReplayController]) -> None:
    reel: JournalNavigator = replays()._reel
    records = [reel.moment(at).step.record for at in range(reel.size())]
    for record in records:
        touch = [each.position for each in records if (each.utc, each.monotonic) == (record.utc, record.monotonic)]
        assert reel.drawn(record.position) == touch[-1]
