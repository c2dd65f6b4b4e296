"""Handling of Ctrl-C. Code that has to clean up receives it as an exception; otherwise it ends the process without a
traceback."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread

BY_A_SIGNAL = 128
"""Base exit code of a process stopped by a signal, as in a shell: 128 plus the signal's number."""
HEARD: list[int] = []
"""Signals received. Qt may swallow the exception, so a program also checks this list once its own event loop runs."""


def end_at_once() -> None:
    """Let Ctrl-C end the process at once, unless the process was started with SIGINT ignored."""
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
    """Run the block's cleanup also when a service manager ends the process with SIGTERM."""
    before = signal.signal(signal.SIGTERM, _told)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def once() -> Iterator[None]:
    """Raise KeyboardInterrupt at the first Ctrl-C only and ignore later ones, because other processes have to be
    stopped."""
    before = signal.signal(signal.SIGINT, _only_once)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def put_in_order() -> Iterator[None]:
    """Run the block's cleanup also on signals that would end the process at once. Signals with a handler keep it."""
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
    """Delay signals while a library is imported, because an exception would leave it half imported. A second signal
    ends the process at once."""
    now = {told: signal.getsignal(told) for told in (signal.SIGINT, signal.SIGTERM)}
    ends = {told: does for told, does in now.items() if does in (_once, _only_once, _told)}
    for told in ends:
        signal.signal(told, _noted)
    yield
    for told, does in ends.items():
        signal.signal(told, does)
    if ends and HEARD:
        signal.raise_signal(HEARD.pop())


def raise_received() -> None:
    """Raise the exception of a received signal again. Python ignores it if it came up in a destructor or a callback,
    so a long loop calls this at every turn."""
    if HEARD:
        raise KeyboardInterrupt if HEARD[-1] == signal.SIGINT else SystemExit(BY_A_SIGNAL + HEARD[-1])


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
