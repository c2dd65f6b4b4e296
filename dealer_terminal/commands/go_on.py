"""`go-on`: a journal that is not the newest one, by an administrator's decision."""

from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.audit.journal_facts import JournalContinued
from dealer_terminal.commands import new_app
from dealer_terminal.commands.journal_options import Db, KeyFolder, key_folder
from dealer_terminal.commands.rights import may_write
from dealer_terminal.commands.secret_input import ask_secret
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.people import Right, may
from dealer_terminal.storage.high_water import NO_MARK, Mark, read_mark
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_copy
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.credentials import administered, credentials
from dealer_terminal.table.pins import Pins

app = new_app()

_NONE = ""
_LONGEST_REASON = 500


@app.command()
def go_on(
    *,
    db: Db,
    reason: Annotated[str, typer.Option(help="Why, as the journal keeps it.")],
    by: Annotated[str, typer.Option(metavar="NUMBER", help="The administrator who decides it.")] = _NONE,
    by_pin_file: Annotated[
        str, typer.Option(metavar="FILE|-", help="Their PIN, in a file's first line or the next of stdin.")
    ] = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Goes on from a backup, where the terminal has written more than it holds.

    A terminal refuses to start on an older copy of its journal. This is the decision to go on from it: a record of the
    journal, signed at once, that says from how many records, after how many were known. Keep the file that holds the
    others, if there is one. Where the copy knows an administrator, one of them decides, named by --by.

    \b
    Example:
      dealer-terminal go-on --db journal.db --by 9001 --reason "The disk failed; backup of last night"
    """
    if not reason.strip() or not reason.isprintable() or len(reason) > _LONGEST_REASON:
        raise KnownError(f"--reason is one line of at most {_LONGEST_REASON} characters: say why")
    may_write(db, keys)
    with closing(open_copy(db, keys=keys)) as journal:
        known = _known(journal, keys)
        _require_administrator(journal, by, by_pin_file)
        size = journal.status().records
        fact = JournalContinued(size, known.size, known.root, reason)
        journal.append((fact,), operator=by, at=SystemClock().now())
    typer.echo(f"{db} goes on from {size} records, after {known.size} were known.")


def _known(journal: SqlJournal, keys: Path | None) -> Mark:
    known = read_mark(key_folder(keys), journal.keys)
    if known == NO_MARK or journal.holds(known):
        raise KnownError(f"{journal.status().where} is the newest that this terminal knows: start the terminal")
    return known


def _require_administrator(journal: SqlJournal, by: str, pin_file: str) -> None:
    """Nothing is written to a copy before the decision, a wrong PIN neither: whoever is here has the key folder."""
    people, pins = credentials(journal.house_records()), Pins(journal.keys)
    if not administered(people):
        return
    person = people.get(by)
    pin = ask_secret(f"PIN of {by}", pin_file) if by else ""
    right = pins.matches(person.pin if person is not None else "", by, pin)
    if person is None or not right or person.disabled or not may(person.operator, Right.MANAGE_OPERATORS):
        raise KnownError("an administrator decides it: name one with --by, with the right PIN")
    if person.locked_at(SystemClock().now().utc):
        raise KnownError(f"{by} is locked after failures: wait, or name another administrator")
