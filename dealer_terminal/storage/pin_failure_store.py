"""Wrong PINs from while the journal cannot be written, kept beside its keys until it can.

The file `ID.refused` has one line each: time (microseconds UTC), operator number, and the terminal's tag over these and
the previous tag, in base64. A final line of `#` reserves space for one more, so that none is lost on a full disk.
"""

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.storage.file import PRIVATE, instead, sync
from dealer_terminal.table.ports import TerminalKeys

_PURPOSE = "refused"
_ROOM = "#"
_LATEST = -(2**63)
"""Time with the largest number of digits."""


class Refused(Struct, frozen=True):
    """A wrong PIN. `number` is empty if no operator has it."""

    utc: int
    number: str


class RefusedPins:
    def __init__(self, folder: Path, keys: TerminalKeys) -> None:
        self._file, self._keys = folder / f"{keys.journal}.refused", keys

    def all(self) -> tuple[Refused, ...]:
        """Return the entries up to the first line that this terminal did not write."""
        found, before = list[Refused](), ""
        for line in self._lines():
            utc, number, tag = line.split(" ")
            if tag != self._tag(utc, number, before):
                break
            found.append(Refused(int(utc), number))
            before = tag
        return tuple(found)

    def make_room(self, number: str) -> None:
        """Reserve space before a PIN is checked, so that a wrong one can always be recorded."""
        longest = self._line(Refused(_LATEST, number), "")
        self._write([*self._good(), _ROOM * len(longest)])

    def add(self, refused: Refused) -> None:
        good = self._good()
        before = good[-1].split(" ")[2] if good else ""
        self._write([*good, self._line(refused, before)])

    def forget(self) -> None:
        self._file.unlink(missing_ok=True)

    def _good(self) -> list[str]:
        return self._lines()[: len(self.all())]

    def _line(self, refused: Refused, before: str) -> str:
        utc = str(refused.utc)
        return f"{utc} {refused.number} {self._tag(utc, refused.number, before)}"

    def _write(self, lines: Sequence[str]) -> None:
        """Overwrite the file in place, so that its space is not released."""
        try:
            self._file.touch(mode=PRIVATE)
            with self._file.open("r+b") as file:
                file.write("".join(f"{each}\n" for each in lines).encode())
                file.truncate()
            sync(self._file)
        except OSError as error:
            otherwise = instead(error, "give this user the right to write the key folder")
            raise KnownError(f"{self._file}: {error.strerror}: {otherwise}") from None

    def _lines(self) -> list[str]:
        try:
            lines = self._file.read_text("ascii", "replace").splitlines()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise KnownError(f"{self._file}: {error.strerror}: give this user the right to read it") from None
        return [line for line in lines if line.count(" ") == 2]

    def _tag(self, utc: str, number: str, before: str) -> str:
        return base64_text(self._keys.keyed(_PURPOSE, f"{utc}\n{number}\n{before}".encode()))
