"""Comparison of two moments or two rounds. One is kept, the other is at the playhead, and differences are
highlighted."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter

from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review.compare import StateDifference, differences, round_differences
from dealer_terminal.ui.console.sheet import KeyboardOwner, Lit, SheetKey, SheetLine, Shows, Tone
from dealer_terminal.ui.replay.part_names import value_words, where_words
from dealer_terminal.ui.replay.sheet import Doing, Goes, ReplaySheet, ReplaySnapshot

MOMENTS, ROUNDS = "moments", "rounds"
_DEALERS = "0"
_AT_SPOTS = frozenset({"wagers", "lines"})


class CompareSheet(ReplaySheet, frozen=True, kw_only=True):
    keyboard = KeyboardOwner.SHARED
    one: ReplaySnapshot
    of: str = MOMENTS

    def heading(self, stand: ReplaySnapshot) -> Words:
        if self.of == ROUNDS:
            return words("Rounds {one} and {two}", one=_round(self.one), two=_round(stand))
        return words("Facts {one} and {two}", one=self.one.position, two=stand.position)

    def told(self, stand: ReplaySnapshot) -> Words:
        if self._is_same(stand):
            return words("Go to another moment: what differs from this one is shown here.")
        count = len(self._found(stand))
        if count == 1:
            return words("One difference, lit on the felt: first the value of the kept one, then of the shown one.")
        return words(
            "{count} differences, lit on the felt: first the value of the kept one, then of the shown one.", count=count
        )

    def lines(self, stand: ReplaySnapshot) -> tuple[SheetLine, ...]:
        return tuple(_lines(self._found(stand), stand.state))

    def keys(self, stand: ReplaySnapshot) -> tuple[SheetKey, ...]:
        other = SheetKey(ROUNDS, words("Whole rounds")) if self.of == MOMENTS else SheetKey(MOMENTS, words("Moments"))
        return other, SheetKey("keep", words("Keep this one")), SheetKey("back", words("To the kept one"))

    def lit(self, stand: ReplaySnapshot) -> tuple[Lit, ...]:
        """Return each position with differences, their number, and their spots."""
        return tuple(_lit(seat, tuple(places)) for seat, places in groupby(_seats(self._found(stand)), itemgetter(0)))

    def pressed(self, stand: ReplaySnapshot, name: str) -> Doing:
        match name:
            case "keep":
                return Shows(CompareSheet(one=stand, of=self.of))
            case "back":
                return Goes(self.one.position)
            case _:
                return Shows(CompareSheet(one=self.one, of=name))

    def _is_same(self, stand: ReplaySnapshot) -> bool:
        if self.of == ROUNDS:
            return _round(self.one) == _round(stand)
        return self.one.position == stand.position

    def _found(self, stand: ReplaySnapshot) -> tuple[StateDifference, ...]:
        if self.of == ROUNDS:
            return round_differences(self.one.steps, stand.steps)
        return differences(self.one.moment.laid, stand.moment.laid)


def _seats(found: Iterable[StateDifference]) -> list[tuple[int, str]]:
    """Return the position and the spot of each difference. The spot is empty if the difference has none."""
    seats = (each.where for each in found if each.where[0] == "seats" and each.where[1] != _DEALERS)
    return sorted((int(seat), rest[1] if rest[0] in _AT_SPOTS else "") for _, seat, *rest in seats)


def _lit(seat: int, places: tuple[tuple[int, str], ...]) -> Lit:
    return Lit(seat, f"≠ {len(places)}", tuple(sorted({spot for _, spot in places if spot})))


def _round(stand: ReplaySnapshot) -> int:
    return stand.moment.step.record.round


def _lines(found: Iterable[StateDifference], state: State) -> Iterator[SheetLine]:
    """Yield the differences, grouped by the part of the table that they belong to."""
    for part, each in groupby(found, key=lambda difference: where_words(difference.where[:2], state)):
        yield SheetLine(part, tone=Tone.HEADING)
        for difference in each:
            yield SheetLine(_values(difference, state), where_words(difference.where[2:], state))


def _values(difference: StateDifference, state: State) -> Words:
    one, two = (value_words(difference.where, each, state) for each in (difference.one, difference.two))
    return words("{one} → {two}", one=one, two=two)
