"""The queue of items to review, newest first, and the alarms."""

from dealer_terminal.procedure.words import words
from dealer_terminal.review.alarms.board import AlarmStatus
from dealer_terminal.review.alarms.rows import QUIET, AlarmGroup, groups
from dealer_terminal.review.queue.board import Worked
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.pit.pit_view_state import Queued, Showing
from dealer_terminal.ui.pit.props import AlarmProps, QueueProps
from dealer_terminal.ui.pit.sheet import Waits, group_key
from dealer_terminal.ui.pit.words import SIMULATED, STANDINGS, SUBJECTS, WORKED

_MOST = 200
"""Maximum number of rows. The command `queue` finds older items."""


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


def alarms(showing: Showing, say: Say) -> tuple[AlarmProps, ...]:
    return tuple(_alarms(each, showing, say) for each in groups(showing.rows))


def alarms_title(showing: Showing, say: Say) -> str:
    over = sum(each.standing is AlarmStatus.RETURNED for each in showing.rows)
    return " · ".join((_calls(showing, say), *((say("{count} over, not seen", count=over),) if over else ())))


def _calls(showing: Showing, say: Say) -> str:
    calls = [each for each in showing.rows if each.standing not in QUIET]
    if not calls:
        return say("Nothing calls for anybody")
    return say("{count} alarms", count=len(calls)) if len(calls) > 1 else say("One alarm")


def _alarms(group: AlarmGroup, showing: Showing, say: Say) -> AlarmProps:
    """Return a row for a group, described by the alarm to handle first."""
    row, count = group.first, len(group.rows)
    oldest, newest = (when_text(each, showing.now, showing.zone) for each in (group.oldest, group.newest))
    return AlarmProps(
        key=group_key(group),
        title=say(words(row.alarm.title)),
        count=f"× {count}" if count > 1 else "",
        table=say("Table {name}", name=row.table),
        text=say(row.what),
        simulated=say(SIMULATED) if showing.stand.sight(row.journal).simulated else "",
        since=oldest if oldest == newest else f"{oldest} – {newest}",
        standing=say(STANDINGS[row.standing]),
        urgency=row.alarm.urgency.value,
        quiet=row.standing in QUIET,
    )
