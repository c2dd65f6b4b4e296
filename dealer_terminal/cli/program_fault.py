"""What is printed when this program fails: the traceback, and one line that says whose fault it is."""

import traceback
from importlib.metadata import PackageNotFoundError, version

import typer

from dealer_terminal.errors import SOFTWARE_FAULT

_NAME = "dealer-terminal"


def end_with_fault(error: Exception) -> int:
    """The exit code of a process that its own program has failed."""
    typer.echo("".join(traceback.format_exception(error)), err=True, nl=False)
    what = " ".join(f"{type(error).__name__}: {error}".split())
    whose = "this is a fault of the program, not of the journal"
    typer.echo(f"{_NAME} {program_version()}: {whose}: {what}: send us all that stands above", err=True)
    return SOFTWARE_FAULT


def program_version() -> str:
    try:
        return version(_NAME)
    except PackageNotFoundError:
        return "of a checkout"
