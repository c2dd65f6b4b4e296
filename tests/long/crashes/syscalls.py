"""What this process asks of the system for the files of one folder, call by call; and where it is refused.

The calls are caught where each loaded library looks them up (its relocated pointers to the C library), so that
SQLite's own calls are seen as they are, without a compiler, a tracer or a library that stands in for another.
A library that is loaded later is not seen.
"""

import ctypes
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

LIBC = "libc.so.6"
"""By its name: what a whole process calls `fsync` may be a non-PIE Python's own way to it, which is caught here too."""
PT_DYNAMIC, RW = 2, 3
STRTAB, SYMTAB, RELA, RELASZ, PLTRELSZ, JMPREL = 5, 6, 7, 8, 2, 23
OF_THE_SYSTEM = ("libc.so", "ld-linux", "linux-vdso")


class Call(NamedTuple):
    """`path` is below the folder; `data` is what was written, or where a rename leads; `at` an offset or a size."""

    what: str
    path: str
    at: int = 0
    data: bytes = b""
    failed: int = 0


class Note(NamedTuple):
    """What the process itself says between two calls."""

    what: str
    number: int


Fails = Callable[[str, str], int]
"""From a call and its path to the error number that it ends with; 0 where it may go on."""


def never(_what: str, _path: str) -> int:
    return 0


class _Info(ctypes.Structure):
    _fields_ = (
        ("base", ctypes.c_uint64),
        ("name", ctypes.c_char_p),
        ("headers", ctypes.c_uint64),
        ("count", ctypes.c_uint16),
    )


class Watch:
    def __init__(self, folder: Path) -> None:
        self.log: list[Call | Note] = []
        self.fails: Fails = never
        self._folder = f"{folder.resolve()}/"
        self._libc = ctypes.CDLL(LIBC, use_errno=True)
        self._slots: dict[int, int] = {}
        self._held = [_PATHS(self._rename), *self._with_path(), *self._with_descriptor()]

    def note(self, what: str, number: int) -> None:
        self.log.append(Note(what, number))

    @contextmanager
    def watching(self) -> Iterator[None]:
        import_module("sqlite3")
        for slot, name in _imports():
            if name in self._names:
                self._slots[slot] = _word(slot)
                _put(slot, _address(self._names[name]))
        try:
            yield
        finally:
            for slot, before in self._slots.items():
                _put(slot, before)
            self._slots.clear()

    @property
    def _names(self) -> dict[str, Any]:
        rename, opens, unlink, mkdir, write, pwrite, truncate, sync, datasync = self._held
        two = {"open": opens, "pwrite": pwrite, "ftruncate": truncate}
        one = {"write": write, "fsync": sync, "fdatasync": datasync, "unlink": unlink}
        return {**two, **{f"{name}64": hook for name, hook in two.items()}, **one, "rename": rename, "mkdir": mkdir}

    def _with_path(self) -> tuple[Any, ...]:
        return _OPEN(self._open), _PATH(self._unlink), _MKDIR(self._mkdir)

    def _with_descriptor(self) -> tuple[Any, ...]:
        syncs = (_SYNC(lambda fd: self._sync("fsync", fd)), _SYNC(lambda fd: self._sync("fdatasync", fd)))
        return _WRITE(self._write), _PWRITE(self._pwrite), _TRUNCATE(self._truncate), *syncs

    def _open(self, path: bytes, flags: int, mode: int) -> int:
        before = Path(os.fsdecode(path)).exists()
        own = self._own(os.fsdecode(path))
        makes = "create" if flags & os.O_CREAT and not before else "truncate" if flags & os.O_TRUNC else "open"
        return self._done(makes, own, lambda: self._libc.open(path, flags, mode), logged=makes != "open")

    def _unlink(self, path: bytes) -> int:
        return self._done("unlink", self._own(os.fsdecode(path)), lambda: self._libc.unlink(path))

    def _mkdir(self, path: bytes, mode: int) -> int:
        return self._done("mkdir", self._own(os.fsdecode(path)), lambda: self._libc.mkdir(path, mode))

    def _rename(self, old: bytes, new: bytes) -> int:
        to = os.fsencode(self._own(os.fsdecode(new)))
        return self._done("rename", self._own(os.fsdecode(old)), lambda: self._libc.rename(old, new), data=to)

    def _write(self, fd: int, data: int, size: int) -> int:
        own = self._of(fd)
        at = os.lseek(fd, 0, os.SEEK_CUR) if own else 0
        return self._written(own, data, size, at, lambda: _real(self._libc.write, fd, data, size))

    def _pwrite(self, fd: int, data: int, size: int, at: int) -> int:
        return self._written(self._of(fd), data, size, at, lambda: _real(self._libc.pwrite, fd, data, size, at))

    def _written(self, own: str, data: int, size: int, at: int, real: Callable[[], int]) -> int:
        return self._done("write", own, real, at=at, data=ctypes.string_at(data, size) if own else b"")

    def _truncate(self, fd: int, size: int) -> int:
        return self._done("truncate", self._of(fd), lambda: _real(self._libc.ftruncate, fd, size), at=size)

    def _sync(self, name: str, fd: int) -> int:
        return self._done("sync", self._of(fd), lambda: getattr(self._libc, name)(fd))

    def _done(
        self, what: str, own: str, real: Callable[[], int], at: int = 0, data: bytes = b"", *, logged: bool = True
    ) -> int:
        """A call that is refused does nothing."""
        error = self.fails(what, own) if own else 0
        if own and logged:
            self.log.append(Call(what, own, at, data, error))
        if not error:
            return real()
        ctypes.set_errno(error)
        return -1

    def _of(self, fd: int) -> str:
        try:
            return self._own(str(Path(f"/proc/self/fd/{fd}").readlink()))
        except OSError:
            return ""

    def _own(self, path: str) -> str:
        whole = str(Path(path).absolute())
        if f"{whole}/" == self._folder:
            return "."
        return whole.removeprefix(self._folder) if whole.startswith(self._folder) else ""


