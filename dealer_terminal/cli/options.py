"""Options that several commands share, each declared once."""

import re
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.errors import KnownError

Db = Annotated[str, typer.Option(metavar="URL", help="The journal: a file, or postgresql://user@host/name.")]
Tables = Annotated[list[str], typer.Option("--db", metavar="URL", help="A table's journal, only read; repeatable.")]
KeyFolder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", readable=False, help="The terminal's key folder, if it is not the usual one."),
]
ConsoleKeys = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", readable=False, help="The console's key folder, if it differs from --keys."),
]
Vkey = Annotated[str, typer.Option(metavar="KEY|FILE", help="The journal's verifier key, from a trusted copy.")]
Vkeys = Annotated[
    list[str] | None,
    typer.Option("--vkey", metavar="KEY|FILE", help="A journal's verifier key, from a trusted copy; repeatable."),
]
ConsoleDb = Annotated[str, typer.Option("--console", metavar="URL", help="The console's own journal.")]
AsNumber = Annotated[str, typer.Option("--as", metavar="NUMBER", help="The reviewer's operator number.")]
PinFile = Annotated[
    str, typer.Option(metavar="FILE|-", help="The PIN: a file's first line, or the next line of stdin.")
]
Day = Annotated[str, typer.Option(metavar="DATE", help="A gaming day, such as 2026-11-20, that begins at --from.")]
From = Annotated[
    str, typer.Option("--from", metavar="TIME", help="The start, such as 06:00 with --day, or 2026-11-20T06:00.")
]
To = Annotated[str, typer.Option("--to", metavar="TIME", help="The end, written in the same way.")]
Zone = Annotated[
    str, typer.Option(metavar="ZONE", help="A time zone, such as America/Los_Angeles; by default this machine's.")
]
PolicyFile = Annotated[
    Path | None,
    typer.Option("--policy", metavar="FILE", help="A C2SP tlog-policy with the required cosignatures."),
]
CosignedPlace = Annotated[
    Path | None,
    typer.Option(
        "--cosigned", metavar="FILE|FOLDER", help="Cosigned checkpoints, if not in FILE.cosigned next to the journal."
    ),
]


def rounds_named(text: str) -> tuple[int, int]:
    """Return the first and the last round."""
    found = re.fullmatch(r"([0-9]{1,15})(?:\.\.([0-9]{1,15}))?", text)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 0 < first <= last:
        raise KnownError(f"--round {text:.80}: write one number, such as 12, or a range, such as 12..20")
    return first, last
