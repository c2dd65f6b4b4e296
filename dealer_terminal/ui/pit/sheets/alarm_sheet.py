"""Sheets of one alarm and of a group: why it matters, what to do, and what was done. An alarm can be acknowledged,
confirmed, or shelved."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review import console_commands
from dealer_terminal.review.alarms.board import AlarmStatus, RaisedAlarm
from dealer_terminal.review.alarms.rows import QUIET, AlarmGroup, AlarmRow
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.console.sheet import FieldKind, Opens, SheetField, SheetKey, SheetLine, Stays, Tone
from dealer_terminal.ui.pit.sheet import (
    AnySheet,
    Doing,
    PitSheet,
    PitSnapshot,
    Replays,
    Watches,
    Writes,
    at_time,
    by_whom,
    group_key,
    row_key,
)
from dealer_terminal.ui.pit.words import STANDINGS, URGENCIES, table_name

_SHELVES = (("15", words("15 min")), ("60", words("1 h")), ("240", words("4 h")))
OVER = SheetLine(words("It is over, and somebody has seen it."), tone=Tone.GOOD)


class AlarmSheet(PitSheet, frozen=True, kw_only=True):
    key: str
    title: Words
    journal: str
    position: int

    def heading(self, stand: PitSnapshot) -> Words:
        return self.title

    def told(self, stand: PitSnapshot) -> Words:
        for row in stand.row(self.key):
            since = when_text(row.since, stand.now, stand.zone)
            standing = STANDINGS[row.standing]
            table = table_name(row.table, simulated=stand.sight(row.journal).simulated)
            return words("{table} · {standing} · since {since}", table=table, standing=standing, since=since)
        return words("It is over.")

    def fields(self, stand: PitSnapshot) -> tuple[SheetField, ...]:
        if not _raised(stand.row(self.key)):
            return ()
        shelf = SheetField("minutes", words("Shelve for"), FieldKind.CHOICE, _SHELVES)
        return SheetField("text", words("What was done, or why it may wait")), shelf

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        row = stand.row(self.key)
        return tuple(_told(row[0], stand)) if row else (OVER,)

    def keys(self, stand: PitSnapshot) -> tuple[SheetKey, ...]:
        watches, replays = SheetKey("table", words("The table")), SheetKey("replay", words("Replay"))
        return *(_keys(stand.row(self.key))), watches, replays

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        if name == "table":
            return Watches(self.journal)
        if name == "replay":
            return Replays(self.journal, self.position)
        for raised in _raised(stand.row(self.key)):
            return self._written(raised, name)
        return Stays(words("It is over; nothing is left to do."))

    def _written(self, raised: RaisedAlarm, name: str) -> Doing:
        text = self.text("text")
        if name == "acknowledge":
            return Writes(console_commands.AcknowledgeAlarm(raised.id), words("Seen"))
        if name == "unshelve":
            return Writes(console_commands.UnshelveAlarm(raised.id), words("It is back"))
        if not text:
            return Stays(words("Say what was done, or why it may wait."))
        if name == "confirm":
            return Writes(console_commands.ConfirmAlarm(raised.id, text), words("Acted on"), (self.anew(text=""),))
        if not self.text("minutes"):
            return Stays(words("Choose for how long it may wait."))
        shelved = console_commands.ShelveAlarm(raised.id, text, int(self.text("minutes")) * 60)
        return Writes(shelved, words("Shelved"), (self.anew(text=""),))


def alarm_sheet(row: AlarmRow) -> AlarmSheet:
    return AlarmSheet(key=row_key(row), title=words(row.alarm.title), journal=row.journal, position=row.position)


def _raised(rows: tuple[AlarmRow, ...]) -> tuple[RaisedAlarm, ...]:
    return rows[0].raised if rows else ()


def _keys(rows: tuple[AlarmRow, ...]) -> Iterator[SheetKey]:
    """Yield the keys for the remaining actions, the next one first."""
    for raised in _raised(rows):
        standing = rows[0].standing
        if not raised.acknowledged:
            yield SheetKey("acknowledge", words("Seen"))
        if not raised.returned:
            yield SheetKey("confirm", words("Acted on"))
            shelved = standing is AlarmStatus.SHELVED
            yield SheetKey("unshelve", words("Unshelve")) if shelved else SheetKey("shelve", words("Shelve"))


def _told(row: AlarmRow, stand: PitSnapshot) -> Iterator[SheetLine]:
    alarm = row.alarm
    tone = Tone.USUAL if row.standing in QUIET else Tone.WRONG
    yield SheetLine(row.what, words("urgent: {urgency}", urgency=URGENCIES[alarm.urgency]), tone=tone)
    yield SheetLine(words("What to do"), tone=Tone.HEADING)
    yield SheetLine(words(alarm.todo))
    yield SheetLine(words("Why it matters"), tone=Tone.HEADING)
    yield SheetLine(words(alarm.why))
    yield SheetLine(words("When it ends"), tone=Tone.HEADING)
    yield SheetLine(words(alarm.ends))
    for raised in row.raised:
        yield SheetLine(words("What was done"), tone=Tone.HEADING)
        yield from _history(raised, stand)


def _history(raised: RaisedAlarm, stand: PitSnapshot) -> Iterator[SheetLine]:
    yield SheetLine(words("Raised by the console"), at_time(raised.written, stand))
    for seen in raised.acknowledged[:1]:
        yield SheetLine(words("Seen"), by_whom(seen, stand))
    for said in raised.confirmed:
        yield SheetLine(words("Acted on: {text}", text=said.text), by_whom(said.written, stand), tone=Tone.GOOD)
    for shelf in raised.shelf:
        until = when_text(shelf.until, stand.now, stand.zone)
        told = words("Shelved until {until}: {reason}", until=until, reason=shelf.reason)
        yield SheetLine(told, by_whom(shelf.written, stand))
        for ended in shelf.ended:
            yield SheetLine(words("Taken off the shelf"), by_whom(ended, stand))
    for over in raised.returned:
        yield SheetLine(words("Over by itself"), at_time(over, stand))


class GroupSheet(PitSheet, frozen=True, kw_only=True):
    key: str
    title: Words
    journal: str

    def heading(self, stand: PitSnapshot) -> Words:
        return self.title

    def told(self, stand: PitSnapshot) -> Words:
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

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        found = tuple(line for group in stand.group(self.key) for line in _lines(group, stand))
        return found or (OVER,)

    def keys(self, stand: PitSnapshot) -> tuple[SheetKey, ...]:
        unseen = any(group.unseen for group in stand.group(self.key))
        return (
            *((SheetKey("acknowledge", words("All seen")),) if unseen else ()),
            SheetKey("table", words("The table")),
        )

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        if name == "table":
            return Watches(self.journal)
        if name != "acknowledge":
            return next((Opens(alarm_sheet(each)) for each in stand.row(name)), Stays(words("It is over.")))
        for group in stand.group(self.key):
            return Writes(
                console_commands.AcknowledgeAlarms(tuple(each.id for each in group.unseen)), words("All seen")
            )
        return Stays(words("It is over; nothing is left to do."))


def _lines(group: AlarmGroup, stand: PitSnapshot) -> tuple[SheetLine, ...]:
    return tuple(
        SheetLine(
            row.what,
            words("{standing} · since {since}", standing=STANDINGS[row.standing], since=_since(row.since, stand)),
            row_key(row),
            Tone.USUAL if row.standing in QUIET else Tone.WRONG,
        )
        for row in group.rows
    )


def _since(utc: int, stand: PitSnapshot) -> str:
    return when_text(utc, stand.now, stand.zone)


def group_sheet(group: AlarmGroup) -> AnySheet:
    """Return the sheet of a group, or of the alarm if it is the only one."""
    if len(group.rows) == 1:
        return alarm_sheet(group.first)
    return GroupSheet(key=group_key(group), title=words(group.alarm.title), journal=group.journal)
