"""The index of each card, watched for each place that cards go to: which one is due, and what a new game does to it."""

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from drivers.angel_eye.wire.cards import NOWHERE, ShoePlace

INDEXES = 16
_FEW = range(1, INDEXES - 1)
"""So many cards may have gone by before the first that is heard. Fifteen would make a game that begins with 0 of one
that begins with 1: so many in a row are rather a dead line."""
ANEW = frozenset({0, 1})
"""A game begins with one of them; each shoe always with the same."""


class Between(Enum):
    """What the index does between two games: it has to be seen once."""

    UNKNOWN = "unknown"
    ANEW = "begins anew"
    ON = "counts on"


class Games(NamedTuple):
    """What a house says of its shoe: the index of a game's first card, and what it does between two."""

    begins: frozenset[int] = ANEW
    between: Between = Between.UNKNOWN


LEARNED = Games()


@dataclass(frozen=True, slots=True)
class IndexRow:
    """The last index of one place, and the game of its card."""

    index: int
    game: int

    @property
    def following(self) -> int:
        return (self.index + 1) % INDEXES


@dataclass(slots=True)
class Rows:
    """`game` is the present one; `counts` once two cards of a game had one index after the other. Until then an index
    that stands still proves nothing. What a game `begins` with is taken from the first card that was heard, until it
    was `shown` by one before which none went by. What the house `said` stands: where a shoe counts otherwise, each new
    game is a question."""

    game: int = 0
    counts: bool = False
    begins: frozenset[int] = ANEW
    shown: bool = False
    said: bool = False
    between: Between = Between.UNKNOWN
    last: dict[str, IndexRow] = field(default_factory=dict)
    before: dict[str, IndexRow] = field(default_factory=dict)
    """As they were when the shoe started, until a card shows where they are now."""

    @classmethod
    def of(cls, games: Games) -> "Rows":
        said = games.between is not Between.UNKNOWN
        return cls(begins=games.begins, shown=games.begins != ANEW, said=said, between=games.between)

    def due(self, place: ShoePlace) -> bool:
        """Whether this index may come now."""
        expected = self._expected if self.last else self._expected_of_a_start
        return place == NOWHERE or place.index in expected(place)

    def follows(self, place: ShoePlace) -> bool:
        """No card went by, to any place."""
        row = self.last.get(place.target)
        return self.proves(place) and row is not None and self._open(row) and place.index == row.following

    def behind(self, place: ShoePlace) -> int:
        """How far this index is behind the last card of a game that is open; 0 where that cannot be told."""
        row = self.last.get(place.target)
        return (row.index - place.index) % INDEXES if row is not None and self.proves(place) and self._open(row) else 0

    def proves(self, place: ShoePlace) -> bool:
        """Where all cards go to one place, its index shows each that went by."""
        return self.counts and self.last.keys() == {place.target}

    def ahead(self, place: ShoePlace) -> frozenset[int]:
        """How far this index may be from where it was due: of a game that is open, it may have begun anew too."""
        starts = self._expected(place) | (self.begins & {place.index})
        return frozenset((place.index - start) % INDEXES for start in starts)

    def ahead_of_another(self, place: ShoePlace) -> frozenset[int]:
        """Where a game begins and nobody knows what this shoe does then: how far it is if it does something else."""
        row = self.last.get(place.target)
        if row is None or self._open(row) or not self.counts or self.between is not Between.UNKNOWN:
            return frozenset()
        return self.ahead(place) - {0}

    def ahead_of_another_start(self, place: ShoePlace) -> frozenset[int]:
        """Where no card of this shoe is heard yet, ever or since it started: how far this one is from others that may
        have been the first. An index that was never seen to count tells nothing of them."""
        if self.last or place == NOWHERE:
            return frozenset()
        still = {1} if not self.counts and place.target in self.before else set()
        starts = self._expected_of_a_start(place) | self._may_begin
        ahead = {(place.index - start) % INDEXES for start in starts}
        return frozenset(ahead & set(_FEW) | still)

    def ahead_of_a_game(self, place: ShoePlace) -> frozenset[int]:
        """How far this index is from the first one of a game."""
        return frozenset((place.index - start) % INDEXES for start in self._may_begin)

    def note(self, place: ShoePlace, *, proven: bool) -> None:
        """Of a game's first card something is learned where it is `proven` that none went by before it."""
        if place == NOWHERE:
            return
        row = self.last.get(place.target)
        if row is not None and self._open(row):
            self.counts = self.counts or place.index == row.following
        elif row is not None and proven and not self.said:
            self._learn(row, place.index)
        elif row is None and place.target not in self.before and place.index in ANEW and not self.shown:
            self.begins = frozenset({place.index})
        self.last[place.target] = IndexRow(place.index, self.game)

    def forget(self) -> None:
        """The shoe started: its indexes may go on, or begin anew. In a game that is open the table asks about it."""
        self.before |= self.last
        self.last.clear()

    def _learn(self, row: IndexRow, index: int) -> None:
        anew, on = index in ANEW, index == row.following
        if anew and not on:
            self.begins, self.shown = frozenset({index}), True
        if anew != on:
            self.between = Between.ON if on else Between.ANEW

    @property
    def _may_begin(self) -> frozenset[int]:
        return self.begins if self.shown else ANEW

    def _expected(self, place: ShoePlace) -> frozenset[int]:
        row = self.last.get(place.target)
        if row is None:
            return self.begins
        still = not self.counts and len(self.last) == 1
        on = frozenset({row.following, row.index} if still else {row.following})
        if self._open(row) or self.between is Between.ON:
            return on
        return self.begins if self.between is Between.ANEW else self.begins | on

    def _expected_of_a_start(self, place: ShoePlace) -> frozenset[int]:
        """The first card that a shoe tells of, ever or since it started: its index goes on, or begins a game."""
        row = self.before.get(place.target)
        if row is None or (self.between is Between.ANEW and not self._open(row)):
            return self.begins
        return self.begins | {row.following} | (frozenset() if self.counts else {row.index})

    def _open(self, row: IndexRow) -> bool:
        return row.game == self.game
