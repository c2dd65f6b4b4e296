"""What waits for a second pair of eyes, the newest first."""

from dealer_terminal.review.queue.board import Worked
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.pit.props import QueueProps
from dealer_terminal.ui.pit.sheet import Waits
from dealer_terminal.ui.pit.showing import Queued, Showing
from dealer_terminal.ui.pit.words import SIMULATED, SUBJECTS, WORKED

_MOST = 200
"""Rows at once; what is older is found with `queue`."""


def queue(showing: Showing, say: Say) -> tuple[QueueProps, ...]:
    return tuple(_item(each, showing, say) for each in showing.queue[:_MOST])


def queue_title(showing: Showing, say: Say) -> str:
    count = len(showing.queue)
    if showing.desk.queued is Queued.ALL:
        return say("{count} acts of the last hours", count=count)
    return say("{count} wait for a second pair of eyes", count=count)


def queue_key(showing: Showing, say: Say) -> str:
    return say("All of them") if showing.desk.queued is Queued.WAITING else say("What waits")


def _item(waits: Waits, showing: Showing, say: Say) -> QueueProps:
    item, worked = waits.item, waits.work.worked
    return QueueProps(
        journal=waits.journal,
        position=item.position,
        time=when_text(item.utc, showing.now, showing.zone),
        table=say("Table {name}", name=waits.table),
        simulated=say(SIMULATED) if item.simulated else "",
        subject=say(SUBJECTS[item.subject]),
        text=say(item.what),
        dealer=item.dealer,
        signed=", ".join(each.by.name for each in item.approvals),
        worked=say(WORKED[worked]),
        done=worked is Worked.APPROVED,
    )
