"""Rounds of honest tables, many at once: whole decks shuffled, hands of one deck beside each other, everybody as best
play decides. What the house wins of each hand; `test_benches` holds it against the rules, hand by hand."""

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from dealer_terminal.app.installed_rulebooks import rulebook_text
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hands.lanes import lanes_of
from dealer_terminal.rules.hands.six_card import SixCardCategory
from dealer_terminal.rules.hands.six_card_batch import categories_of
from dealer_terminal.rules.hands.three_card_batch import QUALIFYING, three_card_strengths
from dealer_terminal.rules.returns import thirty_one_deals
from dealer_terminal.rules.returns.deals import fours
from dealer_terminal.rules.returns.hand_deals import FOLDS, PLAYS, Array, Chances, Layout, chances, layout
from dealer_terminal.rules.rulebook_file import read_rulebook

CLASSIC, THREE_CARD = "31-classic-wa-2019", "3-card-ags"
WAGERS: dict[str, Mapping[str, int]] = {
    CLASSIC: {"ante": 2_500, "natural-31": 500, "royal-family": 500},
    THREE_CARD: {"ante": 2_500, "player-bonus": 500, "six-card-bounty": 500},
}
SEATS = 6


class Table(Struct, frozen=True, eq=False):
    """One kind of hand at every seat."""

    edition: str
    lay: Layout
    chances: Chances

    @property
    def handle(self) -> int:
        """Of a hand, before anybody decides."""
        return sum(WAGERS[self.edition].values())

    def dealt(self, rounds: int, shuffles: np.random.Generator) -> "Dealt":
        cards = shuffles.permuted(np.tile(np.arange(52), (rounds, 1)), axis=1)
        hands = cards[:, : SEATS * self._packet].reshape(rounds * SEATS, self._packet)
        dealers = np.repeat(cards[:, SEATS * self._packet :][:, :3], SEATS, axis=0)
        rows, ends = self._thirty_one(hands) if self.edition == CLASSIC else self._three_card(hands, dealers)
        labels, plays = self.lay.deals.labels[rows], self.chances.best[rows]
        played, folded = self.lay.together(PLAYS), self.lay.together(FOLDS)
        wins = np.where(plays, played[labels, ends], folded[labels, ends])
        return Dealt(hands, dealers, plays, wins.reshape(rounds, SEATS))

    @property
    def _packet(self) -> int:
        return 4 if self.edition == CLASSIC else 3

    def _thirty_one(self, hands: Array) -> tuple[Array, Array]:
        """The draw lies on top."""
        tables = self.lay.book.usual_tables()
        _, end_of = thirty_one_deals._ends({spot: tables[spot] for spot in _LAID})
        four = np.sort(hands, axis=1)
        return self._rows(hands[:, 1:]), end_of[_places()[tuple(four.T)]]

    def _three_card(self, hands: Array, dealers: Array) -> tuple[Array, Array]:
        own, met = three_card_strengths(hands), three_card_strengths(dealers)
        fares = np.select([met < QUALIFYING, met < own, met == own], [0, 1, 2], 3)
        six = categories_of(lanes_of(hands) | lanes_of(dealers))
        return self._rows(hands), fares * len(SixCardCategory) + six

    def _rows(self, three: Array) -> Array:
        low, middle, high = np.sort(three, axis=1).T
        before = _OVER[52] - _OVER[52 - low]
        within = (51 - low) * (50 - low) // 2 - (52 - middle) * (51 - middle) // 2
        return np.asarray(self.lay.deals.rows[before + within + high - middle - 1])


class Dealt(Struct, frozen=True, eq=False):
    """`hands` and `dealers` are cards by their numbers, a row a hand; `wins` has a row a round."""

    hands: Array
    dealers: Array
    plays: npt.NDArray[np.bool_]
    wins: Array


_LAID = ("play", "ante", "natural-31", "royal-family")
_OVER = np.array([each * (each - 1) * (each - 2) // 6 for each in range(53)])
_FOUND: list[Array] = []


def _places() -> Array:
    """Of every four cards, indices rising."""
    if not _FOUND:
        places = np.zeros((52,) * 4, dtype=np.int32)
        places[tuple(fours().T)] = np.arange(len(fours()))
        _FOUND.append(places)
    return _FOUND[0]


def table(edition: str) -> Table:
    book = read_rulebook(rulebook_text(edition), edition, GAMES)
    (deals,) = GAMES[book.game].deals(book, book.usual_tables())
    lay = layout(book, deals, WAGERS[edition])
    return Table(edition, lay, chances(lay))
