"""`rebuild`: what is read from a journal, written anew."""

import typer
from rich.console import Console
from rich.progress import Progress

from dealer_terminal.commands import new_app
from dealer_terminal.commands.journals import Db
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.opening import open_alone
from dealer_terminal.storage.rebuild import Rebuild
from dealer_terminal.storage.revision import require_current

app = new_app()


@app.command()
def rebuild(*, db: Db) -> None:
    """Writes the tables for search and reports anew from the records; no record is changed.

    Refused while a terminal writes the journal.

    \b
    Example:
      dealer-terminal rebuild --db journal.db
    """
    told = Console(stderr=True)
    with open_alone(db) as connection, Progress(console=told, disable=not told.is_terminal) as progress:
        require_current(connection, db)
        total = reading.last_position(connection, schema.records) + 1
        task = progress.add_task("Records", total=total)
        count = Rebuild(connection, lambda done: progress.update(task, completed=done)).run()
        connection.commit()
    typer.echo(f"{db}: rebuilt from {count} records.")
