"""Alarms of one table and one cause: each can be opened, and one press says that all of them were seen."""

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review import asks
from dealer_terminal.review.alarms.groups import Group
from dealer_terminal.review.need import QUIET
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.console.sheet import Key, Line, Opens, Stays, Tone
from dealer_terminal.ui.pit.sheet import AnySheet, Doing, Sheet, Stand, Watches, Writes, group_key, row_key
from dealer_terminal.ui.pit.sheets.alarm_sheet import OVER, alarm_sheet
from dealer_terminal.ui.pit.words import STANDINGS, table_name


class GroupSheet(Sheet, frozen=True, kw_only=True):
    key: str
    title: Words
    journal: str

    def heading(self, stand: Stand) -> Words:
        return self.title

    def told(self, stand: Stand) -> Words:
        for group in stand.group(self.key):
            oldest, newest = (when_text(each, stand.now, stand.zone) for each in (group.oldest, group.newest))
            return words(
                "{table} · {count} alarms, {standing} of them not over · from {oldest} to {newest}",
                table=table_name(group.first.table, simulated=stand.sight(group.journal).simulated),
                count=len(group.rows),
                standing=group.standing,
                oldest=oldest,
                newest=newest,
            )
        return words("It is over.")

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        found = tuple(line for group in stand.group(self.key) for line in _lines(group, stand))
        return found or (OVER,)

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        unseen = any(group.unseen for group in stand.group(self.key))
        return (*((Key("acknowledge", words("All seen")),) if unseen else ()), Key("table", words("The table")))

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "table":
            return Watches(self.journal)
        if name != "acknowledge":
            return next((Opens(alarm_sheet(each)) for each in stand.row(name)), Stays(words("It is over.")))
        for group in stand.group(self.key):
            return Writes(asks.AcknowledgeAlarms(tuple(each.id for each in group.unseen)), words("All seen"))
        return Stays(words("It is over; nothing is left to do."))


def _lines(group: Group, stand: Stand) -> tuple[Line, ...]:
    return tuple(
        Line(
            row.what,
            words("{standing} · since {since}", standing=STANDINGS[row.standing], since=_since(row.since, stand)),
            row_key(row),
            Tone.USUAL if row.standing in QUIET else Tone.WRONG,
        )
        for row in group.rows
    )


def _since(utc: int, stand: Stand) -> str:
    return when_text(utc, stand.now, stand.zone)


def group_sheet(group: Group) -> AnySheet:
    """Of a single alarm that alarm itself."""
    if len(group.rows) == 1:
        return alarm_sheet(group.first)
    return GroupSheet(key=group_key(group), title=words(group.alarm.title), journal=group.journal)
