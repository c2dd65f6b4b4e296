"""Seed each fault of the lists beside this file in a scratch copy, and run the one test that must catch it.

`python -m tests.mutants [LIST…]`, for example `rules procedure`. A test is first run without its fault.
"""

import os
import shutil
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.helpers.repository import ROOT

HERE = Path(__file__).parent
LISTS = sorted(path.stem for path in HERE.glob("*.toml"))
NOT_COPIED = shutil.ignore_patterns(".git", ".venv", "var", "dist", "build", ".*_cache", ".hypothesis", ".benchmarks")
SHORT_SUITE = ("tests/fast/", "tests/journeys/")
TIMEOUT_S = 300


class Mutant(NamedTuple):
    list_name: str
    name: str
    file: str
    old: str
    new: str
    test: str


class Result(Enum):
    CAUGHT = "caught"
    SURVIVED = "SURVIVED"
    STALE = "STALE"
    """The test fails without the fault, or the file no longer holds the text that the fault replaces."""


class Outcome(NamedTuple):
    mutant: Mutant
    result: Result

    @property
    def caught_by_make_test(self) -> bool:
        return self.result is Result.CAUGHT and self.mutant.test.startswith(SHORT_SUITE)


def mutants(names: Iterable[str]) -> list[Mutant]:
    lists = [HERE / f"{name}.toml" for name in names]
    return [Mutant(path.stem, **entry) for path in lists for entry in tomllib.loads(path.read_text())["mutant"]]


class Copy:
    """A copy of the repository with a virtual environment that imports it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "copy"
        shutil.copytree(ROOT, self.folder, ignore=NOT_COPIED)
        venv.create(self.folder / ".venv", symlinks=True)
        self.bin = self.folder / ".venv" / "bin"
        (packages,) = (self.folder / ".venv" / "lib").glob("python*/site-packages")
        installed = [path for path in sys.path if path.endswith("site-packages")]
        (packages / "copy.pth").write_text("\n".join([str(self.folder), *installed, ""]))
        for script in Path(sys.executable).parent.iterdir():
            self._copy_script(script)

    def _copy_script(self, script: Path) -> None:
        copy = self.bin / script.name
        content = b"" if copy.exists() else script.read_bytes()
        if content.startswith(b"#!"):
            copy.write_bytes(b"\n".join([f"#!{self.bin}/python".encode(), *content.split(b"\n")[1:]]))
            copy.chmod(0o755)

    def result(self, mutant: Mutant) -> Result:
        path = self.folder / mutant.file
        original = path.read_text()
        if original.count(mutant.old) != 1 or not self.passes(mutant.test):
            return Result.STALE
        path.write_text(original.replace(mutant.old, mutant.new))
        try:
            return Result.SURVIVED if self.passes(mutant.test) else Result.CAUGHT
        finally:
            path.write_text(original)

    def passes(self, *tests: str) -> bool:
        """Return whether the tests pass in time: a fault that makes a test hang or breaks an import is caught."""
        command = [self.bin / "python", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
        try:
            done = subprocess.run(command, cwd=self.folder, capture_output=True, timeout=TIMEOUT_S)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


@contextmanager
def copies(count: int) -> Iterator["SimpleQueue[Copy]"]:
    with TemporaryDirectory(prefix="mutants-") as folder:
        free: SimpleQueue[Copy] = SimpleQueue()
        for number in range(count):
            free.put(Copy(Path(folder, str(number))))
        yield free


def tried(free: "SimpleQueue[Copy]", mutant: Mutant) -> Outcome:
    copy = free.get()
    try:
        outcome = Outcome(mutant, copy.result(mutant))
    finally:
        free.put(copy)
    print(f"{outcome.result.value:8}  {mutant.list_name}: {mutant.name}", flush=True)
    return outcome


def main(chosen: list[str]) -> int:
    unknown = [name for name in chosen if name not in LISTS]
    if unknown:
        print(f"There is no list {unknown[0]!r}. Choose from: {', '.join(LISTS)}.", file=sys.stderr)
        return 2
    count = os.cpu_count() or 1
    with copies(count) as free, ThreadPoolExecutor(count) as pool:
        outcomes = list(pool.map(lambda mutant: tried(free, mutant), mutants(chosen or LISTS)))
    caught = sum(each.result is Result.CAUGHT for each in outcomes)
    short = sum(each.caught_by_make_test for each in outcomes)
    print(f"\n{caught} of {len(outcomes)} faults caught, {short} of them by tests of make test")
    return int(caught < len(outcomes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
