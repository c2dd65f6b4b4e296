"""Run as a program: `full_disk.py DB KEYS`. The disk fills up within a round; once there is room the game goes on."""

import resource
import sys
from pathlib import Path

from dealer_terminal.errors import KnownError
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.memory import MemoryJournal
from tests.helpers.playing import appends

_, HARD = resource.getrlimit(resource.RLIMIT_FSIZE)


def main(db: str, folder: str) -> None:
    journal = open_journal(db, keys=Path(folder))
    calm = MemoryJournal(journal.keys)
    wal = Path(f"{db}-wal")
    told = set()
    for number, append in enumerate(appends(3, keys=journal.keys)):
        append.to(calm)
        if number % 9 == 5:
            resource.setrlimit(resource.RLIMIT_FSIZE, (wal.stat().st_size + 1000, HARD))
            for _ in range(2):
                try:
                    append.to(journal)
                except KnownError as error:
                    told.add(str(error).replace(db, "DB"))
            resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, HARD))
            assert journal.resume().position == calm.status().records - len(append.facts)
        append.to(journal)
    assert list(journal.records()) == list(calm.records())
    assert journal.resume() == calm.resume()
    journal.close()
    sys.stdout.write("\n".join(sorted(told)))


if __name__ == "__main__":
    main(*sys.argv[1:])
