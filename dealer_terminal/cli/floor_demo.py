"""`floor demo`: a casino on this machine, to look at."""

import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from dealer_terminal import interrupts
from dealer_terminal.app.demo_floor import DemoFloor, demo_floor
from dealer_terminal.app.display import has_display
from dealer_terminal.cli.program_fault import program_version
from dealer_terminal.floor.table_status import TableStatus

_A_STEP_EVERY = 1.5
"""At each table."""


def show(tables: int, rounds: int, seed: int, *, headless: bool) -> tuple[TableStatus, ...]:
    """How all tables stood at the end."""
    folder = Path(tempfile.mkdtemp(prefix="floor-demo-"))
    folder.chmod(0o711)
    typer.echo(f"A floor of {tables} simulated tables begins in {folder}.")
    found: tuple[TableStatus, ...] = ()
    with interrupts.in_order(), interrupts.once(), demo_floor(folder, tables, seed, program_version()) as floor:
        if headless or not has_display():
            found = _by_itself(floor, rounds)
        else:
            _watched(floor)
        for line in floor.said:
            typer.echo(line, err=True)
    typer.echo(f"All of it has ended. Journals and keys: {folder / 'tables'}. The floor's data: {folder / 'data'}.")
    return found


def _by_itself(floor: DemoFloor, rounds: int) -> tuple[TableStatus, ...]:
    typer.echo("No display here: the tables play by themselves.")
    floor.play_rounds(rounds)
    return floor.settle()


def _watched(floor: DemoFloor) -> None:
    typer.echo(f"The floor: {floor.url}")
    typer.echo("Close the pit's window, or press Ctrl-C here, to end all of it.")
    floor.settle()
    with _pit(floor) as window:
        try:
            for _ in floor.play():
                time.sleep(_A_STEP_EVERY / len(floor.tables))
                if window.poll() is not None:
                    return
        except KeyboardInterrupt:
            return


@contextmanager
def _pit(floor: DemoFloor) -> "Iterator[subprocess.Popen[bytes]]":
    command = (sys.executable, "-m", "dealer_terminal", "pit", "--db", floor.url)
    process = subprocess.Popen(command, stdin=subprocess.DEVNULL, start_new_session=True)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()
