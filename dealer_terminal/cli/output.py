"""How commands write: text for a person, JSON as the contract has it."""

import sys
from typing import Any

import msgspec
import typer


def write_output(text: str | bytes) -> None:
    typer.echo(text)


def write_json(value: Any) -> None:
    write_output(msgspec.json.encode(value))


def for_a_person() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()
