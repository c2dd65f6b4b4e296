"""A bar over all records of a journal, for a person at a terminal."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from rich.console import Console
from rich.progress import Progress as Bar

from dealer_terminal.app.lazy_import import imported
from dealer_terminal.storage.progress import Progress


@contextmanager
def records_bar(total: int, *, hidden: bool = False, named: str = "Records") -> Iterator[Progress]:
    told = Console(stderr=True)
    with Bar(console=told, disable=hidden or not told.is_terminal) as bar:
        task = bar.add_task(named, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def endless_bar(what: str, *, hidden: bool = False) -> Iterator[Progress]:
    """Where nobody knows yet how many records there are."""
    told = Console(stderr=True)
    with Bar(console=told, disable=hidden or not told.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def late_bar(what: str, *, hidden: bool = False) -> Iterator[Progress]:
    """A bar for work that is seldom needed: nothing of it is loaded or drawn before that work begins."""
    with ExitStack() as drawn:
        bars: list[Progress] = []

        def update(done: int) -> None:
            if not bars:
                bar = imported("dealer_terminal.app.progress_bar").endless_bar(what, hidden=hidden)
                bars.append(drawn.enter_context(bar))
            bars[0](done)

        yield update
