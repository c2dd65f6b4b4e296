"""`floor archive`: the closed months of a floor's tables as files that prove themselves."""

from collections.abc import Iterator
from pathlib import Path

import typer
from msgspec import Struct

from dealer_terminal.app.times import zone_of
from dealer_terminal.app.trusted_keys import UNTRUSTED, trusted_key
from dealer_terminal.cli.output import write_json
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url
from dealer_terminal.floor.tables import tables_of
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.storage.address import at_table
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.retention.archive import month_of
from dealer_terminal.storage.retention.archived_months import months_in_folder
from dealer_terminal.table.clock import SystemClock


class Archived(Struct, frozen=True):
    table: str
    month: str
    first: int
    end: int
    file: str
    new: bool


class ArchiveRequest(Struct, frozen=True):
    floor: str
    folder: Path
    tables: tuple[str, ...]
    zone: str
    vkey: str

    def show(self, *, json: bool) -> bool:
        """Whether all months are good. A table of which one is not is told, and keeps no other table back."""
        if not self.folder.is_dir():
            raise KnownError(
                f"{self.folder} is no folder: make it, or mount its disk, or name the one with the archives"
            )
        known = tables_of(floor_url(self.floor), self.tables)
        tables = self.tables or known
        done, good = list[Archived](), True
        for table in tables:
            try:
                for each in self._months(table):
                    done.append(each)
                    if each.new and not json:
                        typer.echo(f"Table {table}: {each.month}: records {each.first} to {each.end - 1}, {each.file}.")
            except AuditError as error:
                good = False
                typer.echo(f"Table {table}: {error}.", err=True)
        if json:
            write_json(done)
        else:
            new = sum(each.new for each in done)
            typer.echo(f"Tables: {len(tables)}. Months archived and found good: {len(done)}, made now: {new}.")
        return good

    def _months(self, table: str) -> Iterator[Archived]:
        zone = zone_of(self.zone)
        with open_to_read(at_table(self.floor, table)) as journal:
            key, trusted = trusted_key(journal, self.vkey, None)
            if not trusted:
                typer.echo(f"Table {table}: {UNTRUSTED}", err=True)
            this_month = month_of(SystemClock().now().utc, zone)
            for each in months_in_folder(journal, self.folder, key, this_month, zone):
                month = each.stretch
                yield Archived(table, month.month, month.first, month.end, each.file.name, each.new)
