"""What every command on a journal takes, and how the keys to check it with are found."""

from collections.abc import Mapping, Sequence
from os.path import lexists
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.vkey import VerifierKey, parse_vkey
from dealer_terminal.bootstrap.bounded import MOST_TO_CHECK, read_bounded, waited_for
from dealer_terminal.errors import KnownError
from dealer_terminal.side_names import require_no_side_file
from dealer_terminal.storage.keys import is_id, usual_folder
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.whole_file import require_plain, written_out

Db = Annotated[str, typer.Option(metavar="URL", help="The journal: a file, or postgresql://user@host/name.")]
Tables = Annotated[list[str], typer.Option("--db", metavar="URL", help="A table's journal; any number. Only read.")]
KeyFolder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", readable=False, help="The terminal's key folder, if it is not the usual one."),
]
ConsoleKeys = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", readable=False, help="The console's key folder, if it is another one than --keys."),
]
Vkey = Annotated[str, typer.Option(metavar="KEY|FILE", help="The key that signs the journal, from a trusted place.")]
Vkeys = Annotated[
    list[str] | None,
    typer.Option("--vkey", metavar="KEY|FILE", help="A key that signs one of the journals, from a trusted place."),
]
UNTRUSTED = "The key was taken from what it signs: give --vkey a copy from elsewhere."


def key_folder(keys: Path | None) -> Path:
    return keys or usual_folder()


def trusted_key(journal: OpenJournal, vkey: str, keys: Path | None) -> tuple[VerifierKey, bool]:
    """The key to check with, and whether it came from outside the journal. A folder holds one for each journal."""
    folder = Path(vkey) if vkey and is_folder(vkey) else key_folder(keys)
    if vkey and not is_folder(vkey):
        return given_key(vkey), True
    exported = folder / f"{journal.id}.vkey" if is_id(journal.id) else None
    if exported is not None and lexists(exported):
        if not exported.is_file():
            raise KnownError(f"{exported} is no plain file: put the terminal's own there again, or give --vkey")
        return given_key(str(exported)), True
    return journal.own_key(), False


def is_folder(named: str) -> bool:
    """A key itself, or what is no path at all, is none."""
    try:
        return Path(named).is_dir()
    except (OSError, ValueError):
        return False


def key_for_each(journals: Mapping[str, VerifierKey], vkeys: Sequence[str]) -> dict[str, str]:
    """Of keys that were given, that of each journal, known by the key that it names itself. One for a single journal is
    for that one, whatever it is called."""
    if len(journals) == 1 and len(vkeys) == 1:
        return dict(zip(journals, vkeys, strict=True))
    found: dict[str, str] = {}
    for vkey in vkeys:
        name = given_key(vkey).name
        own = [journal for journal, key in journals.items() if key.name == name and journal not in found]
        if not own:
            raise KnownError(f"--vkey {vkey:.80}: it is of {name}, and no other of these journals is: name its journal")
        found[own[0]] = vkey
    return found


def given_key(vkey: str) -> VerifierKey:
    try:
        return parse_vkey(_text(vkey).strip())
    except AuditError as error:
        raise KnownError(f"{error}: give the key, or a file that holds it") from None


def read_bytes(file: Path) -> bytes:
    try:
        with waited_for(repr(str(file))), file.open("rb") as source:
            return read_bounded(source, str(file), "name what it asks for", MOST_TO_CHECK)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file that can be read") from None


def require_new(out: Path) -> None:
    """What left the house once is not replaced by another file of that name."""
    if out.is_file():
        raise KnownError(f"--out {out} is there already: name another file, or move that one away")
    require_plain(out)


def write_bytes(file: Path, data: bytes) -> None:
    with written_out(file) as beside:
        beside.write_bytes(data)


def make_output_folder(folder: Path) -> None:
    require_no_side_file(folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KnownError(f"{folder}: {error.strerror}: name a folder that this user may write") from None


def _text(vkey: str) -> str:
    """A key's text is no path: it has a plus and a base64 part."""
    file = Path(vkey)
    if vkey.count("+") >= 2 and not file.exists():
        return vkey
    return read_bytes(file).decode("utf-8", "replace")
