"""What must not stand on a command line, where every user of the machine could read it."""

import sys
from pathlib import Path

import typer

from dealer_terminal.app.bounded import waited_for
from dealer_terminal.errors import KnownError

_LONGEST = 1000


def ask_secret(what: str, file: str, *, twice: bool = False) -> str:
    """From a file, from the next line of stdin (`-`), or typed unseen."""
    if file:
        return first_line(file)
    if not sys.stdin.isatty():
        raise KnownError(f"{what}: nobody is there to type it: name a file, or - for a line of stdin")
    return str(typer.prompt(what, hide_input=True, confirmation_prompt=twice, err=True))


def first_line(file: str) -> str:
    try:
        text = sys.stdin.readline() if file == "-" else _first_line_of(Path(file))
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file that can be read") from None
    except UnicodeDecodeError:
        raise KnownError(f"{file}: it is not UTF-8 text") from None
    if not text.strip():
        raise KnownError(f"{file}: its line is empty: write the PIN or the code there")
    return text.strip()


def _first_line_of(file: Path) -> str:
    with waited_for(repr(str(file))), file.open(encoding="utf-8") as opened:
        return opened.readline(_LONGEST)
