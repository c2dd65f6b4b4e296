"""What a disk may hold after a power cut: all that was synced, and of the rest whatever chance has written.

An entry of a folder (a new file, another name, one fewer) is sure once the folder is synced; bytes are sure once their
file is. Until then each sector of a write is there or not, by itself and in any order. A sync that failed writes
nothing, and what it should have written is given up: only a new write brings it to the disk.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from random import Random

from tests.long.crashes.syscalls import Call

FOLDER = -1
SECTORS = (512, 4096)


@dataclass
class Cut:
    """How much of what was not synced a power cut leaves, in sectors of which size."""

    chance: Random
    share: float
    sector: int

    @classmethod
    def by(cls, chance: Random) -> "Cut":
        return cls(chance, chance.choice((0.0, 0.1, 0.5, 0.9, 1.0)), chance.choice(SECTORS))

    def takes(self) -> bool:
        return self.chance.random() < self.share


@dataclass
class File:
    sure: bytearray = field(default_factory=bytearray)
    asked: list[Call] = field(default_factory=list)

    def sync(self) -> None:
        for call in self.asked:
            _apply(self.sure, call)
        self.asked.clear()

    def after(self, cut: Cut) -> bytes:
        content = bytearray(self.sure)
        for call in self.asked:
            for part in _sectors(call, cut.sector):
                if cut.takes():
                    _apply(content, part)
        return bytes(content)


class Disk:
    def __init__(self) -> None:
        self._files: list[File] = []
        self._now: dict[str, int] = {}
        self._sure: dict[str, int] = {}
        self._asked: list[tuple[Call, int]] = []

    @classmethod
    def holding(cls, root: Path) -> "Disk":
        """All that is there is sure."""
        disk = cls()
        for path in sorted(root.rglob("*")):
            name = str(path.relative_to(root))
            disk._now[name] = disk._made(Call("mkdir" if path.is_dir() else "create", name))
            if path.is_file():
                disk._files[disk._now[name]].sure.extend(path.read_bytes())
        disk._sure = dict(disk._now)
        return disk

    def see(self, call: Call) -> None:
        if call.failed:
            self._failed(call)
            return
        match call.what:
            case "create" | "mkdir":
                self._now[call.path] = self._made(call)
                self._asked.append((call, self._now[call.path]))
            case "unlink" if call.path in self._now:
                self._asked.append((call, self._now.pop(call.path)))
            case "rename":
                self._now[call.data.decode()] = moved = self._now.pop(call.path)
                self._asked.append((call, moved))
            case "write" | "truncate" if call.path in self._now:
                self._files[self._now[call.path]].asked.append(call)
            case "sync" if self._now.get(call.path, FOLDER) == FOLDER:
                self._synced(call.path)
            case "sync":
                self._files[self._now[call.path]].sync()

    def after(self, cut: Cut, to: Path) -> None:
        """The files as whoever starts the machine again finds them."""
        names = dict(self._sure)
        for call, file in self._asked:
            if cut.takes():
                _rename(names, call, file)
        to.mkdir()
        for name, file in sorted(names.items()):
            if not all(str(folder) in names for folder in list(PurePosixPath(name).parents)[:-1]):
                continue
            if file == FOLDER:
                (to / name).mkdir(mode=0o700)
            else:
                (to / name).write_bytes(self._files[file].after(cut))

    def _made(self, call: Call) -> int:
        if call.what == "mkdir":
            return FOLDER
        self._files.append(File())
        return len(self._files) - 1

    def _synced(self, folder: str) -> None:
        waiting, self._asked = self._asked, []
        for call, file in waiting:
            if str(PurePosixPath(call.path).parent) == folder:
                _rename(self._sure, call, file)
            else:
                self._asked.append((call, file))

    def _failed(self, call: Call) -> None:
        if call.what == "sync" and self._now.get(call.path, FOLDER) != FOLDER:
            self._files[self._now[call.path]].asked.clear()


def _apply(content: bytearray, call: Call) -> None:
    if call.what == "truncate":
        del content[call.at :]
    if len(content) < call.at:
        content.extend(bytes(call.at - len(content)))
    content[call.at : call.at + len(call.data)] = call.data


def _sectors(call: Call, size: int) -> Iterable[Call]:
    if call.what == "truncate":
        return (call,)
    return _parts(call, size)


def _parts(call: Call, size: int) -> Iterator[Call]:
    at, end = call.at, call.at + len(call.data)
    while at < end:
        upto = min(end, (at // size + 1) * size)
        yield call._replace(at=at, data=call.data[at - call.at : upto - call.at])
        at = upto


def _rename(names: dict[str, int], call: Call, file: int) -> None:
    if call.what == "rename":
        names.pop(call.path, None)
        names[call.data.decode()] = file
    elif call.what == "unlink":
        names.pop(call.path, None)
    else:
        names[call.path] = file
