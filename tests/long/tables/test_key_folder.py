"""Each file of the key folder is overwritten, swapped, removed or closed off while the real program plays: the screen
says which and what to do, and plays on once it is put back."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.journeys.conftest import Opens
from tests.journeys.table import journal_is_whole

FILE = "31-classic-wa-2019"
FILES = ("signing.key", "sealing.key", "*.mark", "*.vkey")


def overwritten(file: Path, other: bytes) -> str:
    file.write_bytes(other)
    return "was written over while it was in use"


def swapped(file: Path, other: bytes) -> str:
    beside = file.with_suffix(".other")
    beside.write_bytes(other)
    beside.chmod(0o600)
    beside.rename(file)
    return "is another file than the one that is in use"


def removed(file: Path, other: bytes) -> str:
    file.unlink()
    return "is gone"


def closed_off(file: Path, other: bytes) -> str:
    file.chmod(0)
    return "may no longer be read"


HARMS: tuple[Callable[[Path, bytes], str], ...] = (overwritten, swapped, removed, closed_off)


@pytest.mark.parametrize("name", FILES)
def test_a_harmed_file_of_the_key_folder_stops_the_checklist_until_its_copy_is_back(opens: Opens, name: str) -> None:
    table = opens("--simulate", rulebook=FILE).start().opened()
    table.wager("3 ANTE", "chip 25")
    (file,) = table.keys.glob(name)
    for harm in HARMS:
        copy = file.read_bytes()
        other = bytes(b"0123456789abcdef"[byte % 16] for byte in copy[:-1]) + copy[-1:]
        said = f"{harm(file, other)}: put the key folder back, or its copy from the safe, then go on"
        table.until(lambda now, said=said: "CHECKLIST OFF" in now.text and said in now.text, f"CHECKLIST OFF, {said}")
        file.unlink(missing_ok=True)
        file.write_bytes(copy)
        file.chmod(0o600)
        table.primary()
        table.until(lambda now: now.round == 1 and "CHECKLIST OFF" not in now.text, "the table again")
    table.close()
    journal_is_whole(table)
