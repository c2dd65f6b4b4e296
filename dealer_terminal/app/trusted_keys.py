"""Verifier keys for commands that read a journal."""

from collections.abc import Mapping, Sequence
from os.path import lexists
from pathlib import Path

from dealer_terminal.app.files import read_bytes
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.vkey import VerifierKey, parse_vkey
from dealer_terminal.storage.keys import is_id, usual_folder
from dealer_terminal.storage.reader import OpenJournal

UNTRUSTED = "The key was taken from what it signs: give --vkey a copy from elsewhere."


def key_folder(keys: Path | None) -> Path:
    return keys or usual_folder()


def trusted_key(journal: OpenJournal, vkey: str, keys: Path | None) -> tuple[VerifierKey, bool]:
    """Return the key to verify with, and whether it came from outside the journal. A folder holds one key for each
    journal."""
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
    """Return True if the text is the path of a folder, and False if it is a key or no valid path."""
    try:
        return Path(named).is_dir()
    except (OSError, ValueError):
        return False


def key_for_each(journals: Mapping[str, VerifierKey], vkeys: Sequence[str]) -> dict[str, str]:
    """Return the given key of each journal, matched by the name in the key. A single key for a single journal applies
    whatever its name is."""
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


def _text(vkey: str) -> str:
    """Return the key's text, or the content of its file. Text with two plus signs is a key unless such a file
    exists."""
    file = Path(vkey)
    if vkey.count("+") >= 2 and not file.exists():
        return vkey
    return read_bytes(file).decode("utf-8", "replace")
