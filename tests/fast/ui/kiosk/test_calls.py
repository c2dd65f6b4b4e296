"""A question and a lost reader are heard, each once."""

from collections.abc import Callable

from dealer_terminal.procedure.state import Phase
from dealer_terminal.table.sound import SoundPulse
from tests.fast.ui.kiosk import approving, stories
from tests.fast.ui.kiosk.irregularities import at, report
from tests.fast.ui.kiosk.table import SUPERVISOR, Table
from tests.helpers.cases import every

QUESTION, READER_LOST = [SoundPulse.QUESTION], [SoundPulse.READER_LOST]


def reported() -> Table:
    table = at(Phase.DECISIONS)
    report(table, "skipped-player")
    return table


def closed_and_lost() -> Table:
    return Table().unplug()


def lost_and_reported() -> Table:
    table = stories.full().unplug()
    report(table, "reader-lost")
    return table


def withdrawn_and_told_again() -> Table:
    table = reported().press("It did not happen")
    report(table, "skipped-player")
    return table


HEARD: dict[str, tuple[Callable[[], Table], list[SoundPulse]]] = {
    "a round without a question": (stories.recalled, []),
    "an irregularity": (reported, QUESTION),
    "one that is told again": (withdrawn_and_told_again, QUESTION * 2),
    "a payment on hold": (stories.big_hand, QUESTION),
    "a deal over its limit": (stories.over_the_deals_limit, QUESTION),
    "a jackpot that waits": (approving.pending, QUESTION),
    "a second one": (approving.two_on_one, QUESTION * 2),
    "a reader that is lost in the deal": (stories.lost, READER_LOST),
    "one that is lost twice": (lambda: Table().open().unplug().plug().unplug(), READER_LOST * 2),
    "one that the dealer reports too": (lost_and_reported, READER_LOST),
    "one that is lost at a closed table": (closed_and_lost, []),
}


@every(("scene", "heard"), HEARD.values())
def test_each_event_is_heard_once(scene: Callable[[], Table], heard: list[SoundPulse]) -> None:
    table = scene()
    for _ in range(3):
        table.controller.tick()
    assert table.world.heard == heard


def test_a_start_calls_once_for_a_question_that_is_still_open_and_for_none_that_was_answered() -> None:
    table = reported()
    table.begin(table.room.settings, 1)
    table.controller.tick()
    assert table.world.heard == QUESTION
    table.press("Misdeal: all wagers go back").who(SUPERVISOR)
    table.begin(table.room.settings, 1)
    assert table.world.heard == []
