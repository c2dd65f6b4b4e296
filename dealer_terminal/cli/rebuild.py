"""`rebuild`: rebuild the tables for search and reports."""

import typer
from sqlalchemy import Connection

from dealer_terminal.app.progress_bar import records_bar
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db
from dealer_terminal.errors import DamagedError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.address import address
from dealer_terminal.storage.engine import require_there
from dealer_terminal.storage.opening import open_alone
from dealer_terminal.storage.progress import Progress
from dealer_terminal.storage.rebuild import Rebuild
from dealer_terminal.storage.revision import require_current

app = new_app()


@app.command()
def rebuild(*, db: Db) -> None:
    """Rebuild the tables for search and reports from the records. No record is changed.

    The command refuses to run while a terminal writes the journal.

    \b
    Example:
      dealer-terminal rebuild --db journal.db
    """
    require_there(address(db))
    with open_alone(db) as connection:
        require_current(connection, db)
        with records_bar(reading.last_position(connection, schema.records) + 1) as progress:
            count = _rebuilt(connection, progress, db)
        connection.commit()
    typer.echo(f"{db}: rebuilt from {count} records.")


def _rebuilt(connection: Connection, progress: Progress, db: str) -> int:
    try:
        return Rebuild(connection, progress).run()
    except AuditError as error:
        raise DamagedError(f"{db} is damaged: {error}: run dealer-terminal verify --db {db}") from None
