"""File of the logs that a witness cosigns: `log VKEY [URL]` lines (C2SP tlog-policy), reloaded when it changes.

A log is identified by its origin, which is the name of its key. Several lines of one name are several keys of one log.
"""

import re
from collections.abc import Callable
from pathlib import Path
from threading import RLock
from typing import TypeAlias

from dealer_terminal.errors import KnownError
from dealer_terminal.journal.cosignature import require_log_key
from dealer_terminal.journal.errors import AuditError, FormatError
from dealer_terminal.journal.vkey import VerifierKey, parse_vkey

Logs: TypeAlias = dict[str, tuple[VerifierKey, ...]]
OF_A_POLICY = ("witness", "group", "quorum")
_SPACE = re.compile(r"[ \t]+")


class LogsFile:
    """Current logs. A change that cannot be read is reported once, and the previous logs stay in use."""

    def __init__(self, file: Path, told: Callable[[str], None]) -> None:
        self._file, self._told, self._lock = file, told, RLock()
        self._stamp = _stamp(file)
        self._logs = read_logs(file)

    def __len__(self) -> int:
        return len(self._logs)

    def keys_of(self, origin: str) -> tuple[VerifierKey, ...]:
        if _stamp(self._file) != self._stamp:
            with self._lock:
                if _stamp(self._file) != self._stamp:
                    self.read_again()
        return self._logs.get(origin, ())

    def read_again(self) -> None:
        """Reload the file. Safe in a signal handler that interrupts a reload."""
        with self._lock:
            self._stamp = _stamp(self._file)
            try:
                self._logs = read_logs(self._file)
            except KnownError as error:
                self._told(f"{error}; the {len(self._logs)} logs known before are kept")
            else:
                self._told(f"{self._file}: {len(self._logs)} logs")


def read_logs(file: Path) -> Logs:
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file of lines log VKEY") from None
    except UnicodeDecodeError:
        raise KnownError(f"{file}: it is not UTF-8 text: write a line log VKEY for each key of a log") from None
    return _parsed(file, text)


def _parsed(file: Path, text: str) -> Logs:
    logs: Logs = {}
    for number, line in enumerate(text.split("\n"), 1):
        try:
            for key in _keys(line):
                logs[key.name] = (*logs.get(key.name, ()), key)
        except AuditError as error:
            raise KnownError(f"{file}, line {number}: {error}: write log VKEY, or # before a remark") from None
    if not logs:
        raise KnownError(f"{file}: it names no log: write a line log VKEY for each key of a log")
    return {origin: tuple(dict.fromkeys(keys)) for origin, keys in logs.items()}


def _keys(line: str) -> tuple[VerifierKey, ...]:
    """Return the key of the line, which may also be alone on it. The other lines of a policy do not concern a
    witness."""
    words = _SPACE.split(line.strip(" \t\r"))
    if not words[0] or words[0].startswith("#") or words[0] in OF_A_POLICY:
        return ()
    if words[0] == "log":
        words.pop(0)
    if not 1 <= len(words) <= 2:
        raise FormatError(f"this names no key: {line.strip()!r:.80}")
    key = parse_vkey(words[0])
    require_log_key(key)
    return (key,)


def _stamp(file: Path) -> tuple[int, ...]:
    try:
        found = file.stat()
    except OSError:
        return ()
    return found.st_ino, found.st_size, found.st_mtime_ns
