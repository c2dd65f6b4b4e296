"""Records behind a dealer's figure: each correction, to open in a replay."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.statistics.dealers import DealerStatistics
from dealer_terminal.ui.console.sheet import SheetLine
from dealer_terminal.ui.pit.figures.correction_funnel import meaning
from dealer_terminal.ui.pit.sheet import Doing, PitSheet, PitSnapshot, Replays

_MOST = 200


class DealerSheet(PitSheet, frozen=True, kw_only=True):
    dealer: str

    def heading(self, stand: PitSnapshot) -> Words:
        return next((as_told(each.who.name) for each in self._found(stand)), as_told(self.dealer))

    def told(self, stand: PitSnapshot) -> Words:
        return next((meaning(each) for each in self._found(stand)), words("Count the shift again."))

    def lines(self, stand: PitSnapshot) -> tuple[SheetLine, ...]:
        return tuple(
            SheetLine(
                words("Table {name}", name=stand.sight(each.journal).table),
                words("Round {number}, record {position}", number=each.number, position=each.position),
                name=f"{each.journal} {each.position}",
            )
            for dealer in self._found(stand)
            for each in dealer.behind[:_MOST]
        )

    def pressed(self, stand: PitSnapshot, name: str) -> Doing:
        journal, position = name.split()
        return Replays(journal, int(position))

    def _found(self, stand: PitSnapshot) -> Iterator[DealerStatistics]:
        for read in stand.shift:
            for beside in read.beside:
                yield from (each for each in beside.dealers if each.who.id == self.dealer)
