"""Where the pictures of one run go: never among those of another one."""

from itertools import count
from pathlib import Path

from dealer_terminal.app.files import make_output_folder
from dealer_terminal.errors import KnownError


def picture_folder(folder: Path) -> Path:
    """Refused before anything is played."""
    make_output_folder(folder)
    if _is_taken(folder):
        raise KnownError(f"{folder}: pictures of another run are there: name a new folder, such as {fresh(folder)}")
    return folder


def fresh(folder: Path) -> Path:
    """The folder itself, or a numbered one beside it."""
    beside = (folder.with_name(f"{folder.name}-{number}") for number in count(2))
    return folder if not _is_taken(folder) else next(each for each in beside if not _is_taken(each))


def _is_taken(folder: Path) -> bool:
    return any(folder.glob("*.png"))
