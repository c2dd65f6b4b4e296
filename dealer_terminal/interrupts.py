"""Ctrl-C: where there is something to put in order it is heard once; elsewhere it ends the process. No traceback."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

HEARD: list[int] = []
"""Qt may keep the exception to itself; a program looks here too, once its own loop runs."""


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


@contextmanager
def held() -> Iterator[None]:
    """While a library is loaded, which an exception would leave half loaded. Who asks twice is let go at once."""
    if signal.getsignal(signal.SIGINT) is not _once:
        yield
        return
    signal.signal(signal.SIGINT, _noted)
    yield
    if HEARD:
        raise KeyboardInterrupt
    signal.signal(signal.SIGINT, _once)


def _noted(number: int, _frame: object) -> None:
    HEARD.append(number)
    end_at_once()


def _once(number: int, frame: object) -> None:
    _noted(number, frame)
    raise KeyboardInterrupt
