"""`rulebooks`: list the installed rulebooks."""

from typing import Annotated, Any

import typer

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.cli import new_app
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.rules.rulebook import Rulebook

app = new_app()


@app.command()
def rulebooks(*, json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False) -> None:
    """List the installed rulebooks with revision, source, and hash (SHA-256 of the rulebook's file).

    \b
    Example:
      dealer-terminal rulebooks
      dealer-terminal rulebooks --json
    """
    books = installed_rulebooks.rulebooks()
    if json:
        write_json([_summary(book) for book in books])
    else:
        columns = ("id", "revision", "dated", "positions", "source", "hash")
        write_table("", columns, [_row(book) for book in books])


def _summary(book: Rulebook) -> dict[str, Any]:
    return {
        "id": book.id,
        "game": book.game,
        "title": book.title,
        "revision": book.source.revision,
        "dated": book.source.dated,
        "source": book.source,
        "positions": book.positions,
        "hash": book.hash,
    }


def _row(book: Rulebook) -> tuple[str, ...]:
    source, positions = book.source, " or ".join(map(str, book.positions))
    return book.id, source.revision, source.dated, positions, source.file, book.hash[:16]
