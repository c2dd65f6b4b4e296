"""Names what the operating system and pyserial complain about."""

import errno
import socket
from collections.abc import Iterator
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
from drivers.holders import holders

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
