"""`floor publish`: the journals of a floor as files for auditors, a log a table."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from dealer_terminal.cli.output import write_json
from dealer_terminal.errors import KnownError
from dealer_terminal.floor import disk
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.publishing import READABLE, Published, publish
from dealer_terminal.floor.tables import tables_of
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.sqlite_sidecars import require_no_side_file

POLICY = """\
Each folder here is the journal of one table: a C2SP tlog-tiles log (https://c2sp.org/tlog-tiles).
Its checkpoint is signed by the terminal; the verifier key to believe is the one that you have from elsewhere.
What is published never changes. Nothing is pruned: the minimum index is 0.
An entry is the exact text that a leaf's hash is made of, as the page on the journal's format says.
Cards that were sealed are sealed here too; the key of a round is a record of its own once that round has closed.
What no checkpoint covers yet is not here.
"""


def show(floor: str, folder: Path, wanted: tuple[str, ...], *, json: bool) -> bool:
    """Whether all of it went on from what is published. A table that did not is told, and keeps no other one back."""
    done, good = [], True
    for each in _all(floor, folder, wanted):
        if isinstance(each, str):
            good = False
            typer.echo(f"{each}.", err=True)
        elif json:
            done.append(each)
        else:
            by = f", cosigned by {each.cosigned_by}" if each.cosigned_by else ""
            typer.echo(f"Table {each.table}: {each.size:,} records, {each.new:,} of them new{by}.")
    if json:
        write_json(done)
    return good


def _all(floor: str, folder: Path, wanted: tuple[str, ...]) -> Iterator[Published | str]:
    url = floor_url(floor)
    with open_office(floor) as office, _written(folder):
        known = tables_of(url, wanted)
        require_no_side_file(folder)
        folder.mkdir(parents=True, exist_ok=True)
        disk.put(folder / "policy.txt", POLICY.encode(), READABLE)
        for table in wanted or known:
            try:
                yield publish(office.connection, office.where, table, folder / table)
            except AuditError as error:
                yield f"Table {table}: {error}"


@contextmanager
def _written(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        named = error.filename or folder
        raise KnownError(f"{named}: {error.strerror}: name a folder that this user can write, with room") from None
