"""Entry point of `python -m dealer_terminal`, equal to `dealer-terminal`. Ctrl-C ends it without a traceback, even
during startup and exit."""

import os
import sys
from importlib import import_module

from dealer_terminal import interrupts

interrupts.end_at_once()
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads only spin on small arrays

from dealer_terminal.cli.main import main  # noqa: E402


def run() -> int:
    with interrupts.heard():
        try:
            return main()
        except Exception as error:  # noqa: BLE001 - reported to the user; the process exits with it
            ended: int = import_module("dealer_terminal.cli.program_fault").end_with_fault(error)
            return ended


if __name__ == "__main__":
    sys.exit(run())
