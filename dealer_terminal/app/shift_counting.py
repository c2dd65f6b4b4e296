"""Count of a shift for the pit window: its figures and its statistics."""

from zoneinfo import ZoneInfo

import numpy as np

from dealer_terminal.app.fold_range import folded
from dealer_terminal.app.proof_of_reading import Proofs
from dealer_terminal.app.shift_sections import shift_paper
from dealer_terminal.app.shift_signing import all_read, figures_of
from dealer_terminal.app.skip_damaged import DAMAGE, Spared
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.words import Words, as_told
from dealer_terminal.review.shift import Shift, course
from dealer_terminal.review.shift_signing import ShiftDetails, ShiftRead
from dealer_terminal.review.statistics.dealer_rounds import dealt_rounds
from dealer_terminal.review.statistics.dealers import dealers
from dealer_terminal.review.statistics.decks import seen_decks
from dealer_terminal.review.statistics.shuffles import Cards, readers
from dealer_terminal.rules.cards import DECK
from dealer_terminal.storage.reports.windows import Window


def count_shift(dbs: tuple[str, ...], asked: Window, zone: ZoneInfo, lacking: tuple[Words, ...]) -> ShiftRead:
    """Count a shift. Failures are part of the result. `lacking` says why other tables are missing from it. There is no
    printed report if a table is missing."""
    spared = Spared(dbs)
    try:
        read = all_read(dbs, asked, None, spared=spared)
        figures = figures_of(read, asked)
        beside = tuple(_beside(each, spared, asked) for each in figures.found)
    except (KnownError, *DAMAGE) as error:
        return ShiftRead(asked.since, asked.until, failed=as_told(str(error)))
    wrong = (*map(as_told, spared.wrong), *lacking)
    if not read:
        return ShiftRead(asked.since, asked.until, failed=wrong[0])
    paper = () if wrong else (shift_paper(figures, read, (), zone),)
    return ShiftRead(asked.since, asked.until, figures.read, figures.found, figures.digest, beside, paper, wrong)


def _beside(shift: Shift, spared: Spared, asked: Window) -> ShiftDetails:
    """Return the statistics of a shift, which has either real or simulated rounds."""
    dbs, proofs = spared.sound, Proofs(spared.sound, ())
    dealt = folded(dealt_rounds, dbs, asked, proofs, quiet=True, spared=spared)
    decks = folded(seen_decks, dbs, asked, proofs, quiet=True, spared=spared)
    by_dealer = dealers(each for each in dealt if each.simulated == shift.simulated)
    by_reader = readers((each for each in decks if each.simulated == shift.simulated), Shuffles())
    return ShiftDetails(course(shift), by_dealer, by_reader)


class Shuffles:
    """Random shuffles with a fixed seed, so that another count of the same journals gives the same figures."""

    def __init__(self) -> None:
        self._chance = np.random.default_rng(len(DECK))

    def __call__(self, count: int) -> Cards:
        return self._chance.permuted(np.broadcast_to(np.arange(len(DECK)), (count, len(DECK))), axis=1)
