"""`witness`: cosigns the checkpoints of logs, somewhere else than where they are written."""

import re
import secrets
import signal
import socket
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal import interrupts
from dealer_terminal.cli import new_app
from dealer_terminal.cli.output import write_output
from dealer_terminal.errors import KnownError
from dealer_terminal.floor.witness.logs_file import LogsFile
from dealer_terminal.floor.witness.server import WitnessServer
from dealer_terminal.floor.witness.service import TwoStories, WitnessService
from dealer_terminal.floor.witness.start import WitnessPlace, begin_or_open, usual_key
from dealer_terminal.journal.vkey import SignatureType
from dealer_terminal.sqlite_sidecars import require_no_side_file

app = new_app()

_KINDS = {"ed25519": SignatureType.COSIGNATURE, "ml-dsa-44": SignatureType.SUBTREE}


@app.command()
def witness(
    *,
    listen: Annotated[str, typer.Option(metavar="HOST:PORT", help="Where it listens; port 0 takes a free one.")],
    logs: Annotated[Path, typer.Option(metavar="FILE", help="The logs it cosigns: a line log VKEY for each key.")],
    state: Annotated[Path, typer.Option(metavar="FILE", help="What it has cosigned; made at the first start.")],
    key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Its own key, made at the first start: STATE.key if not named.")
    ] = None,
    name: Annotated[
        str, typer.Option(metavar="NAME", help="At the first start: its name, such as example.com/w1.")
    ] = "",
    algorithm: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="At the first start: ed25519 or ml-dsa-44; or both.")
    ] = None,
) -> None:
    """Cosigns checkpoints over HTTP (C2SP tlog-witness), so that a log cannot tell two stories. Runs by itself: on
    another machine, by other people than those whose logs it watches.

    The first start makes its key and its state, and prints the verifier key for whoever writes a policy; later starts
    print it again. It refuses to start without the state that it once had. The file of logs is read again when it
    changes, and at SIGHUP.

    \b
    Example:
      dealer-terminal witness --listen 127.0.0.1:7380 --logs logs.txt --state witness.db --name example.com/w1
    """
    at = _address(listen)
    for option, file in (("--state", state), ("--key", key or state)):
        if not file.name or file.is_dir():
            raise KnownError(f"{option} {file}: this is a folder: name a file in it")
        require_no_side_file(file)
    known = LogsFile(logs, _tell)
    place = WitnessPlace(state, key or usual_key(state))
    opened, keys = begin_or_open(place, name or ("" if place.key.exists() else _usual_name()), _kinds(algorithm))
    kept = TwoStories(state.with_name(f"{state.name}.refused"), _tell)
    signal.signal(signal.SIGHUP, lambda *_: known.read_again())
    try:
        with _bound(listen, at, WitnessService(keys, known, opened, lambda: int(time.time()), kept.keep)) as server:
            host = f"[{at[0]}]" if ":" in at[0] else at[0]
            write_output(f"{keys[0].name} listens on http://{host}:{server.server_port}, logs: {len(known)}")
            for each in keys:
                write_output(str(each.verifier))
            sys.stdout.flush()
            _serve(server)
    finally:
        opened.close()
    for broken in server.broken:
        raise broken


def _serve(server: WitnessServer) -> None:
    """Until somebody ends it; what was answered is on the disk."""
    with suppress(KeyboardInterrupt, SystemExit), interrupts.in_order():
        server.serve_forever(poll_interval=0.1)


def _bound(listen: str, at: tuple[str, int], witness: WitnessService) -> WitnessServer:
    try:
        return WitnessServer(at, witness, _tell)
    except OSError as error:
        raise KnownError(
            f"--listen {listen:.80}: {error.strerror}: name an address of this machine that is free"
        ) from None


def _address(text: str) -> tuple[str, int]:
    found = re.fullmatch(r"(?:\[([0-9A-Fa-f:.%a-z]+)\]|([^:\s]+)):([0-9]{1,5})", text)
    if not found or int(found[3]) > 65535:
        raise KnownError(f"--listen {text:.80}: write HOST:PORT, such as 127.0.0.1:7380")
    return found[1] or found[2], int(found[3])


def _kinds(named: list[str] | None) -> list[SignatureType]:
    unknown = [each for each in named or () if each not in _KINDS]
    if unknown:
        raise KnownError(f"--algorithm {unknown[0]:.40}: known are {' and '.join(_KINDS)}")
    return [_KINDS[each] for each in named or ("ed25519",)]


def _usual_name() -> str:
    """One that no other witness is likely to have."""
    return f"{re.sub('[^A-Za-z0-9.-]', '-', socket.gethostname()) or 'witness'}/witness-{secrets.token_hex(4)}"


def _tell(line: str) -> None:
    """To whoever operates it; a closed standard error ends nothing."""
    with suppress(OSError):
        typer.echo("".join(each if each.isprintable() else "?" for each in line), err=True)
