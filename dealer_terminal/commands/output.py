"""How commands write: text for a person, JSON as the contract has it."""

import sys
from typing import Any

import msgspec
import typer

from dealer_terminal.errors import KnownError


def write(text: str | bytes) -> None:
    try:
        typer.echo(text)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise KnownError(f"standard output: {error.strerror}; make room, or write elsewhere") from None


def write_json(value: Any) -> None:
    write(msgspec.json.encode(value))


def for_a_person() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()
