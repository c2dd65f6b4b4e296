"""A wire log, read: who said what and when, and where the cable came out."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from drivers.errors import BadLog
from drivers.wirelog import LineDirection

PROTOCOL, PACKET_SIZE, LINE, OPTION = "protocol", "packet-size", "line", "option"
JOURNAL, ROUNDS, CARDS = "journal", "rounds", "cards"
"""What a recording says that a journal was read for, and any whose cards are simulated."""
SIMULATED = "SIMULATED"
MOST = 64_000_000
"""Bytes; a log of a day is less."""
_LINE = re.compile(r"(\S+) ([<>=!]) (.*)")
_BYTES = re.compile(r"((?:[0-9A-F]{2} )*[0-9A-F]{2})  \|.*\|")


@dataclass(frozen=True, slots=True)
class Entry:
    """`at` counts seconds from the first one; `text` is what a line that holds no bytes says."""

    at: float
    when: datetime
    direction: LineDirection
    data: bytes = b""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Tape:
    """`about` is what the log says of itself: its protocol, its line, its options. `cut` are the numbers of those
    lines that were being written when the power failed; they are left out."""

    entries: tuple[Entry, ...]
    about: Mapping[str, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    cut: tuple[int, ...] = ()

    @property
    def from_journal(self) -> bool:
        """It holds what a device reported and was new, but no conversation and no sign of life."""
        return JOURNAL in self.about

    @property
    def simulated(self) -> bool:
        return self.about.get(CARDS) == SIMULATED

    def told(self) -> bytes:
        """All that the device said."""
        return b"".join(entry.data for entry in self.entries if entry.direction is LineDirection.FROM_DEVICE)


def read_tape(path: Path) -> Tape:
    """Raises an OSError for a file that cannot be read, a `BadLog` for one that is none."""
    with path.open("rb") as file:
        data = file.read(MOST + 1)
    if len(data) > MOST:
        raise BadLog(str(path), f"it has more than {MOST} bytes")
    text = data.decode("utf-8-sig", errors="replace")
    lines, whole = text.splitlines(), text.endswith("\n")
    about, options = dict[str, str](), dict[str, str]()
    for line in lines:
        key, _, value = line.removeprefix("# ").partition(" ")
        if line.startswith("# ") and key == OPTION:
            name, _, chosen = value.partition("=")
            options[name] = chosen
        elif line.startswith("# "):
            about[key] = value
    cut = tuple(_cut(lines, whole=whole))
    kept = {number: line for number, line in enumerate(lines, 1) if number not in cut}
    entries = tuple(_entries(str(path), kept))
    if not entries:
        raise BadLog(str(path), "nothing was recorded in it")
    return Tape(entries, about, options, cut)


def _cut(lines: list[str], *, whole: bool) -> Iterator[int]:
    """Lines that cannot be read where writing ended: at the file's end, or where another recording begins."""
    ends = {number for number, following in enumerate(lines[1:], 1) if following.startswith("#")}
    for number in sorted(ends if whole else {*ends, len(lines)}):
        line = lines[number - 1] if number else "#"
        if _holds(line) and not _readable(line):
            yield number


def _readable(line: str) -> bool:
    try:
        _read(line)
    except ValueError:
        return False
    return True


def _holds(line: str) -> bool:
    return bool(line.strip()) and not line.startswith("#")


def _entries(name: str, lines: Mapping[int, str]) -> Iterator[Entry]:
    times = list[datetime]()
    last = 0.0
    for number, line in lines.items():
        if not _holds(line):
            continue
        try:
            when, direction, data, text = _read(line)
            times.append(when)
            last = max(last, (when - times[0]).total_seconds())
        except (ValueError, TypeError) as error:
            raise BadLog(name, f"line {number}") from error
        yield Entry(last, when, direction, data, text)


def _read(line: str) -> tuple[datetime, LineDirection, bytes, str]:
    found = _LINE.fullmatch(line)
    if found is None:
        raise ValueError(line)
    when, direction = datetime.fromisoformat(found[1]), LineDirection(found[2])
    if direction in (LineDirection.MEANING, LineDirection.CABLE):
        return when, direction, b"", found[3]
    told = _BYTES.fullmatch(found[3])
    if told is None:
        raise ValueError(line)
    return when, direction, bytes.fromhex(told[1]), ""
