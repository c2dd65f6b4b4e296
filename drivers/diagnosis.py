"""Names what the operating system and pyserial complain about."""

import contextlib
import errno
import os
import socket
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from drivers.errors import (
    BadUrl,
    DeviceError,
    HungUp,
    LineLost,
    LineStuck,
    NoPermission,
    NoSerialServer,
    NoSuchPort,
    NotASerialPort,
    NothingListening,
    OpenError,
    PortFails,
    PortInUse,
    UnknownHost,
    Unreachable,
)

BY_NUMBER: dict[int, type[OpenError]] = {
    errno.ENOENT: NoSuchPort,
    errno.ENXIO: NoSuchPort,
    errno.ENODEV: NoSuchPort,
    errno.EIO: PortFails,
    errno.EACCES: NoPermission,
    errno.EPERM: NoPermission,
    errno.EBUSY: PortInUse,
    errno.EAGAIN: PortInUse,
    errno.ENOTTY: NotASerialPort,
    errno.EISDIR: NotASerialPort,
    errno.EINVAL: NotASerialPort,
    errno.ECONNREFUSED: NothingListening,
    errno.EPIPE: HungUp,
    errno.ECONNRESET: HungUp,
    errno.ETIMEDOUT: Unreachable,
    errno.EHOSTUNREACH: Unreachable,
    errno.ENETUNREACH: Unreachable,
}
BY_TYPE: tuple[tuple[type[BaseException], type[OpenError]], ...] = (
    (socket.gaierror, UnknownHost),
    (TimeoutError, Unreachable),
    (ValueError, BadUrl),
)
BY_WORDS = (
    ("no ports found", NoSuchPort),
    ("could not configure port", NotASerialPort),
    ("remote does not", NoSerialServer),
    ("remote rejected", NoSerialServer),
)


def chain(error: BaseException | None) -> Iterator[BaseException]:
    """pyserial wraps the real cause, sometimes twice."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def opening(port: str, error: BaseException) -> DeviceError:
    for cause in chain(error):
        kind = by_type(cause) or by_number(cause)
        if kind:
            return kind(port, _holder(port) if kind is PortInUse else "")
    kind = next((kind for words, kind in BY_WORDS if words in str(error).lower()), None)
    return kind(port) if kind else OpenError(port, str(error))


def _holder(port: str) -> str:
    return ", ".join(f"{each.name}, process {each.process}" for each in holders(Path(port)))


def by_type(error: BaseException) -> type[OpenError] | None:
    return next((kind for cause, kind in BY_TYPE if isinstance(error, cause)), None)


def by_number(error: BaseException) -> type[OpenError] | None:
    number = getattr(error, "errno", None) or (error.args[0] if error.args else None)
    return BY_NUMBER.get(number) if isinstance(number, int) else None


def talking(port: str, error: BaseException) -> DeviceError:
    return LineStuck(port) if "timeout" in str(error).lower() else LineLost(port)


PROC = Path("/proc")


@dataclass(frozen=True, slots=True)
class Holder:
    process: int
    name: str


def holders(device: Path) -> tuple[Holder, ...]:
    """None where nobody has it open, and where the system does not tell."""
    real = os.path.realpath(device)
    return tuple(Holder(number, _name(number)) for number in _processes() if _holds(number, real))


def _processes() -> Iterator[int]:
    with contextlib.suppress(OSError):
        yield from sorted(int(each.name) for each in PROC.iterdir() if each.name.isdigit())


def _holds(process: int, real: str) -> bool:
    with contextlib.suppress(OSError):
        return any(_leads_to(each, real) for each in (PROC / str(process) / "fd").iterdir())
    return False


def _leads_to(descriptor: Path, real: str) -> bool:
    with contextlib.suppress(OSError):
        return str(descriptor.readlink()) == real
    return False


def _name(process: int) -> str:
    """As it was started: a program that Python runs is named by what it runs."""
    with contextlib.suppress(OSError):
        words = (PROC / str(process) / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
        names = [Path(word).name for word in words if word and not word.startswith("-")]
        return next((name for name in names if not name.startswith("python")), "".join(names[:1]))
    return ""
