"""Workload of the console's alarms: number an hour, floods, and unacknowledged alarms."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import NO_WORDS, Words, labelled, words
from dealer_terminal.review.alarms.load import GOOD, HOUR, MOST, SECOND, Burden, Load, load_of, loads_of_people
from dealer_terminal.ui.console.clocks import when_text
from dealer_terminal.ui.console.sheet import SHUT, SheetLine, Tone
from dealer_terminal.ui.pit.sheet import Doing, PitSheet, PitSnapshot

HOURS = 8
_MINUTE = 60 * SECOND
_TONES = {Burden.WELL: Tone.GOOD, Burden.BUSY: Tone.USUAL, Burden.TOO_MUCH: Tone.WRONG}
_BURDENS = {
    Burden.WELL: words("One person works that off well"),
    Burden.BUSY: words("As much as one person can work off"),
    Burden.TOO_MUCH: words("More than one person can work off"),
}


class LoadSheet(PitSheet, frozen=True, kw_only=True):
    def heading(self, stand: PitSnapshot) -> Words:
        return words("Load of the alarms")

    def told(self, stand: PitSnapshot) -> Words:
        if not stand.console.name:
            return words("A console keeps its alarms: start the pit with --console.")
        opened = stand.console.opened
        if opened > stand.now - HOURS * HOUR:
            return words("Since this console was opened, {time}.", time=when_text(opened, stand.now, stand.zone))
        return words("The last {hours} hours at this console.", hours=HOURS)

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        if not stand.console.name:
            return ()
        since = stand.now - HOURS * HOUR
        found = load_of(stand.console, since, stand.now)
        minutes = found.flooded // _MINUTE
        people = loads_of_people(stand.console, since, stand.now)
        return (
            SheetLine(_counted(found), _BURDENS[found.burden], tone=_TONES[found.burden]),
            SheetLine(words("Floods: {count}, {minutes} min in all", count=found.floods, minutes=minutes)),
            SheetLine(words("Not seen yet: {count}", count=found.unseen), _waited(found)),
            SheetLine(_slowest(found)),
            SheetLine(words("Standing for a day: {count}", count=found.stale)),
            SheetLine(words("While signed on here"), _MEASURE, tone=Tone.HEADING),
            *_people(people, stand),
            SheetLine(words("While nobody was signed on: {count}", count=found.raised - _of_people(people))),
        )

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        return SHUT


_MEASURE = words("{good} an hour one person works off well, {most} at most", good=GOOD, most=MOST)


def _waited(found: Load) -> Words:
    return words("The oldest stands for {minutes} min", minutes=found.waited // _MINUTE) if found.unseen else NO_WORDS


def _slowest(found: Load) -> Words:
    if not found.seen:
        return words("None was seen yet") if found.raised else words("There was none to be seen")
    return words("The slowest was seen after {seconds} s", seconds=found.longest // SECOND)


def _people(people: dict[str, Load], stand: PitSnapshot) -> Iterator[SheetLine]:
    for who, found in people.items():
        named = labelled(stand.console.named(who), _counted(found))
        yield SheetLine(named, _BURDENS[found.burden], tone=_TONES[found.burden])


def _of_people(people: dict[str, Load]) -> int:
    return sum(each.raised for each in people.values())


def _counted(found: Load) -> Words:
    """Return the number of alarms, with an hourly rate after the first hour."""
    if found.time < HOUR:
        return words("{count} alarms in {minutes} min", count=found.raised, minutes=found.time // _MINUTE)
    hours, rate = f"{found.hours:.1f}", f"{found.rate:.1f}"
    return words("{count} alarms in {hours} h, {rate} an hour", count=found.raised, hours=hours, rate=rate)
