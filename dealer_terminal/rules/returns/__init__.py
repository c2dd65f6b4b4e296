"""Exact return of every pay table under best play: every deal is counted, none is sampled."""

from collections.abc import Iterable, Iterator, Mapping

from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hands.lanes import Progress, silent
from dealer_terminal.rules.returns.entry import NO_METERS, Return
from dealer_terminal.rules.rulebook import Rulebook


def returns(
    books: Iterable[Rulebook], progress: Progress = silent, meters: Mapping[str, int] = NO_METERS
) -> Iterator[Return]:
    """Yield the return of every spot and every option of its pay table; call `progress` after each. `meters` are in
    cents, else at their reset levels."""
    work = [count for book in books for count in GAMES[book.game].counts(book, meters)]
    for done, count in enumerate(work, start=1):
        yield count()
        progress(done, len(work))
