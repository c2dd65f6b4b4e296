"""`backup`: copy a journal while the table plays, and check the copy."""

from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.app.trusted_keys import UNTRUSTED, trusted_key
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db, KeyFolder, Vkey
from dealer_terminal.storage.backup import take_backup as copied
from dealer_terminal.storage.reader import open_to_read

app = new_app()

_WRONG = 1


@app.command()
def backup(
    *,
    db: Db,
    to: Annotated[Path, typer.Option(metavar="FILE", help="The new file for the copy.")],
    vkey: Vkey = "",
    keys: KeyFolder = None,
) -> None:
    """Back up a journal to one SQLite file and check the copy.

    The table may play meanwhile, and the journal may be in PostgreSQL. The copy does not include the terminal's key
    folder. Keep a copy of that folder elsewhere: without the keys, a journal can be read but not continued.

    \b
    Example:
      dealer-terminal backup --db journal.db --to /backup/2026-11-20.db
      dealer-terminal verify --db /backup/2026-11-20.db
    """
    with open_to_read(db) as journal:
        key, trusted = trusted_key(journal, vkey, keys)
        report = copied(journal, to, key)
    for finding in report.findings:
        typer.echo(one_line(f"Wrong: {finding.what}."), err=True)
    if not trusted:
        typer.echo(UNTRUSTED, err=True)
    if report.findings:
        typer.echo(f"No copy was kept: run dealer-terminal verify --db {db}", err=True)
        raise typer.Exit(_WRONG)
    typer.echo(f"{to}: {report.records} records, {report.rounds} rounds, checked.")
