"""What every pay table gives back under best play, exactly: every deal counted, nothing sampled."""

from collections.abc import Iterable, Iterator, Mapping

from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hands.lanes import Progress, silent
from dealer_terminal.rules.returns.entry import NO_METERS, Return
from dealer_terminal.rules.rulebook import Rulebook


def returns(
    books: Iterable[Rulebook], progress: Progress = silent, meters: Mapping[str, int] = NO_METERS
) -> Iterator[Return]:
    """Every spot and every option of its pay table; `progress` after each. `meters` in cents, else at their reset."""
    work = [count for book in books for count in GAMES[book.game].counts(book, meters)]
    for done, count in enumerate(work, start=1):
        yield count()
        progress(done, len(work))
