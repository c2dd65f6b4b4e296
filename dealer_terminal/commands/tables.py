"""Tables for people: ruled on a terminal, plain columns in a file or a pipe."""

from collections.abc import Iterable, Sequence

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from dealer_terminal.commands.output import for_a_person

_PLAIN_WIDTH = 1000


def say(text: str = "", style: str = "") -> None:
    _console().print(Text(text, style=style), soft_wrap=not for_a_person())


def write_table(title: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    ruled = for_a_person()
    if title:
        say(title, "bold")
    table = Table(*columns, box=box.ROUNDED if ruled else None, pad_edge=ruled)
    for row in rows:
        table.add_row(*map(Text, row))
    _ruled(table) if ruled else _plain(table)


def _ruled(table: Table) -> None:
    _console().print(table)


def _plain(table: Table) -> None:
    console = _console()
    with console.capture() as captured:
        console.print(table)
    for line in captured.get().splitlines():
        typer.echo(line.rstrip())


def _console() -> Console:
    return Console() if for_a_person() else Console(width=_PLAIN_WIDTH, no_color=True)
