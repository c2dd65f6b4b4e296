"""Tables of a floor, each checked in a process of its own: as many at once as there are cores."""

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote, unquote

import typer
from msgspec import Struct

from dealer_terminal.app.files import write_bytes
from dealer_terminal.app.progress_bar import records_bar
from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.cli.cosigned_check import NO_DEMAND
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.verify_journal import (
    NO_ID_READ,
    CheckedJournal,
    VerifyOptions,
    checked,
    in_json,
    lines,
    wrong_lines,
)
from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import address, table_of

_KEPT, _KEY = ".verified", ".vkey"


class KnownTables(Struct, frozen=True):
    """Folders with what a look kept of each table and with each journal's key, what the floor has now, and of which
    others it still knows."""

    kept: Path | None
    vkeys: Path | None
    tables: frozenset[str]
    journals: frozenset[str]
    taken: tuple[str, ...] = ()


def kept_file(folder: Path, table: str) -> Path:
    return folder / f"{quote(table, safe='')}{_KEPT}"


def vanished(known: KnownTables) -> Iterator[str]:
    yield from (f"the floor has no table {each}, which it had: its own rows or roles name it" for each in known.taken)
    for name in _names(known.kept, _KEPT):
        if unquote(name) not in known.tables:
            yield f"the floor has no table {unquote(name)}, of which a look before kept {name}{_KEPT}"
    for name in _names(known.vkeys, _KEY):
        if name not in known.journals:
            yield f"the floor has no journal {name}, whose key is at hand: {name}{_KEY}"


def _names(folder: Path | None, suffix: str) -> list[str]:
    return sorted(each.stem for each in folder.glob(f"*{suffix}")) if folder is not None else []


_GOOD, _WRONG, _NOT_CHECKED = 0, 1, 2
_KILLED = "the process that checked it was ended from outside: verify that table again"


class ForEach(Struct, frozen=True):
    """Folders with a file for each: a key by its journal's id, what a look kept by its table. `whole` is all that the
    floor has; of `taken` it knows still, and has them no more."""

    vkey: str = ""
    since: Path | None = None
    keep: Path | None = None
    whole: bool = False
    taken: tuple[str, ...] = ()


class _Table(Struct, frozen=True):
    """`refused` is why it could not be checked; empty where it was."""

    table: str
    found: tuple[CheckedJournal, ...]
    refused: str = ""


def verify_tables(dbs: Sequence[str], each: ForEach, *, json: bool) -> int:
    """In the order in which they are done; 1 where anything is wrong, 2 where a table could not be checked."""
    _require_folders(each)
    told, codes = [], {_GOOD}
    with _at_once(dbs, each, quiet=json) as tables:
        for one in tables:
            codes.add(_code(one))
            told.append(one)
            if not json:
                _tell(one)
    gone = tuple(vanished(_known(each, told))) if each.whole else ()
    codes |= {_WRONG} if gone else set()
    inside = [_in_json(one) for one in _in_order(dbs, told)]
    _tell_gone(gone, inside, json=json, good=codes == {_GOOD})
    return _WRONG if _WRONG in codes else max(codes)


def tell_missed(each: ForEach, *, json: bool) -> bool:
    """Of a floor that has no table at all: whether any was known there."""
    _require_folders(each)
    gone = tuple(vanished(_known(each, ())))
    if gone:
        _tell_gone(gone, (), json=json, good=False)
    return bool(gone)


def _tell_gone(gone: Sequence[str], inside: Sequence[object], *, json: bool, good: bool) -> None:
    if json:
        write_json({"good": good, "findings": gone, "tables": inside})
    else:
        for line in gone:
            typer.echo(one_line(f"Wrong: {line}."), err=True)


def _known(each: ForEach, told: Sequence[_Table]) -> KnownTables:
    """Of keys nothing is said where a journal could not be read, which may be that of any."""
    ids = [found.journal for one in told for found in one.found]
    vkeys = Path(each.vkey) if each.vkey and len(ids) == len(told) and NO_ID_READ not in ids else None
    return KnownTables(each.since, vkeys, frozenset(one.table for one in told), frozenset(ids), each.taken)


def _in_order(dbs: Sequence[str], told: Sequence[_Table]) -> list[_Table]:
    places = {table_of(address(db)): at for at, db in enumerate(dbs)}
    return sorted(told, key=lambda one: places[one.table])


@contextmanager
def _at_once(dbs: Sequence[str], each: ForEach, *, quiet: bool) -> Iterator[Iterator[_Table]]:
    cores = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(min(cores, len(dbs))) as pool, records_bar(len(dbs), hidden=quiet, named="Tables") as bar:
        asked = {pool.submit(_checked, db, each): table_of(address(db)) for db in dbs}

        def found() -> Iterator[_Table]:
            for done, future in enumerate(as_completed(asked), 1):
                bar(done)
                try:
                    yield future.result()
                except BrokenProcessPool:
                    yield _Table(asked[future], (), _KILLED)

        try:
            yield found()
        finally:
            pool.shutdown(cancel_futures=True)


def _checked(db: str, each: ForEach) -> _Table:
    table = table_of(address(db))
    try:
        found = checked(VerifyOptions(db, NO_DEMAND, None, _kept(each.since, table), None, each.vkey, None, quiet=True))
        if each.keep is not None and not found.found and found.report.keep:
            write_bytes(kept_file(each.keep, table), found.report.keep)
    except KnownError as error:
        return _Table(table, (), str(error))
    return _Table(table, (found,))


def _kept(folder: Path | None, table: str) -> Path | None:
    """A table that nothing was kept of is looked through whole."""
    file = kept_file(folder, table) if folder is not None else None
    return file if file is not None and file.is_file() else None


def _require_folders(each: ForEach) -> None:
    given = {"--vkey": Path(each.vkey) if each.vkey else None, "--since": each.since, "--keep": each.keep}
    for option, folder in given.items():
        if folder is not None and not folder.is_dir():
            raise KnownError(f"{option} {folder!s:.80} is no folder: of a floor, name one with a file for each table")


def _code(one: _Table) -> int:
    if one.refused:
        return _NOT_CHECKED
    return _WRONG if any(found.found for found in one.found) else _GOOD


def _tell(one: _Table) -> None:
    for found in one.found:
        for line in wrong_lines(found):
            typer.echo(one_line(f"Table {one.table}: {line}"), err=True)
        for line in lines(found):
            typer.echo(one_line(f"Table {one.table}: {line}"))
        if not found.trusted:
            typer.echo(f"Table {one.table}: its key was taken from what it signs.", err=True)
    if one.refused:
        typer.echo(one_line(f"Table {one.table}: not checked: {one.refused}"), err=True)


def _in_json(one: _Table) -> dict[str, object]:
    checks = [in_json(found) for found in one.found]
    return {"table": one.table, **(checks[0] if checks else {"good": False, "refused": one.refused})}
