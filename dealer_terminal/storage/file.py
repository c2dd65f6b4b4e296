"""The file of a SQLite journal: for its owner alone, with its write-ahead log, and for one writer."""

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
    """Where it is there; nothing of it is changed."""
    _require_no_link(file)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CLOEXEC))
    except FileNotFoundError:
        return
    except OSError as error:
        raise _refused(file, error) from None


def make_private(file: Path) -> None:
    """SQLite gives its side files the rights of the main one."""
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
    """It would lead to another file as soon as somebody turns it."""
    if file.is_symlink():
        raise KnownError(f"{file} is a link, which may lead elsewhere: put the journal itself there, or name it")


def plain_bytes(file: Path) -> bytes:
    """Of a file of the terminal's own: a pipe in its place would be waited for without end."""
    if file.exists() and not file.is_file():
        raise KnownError(f"{file} is no plain file: put the terminal's own there again")
    return file.read_bytes()


def make_folder(folder: Path) -> None:
    """For its owner alone, and there after a power cut, with all that it lies in."""
    require_no_side_file(folder)
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    for each in missing:
        sync(each.parent)


def sync(path: Path) -> None:
    """A file's bytes, or a folder's entries: whoever returns from here has them on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def make_sure(file: Path) -> None:
    """By the one writer, before it adds anything. After a sync that failed, the system may hold in memory what the disk
    does not, and calls it clean: what is written once more is dirty again, and a sync then tells the truth."""
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
    """How SQLite opens a file only to read it. Beside a file on a read-only disk it cannot make what readers share;
    where no terminal has left a write-ahead log, none can be writing there either."""
    alone = not os.access(file.resolve().parent, os.W_OK) and not beside(file, "-wal").exists()
    return {"mode": "ro", "uri": "true"} | ({"immutable": "1"} if alone else {})


def to_look(file: Path) -> dict[str, str]:
    """As `to_read`, but beside a file that nobody writes nothing is made, whoever may write there."""
    return to_read(file) | ({} if is_written(file) else {"immutable": "1"})


def is_written(file: Path) -> bool:
    """Somebody has it open to write, or left it in the middle of that."""
    return beside(file, "-wal").exists()


def state_of(file: str) -> str:
    """By a whole name: another one as soon as the file has to be opened otherwise. While somebody writes it, SQLite
    itself keeps the order."""
    try:
        found = os.stat(file)  # noqa: PTH116 - asked at each look, twice
    except OSError:
        return "gone"
    if os.path.exists(f"{file}-wal"):  # noqa: PTH110
        return f"{found.st_ino} written"
    return f"{found.st_ino} {found.st_size} {found.st_mtime_ns}"


def seen_as(file: Path) -> str:
    """Changes when another file takes its place, or when it has to be opened otherwise; empty where there is none."""
    try:
        return f"{file.stat().st_ino} {sorted(to_read(file))}"
    except FileNotFoundError:
        return ""


def take_lock(file: Path, says: str) -> tuple[int, ...]:
    """Open locks that end with this process however it ends; none where another process holds one of them. Beside the
    file, as whoever looks for it there finds it, where it says who holds it; and the file itself, should that one be
    moved away."""
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
    """For whoever comes second to read; where there is no room for it, nobody is told."""
    with suppress(OSError):
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, text, 0)


def release_lock(held: Iterable[int]) -> None:
    for descriptor in held:
        os.close(descriptor)


def lock_file(file: Path) -> Path:
    """Beside the file itself, by whatever link it was reached."""
    return beside(file, ".lock")


def beside(file: Path, ending: str) -> Path:
    whole = file.resolve()
    return whole.with_name(f"{whole.name}{ending}")


def _refused(file: Path, error: OSError) -> KnownError:
    return KnownError(f"{file}: {error.strerror}: {instead(error, 'name a file in a folder that this user may write')}")


def instead(error: OSError, otherwise: str) -> str:
    """What to do about it."""
    return _INSTEAD.get(error.errno or 0, otherwise)
