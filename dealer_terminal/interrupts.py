"""Ctrl-C: where there is something to put in order it is heard once; elsewhere it ends the process. No traceback."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

BY_A_SIGNAL = 128
"""And its number: how a shell tells that a program was stopped."""
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
def in_order() -> Iterator[None]:
    """What is closed at the end of the block is closed too where a service manager ends the process, at any moment."""
    before = signal.signal(signal.SIGTERM, _told)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def once() -> Iterator[None]:
    """Where other processes are to be ended: who asks twice waits for that all the same."""
    before = signal.signal(signal.SIGINT, _only_once)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def put_in_order() -> Iterator[None]:
    """What is closed at the end of the block is closed too where a signal would end the process at once. Where somebody
    hears it already, they do."""
    alone = current_thread() is main_thread()
    ends = [(told, does) for told, does in ((signal.SIGINT, _once), (signal.SIGTERM, _told)) if alone]
    ends = [(told, does) for told, does in ends if signal.getsignal(told) is signal.SIG_DFL]
    for told, does in ends:
        signal.signal(told, does)
    try:
        yield
    finally:
        for told, _ in ends:
            signal.signal(told, signal.SIG_DFL)


@contextmanager
def held() -> Iterator[None]:
    """While a library is loaded, which an exception would leave half loaded. Who asks twice is let go at once."""
    now = {told: signal.getsignal(told) for told in (signal.SIGINT, signal.SIGTERM)}
    ends = {told: does for told, does in now.items() if does in (_once, _only_once, _told)}
    for told in ends:
        signal.signal(told, _noted)
    yield
    for told, does in ends.items():
        signal.signal(told, does)
    if ends and HEARD:
        signal.raise_signal(HEARD.pop())


def _noted(number: int, _frame: object) -> None:
    HEARD.append(number)
    end_at_once()


def _once(number: int, frame: object) -> None:
    _noted(number, frame)
    raise KeyboardInterrupt


def _only_once(number: int, _frame: object) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    HEARD.append(number)
    raise KeyboardInterrupt


def _told(number: int, _frame: object) -> None:
    HEARD.append(number)
    raise SystemExit(BY_A_SIGNAL + number)
