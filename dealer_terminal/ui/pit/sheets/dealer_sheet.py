"""What is behind a dealer's figure: each record in which something was put right, to be looked at in a replay."""

from collections.abc import Iterator

from dealer_terminal.procedure.words import Words, as_told, words
from dealer_terminal.review.statistics.dealers import Dealer
from dealer_terminal.ui.console.sheet import Line
from dealer_terminal.ui.pit.figures.righted import meaning
from dealer_terminal.ui.pit.sheet import Doing, Replays, Sheet, Stand

_MOST = 200


class DealerSheet(Sheet, frozen=True, kw_only=True):
    dealer: str

    def heading(self, stand: Stand) -> Words:
        return next((as_told(each.who.name) for each in self._found(stand)), as_told(self.dealer))

    def told(self, stand: Stand) -> Words:
        return next((meaning(each) for each in self._found(stand)), words("Count the shift again."))

    def lines(self, stand: Stand) -> tuple[Line, ...]:
        return tuple(
            Line(
                words("Table {name}", name=stand.sight(each.journal).table),
                words("Round {number}, record {position}", number=each.number, position=each.position),
                name=f"{each.journal} {each.position}",
            )
            for dealer in self._found(stand)
            for each in dealer.behind[:_MOST]
        )

    def pressed(self, stand: Stand, name: str) -> Doing:
        journal, position = name.split()
        return Replays(journal, int(position))

    def _found(self, stand: Stand) -> Iterator[Dealer]:
        for read in stand.shift:
            for beside in read.beside:
                yield from (each for each in beside.dealers if each.who.id == self.dealer)
