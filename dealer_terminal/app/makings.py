"""Files that other commands make beside a window: each has its name only once it is whole and may be handed over."""

from collections.abc import Callable
from pathlib import Path

from msgspec import Struct

from dealer_terminal.app.beside import Beside
from dealer_terminal.errors import KnownError

Checked = Callable[[Path, str], str]
"""What was made, and what its command said: what is told of it. It raises where the file may not be handed over."""


class _Making(Struct, frozen=True):
    to: Path
    beside: Path
    process: Beside
    checked: Checked


class Makings:
    def __init__(self) -> None:
        self._making: list[_Making] = []

    def begin(self, to: Path, command: Callable[[Path], tuple[str, ...]], checked: Checked) -> None:
        """The command writes into the file that it is given."""
        beside = to.with_name(f".{to.name}.made")
        beside.unlink(missing_ok=True)
        self._making.append(_Making(to, beside, Beside(*command(beside)), checked))

    def delivered(self) -> tuple[str, ...]:
        """What is told of those that ended since somebody asked."""
        ended = [each for each in self._making if not each.process.runs]
        self._making = [each for each in self._making if each not in ended]
        return tuple(map(_ended, ended))

    def end(self) -> None:
        """What is not whole yet is no file."""
        for each in self._making:
            each.process.end()
            each.beside.unlink(missing_ok=True)
        self._making.clear()


def new_file(name: str) -> Path:
    to = Path(name).expanduser().absolute()
    if to.exists():
        raise KnownError(f"{to} is there already: name another file")
    if not to.parent.is_dir():
        raise KnownError(f"{to.parent} is no folder: name a file in one that is there")
    return to


def _ended(making: _Making) -> str:
    out, error = making.process.said()
    code = making.process.code
    making.process.end()
    try:
        if code:
            return error.strip().partition("\n")[0] or f"{making.to} was not made: its command ended with {code}"
        told = making.checked(making.beside, out)
        making.beside.rename(making.to)
        return f"{making.to}: {told}"
    except KnownError as refused:
        return str(refused)
    except OSError as failed:
        return f"{making.to}: {failed.strerror}: name a file that can be written"
    finally:
        making.beside.unlink(missing_ok=True)
