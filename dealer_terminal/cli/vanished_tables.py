"""What was known of a floor before, and stands there no more."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, unquote

from msgspec import Struct

_KEPT, _KEY = ".verified", ".vkey"


class Known(Struct, frozen=True):
    """Folders with what a look kept of each table and with each journal's key, what the floor has now, and of which
    others it still knows."""

    kept: Path | None
    vkeys: Path | None
    tables: frozenset[str]
    journals: frozenset[str]
    taken: tuple[str, ...] = ()


def kept_file(folder: Path, table: str) -> Path:
    return folder / f"{quote(table, safe='')}{_KEPT}"


def vanished(known: Known) -> Iterator[str]:
    yield from (f"the floor has no table {each}, which it had: its own rows or roles name it" for each in known.taken)
    for name in _names(known.kept, _KEPT):
        if unquote(name) not in known.tables:
            yield f"the floor has no table {unquote(name)}, of which a look before kept {name}{_KEPT}"
    for name in _names(known.vkeys, _KEY):
        if name not in known.journals:
            yield f"the floor has no journal {name}, whose key is at hand: {name}{_KEY}"


def _names(folder: Path | None, suffix: str) -> list[str]:
    return sorted(each.stem for each in folder.glob(f"*{suffix}")) if folder is not None else []
