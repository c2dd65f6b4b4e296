"""How commands write: JSON, as the contract has it."""

import sys
from typing import Any

import msgspec
import typer


def write_json(value: Any) -> None:
    typer.echo(msgspec.json.encode(value))


def for_a_person() -> bool:
    return sys.stdout.isatty()
