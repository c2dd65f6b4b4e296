"""A floor's server whose network dies and comes back, in a network of this process's own: nothing says goodbye.

Run as a program under `unshare -rn` with a database's name and the folder of its server's socket; it prints what a
replay said of its journal.
"""

import socket
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.review.source import JournalSource
from tests.helpers.relay import HERE, relayed


def loopback(state: str) -> None:
    subprocess.run(("ip", "link", "set", "lo", state), check=True)


def main(database: str, folder: str) -> None:
    loopback("up")
    listens = socket.create_server((HERE, 0))
    Thread(target=relayed, args=(listens, f"{folder}/.s.PGSQL.5432"), daemon=True).start()
    db = f"postgresql+psycopg://postgres@{HERE}:{listens.getsockname()[1]}/{database}"
    with TemporaryDirectory() as cache, closing(JournalSource(db, cache=Path(cache))) as source:
        size = source.look()
        loopback("down")
        try:
            source.look()
        except KnownError as error:
            sys.stdout.write(f"lost: {error}\n")
        loopback("up")
        sys.stdout.write("there again\n" if seen_again(source) == size else "another\n")


def seen_again(source: JournalSource) -> int:
    """It is looked at again and again, as a window does."""
    while True:
        try:
            return source.look()
        except KnownError:
            time.sleep(0.05)


if __name__ == "__main__":
    main(*sys.argv[1:])
