"""Checks that this user may use the journal and the keys, made before anything is asked or shown."""

import os
from collections.abc import Iterator
from pathlib import Path

import typer

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.address import SQLITE, address, file_of
from dealer_terminal.storage.file import beside
from dealer_terminal.storage.keys import SEALING, SIGNING, open_to_others, usual_folder

OTHER_JOURNAL = "name a journal of your own, such as --db ~/journal.db"
OTHER_KEYS = "name a key folder of your own, such as --keys ~/dealer-keys"
_SIDE_FILES = ("-wal", "-shm", "-journal", ".lock")
_ENTER = os.R_OK | os.X_OK


def may_write(db: str, keys: Path | None) -> None:
    """Raise KnownError if this user may not write the journal or use the keys."""
    for trouble, instead in troubles(db, keys):
        raise KnownError(f"{trouble}: {instead}")
    warn_of_open_keys(keys or usual_folder())


def warn_of_open_keys(folder: Path) -> None:
    for file in open_to_others(folder):
        typer.echo(f"Warning: {file} can be read by others on this machine: take that right away.", err=True)


def may_read(db: str) -> None:
    if address(db).drivername == SQLITE:
        for trouble in _to_read(file_of(address(db))):
            raise KnownError(f"{trouble}: {OTHER_JOURNAL}")


def troubles(db: str, keys: Path | None) -> Iterator[tuple[str, str]]:
    """Yield each obstacle, with the action to take."""
    if address(db).drivername == SQLITE:
        for trouble in _to_write(file_of(address(db))):
            yield trouble, OTHER_JOURNAL
    for trouble in _keys(keys or usual_folder()):
        yield trouble, OTHER_KEYS


def _to_read(file: Path) -> Iterator[str]:
    yield from _hidden(file)
    if _is_there(file):
        yield from _refused(file, "read it", os.R_OK)


def _to_write(file: Path) -> Iterator[str]:
    """Yield what prevents writing. The folder and the sidecar files must be writable, and the owner must be this user
    or root."""
    yield from _hidden(file)
    if _is_there(file):
        yield from _refused(file, "write it", os.R_OK | os.W_OK)
        if os.geteuid() not in (0, file.stat().st_uid):
            yield f"{file}: it belongs to {_owner(file)}"
    for each in (beside(file, ending) for ending in _SIDE_FILES):
        if _is_there(each):
            yield from _refused(each, "write it", os.R_OK | os.W_OK)
    if _is_there(file.resolve().parent):
        yield from _refused(file.resolve().parent, "write in it", _ENTER | os.W_OK)


def _keys(folder: Path) -> Iterator[str]:
    """Yield what prevents using the key folder, or creating a missing one."""
    yield from _hidden(folder)
    if not _is_there(folder):
        first = next(each for each in folder.absolute().parents if _is_there(each))
        yield from _refused(first, "write in it", _ENTER | os.W_OK)
        return
    yield from _refused(folder, "read it", _ENTER)
    for each in (folder / SIGNING, folder / SEALING):
        if _is_there(each):
            yield from _refused(each, "read it", os.R_OK)
        else:
            yield from _refused(folder, "write in it", _ENTER | os.W_OK)


def _hidden(path: Path) -> Iterator[str]:
    """Yield the parent folders that this user may not enter, since nothing in them can be checked."""
    for folder in reversed(path.absolute().parents):
        if folder.is_dir():
            yield from _refused(folder, "enter it", os.X_OK)


def _is_there(path: Path) -> bool:
    return os.access(path, os.F_OK)


def _refused(path: Path, what: str, right: int) -> Iterator[str]:
    """Yield an obstacle if the right is missing. A read-only disk is reported later, by the write itself."""
    if right & os.W_OK and os.statvfs(path).f_flag & os.ST_RDONLY:
        return
    if not os.access(path, right):
        yield f"{path}: it belongs to {_owner(path)}, and this user may not {what}"


def _owner(path: Path) -> str:
    try:
        return path.owner()
    except KeyError:
        return f"user {path.stat().st_uid}"
