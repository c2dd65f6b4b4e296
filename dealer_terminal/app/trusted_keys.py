"""What every command on a journal takes, and how the keys to check it with are found."""

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


def _text(vkey: str) -> str:
    """A key's text is no path: it has a plus and a base64 part."""
    file = Path(vkey)
    if vkey.count("+") >= 2 and not file.exists():
        return vkey
    return read_bytes(file).decode("utf-8", "replace")
