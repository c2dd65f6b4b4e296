"""`go-on`: a journal that is not the newest one, by an administrator's decision."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.trusted_keys import key_folder
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db, KeyFolder
from dealer_terminal.cli.rights import may_write
from dealer_terminal.cli.secret_input import ask_secret
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.journal_facts import JournalContinued
from dealer_terminal.journal.merkle import EMPTY_ROOT
from dealer_terminal.journal.people_facts import (
    ADMINISTRATOR_WAITS,
    MOST_FAILURES,
    SignOnFailed,
    SignOnRecovered,
)
from dealer_terminal.procedure.people import Right, may
from dealer_terminal.storage.address import address
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.mark_file import leave_place
from dealer_terminal.storage.opening import open_copy
from dealer_terminal.storage.pin_failure_store import Refused, RefusedPins
from dealer_terminal.storage.position_mark import NO_MARK, NOWHERE, PositionMark, known_there, place_of, read_mark
from dealer_terminal.table.clock import SystemClock
from dealer_terminal.table.credentials import Pins, administered, credentials

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

    A terminal refuses to start on an older copy of its journal, on another journal that stands in its place, and to
    begin a new one where its own is gone. This is the decision to go on from it: a record of the
    journal, signed at once, that says from how many records, after how many were known. Keep the file that holds the
    others, if there is one. Where the copy knows an administrator, one of them decides, named by --by. A wrong PIN is
    kept beside the keys, and is on record as soon as the journal goes on; after five the person waits.

    \b
    Example:
      dealer-terminal go-on --db journal.db --by 9001 --reason "The disk failed; backup of last night"
    """
    if not reason.strip() or not reason.isprintable() or len(reason) > _LONGEST_REASON:
        raise KnownError(f"--reason is one line of at most {_LONGEST_REASON} characters: say why")
    may_write(db, keys)
    with closing(open_copy(db, keys=keys)) as journal:
        known, others = _known(db, journal, keys), _others(db, journal, keys)
        refused = RefusedPins(key_folder(keys), journal.keys)
        _require_administrator(journal, refused, by, by_pin_file)
        size = journal.status().records
        fact = JournalContinued(size, known.size, known.root, reason, next(iter(others), ""))
        journal.append((fact, *_failures(journal, refused, by)), operator=by, at=SystemClock().now())
        refused.forget()
        for other in others:
            leave_place(key_folder(keys), other)
    of_other = "".join(f" of {other}" for other in others)
    typer.echo(f"{db} goes on from {size} records, after {known.size}{of_other} were known.")


def _others(db: str, journal: SqlJournal, keys: Path | None) -> dict[str, PositionMark]:
    there = place_of(address(db))
    return dict(known_there(key_folder(keys), there, journal.keys.journal))


def _known(db: str, journal: SqlJournal, keys: Path | None) -> PositionMark:
    for other in _others(db, journal, keys).values():
        return other
    known = read_mark(key_folder(keys), journal.keys)
    if known == NO_MARK:
        return PositionMark(0, 0, 0, EMPTY_ROOT, NOWHERE)
    if journal.holds(known):
        raise KnownError(f"{journal.status().where} is the newest that this terminal knows: start the terminal")
    return known


def _require_administrator(journal: SqlJournal, refused: RefusedPins, by: str, pin_file: str) -> None:
    """Nothing is written to a copy before the decision: a wrong PIN is kept beside the keys until then."""
    people, now = credentials(journal.house_records()), SystemClock().now().utc
    if not administered(people):
        return
    person = people.get(by)
    since = [each for each in refused.all() if each.number == by and each.utc > now - ADMINISTRATOR_WAITS]
    if person is not None and (person.locked_at(now) or len(since) >= MOST_FAILURES):
        refused.add(Refused(now, by))
        raise KnownError(f"{by} is locked after failures: wait, or name another administrator")
    if by:
        refused.make_room(by)
    pin = ask_secret(f"PIN of {by}", pin_file) if by else ""
    right = Pins(journal.keys).matches(person.pin if person is not None else "", by, pin)
    if by and (person is None or not right or person.disabled):
        refused.add(Refused(now, by if person is not None else _NONE))
    if person is None or not right or person.disabled or not may(person.operator, Right.MANAGE_OPERATORS):
        raise KnownError("an administrator decides it: name one with --by, with the right PIN")


def _failures(journal: SqlJournal, refused: RefusedPins, by: str) -> Iterator[SignOnFailed | SignOnRecovered]:
    """What was refused before, as a sign-on that failed; who decides now has shown the right PIN."""
    failures = {number: each.failures for number, each in credentials(journal.house_records()).items()}
    for each in refused.all():
        failures[each.number] = failures.get(each.number, 0) + 1
        yield SignOnFailed(each.number, failures[each.number] if each.number else 0)
    if failures.get(by):
        yield SignOnRecovered(by)
