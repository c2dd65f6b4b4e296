"""A wire log, read: who said what and when, and where the cable came out."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from drivers.errors import BadLog
from drivers.wirelog import Direction

PROTOCOL, PACKET_SIZE, LINE, OPTION = "protocol", "packet-size", "line", "option"
MOST = 64_000_000
"""Bytes; a log of a day is less."""
_LINE = re.compile(r"(\S+) ([<>=!]) (.*)")
_BYTES = re.compile(r"((?:[0-9A-F]{2} )*[0-9A-F]{2})  \|.*\|")


@dataclass(frozen=True, slots=True)
class Entry:
    """`at` counts seconds from the first one; `text` is what a line that holds no bytes says."""

    at: float
    when: datetime
    direction: Direction
    data: bytes = b""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Tape:
    """`about` is what the log says of itself: its protocol, its line, its options."""

    entries: tuple[Entry, ...]
    about: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)


def read_tape(path: Path) -> Tape:
    """Raises an OSError for a file that cannot be read, a `BadLog` for one that is none."""
    with path.open("rb") as file:
        data = file.read(MOST + 1)
    if len(data) > MOST:
        raise BadLog(str(path), f"it has more than {MOST} bytes")
    lines = data.decode("utf-8", errors="replace").splitlines()
    about, options = dict[str, str](), dict[str, str]()
    for line in lines:
        key, _, value = line.removeprefix("# ").partition(" ")
        if line.startswith("# ") and key == OPTION:
            name, _, chosen = value.partition("=")
            options[name] = chosen
        elif line.startswith("# "):
            about[key] = value
    entries = tuple(_entries(str(path), lines))
    if not entries:
        raise BadLog(str(path), "nothing was recorded in it")
    return Tape(entries, about, options)


def _entries(name: str, lines: list[str]) -> Iterator[Entry]:
    times = list[datetime]()
    last = 0.0
    for number, line in enumerate(lines, 1):
        if line.startswith("#") or not line.strip():
            continue
        try:
            when, direction, data, text = _read(line)
            times.append(when)
            last = max(last, (when - times[0]).total_seconds())
        except (ValueError, TypeError) as error:
            raise BadLog(name, f"line {number}") from error
        yield Entry(last, when, direction, data, text)


def _read(line: str) -> tuple[datetime, Direction, bytes, str]:
    found = _LINE.fullmatch(line)
    if found is None:
        raise ValueError(line)
    when, direction = datetime.fromisoformat(found[1]), Direction(found[2])
    if direction in (Direction.MEANING, Direction.CABLE):
        return when, direction, b"", found[3]
    told = _BYTES.fullmatch(found[3])
    if told is None:
        raise ValueError(line)
    return when, direction, bytes.fromhex(told[1]), ""
