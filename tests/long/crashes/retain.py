"""Months are archived and their frames removed."""

import pickle
from pathlib import Path

from dealer_terminal.cli.main import main
from tests.long.crashes.syscalls import Watch


def retained(root: Path) -> int:
    (root / "archive").mkdir(exist_ok=True)
    place = ("--db", str(root / "journal.db"), "--to", str(root / "archive"), "--keys", str(root / "keys"))
    return main(["retain", *place, "--zone", "UTC", "--remove-frames", "--no-console"])


def watched(root: Path, log: Path) -> None:
    """Run in a process of its own; what it asked the system for is in the log."""
    watch = Watch(root)
    with watch.watching():
        assert retained(root) == 0
    log.write_bytes(pickle.dumps(watch.log))
