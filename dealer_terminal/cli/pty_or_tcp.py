"""Where a simulated device stands, for the commands that set one up: a pseudo-terminal or a TCP port."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.errors import KnownError
from dealer_terminal.sqlite_sidecars import require_no_side_file
from drivers.twin.pty import ANY, PtyRunner
from drivers.twin.runner import Runner
from drivers.twin.shape import Twin
from drivers.twin.tcp import TcpRunner

NO_FILE = Path()
_TOLD = (signal.SIGINT, signal.SIGTERM)
TcpPort = Annotated[
    int | None, typer.Option("--port", min=0, max=65535, help="A TCP port (0: any), not a pseudo-terminal.")
]
PtyPath = Annotated[Path, typer.Option("--path", help="Where the pseudo-terminal is found.", show_default=False)]


def runner_at(twin: Twin, port: int | None, path: Path, speed: float = 1.0, baud: int = ANY) -> Runner:
    if port is None:
        require_no_side_file(path)
        return PtyRunner(twin, path if path != NO_FILE else None, speed=speed, baud=baud)
    if baud != ANY:
        raise KnownError("--baud is of a serial line; leave it out with --port")
    return TcpRunner(twin, port, speed=speed)


def where_of(runner: Runner) -> str:
    return runner.url if isinstance(runner, TcpRunner) else str(getattr(runner, "path", ""))


@contextmanager
def until_stopped() -> Iterator[None]:
    """Ctrl-C and a polite end are no failure."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    except KeyboardInterrupt:
        return
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def started(runner: Runner, place: str) -> Iterator[None]:
    """A signal that comes during the start ends the command once it runs."""
    signal.pthread_sigmask(signal.SIG_BLOCK, _TOLD)
    try:
        runner.start()
    except OSError as error:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _TOLD)
        raise KnownError(f"{place}: {error.strerror}; choose another place") from None
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, _TOLD)
        yield
    finally:
        runner.stop()


def stay() -> None:
    while True:
        signal.pause()
