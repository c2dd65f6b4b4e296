"""Changes at each table since the reviewer's last review: facts, rounds, money, items of the queue, and alarms."""

from collections.abc import Iterator

from dealer_terminal.procedure.preview_words import signed_dollars
from dealer_terminal.procedure.words import NO_WORDS, Words, listed, words
from dealer_terminal.review.changes import Changes, raised_since, returned_since
from dealer_terminal.review.console import Point
from dealer_terminal.review.table_snapshot import TableSnapshot
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.console.clocks import dated_text
from dealer_terminal.ui.console.sheet import SheetKey, SheetLine, Tone
from dealer_terminal.ui.pit.sheet import Doing, PitSheet, PitSnapshot, Points, Watches
from dealer_terminal.ui.pit.words import SUBJECTS, table_name

_NEVER = words("You have set no point here yet: all since its log began")


class ChangesSheet(PitSheet, frozen=True, kw_only=True):
    def heading(self, stand: PitSnapshot) -> Words:
        return words("What changed")

    def told(self, stand: PitSnapshot) -> Words:
        person = stand.console.reviewer
        if person is None:
            return words("A console keeps when somebody looked: start the pit with --console.")
        return words("Since {name} looked at each table.", name=person.name)

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        return tuple(line for each in stand.sights for line in _table(each, stand))

    def keys(self, stand: PitSnapshot) -> tuple[SheetKey, ...]:
        return (SheetKey("point", words("Looked at up to here")),) if stand.console.name else ()

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        return Points() if name == "point" else Watches(name)


def own_point(stand: PitSnapshot, journal: str) -> tuple[Point, ...]:
    """Return how far the reviewer has reviewed that table. Reviews of other persons do not count."""
    person = stand.console.reviewer
    return stand.console.point_of(person.id, journal) if person is not None else ()


def _table(sight: TableSnapshot, stand: PitSnapshot) -> Iterator[SheetLine]:
    point = own_point(stand, sight.journal)
    since = next((_since(each, stand) for each in point), _NEVER if stand.console.name else NO_WORDS)
    yield SheetLine(table_name(sight.table, simulated=sight.simulated), since, name=sight.journal, tone=Tone.HEADING)
    found = stand.changes.get(sight.journal)
    if found is None:
        yield SheetLine(words("Looking…"))
        return
    yield SheetLine(words("{facts} facts, {rounds} rounds", facts=found.facts, rounds=found.rounds), _money(found))
    counts = [(what, found.subjects[subject.value]) for subject, what in SUBJECTS.items()]
    acts = [words("{what} {amount}", what=what, amount=count) for what, count in counts if count]
    if acts:
        yield SheetLine(words("For a second pair of eyes: {acts}", acts=listed(acts)))
    looked = next((each.written.utc for each in point), 0)
    raised = len(raised_since(stand.console.alarms, sight.journal, looked))
    over = len(returned_since(stand.console.alarms, sight.journal, looked))
    if raised or over:
        yield SheetLine(words("Alarms raised {raised}, over {over}", raised=raised, over=over))


def _since(point: Point, stand: PitSnapshot) -> Words:
    utc = point.written.utc
    at = dated_text(utc, stand.zone)
    return words("Since {time}: {point}", time=at, point=point.name) if point.name else words("Since {time}", time=at)


def _money(found: Changes) -> Words:
    if not found.rounds:
        return NO_WORDS
    staked, paid = dollars(found.staked), dollars(found.paid)
    return words("staked {staked}, paid {paid}, won {win}", staked=staked, paid=paid, win=signed_dollars(found.win))
