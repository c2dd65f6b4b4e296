"""Test of a table's win: its result, the rounds it still needs, and the most influential rounds, to open in a
replay."""

from collections.abc import Iterator

from dealer_terminal.procedure.preview_words import signed_dollars
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.statistics.wins import TableWin
from dealer_terminal.ui.console.sheet import SheetLine
from dealer_terminal.ui.pit.figures.money import meaning, shows
from dealer_terminal.ui.pit.sheet import Doing, PitSheet, PitSnapshot, Replays


class WinSheet(PitSheet, frozen=True, kw_only=True):
    journal: str

    def heading(self, stand: PitSnapshot) -> Words:
        return words("Table {name}", name=stand.sight(self.journal).table)

    def told(self, stand: PitSnapshot) -> Words:
        return next((meaning(each) for each in self._found(stand)), words("Count the shift again."))

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        return tuple(line for win in self._found(stand) for line in _lines(win))

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        journal, position = name.split()
        return Replays(journal, int(position))

    def _found(self, stand: PitSnapshot) -> Iterator[TableWin]:
        """Yield the test of the real rounds, or of the simulated ones if there are no real ones."""
        found = (win for read in stand.shift for shift in read.found for win in shift.wins)
        yield from [each for each in found if each.journal == self.journal][:1]


def _lines(win: TableWin) -> Iterator[SheetLine]:
    off = signed_dollars(round(win.off))
    yield SheetLine(words("{off} off what was to be expected, in {rounds} rounds", off=off, rounds=win.rounds))
    yield from (SheetLine(each) for each in shows(win))
    for each in win.behind:
        told = words("Round {number}, record {position}", number=each.number, position=each.position)
        yield SheetLine(told, name=f"{each.journal} {each.position}")
