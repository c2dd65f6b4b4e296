"""Who has a device file open: `/proc` tells it of one's own processes, and of all to the administrator."""

import contextlib
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

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
