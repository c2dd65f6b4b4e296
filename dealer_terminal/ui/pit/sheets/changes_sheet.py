"""What changed at each table since somebody looked: facts, rounds, money, acts for a second pair of eyes, alarms."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import NO_WORDS, Words, as_told, listed, words
from dealer_terminal.review.changes import Changes, raised_since, returned_since
from dealer_terminal.review.console import Point
from dealer_terminal.review.sight import Sight
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.desk.clocks import date_text, second_text
from dealer_terminal.ui.desk.sheet import Key, Line, Tone
from dealer_terminal.ui.pit.sheet import Doing, Points, Sheet, Stand, Watches
from dealer_terminal.ui.pit.words import SUBJECTS


class ChangesSheet(Sheet, frozen=True, kw_only=True):
    def heading(self, stand: Stand) -> Words:
        return words("What changed")

    def told(self, stand: Stand) -> Words:
        for point in newest_point(stand):
            at = f"{date_text(point.written.utc, stand.zone)} {second_text(point.written.utc, stand.zone)}"
            by = stand.console.named(point.written.by)
            if point.name:
                return words("Since {time}, {name}: {point}", time=at, name=by, point=point.name)
            return words("Since {time}, {name}", time=at, name=by)
        if not stand.console.name:
            return words("A console keeps when somebody looked: start the pit with --console.")
        return words("Nobody has said yet how far they looked; all of it is new.")

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(line for each in stand.sights for line in _table(each, stand))

    def keys(self, stand: Stand) -> tuple[Key, ...]:
        return (Key("point", words("Looked at up to here")),) if stand.console.name else ()

    def pressed(self, stand: Stand, name: str) -> Doing:
        return Points() if name == "point" else Watches(name)


def newest_point(stand: Stand) -> tuple[Point, ...]:
    return stand.console.points[-1:]


def _table(sight: Sight, stand: Stand) -> Iterator[Line]:
    yield Line(words("Table {name}", name=sight.table), name=sight.journal, tone=Tone.HEADING)
    found = stand.changes.get(sight.journal)
    if found is None:
        yield Line(words("Looking…"))
        return
    yield Line(words("{facts} facts, {rounds} rounds", facts=found.facts, rounds=found.rounds), _money(found))
    acts = [
        words("{what} {count}", what=what, count=found.subjects[each.value])
        for each, what in SUBJECTS.items()
        if found.subjects[each.value]
    ]
    if acts:
        yield Line(words("For a second pair of eyes: {acts}", acts=listed(acts)))
    for since in (each.written.utc for each in newest_point(stand)):
        raised = len(raised_since(stand.console.alarms, sight.journal, since))
        over = len(returned_since(stand.console.alarms, sight.journal, since))
        if raised or over:
            yield Line(words("Alarms raised {raised}, over {over}", raised=raised, over=over))


def _money(found: Changes) -> Words:
    if not found.rounds:
        return NO_WORDS
    staked, paid, win = (as_told(dollars(each)) for each in (found.staked, found.paid, found.win))
    return words("staked {staked}, paid {paid}, won {win}", staked=staked, paid=paid, win=win)
