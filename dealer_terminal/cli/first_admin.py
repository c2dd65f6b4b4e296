"""The first start of a real table: somebody must be able to let others sign on."""

import sys
from pathlib import Path

import typer

from dealer_terminal.cli.secret_input import ask_secret
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.database_faults import known_faults
from dealer_terminal.storage.engine import reading_engine
from dealer_terminal.storage.house_records import house_records
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.revision import NONE, revision_of
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.credentials import Pins, administered, credentials
from dealer_terminal.table.operator_rules import OperatorRules
from dealer_terminal.table.people_admin import Add, Secrets
from dealer_terminal.table.sign_on import JournalOperators


def first_person(db: str, keys: Path | None) -> None:
    """Asks for an administrator where there is none, or says which command adds one."""
    if _is_there(db):
        return
    if not sys.stdin.isatty():
        add = f"dealer-terminal operator add NUMBER --name NAME --role administrator --db {db}"
        raise KnownError(f"nobody may sign on here yet: name an administrator first: {add}")
    typer.echo("Nobody may sign on here yet. The first administrator:", err=True)
    number, name = (str(typer.prompt(what, err=True)) for what in ("Number", "Name"))
    _add(db, keys, Operator(number, name, Role.ADMINISTRATOR), ask_secret("PIN", "", twice=True))


def _is_there(db: str) -> bool:
    if not _is_made(db):
        return False
    with open_to_read(db) as journal:
        return administered(credentials(house_records(journal.connection)))


def _is_made(db: str) -> bool:
    url = address(db)
    if url.drivername == SQLITE and not (file_of(url).is_file() and file_of(url).stat().st_size):
        return False
    engine = reading_engine(url)
    with known_faults(engine), engine.connect() as connection:
        return revision_of(connection) != NONE


def _add(db: str, keys: Path | None, person: Operator, pin: str) -> None:
    journal = open_journal(db, keys=keys)
    try:
        pins = Pins(journal.keys)
        staff = OperatorRules(JournalOperators(journal, SystemClock(), pins), pins)
        refusal = staff.manage("", Add(person, Secrets(pin)))
    finally:
        journal.close()
    if refusal is not None:
        raise KnownError(str(refusal))
