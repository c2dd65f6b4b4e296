"""What calls for somebody, the most urgent first; what is shelved comes last."""

from dealer_terminal.procedure.words import words
from dealer_terminal.review.alarms.rows import Row
from dealer_terminal.review.need import QUIET
from dealer_terminal.ui.desk.clocks import when_text
from dealer_terminal.ui.pit.props import AlarmProps
from dealer_terminal.ui.pit.sheet import row_key
from dealer_terminal.ui.pit.sheets.alarm_sheet import what
from dealer_terminal.ui.pit.showing import Showing
from dealer_terminal.ui.pit.words import STANDINGS
from dealer_terminal.ui.shared.languages import Say


def alarms(showing: Showing, say: Say) -> tuple[AlarmProps, ...]:
    return tuple(_alarm(each, showing, say) for each in showing.rows)


def alarms_title(showing: Showing, say: Say) -> str:
    calls = [each for each in showing.rows if each.standing not in QUIET]
    if not calls:
        return say("Nothing calls for anybody")
    return say("{count} alarms", count=len(calls)) if len(calls) > 1 else say("One alarm")


def _alarm(row: Row, showing: Showing, say: Say) -> AlarmProps:
    return AlarmProps(
        key=row_key(row),
        title=say(words(row.alarm.title)),
        table=say("Table {name}", name=row.table),
        text=say(what(row)),
        since=when_text(row.since, showing.now, showing.zone),
        standing=say(STANDINGS[row.standing]),
        urgency=row.alarm.urgency.value,
        quiet=row.standing in QUIET,
    )
