"""File of a SQLite journal and its WAL: private to its owner, with one writer."""

import errno
import fcntl
import os
import stat
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.sqlite_sidecars import require_no_side_file

PRIVATE = 0o600
_INSTEAD = {
    errno.ENOSPC: "free space on its disk, then try again",
    errno.EDQUOT: "free space on its disk, then try again",
    errno.EROFS: "its disk takes no writes: name a place on one that does",
    errno.EIO: "check the disk, then start again",
}


def require_writable(file: Path) -> None:
    """Raise KnownError if the existing file is not writable. Changes nothing."""
    _require_no_link(file)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CLOEXEC))
    except FileNotFoundError:
        return
    except OSError as error:
        raise _refused(file, error) from None


def make_private(file: Path) -> None:
    """Create the file or restrict its mode. SQLite gives its sidecar files the same mode."""
    _require_no_link(file)
    try:
        is_new = not file.exists()
        descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        try:
            found = os.fstat(descriptor)
            if stat.S_ISREG(found.st_mode):
                os.fchmod(descriptor, PRIVATE)
        finally:
            os.close(descriptor)
        if is_new:
            sync(file.parent)
    except OSError as error:
        raise _refused(file, error) from None
    if not stat.S_ISREG(found.st_mode):
        raise KnownError(f"{file} is no plain file: name a file, which is made where there is none")
    if found.st_nlink > 1:
        raise KnownError(
            f"{file}: it has {found.st_nlink} names on its disk, and each could be written: keep one of them"
        )


def _require_no_link(file: Path) -> None:
    """Reject a symbolic link, because its target can change."""
    if file.is_symlink():
        raise KnownError(f"{file} is a link, which may lead elsewhere: put the journal itself there, or name it")


def plain_bytes(file: Path) -> bytes:
    """Read a file of the terminal's own. Reject anything but a regular file, because reading a pipe would block."""
    if file.exists() and not file.is_file():
        raise KnownError(f"{file} is no plain file: put the terminal's own there again")
    return file.read_bytes()


def make_folder(folder: Path) -> None:
    """Create a private folder and its parents, durably."""
    require_no_side_file(folder)
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for each in missing:
        sync(each.parent)


def sync(path: Path) -> None:
    """Flush a file's bytes, or a folder's entries, to disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def make_sure(file: Path) -> None:
    """Rewrite and sync the WAL, before the writer adds anything. After a failed sync the system may treat lost pages as
    clean; rewriting makes them dirty again, so the next sync reports the truth."""
    left = beside(file, "-wal")
    try:
        with left.open("r+b", buffering=0) as log:
            held = log.read()
            log.seek(0)
            log.write(held)
            os.fsync(log.fileno())
    except FileNotFoundError:
        return
    except OSError as error:
        raise KnownError(f"{left}: {error.strerror}: check the disk, then start again") from None


def to_read(file: Path) -> dict[str, str]:
    """Return SQLite's parameters for read-only access. On a read-only disk SQLite cannot create its shared files;
    without a WAL there is no writer, so the file is opened as immutable."""
    alone = not os.access(file.resolve().parent, os.W_OK) and not beside(file, "-wal").exists()
    return {"mode": "ro", "uri": "true"} | ({"immutable": "1"} if alone else {})


def to_look(file: Path) -> dict[str, str]:
    """Return the parameters of `to_read`, and create no files beside a database without a writer."""
    return to_read(file) | ({} if is_written(file) else {"immutable": "1"})


def is_written(file: Path) -> bool:
    """Return True if a writer has the file open, or was interrupted."""
    return beside(file, "-wal").exists()


def state_of(file: str) -> str:
    """Return a state of the resolved file name that changes when the file must be reopened. While it is being written,
    SQLite itself coordinates the access."""
    try:
        found = os.stat(file)  # noqa: PTH116 - asked at each look, twice
    except OSError:
        return "gone"
    if os.path.exists(f"{file}-wal"):  # noqa: PTH110
        return f"{found.st_ino} written"
    return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}"


def seen_as(file: Path) -> str:
    """Return a value that changes when the file is replaced or must be opened differently; empty if there is no
    file."""
    try:
        return f"{file.stat().st_ino} {sorted(to_read(file))}"
    except FileNotFoundError:
        return ""


def take_lock(file: Path, says: str) -> tuple[int, ...]:
    """Take the locks, which end with this process, or return none if another process holds one. One lock is on a file
    beside the journal, which names its holder; the other is on the journal itself, in case the lock file is moved."""
    held: list[int] = []
    for locked, flags in ((lock_file(file), os.O_CREAT), (file, 0)):
        try:
            held.append(os.open(locked, os.O_RDWR | os.O_CLOEXEC | os.O_NOFOLLOW | flags, PRIVATE))
            fcntl.flock(held[-1], fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            release_lock(held)
            if isinstance(error, BlockingIOError):
                return ()
            raise _refused(locked, error) from None
    _write(held[0], f"{says}\n".encode())
    return tuple(held)


def _write(descriptor: int, text: bytes) -> None:
    """Write the holder for the next process. A full disk is ignored."""
    with suppress(OSError):
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, text, 0)


def release_lock(held: Iterable[int]) -> None:
    for descriptor in held:
        os.close(descriptor)


def lock_file(file: Path) -> Path:
    """Return the lock file beside the real file, regardless of links."""
    return beside(file, ".lock")


def beside(file: Path, ending: str) -> Path:
    whole = file.resolve()
    return whole.with_name(f"{whole.name}{ending}")


def _refused(file: Path, error: OSError) -> KnownError:
    return KnownError(f"{file}: {error.strerror}: {instead(error, 'name a file in a folder that this user may write')}")


def instead(error: OSError, otherwise: str) -> str:
    """Return what to do about the error."""
    return _INSTEAD.get(error.errno or 0, otherwise)
