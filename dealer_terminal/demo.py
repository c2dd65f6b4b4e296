"""Demonstration that `make run` starts: a terminal with a simulated reader and its own journal in the folder `var`."""

import sys
from pathlib import Path

from dealer_terminal import interrupts

if __name__ == "__main__":
    interrupts.end_at_once()

import typer

from dealer_terminal.app.display import has_display
from dealer_terminal.app.files import make_output_folder
from dealer_terminal.cli import main as cli
from dealer_terminal.cli.rights import troubles
from dealer_terminal.cli.window_options import fresh
from dealer_terminal.errors import KnownError

JOURNAL = Path("var", "journal.db")
KEYS = Path("var", "keys")
SCREENSHOTS = Path("var", "screenshots")
ON_A_DISPLAY = ("table", "--simulate")
BY_ITSELF = (*ON_A_DISPLAY, "--headless", "--rounds", "3", "--seed", "1", "--screenshots")
ELSEWHERE = "run .venv/bin/dealer-terminal table --simulate --db ~/journal.db --keys ~/dealer-keys"


def main() -> int:
    refusal = _refusal()
    if refusal:
        typer.echo(refusal, err=True)
        return cli.BAD_INPUT
    if "--headless" not in sys.argv and has_display():
        return terminal(ON_A_DISPLAY)
    typer.echo("No display here: the terminal plays rounds by itself.")
    pictures = fresh(SCREENSHOTS)
    played = terminal((*BY_ITSELF, str(pictures)))
    for what, where in (("Journal", JOURNAL), ("Screenshots", pictures)):
        if where.exists():
            typer.echo(f"{what}: {where.resolve()}")
    return played


def _refusal() -> str:
    """Return an error if `var` cannot be used or this folder does not belong to the user; empty otherwise."""
    try:
        make_output_folder(JOURNAL.parent)
    except KnownError as error:
        return str(error)
    return next((f"{trouble}: {ELSEWHERE}" for trouble, _ in troubles(str(JOURNAL), KEYS)), "")


def terminal(command: tuple[str, ...]) -> int:
    with interrupts.heard():
        return cli.main((*command, "--db", str(JOURNAL), "--keys", str(KEYS)))


if __name__ == "__main__":
    sys.exit(main())
