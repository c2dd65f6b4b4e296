"""`dealer-terminal`: a public contract. 0 is good, 1 is checked and found wrong, 2 is bad input."""

import errno
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path

import typer
from typer.main import get_command

from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.cli import COMMANDS, Commands
from dealer_terminal.errors import DamagedError, FoundWrongError, KnownError
from dealer_terminal.journal.errors import AuditError

NAME = "dealer-terminal"
GOOD, FOUND_WRONG, BAD_INPUT = 0, 1, 2
OF_A_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EROFS)

app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode=None)


@app.callback()
def terminal() -> None:
    """The screen beside every card dealer: the procedure manual step by step, exact payouts, a signed log.

    Amounts are whole cents. Cards are written As 10h Kd 2c. The exit status is 0 for good, 1 for checked and found
    wrong, and 2 for bad input.

    \b
    Example:
      dealer-terminal evaluate --rulebook 31-classic-wa-2019 As 10s 8s 5h
    """


def _listed() -> None:
    """Placeholder for a command that is not imported yet."""


for name, summary in COMMANDS.items():
    app.command(name, help=summary)(_listed)


def main(arguments: Sequence[str] | None = None) -> int:
    _write_what_the_terminal_can()
    try:
        given = sys.argv[1:] if arguments is None else arguments
        _in_characters(given)
        _in_plain_digits(given)
        code = get_command(app).main(arguments, prog_name=NAME, standalone_mode=False)
        _written()
    except (FoundWrongError, DamagedError) as error:
        return _ended(f"Wrong: {error}", FOUND_WRONG)
    except AuditError as error:
        return _ended(f"Wrong: the journal is damaged: {error}: run dealer-terminal verify", FOUND_WRONG)
    except KnownError as error:
        return _refused(str(error))
    except typer.TyperException as error:
        return _refused(f"{error.format_message()} {_help_of(error)}")
    except BrokenPipeError:  # whoever reads has read enough
        _end_output()
        return GOOD
    except OSError as error:
        if error.errno == errno.ENAMETOOLONG:
            return _refused(f"{error.filename}: {error.strerror}: name a shorter path")
        if error.filename is not None or error.errno not in OF_A_DISK:
            raise
        return _refused(f"standard output: {error.strerror}; make room, or write elsewhere")
    except typer.Abort:
        return _refused("stopped; nothing more was done")
    except SystemExit as ended:
        if isinstance(ended.__context__, BrokenPipeError):  # whoever reads has read enough
            return GOOD
        raise
    return int(code or GOOD)


def _in_characters(arguments: Sequence[str]) -> None:
    """What is given becomes a part of records, databases and pages, none of which keeps other bytes."""
    for each in arguments:
        try:
            each.encode()
        except UnicodeEncodeError:
            raise KnownError(f"{each}: it holds bytes that are no UTF-8: write it in characters") from None


def _in_plain_digits(arguments: Sequence[str]) -> None:
    """Python reads the digits of any script as a number; a log that others read must not."""
    for each in arguments:
        value = each.rpartition("=")[2]
        if not value.isascii() and _is_number(value):
            raise KnownError(f"{each}: write a number in the digits 0 to 9")


def _is_number(text: str) -> bool:
    try:
        float(text)
    except ValueError:
        return False
    return True


def _write_what_the_terminal_can() -> None:
    """A character that it does not know becomes a question mark, not the end; a closed stream takes everything."""
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")


def _written() -> None:
    """Here, where a failure can still be told."""
    sys.stdout.flush()


def _end_output() -> None:
    """What can't be written now is given up: Python would try once more when it ends, and tell of it."""
    try:
        sys.stdout.flush()
    except OSError:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())


def _help_of(error: typer.TyperException) -> str:
    asked = getattr(getattr(error, "ctx", None), "command_path", NAME)
    return f"See {asked} --help"


def _refused(message: str) -> int:
    return _ended(message, BAD_INPUT)


def _ended(message: str, code: int) -> int:
    _end_output()
    typer.echo(one_line(message), err=True)
    return code
