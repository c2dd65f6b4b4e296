"""Fold over a time range of journals."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from itertools import chain
from typing import TypeVar

from dealer_terminal.app.delayed_progress import late_bar
from dealer_terminal.app.proof_of_reading import Proofs
from dealer_terminal.app.skip_damaged import NONE_SPARED, Spared
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.storage.reports.proven_tables import ReadRecords
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.storage.review.record_ranges import rounds_within
from dealer_terminal.storage.review.source import JournalSource

Found = TypeVar("Found")
Fold = Callable[[str, Iterable[ReplayStep]], Iterator[Found]]


def folded(
    fold: Fold[Found], db: Iterable[str], asked: Window, proofs: Proofs, *, quiet: bool, spared: Spared = NONE_SPARED
) -> Iterator[Found]:
    """Yield what `fold` finds in each journal. Prove each journal after reading it."""
    for each in db:
        yield from spared.all(partial(_folded, fold, each, asked, proofs, quiet=quiet), each)


def _folded(fold: Fold[Found], db: str, asked: Window, proofs: Proofs, *, quiet: bool) -> Iterator[Found]:
    with (
        late_bar("Folding once what came before", hidden=quiet) as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        read = ReadRecords()
        steps = chain.from_iterable(rounds_within(source, asked, read))
        yield from fold(source.journal, (each for each in steps if asked.since <= each.record.utc < asked.until))
        proofs.prove(db, source, read, asked)
