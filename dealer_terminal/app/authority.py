"""Folder of the authority that signs terminals' certificates: authority.key is private, authority.crt is for the
server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.authority import Authority, new_key, own_certificate, read_authority
from dealer_terminal.storage.file import make_folder
from dealer_terminal.storage.whole_file import whole_or_not

_READABLE = 0o644


def authority_in(folder: Path, now: int) -> tuple[Authority, bool]:
    """Return the authority, created if it does not exist, and whether its certificate is new. After an interruption,
    the next call uses the key that was already written."""
    key, certificate = folder / "authority.key", certificate_in(folder)
    with _readable(folder):
        if not key.exists():
            if certificate.exists():
                raise KnownError(f"{key} is missing: put it back, or name a new folder")
            make_folder(folder)
            with whole_or_not(key) as beside:
                beside.write_bytes(new_key())
        is_new = not certificate.exists()
        if is_new:
            with whole_or_not(certificate) as beside:
                beside.write_bytes(own_certificate(key.read_bytes(), now))
                beside.chmod(_READABLE)
        try:
            return read_authority(key.read_bytes(), certificate.read_bytes(), now), is_new
        except KnownError as error:
            raise KnownError(f"{folder}: {error}") from None


def certificate_in(folder: Path) -> Path:
    """Return the file for the server's `ssl_ca_file` setting."""
    return folder / "authority.crt"


@contextmanager
def _readable(folder: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise KnownError(
            f"{error.filename or folder}: {error.strerror}: name a folder that this user may use"
        ) from None
