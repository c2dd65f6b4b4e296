"""A terminal's pass to its floor, in files beside its keys."""

from pathlib import Path

import msgspec

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.ports import Pass, Shown
from dealer_terminal.storage.file import instead, sync
from dealer_terminal.storage.whole_file import whole_or_not

_NOTHING = b""


class KeptPass:
    """`ID.floor` has the password, `ID.floor.pem` key and certificate, `ID.floor.next.pem` those that come next."""

    def __init__(self, folder: Path, journal: str) -> None:
        self._file = folder / f"{journal}.floor"
        self._certificate, self._next = folder / f"{journal}.floor.pem", folder / f"{journal}.floor.next.pem"

    def read(self) -> Pass:
        kept = _read(self._file)
        try:
            return msgspec.json.decode(kept, type=Pass) if kept else Pass()
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise KnownError(f"{self._file} holds no pass: enrol this terminal anew, floor enrol") from None

    def write(self, kept: Pass) -> None:
        with whole_or_not(self._file) as beside:
            beside.write_bytes(msgspec.json.encode(kept))

    def certificate(self) -> Shown:
        return Shown(str(self._certificate), _read(self._certificate))

    def next_certificate(self) -> Shown:
        return Shown(str(self._next), _read(self._next))

    def write_next(self, pem: bytes) -> None:
        with whole_or_not(self._next) as beside:
            beside.write_bytes(pem)

    def renew(self) -> None:
        """Another forwarder of this terminal may have done it."""
        try:
            self._next.rename(self._certificate)
            sync(self._next.parent)
        except FileNotFoundError:
            return
        except OSError as error:
            raise _refused(self._next, error) from None

    def drop_next(self) -> None:
        _remove(self._next)

    def drop(self) -> None:
        for each in (self._next, self._certificate):
            _remove(each)


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return _NOTHING
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: let this user read it") from None


def _remove(file: Path) -> None:
    """A read-only disk refuses to remove even a file that is not there, so it is looked for first."""
    try:
        if file.exists():
            file.unlink(missing_ok=True)
    except OSError as error:
        raise _refused(file, error) from None


def _refused(file: Path, error: OSError) -> KnownError:
    return KnownError(f"{file}: {error.strerror}: {instead(error, 'let this user write in that folder')}")
