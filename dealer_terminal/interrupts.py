"""Ctrl-C: where there is something to put in order it is heard once; elsewhere it ends the process. No traceback."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager


def end_at_once() -> None:
    """Whoever started this process to ignore it is obeyed."""
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def heard() -> Iterator[None]:
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, _once)
    try:
        yield
    finally:
        end_at_once()


def _once(*_: object) -> None:
    end_at_once()
    raise KeyboardInterrupt
