"""`python -m dealer_terminal` is `dealer-terminal`. Ctrl-C ends it quietly, also while it is loaded or ends."""

import sys

from dealer_terminal import interrupts

interrupts.end_at_once()

from dealer_terminal.cli import main  # noqa: E402


def run() -> int:
    with interrupts.heard():
        return main()


if __name__ == "__main__":
    sys.exit(run())
