"""Progress bars for a person at a terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import Progress as Bar

from dealer_terminal.storage.progress import Progress


@contextmanager
def records_bar(total: int, *, hidden: bool = False, named: str = "Records") -> Iterator[Progress]:
    told = Console(stderr=True)
    with Bar(console=told, disable=hidden or not told.is_terminal) as bar:
        task = bar.add_task(named, total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def endless_bar(what: str, *, hidden: bool = False) -> Iterator[Progress]:
    """Show a bar without a total, for an unknown number of records."""
    told = Console(stderr=True)
    with Bar(console=told, disable=hidden or not told.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done: bar.update(task, completed=done)
