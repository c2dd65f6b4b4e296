"""Output of commands: text for a person, and JSON as the contract defines it."""

import sys
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from dealer_terminal.review.printed_report import Section


def write_output(text: str | bytes) -> None:
    typer.echo(text)


def write_json(value: Any) -> None:
    write_output(msgspec.json.encode(value))


def for_a_person() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()


_PLAIN_WIDTH = 1000


def say(text: str = "", style: str = "") -> None:
    if for_a_person():
        Console().print(Text(text, style=style))
    else:
        write_output(text)


def write_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    if title:
        say(title, "bold")
    ruled, plain = Table(*columns, box=box.ROUNDED), Table(*columns, box=None, pad_edge=False)
    for row in rows:
        for table in (ruled, plain):
            table.add_row(*map(Text, row))
    if for_a_person() and _fits(ruled):
        Console().print(ruled)
    else:
        _plain(plain)


def show_section(section: Section) -> None:
    if section.rows:
        write_table(f"\n{section.title}", section.columns, section.rows)
    else:
        say(f"\n{section.title}: none")
    if section.note:
        say(section.note)


def _fits(table: Table) -> bool:
    """Return True if the table fits the screen without breaking a word."""
    console = Console()
    unbounded = console.options.update(width=_PLAIN_WIDTH)
    return Measurement.get(console, unbounded, table).minimum <= console.width


def _plain(table: Table) -> None:
    drawn = StringIO()
    Console(file=drawn, width=_PLAIN_WIDTH, no_color=True).print(table)
    write_output("\n".join(line.rstrip() for line in drawn.getvalue().splitlines()))
