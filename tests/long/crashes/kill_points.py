"""Run as a program: `kill_points.py DB KEYS`. Kills a process at every point of every commit, and looks each time.

For each command of a round a child opens the journal, starts to append and is killed: before anything is
written, with half of the rows written, with all written but not committed, and just after the commit. The parent
then opens the journal, compares it with the undisturbed run, and appends the command if it was lost.
"""

import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from dealer_terminal.procedure.evolve import evolve
from dealer_terminal.procedure.state import State
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.ports import TerminalKeys
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import Append, appends

EVERY_COMMAND = os.environ.get("EXHAUSTIVE") == "1"

Dies = Callable[[Any, Append], None]


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def before_writing(journal: Any, _append: Append) -> None:
    journal._rows.write = lambda _cursor, _batch, _before: die()


def half_written(journal: Any, _append: Append) -> None:
    statements = journal._rows._statements
    statements.replace = lambda _cursor, _table, _before, **_values: die()


def before_commit(journal: Any, _append: Append) -> None:
    cover = journal._cover
    journal._cover = lambda cursor, batch: (cover(cursor, batch), die())


def after_commit(journal: Any, append: Append) -> None:
    append.to(journal)
    die()


POINTS: Sequence[tuple[Dies, int]] = ((before_writing, 0), (half_written, 0), (before_commit, 0), (after_commit, 1))


def killed_at(db: str, keys: Path, append: Append, dies: Dies) -> None:
    child = os.fork()
    if child == 0:
        journal = open_journal(db, keys=keys)
        dies(journal, append)
        append.to(journal)
        os._exit(99)
    _, status = os.waitpid(child, 0)
    assert os.WTERMSIG(status) == signal.SIGKILL, f"the child ended with {status}"


def undisturbed(db: str, keys: Path, append: Append) -> None:
    journal = open_journal(db, keys=keys)
    append.to(journal)
    journal.close()


def main(db: str, folder: str) -> None:
    keys = Path(folder)
    journal = open_journal(db, keys=keys)
    known: TerminalKeys = journal.keys
    journal.close()
    calm, state = MemoryJournal(known), State()
    killed: set[tuple[type, ...]] = set()
    for append in appends(1, keys=known):
        stood, size = state, len(list(calm.records()))
        append.to(calm)
        for fact in append.facts:
            state = evolve(state, fact)
        kind = tuple(map(type, append.facts))
        if kind in killed and not EVERY_COMMAND:
            undisturbed(db, keys, append)
            continue
        killed.add(kind)
        for dies, kept in POINTS:
            killed_at(db, keys, append, dies)
            journal = open_journal(db, keys=keys)
            resumed = journal.resume()
            assert resumed.state == (state if kept else stood), f"{dies.__name__} at {append.facts}"
            written = list(journal.records())
            assert written == list(calm.records(0, None if kept else size))
            journal.close()
    sys.stdout.write("undisturbed\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
