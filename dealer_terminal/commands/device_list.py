"""`device list`: the serial ports of this machine."""

from dataclasses import asdict
from typing import Annotated

import typer

from dealer_terminal.commands.output import write_json
from dealer_terminal.commands.text_tables import say, write_table
from drivers.ports import found
from drivers.registry import KINDS


def list_ports(*, json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False) -> None:
    """The serial ports of this machine. What stands behind a serial server is not among them.

    \b
    Example:
      dealer-terminal device list
    """
    ports = found()
    if json:
        write_json([asdict(port) for port in ports])
    elif ports:
        write_table("", ("path", "description", "hardware"), [(p.path, p.description, p.hardware) for p in ports])
    else:
        say("No serial port here; plug the reader in, or name it by its URL.")
    if not json:
        _protocols()


def _protocols() -> None:
    """Each with its usual line, and what can be set of it."""
    rows = [(kind.name, str(kind.line), "", kind.title) for kind in KINDS.values()]
    options = [
        (kind.name, "", f"{each.name}={each.usual}", each.told) for kind in KINDS.values() for each in kind.options
    ]
    write_table("", ("protocol", "line", "option", "what it is"), sorted([*rows, *options], key=lambda row: row[0]))
