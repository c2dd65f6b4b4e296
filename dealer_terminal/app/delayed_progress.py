"""A progress bar for work that is seldom needed. The library is imported and the bar drawn when that work begins."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from dealer_terminal.app.lazy_import import imported
from dealer_terminal.storage.progress import Progress


@contextmanager
def late_bar(what: str, *, hidden: bool = False) -> Iterator[Progress]:
    """Yield an update function. The bar appears at its first call."""
    with ExitStack() as drawn:
        bars: list[Progress] = []

        def update(done: int) -> None:
            if not bars:
                bar = imported("dealer_terminal.app.progress_bar").endless_bar(what, hidden=hidden)
                bars.append(drawn.enter_context(bar))
            bars[0](done)

        yield update
