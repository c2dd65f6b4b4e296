"""A shift, counted for a window: its figures, and what is looked at beside them."""

from zoneinfo import ZoneInfo

from dealer_terminal.bootstrap.shuffles import Shuffles
from dealer_terminal.commands.proofs import Proofs
from dealer_terminal.commands.shift_paper import shift_paper
from dealer_terminal.commands.shift_read import all_read
from dealer_terminal.commands.shift_signing import figures_of
from dealer_terminal.commands.stretch import folded
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.procedure.words import as_told
from dealer_terminal.review.shift import Shift
from dealer_terminal.review.shift_course import course
from dealer_terminal.review.shift_read import Beside, ShiftRead
from dealer_terminal.review.statistics.dealers import dealers
from dealer_terminal.review.statistics.dealt import dealt_rounds
from dealer_terminal.review.statistics.decks import seen_decks
from dealer_terminal.review.statistics.readers import readers
from dealer_terminal.storage.reports.windows import Window


def count_shift(dbs: tuple[str, ...], asked: Window, zone: ZoneInfo) -> ShiftRead:
    """What fails is told in it."""
    try:
        read = all_read(dbs, asked, None)
        figures = figures_of(read, asked)
        beside = tuple(_beside(each, dbs, asked) for each in figures.found)
    except (KnownError, FoundWrongError) as error:
        return ShiftRead(asked.since, asked.until, failed=as_told(str(error)))
    paper = (shift_paper(figures, read, (), zone),)
    return ShiftRead(asked.since, asked.until, figures.read, figures.found, figures.digest, beside, paper)


def _beside(shift: Shift, dbs: tuple[str, ...], asked: Window) -> Beside:
    """Real rounds, or simulated ones: never both."""
    proofs = Proofs(dbs, ())
    dealt = (each for each in folded(dealt_rounds, dbs, asked, proofs, quiet=True) if each.simulated == shift.simulated)
    decks = (each for each in folded(seen_decks, dbs, asked, proofs, quiet=True) if each.simulated == shift.simulated)
    return Beside(course(shift), dealers(dealt), readers(decks, Shuffles()))
