"""Options that several commands share, each declared once."""

import re
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.errors import KnownError

Db = Annotated[str, typer.Option(metavar="URL", help="The journal: a file, or postgresql://user@host/name.")]
Tables = Annotated[list[str], typer.Option("--db", metavar="URL", help="A table's journal; any number. Only read.")]
KeyFolder = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", readable=False, help="The terminal's key folder, if it is not the usual one."),
]
ConsoleKeys = Annotated[
    Path | None,
    typer.Option(metavar="FOLDER", readable=False, help="The console's key folder, if it is another one than --keys."),
]
Vkey = Annotated[str, typer.Option(metavar="KEY|FILE", help="The key that signs the journal, from a trusted place.")]
Vkeys = Annotated[
    list[str] | None,
    typer.Option("--vkey", metavar="KEY|FILE", help="A key that signs one of the journals, from a trusted place."),
]
ConsoleDb = Annotated[str, typer.Option("--console", metavar="URL", help="The console's own journal.")]
AsNumber = Annotated[str, typer.Option("--as", metavar="NUMBER", help="Who reviews, by the number they sign on with.")]
PinFile = Annotated[str, typer.Option(metavar="FILE|-", help="The PIN, in a file's first line or the next of stdin.")]
Day = Annotated[str, typer.Option(metavar="DATE", help="A gaming day, such as 2026-11-20: 24 hours from --from on.")]
From = Annotated[str, typer.Option("--from", metavar="TIME", help="06:00 with --day, else 2026-11-20T06:00.")]
To = Annotated[str, typer.Option("--to", metavar="TIME", help="Where it ends, written likewise.")]
Zone = Annotated[str, typer.Option(metavar="ZONE", help="Such as America/Los_Angeles; else this machine's own.")]
PolicyFile = Annotated[
    Path | None,
    typer.Option("--policy", metavar="FILE", help="A C2SP tlog-policy: whose cosignatures are demanded."),
]
CosignedPlace = Annotated[
    Path | None,
    typer.Option(
        "--cosigned", metavar="FILE|FOLDER", help="Cosigned checkpoints, if not in FILE.cosigned beside the journal."
    ),
]


def rounds_named(text: str) -> tuple[int, int]:
    """The first and the last."""
    found = re.fullmatch(r"([0-9]{1,15})(?:\.\.([0-9]{1,15}))?", text)
    first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
    if not 0 < first <= last:
        raise KnownError(f"--round {text:.80}: write one number, such as 12, or a range, such as 12..20")
    return first, last
