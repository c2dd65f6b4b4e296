"""`migrate`: upgrade a journal to the newest schema."""

import typer

from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db, KeyFolder
from dealer_terminal.storage.opening import migrate_journal as migrated

app = new_app()


@app.command()
def migrate(*, db: Db, keys: KeyFolder = None) -> None:
    """Upgrade a journal to this version's schema. No record is changed.

    An empty database becomes a journal. The command refuses to run while a terminal writes the journal.

    \b
    Example:
      dealer-terminal migrate --db journal.db
      dealer-terminal migrate --db postgresql://dealer@server/table7
    """
    before, after = migrated(db, keys=keys)
    if before == after:
        typer.echo(f"{db} has the newest schema, {after}.")
    elif before:
        typer.echo(f"{db} went from schema {before} to {after}.")
    else:
        typer.echo(f"{db} is a new journal of schema {after}.")
