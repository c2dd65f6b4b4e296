"""One alarm: why it matters, what to do, what was done; seen, acted on, put on the shelf for a while."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review import asks
from dealer_terminal.review.alarms.board import Raised, Standing
from dealer_terminal.review.alarms.rows import QUIET, Group, Row
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.console.sheet import Field, Key, Kind, Line, Opens, Stays, Tone
from dealer_terminal.ui.pit.sheet import (
    AnySheet,
    Doing,
    Replays,
    Sheet,
    Stand,
    Watches,
    Writes,
    at_time,
    by_whom,
    group_key,
    row_key,
)
from dealer_terminal.ui.pit.words import STANDINGS, URGENCIES, table_name

_SHELVES = (("15", words("15 min")), ("60", words("1 h")), ("240", words("4 h")))
OVER = Line(words("It is over, and somebody has seen it."), tone=Tone.GOOD)


class AlarmSheet(Sheet, frozen=True, kw_only=True):
    key: str
    title: Words
    journal: str
    position: int

    def heading(self, stand: Stand) -> Words:
        return self.title

    def told(self, stand: Stand) -> Words:
        for row in stand.row(self.key):
            since = when_text(row.since, stand.now, stand.zone)
            standing = STANDINGS[row.standing]
            table = table_name(row.table, simulated=stand.sight(row.journal).simulated)
            return words("{table} · {standing} · since {since}", table=table, standing=standing, since=since)
        return words("It is over.")

    def fields(self, stand: Stand) -> tuple[Field, ...]:
        if not _raised(stand.row(self.key)):
            return ()
        shelf = Field("minutes", words("Shelve for"), Kind.CHOICE, _SHELVES)
        return Field("text", words("What was done, or why it may wait")), shelf

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        row = stand.row(self.key)
        return tuple(_told(row[0], stand)) if row else (OVER,)

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        watches, replays = Key("table", words("The table")), Key("replay", words("Replay"))
        return *(_keys(stand.row(self.key))), watches, replays

    def pressed(self, stand: Stand, name: str) -> Doing:
        if name == "table":
            return Watches(self.journal)
        if name == "replay":
            return Replays(self.journal, self.position)
        for raised in _raised(stand.row(self.key)):
            return self._written(raised, name)
        return Stays(words("It is over; nothing is left to do."))

    def _written(self, raised: Raised, name: str) -> Doing:
        text = self.text("text")
        if name == "acknowledge":
            return Writes(asks.AcknowledgeAlarm(raised.id), words("Seen"))
        if name == "unshelve":
            return Writes(asks.UnshelveAlarm(raised.id), words("It is back"))
        if not text:
            return Stays(words("Say what was done, or why it may wait."))
        if name == "confirm":
            return Writes(asks.ConfirmAlarm(raised.id, text), words("Acted on"), (self.anew(text=""),))
        if not self.text("minutes"):
            return Stays(words("Choose for how long it may wait."))
        shelved = asks.ShelveAlarm(raised.id, text, int(self.text("minutes")) * 60)
        return Writes(shelved, words("Shelved"), (self.anew(text=""),))


def alarm_sheet(row: Row) -> AlarmSheet:
    return AlarmSheet(key=row_key(row), title=words(row.alarm.title), journal=row.journal, position=row.position)


def _raised(rows: tuple[Row, ...]) -> tuple[Raised, ...]:
    return rows[0].raised if rows else ()


def _keys(rows: tuple[Row, ...]) -> Iterator[Key]:
    """What is still to be done about it, the next first."""
    for raised in _raised(rows):
        standing = rows[0].standing
        if not raised.acknowledged:
            yield Key("acknowledge", words("Seen"))
        if not raised.returned:
            yield Key("confirm", words("Acted on"))
            shelved = standing is Standing.SHELVED
            yield Key("unshelve", words("Unshelve")) if shelved else Key("shelve", words("Shelve"))


def _told(row: Row, stand: Stand) -> Iterator[Line]:
    alarm = row.alarm
    tone = Tone.USUAL if row.standing in QUIET else Tone.WRONG
    yield Line(row.what, words("urgent: {urgency}", urgency=URGENCIES[alarm.urgency]), tone=tone)
    yield Line(words("What to do"), tone=Tone.HEADING)
    yield Line(words(alarm.todo))
    yield Line(words("Why it matters"), tone=Tone.HEADING)
    yield Line(words(alarm.why))
    yield Line(words("When it ends"), tone=Tone.HEADING)
    yield Line(words(alarm.ends))
    for raised in row.raised:
        yield Line(words("What was done"), tone=Tone.HEADING)
        yield from _history(raised, stand)


def _history(raised: Raised, stand: Stand) -> Iterator[Line]:
    yield Line(words("Raised by the console"), at_time(raised.written, stand))
    for seen in raised.acknowledged[:1]:
        yield Line(words("Seen"), by_whom(seen, stand))
    for said in raised.confirmed:
        yield Line(words("Acted on: {text}", text=said.text), by_whom(said.written, stand), tone=Tone.GOOD)
    for shelf in raised.shelf:
        until = when_text(shelf.until, stand.now, stand.zone)
        told = words("Shelved until {until}: {reason}", until=until, reason=shelf.reason)
        yield Line(told, by_whom(shelf.written, stand))
        for ended in shelf.ended:
            yield Line(words("Taken off the shelf"), by_whom(ended, stand))
    for over in raised.returned:
        yield Line(words("Over by itself"), at_time(over, stand))


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
