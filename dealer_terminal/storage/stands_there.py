"""Which journal a terminal knows at a place: another one of the same keys that was put there is known by the marks."""

from collections.abc import Iterator
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.high_water import NO_MARK, Mark, NotNewestError, Stands, read_mark
from dealer_terminal.storage.keys import is_id, read_keys


class OtherJournalError(NotNewestError):
    """It may be whole, and the newest of its own."""


def known_there(folder: Path, place: Stands, but: str = "") -> Iterator[tuple[str, Mark]]:
    """Journals with records that this terminal wrote there last. A mark of other keys says nothing."""
    for file in sorted(folder.glob("*.mark")):
        if is_id(file.stem) and file.stem != but:
            mark = _mark(folder, file.stem)
            if mark.size > 0 and mark.stands.meets(place):
                yield file.stem, mark


def require_none_else(folder: Path, place: Stands, journal: str) -> None:
    for other, mark in known_there(folder, place, journal):
        raise OtherJournalError(f"it is journal {journal}, and this terminal has {mark.size} records of {other} there")


def require_none(folder: Path, place: Stands) -> None:
    """Of whoever would begin another journal where one is gone."""
    for journal, mark in known_there(folder, place):
        known = f"this terminal has {mark.size} records of journal {journal} there, which is gone"
        instead = "put it back, or by an administrator's decision begin another one: dealer-terminal go-on"
        raise KnownError(f"{known}: {instead}")


def _mark(folder: Path, journal: str) -> Mark:
    try:
        return read_mark(folder, read_keys(folder, journal))
    except KnownError:
        return NO_MARK
