"""Files that a command reads and writes for its caller, with errors of one line."""

from pathlib import Path

from dealer_terminal.app.bounded import MOST_TO_CHECK, read_bounded, waited_for
from dealer_terminal.errors import KnownError
from dealer_terminal.side_names import require_no_side_file
from dealer_terminal.storage.whole_file import require_plain, written_out


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
