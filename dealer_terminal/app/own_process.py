"""Long work in a process of its own, so that a window stays quick beside it."""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from dealer_terminal.errors import KnownError

Found = TypeVar("Found")
_PROCESSES = get_context("spawn")


def in_own_process(work: Callable[..., Found], *given: object) -> Found:
    """Waits for it; it ends with whoever asked."""
    here, there = _PROCESSES.Pipe(duplex=False)
    process = _PROCESSES.Process(target=_work, args=(there, work, given), daemon=True)
    process.start()
    there.close()
    try:
        found: Found = here.recv()
    except EOFError:
        raise KnownError("The count ended before it was done: count again") from None
    finally:
        process.join()
        here.close()
    return found


def _work(there: "Connection[Any, Any]", work: Callable[..., object], given: tuple[object, ...]) -> None:
    there.send(work(*given))
    there.close()