def _function(*arguments: Any, gives: Any = ctypes.c_int) -> Any:
    return ctypes.CFUNCTYPE(gives, *arguments, use_errno=True)


_OPEN = _function(ctypes.c_char_p, ctypes.c_int, ctypes.c_uint)
_PATH = _function(ctypes.c_char_p)
_PATHS = _function(ctypes.c_char_p, ctypes.c_char_p)
_MKDIR = _function(ctypes.c_char_p, ctypes.c_uint)
_SYNC = _function(ctypes.c_int)
_TRUNCATE = _function(ctypes.c_int, ctypes.c_int64)
_WRITE = _function(ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, gives=ctypes.c_ssize_t)
_PWRITE = _function(ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int64, gives=ctypes.c_ssize_t)


def _real(function: Any, fd: int, *numbers: int) -> int:
    function.restype = ctypes.c_ssize_t
    result: int = function(fd, *map(ctypes.c_int64, numbers))
    return result


def _imports() -> Iterator[tuple[int, str]]:
    """Each pointer to another library's function that stands in this process, and the function's name."""
    found: list[tuple[int, str]] = []

    @_function(ctypes.POINTER(_Info), ctypes.c_size_t, ctypes.c_void_p)
    def library(info: Any, _size: int, _data: int) -> int:
        each = info.contents
        if not any(name in os.fsdecode(each.name) for name in OF_THE_SYSTEM):
            found.extend(_of_library(each.base, each.headers, each.count))
        return 0

    ctypes.CDLL(LIBC).dl_iterate_phdr(library, None)
    return iter(found)


def _of_library(base: int, headers: int, count: int) -> Iterator[tuple[int, str]]:
    for at in range(headers, headers + 56 * count, 56):
        if _word(at) & 0xFFFFFFFF == PT_DYNAMIC:
            table = dict(_dynamic(base + _word(at + 16)))
            for start, size in ((RELA, RELASZ), (JMPREL, PLTRELSZ)):
                if start in table and SYMTAB in table:
                    yield from _relocations(base, table, table[start], table[size])


def _dynamic(at: int) -> Iterator[tuple[int, int]]:
    while _word(at):
        yield _word(at), _word(at + 8)
        at += 16


def _relocations(base: int, table: dict[int, int], start: int, size: int) -> Iterator[tuple[int, str]]:
    symbols, names, first = (each if each >= base else each + base for each in (table[SYMTAB], table[STRTAB], start))
    for at in range(first, first + size, 24):
        symbol = _word(at + 8) >> 32
        if symbol:
            name = ctypes.string_at(names + (_word(symbols + 24 * symbol) & 0xFFFFFFFF))
            yield base + _word(at), name.decode(errors="replace")


def _word(at: int) -> int:
    return ctypes.c_uint64.from_address(at).value


def _put(slot: int, value: int) -> None:
    """Such pointers lie in memory that the loader has closed."""
    page = os.sysconf("SC_PAGESIZE")
    ctypes.CDLL(LIBC).mprotect(ctypes.c_void_p(slot // page * page), ctypes.c_size_t(page), RW)
    ctypes.c_uint64.from_address(slot).value = value


def _address(hook: Any) -> int:
    address = ctypes.cast(hook, ctypes.c_void_p).value
    assert address is not None
    return address
