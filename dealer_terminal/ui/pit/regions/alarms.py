"""What calls for somebody, by table and cause, the most urgent first; what is over or shelved comes last."""

from dealer_terminal.procedure.words import words
from dealer_terminal.review.alarms.board import Standing
from dealer_terminal.review.alarms.groups import Group, groups
from dealer_terminal.review.need import QUIET
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.pit.props import AlarmProps
from dealer_terminal.ui.pit.sheet import group_key
from dealer_terminal.ui.pit.showing import Showing
from dealer_terminal.ui.pit.words import SIMULATED, STANDINGS


def alarms(showing: Showing, say: Say) -> tuple[AlarmProps, ...]:
    return tuple(_alarms(each, showing, say) for each in groups(showing.rows))


def alarms_title(showing: Showing, say: Say) -> str:
    over = sum(each.standing is Standing.RETURNED for each in showing.rows)
    return " · ".join((_calls(showing, say), *((say("{count} over, not seen", count=over),) if over else ())))


def _calls(showing: Showing, say: Say) -> str:
    calls = [each for each in showing.rows if each.standing not in QUIET]
    if not calls:
        return say("Nothing calls for anybody")
    return say("{count} alarms", count=len(calls)) if len(calls) > 1 else say("One alarm")


def _alarms(group: Group, showing: Showing, say: Say) -> AlarmProps:
    """By the one that is to be worked off first."""
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
