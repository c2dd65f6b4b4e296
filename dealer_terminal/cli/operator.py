"""`operator`: manage the operators of a terminal."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from dealer_terminal.app.proof_of_reading import proven_house
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db, KeyFolder, Vkey
from dealer_terminal.cli.output import say, write_json, write_table
from dealer_terminal.cli.rights import may_write
from dealer_terminal.cli.secret_input import ask_secret, first_line
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.writer import InUseError
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.credentials import Pins, credentials, listed
from dealer_terminal.table.operator_rules import OperatorRules
from dealer_terminal.table.people_admin import Add, Disable, ListedPerson, Reset, Secrets
from dealer_terminal.table.sign_on import JournalOperators

app = new_app()

_NONE = ""
Number = Annotated[str, typer.Argument(help="The number that the person signs on with.")]
PinFile = Annotated[
    str, typer.Option(metavar="FILE|-", help="The PIN: a file's first line, or the next line of stdin.")
]
BadgeFile = Annotated[str, typer.Option(metavar="FILE|-", help="The badge's code, read in the same way.")]
By = Annotated[str, typer.Option(metavar="NUMBER", help="The administrator who makes the change.")]
ByPinFile = Annotated[str, typer.Option(metavar="FILE|-", help="The administrator's PIN, read in the same way, first.")]


@app.callback()
def operator() -> None:
    """Add, list, and disable the operators of a terminal, or reset their PINs.

    The first operator is an administrator, whom a person with the terminal's key folder adds. After that, an
    administrator makes every change, named with --by. Each change is a record of the journal. PINs are asked for or
    read from a file, and they are never on the command line. While the terminal plays, use its screen: Supervisor, then
    Operators.

    \b
    Example:
      dealer-terminal operator add 9001 --name "A. Ames" --role administrator --db journal.db
      dealer-terminal operator add 1001 --name "K. Dee" --role dealer --by 9001 --db journal.db
      dealer-terminal operator list --db journal.db
    """


@app.command()
def add(
    number: Number,
    *,
    db: Db,
    name: Annotated[str, typer.Option(help="The name on the screen and in the log.")],
    role: Annotated[Role, typer.Option(help="The person's role.")],
    pin_file: PinFile = _NONE,
    badge_file: BadgeFile = _NONE,
    by: By = _NONE,
    by_pin_file: ByPinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Add an operator who may sign on from now on.

    \b
    Example:
      dealer-terminal operator add 9001 --name "A. Ames" --role administrator --db journal.db
      dealer-terminal operator add 1001 --name "K. Dee" --role dealer --by 9001 --pin-file pin.txt --db journal.db
    """
    with _office(db, keys, by, by_pin_file) as staff:
        _done(staff.manage(by, Add(Operator(number, name, role), _secrets(number, pin_file, badge_file))))
    typer.echo(f"{number}: {name} may sign on as {role.value}.")


@app.command()
def reset(
    number: Number,
    *,
    db: Db,
    pin_file: PinFile = _NONE,
    badge_file: BadgeFile = _NONE,
    by: By = _NONE,
    by_pin_file: ByPinFile = _NONE,
    keys: KeyFolder = None,
) -> None:
    """Reset an operator's PIN (and badge) and clear a lockout.

    \b
    Example:
      dealer-terminal operator reset 1001 --by 9001 --db journal.db
    """
    with _office(db, keys, by, by_pin_file) as staff:
        _done(staff.manage(by, Reset(number, _secrets(number, pin_file, badge_file))))
    typer.echo(f"{number}: the new PIN counts from now on.")


@app.command()
def disable(number: Number, *, db: Db, by: By = _NONE, by_pin_file: ByPinFile = _NONE, keys: KeyFolder = None) -> None:
    """Disable an operator. The number is never assigned again.

    \b
    Example:
      dealer-terminal operator disable 1001 --by 9001 --db journal.db
    """
    with _office(db, keys, by, by_pin_file) as staff:
        _done(staff.manage(by, Disable(number)))
    typer.echo(f"{number}: may not sign on any more.")


@app.command("list")
def list_people(
    *, db: Db, vkey: Vkey = _NONE, json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False
) -> None:
    """List all operators, without PINs. The terminal may be playing.

    All records are read first, so the list is complete. The exit status is 1 if they are not what was signed.

    \b
    Example:
      dealer-terminal operator list --db journal.db
      dealer-terminal operator list --db journal.db --json
    """
    with open_to_read(db) as journal:
        proof, of_people = proven_house(journal, vkey)
        found = listed(credentials(of_people), SystemClock().now().utc)
    if json:
        write_json([_summary(each) for each in found])
    else:
        rows = [tuple(map(str, _summary(each).values())) for each in found]
        write_table("", ("number", "name", "role", "stands", "badge", "failures"), rows)
        say(proof.line())


def _summary(each: ListedPerson) -> dict[str, str | int]:
    return {
        "number": each.operator.id,
        "name": each.operator.name,
        "role": each.operator.role.value,
        "stands": each.stands.value,
        "badge": "yes" if each.badge else "no",
        "failures": each.failures,
    }


@contextmanager
def _office(db: str, keys: KeyFolder, by: str, by_pin_file: str) -> Iterator[OperatorRules]:
    """Yield the operator rules after checking the administrator's PIN, or for adding the first administrator."""
    may_write(db, keys)
    if by:
        _must_be_there(db)
    journal = _open_for_people(db, keys)
    try:
        pins = Pins(journal.keys)
        operators = JournalOperators(journal, SystemClock(), pins)
        if by:
            _require_known(operators.check(by, ask_secret(f"PIN of {by}", by_pin_file)))
        yield OperatorRules(operators, pins)
    finally:
        journal.close()


def _open_for_people(db: str, keys: KeyFolder) -> SqlJournal:
    try:
        return open_journal(db, keys=keys)
    except InUseError as error:
        there = "do it at that table (Supervisor, then Operators), or close that terminal first"
        raise InUseError(error.held, there) from None


def _must_be_there(db: str) -> None:
    """Require an existing journal. Only the first administrator may begin a new one."""
    with open_to_read(db):
        return


def _secrets(number: str, pin_file: str, badge_file: str) -> Secrets:
    pin = ask_secret(f"New PIN of {number}", pin_file, twice=True)
    return Secrets(pin, first_line(badge_file) if badge_file else "")


def _require_known(answer: Operator | Refusal) -> None:
    if isinstance(answer, Refusal):
        raise KnownError(str(answer))


def _done(refusal: Refusal | None) -> None:
    if refusal is not None:
        raise KnownError(str(refusal))
