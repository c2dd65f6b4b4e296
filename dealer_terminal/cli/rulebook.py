"""`rulebook`: show one rulebook."""

from typing import Annotated

import typer

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.cli import new_app
from dealer_terminal.cli.output import say, write_json, write_table
from dealer_terminal.rules.money import dollars
from dealer_terminal.rules.paytable import SpotTable
from dealer_terminal.rules.rulebook import Progressive, Rulebook

app = new_app()


@app.command()
def rulebook(
    wanted: Annotated[
        str, typer.Argument(metavar="ID", help="An installed rulebook, or the path of a rulebook's TOML file.")
    ],
    *,
    json: Annotated[bool, typer.Option("--json", help="Print everything as one JSON object.")] = False,
) -> None:
    """Show one rulebook: its source, hash, spots, pay tables, steps, and interpretations.

    Pay tables are shown as printed, and steps with their citations. With the path of a TOML file, the command checks
    that file and refuses an invalid one with file, key, and reason.

    \b
    Example:
      dealer-terminal rulebook 31-classic-wa-2019
      dealer-terminal rulebook ./my-edition.toml --json
    """
    book = installed_rulebooks.rulebook(wanted)
    if json:
        write_json(book)
        return
    _head(book)
    _spots(book)
    for table in book.tables:
        _table(table)
    if book.progressive:
        _progressive(book.progressive)
    _steps(book)
    _readings(book)


def _head(book: Rulebook) -> None:
    say(f"{book.title} ({book.id})", "bold")
    say(f"{book.source.title}, {book.source.revision}, {book.source.dated}")
    say(f"Source {book.source.file}; positions {' or '.join(map(str, book.positions))}")
    say(f"Hash {book.hash}")


def _spots(book: Rulebook) -> None:
    columns = ("spot", "name", "wager", "on a fold", "on a forfeit", "settled by", "folded by")
    rows = [
        (
            each.id,
            each.name,
            each.need.value,
            each.on_fold.value,
            each.on_forfeit.value,
            each.citation,
            each.fold_citation,
        )
        for each in book.spots
    ]
    write_table("\nSpots", columns, rows)


def _table(table: SpotTable) -> None:
    options = [f"#{each.id}{' suggested' if each.suggested else ''}" for each in table.options]
    rows = [(row.event, *row.pays) for row in table.rows]
    write_table(f"\n{table.spot}: {table.title} ({table.citation})", ("event", *options), rows)


def _progressive(progressive: Progressive) -> None:
    title = f"\nMeters at {progressive.spot}, for a wager of {dollars(progressive.wager)} ({progressive.citation})"
    rows = [
        (each.id, each.name, dollars(each.reset), f"{each.increment_percent}%", each.citation)
        for each in progressive.meters
    ]
    write_table(title, ("meter", "name", "reset level", "increment", "rule"), rows)


def _steps(book: Rulebook) -> None:
    rows = [(each.id, each.citation, each.kind.value, each.prompt) for each in book.steps]
    write_table("\nSteps", ("step", "rule", "kind", "prompt"), rows)
    irregular = [(each.id, each.citation, each.prompt) for each in book.irregularities]
    if irregular:
        write_table("\nIrregularities", ("irregularity", "rule", "prompt"), irregular)


def _readings(book: Rulebook) -> None:
    if book.readings:
        say("\nReadings", "bold")
    for each in book.readings:
        say(each.id, "bold")
        say(f"  The text: {each.text}")
        say(f"  We do: {each.reading}")
        say(f"  Why: {each.why}")
    if book.questions:
        say("\nOpen questions to the manufacturer", "bold")
    for question in book.questions:
        say(f"{question.reading}: {question.asks}")
