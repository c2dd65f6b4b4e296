"""`device`: card readers and shufflers on this machine's lines, for installation and repair."""

from dataclasses import asdict
from typing import Annotated, Any

import typer

from dealer_terminal.cli import new_app
from dealer_terminal.cli.device_accept import accept
from dealer_terminal.cli.device_conform import conform
from dealer_terminal.cli.device_record import record
from dealer_terminal.cli.device_replay import decode, replay
from dealer_terminal.cli.device_watch import probe, send, watch
from dealer_terminal.cli.output import say, write_json, write_table
from drivers.declaration import ProtocolKind, ProtocolOption
from drivers.ports import FoundPort, found
from drivers.registry import KINDS

COLUMNS = ("name", "path", "vendor", "product", "serial number", "open by")
NOTHING = "n/a"


def list_ports(
    *,
    protocols: Annotated[bool, typer.Option("--protocols", help="List only the protocols and their settings.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print a JSON list.")] = False,
) -> None:
    """List this machine's serial ports and the programs that have them open.

    Ports of serial servers are not listed. Write the name of a port into the settings, not its path: after a restart,
    the same path may lead to another adapter.

    \b
    Example:
      dealer-terminal device list
      dealer-terminal device list --protocols --json
    """
    if json:
        write_json([_told(kind) for kind in KINDS.values()] if protocols else [asdict(port) for port in found()])
        return
    if not protocols:
        _ports()
    _protocols()


def _ports() -> None:
    ports = found()
    if ports:
        write_table("", COLUMNS, map(_row, ports))
    else:
        say("No serial port here; plug the reader in, or name it by its URL.")


def _row(port: FoundPort) -> tuple[str, ...]:
    """Return the row of a port. If its adapter does not identify itself, use the system's description."""
    told = port.product or (port.description if port.description != NOTHING else "")
    holders = ", ".join(f"{each.name} ({each.process})" for each in port.open_by)
    return (port.stable or port.path, port.path, port.vendor, told, port.serial_number, holders)


def _told(kind: ProtocolKind) -> dict[str, Any]:
    options = [asdict(option) for option in kind.options]
    return {"name": kind.name, "title": kind.title, "line": str(kind.line), "options": options}


def _protocols() -> None:
    """List each protocol with its usual line and its settings."""
    rows = [(kind.name, str(kind.line), "", kind.title) for kind in KINDS.values()]
    options = [
        (kind.name, "", f"{each.name}={each.usual}", _meant(each)) for kind in KINDS.values() for each in kind.options
    ]
    write_table("", ("protocol", "line", "option", "what it is"), sorted([*rows, *options], key=lambda row: row[0]))


def _meant(option: ProtocolOption) -> str:
    """Return the option's meaning, with the allowed values if they are limited."""
    return f"{option.told} ({', '.join(option.choices)})" if option.choices else option.told


app = new_app()


@app.callback()
def device() -> None:
    """Show card readers and shufflers, read their reports, and send a command if allowed.

    A device is named by its path or URL: /dev/ttyUSB0, socket://host:port, rfc2217://host:port, or hwgrep://pattern.
    The terminal must not use the device meanwhile.

    \b
    Example:
      dealer-terminal device list
      dealer-terminal device probe /dev/ttyUSB0
      dealer-terminal device watch socket://shoe-7:4001 --protocol angel-eye
    """


app.command("list")(list_ports)
app.command()(probe)
app.command()(watch)
app.command()(record)
app.command()(decode)
app.command()(replay)
app.command()(accept)
app.command()(conform)
app.command()(send)
