"""`device record`: all that passes on a line, with its times, in one file that `decode` and `replay` read."""

import sys
import time
from contextlib import suppress
from math import inf
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.files import require_new
from dealer_terminal.cli.device_kept import Rounds, device_of, kept_in, rounds_of, write_kept
from dealer_terminal.cli.device_options import (
    Heard,
    LineText,
    OptionWords,
    PacketSize,
    Spoken,
    linked_at,
    log_ended,
    must_have_been_open,
    options_of,
    told_plainly,
)
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import Vkey
from dealer_terminal.cli.text_tables import say
from dealer_terminal.errors import KnownError
from dealer_terminal.side_names import require_no_side_file
from drivers.pipe import Nature, Port, port_at
from drivers.registry import KINDS
from drivers.status import Lost
from drivers.tape import CARDS, SIMULATED
from drivers.wirelog import WireLog, logged

_STEP = 0.2
_NONE = ""


def record(
    url: Annotated[str, typer.Argument(metavar="[URL]", help="Where the device is.", show_default=False)] = _NONE,
    *,
    db: Annotated[
        str, typer.Option(metavar="URL", help="Not of a line: what a table's journal kept of it.", show_default=False)
    ] = _NONE,
    table: FloorTable = _NONE,
    round_: Annotated[str, typer.Option("--round", metavar="N[..M]", help="Rounds that are over.")] = _NONE,
    protocol: Annotated[str, typer.Option(help=f"{', '.join(KINDS)}.", show_default=False)] = _NONE,
    out: Annotated[Path, typer.Option(metavar="FILE", help="A file that is not there yet.")],
    packet_size: PacketSize = 4,
    line: LineText = _NONE,
    option: OptionWords = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Until Ctrl-C, if not given.", show_default=False)] = inf,
    vkey: Vkey = _NONE,
) -> None:
    """Writes down what both sides say, when, and when the cable was out. Frames are acknowledged as the protocol asks.

    With --db and --round, what a table's reader told in rounds that are over, out of the journal, with its times. Name
    the options that the reader had there with --option.

    The file shows every card, so only its owner may read it: never of a line at a table in play. device decode says
    what it means, device replay plays it again as a device.

    \b
    Example:
      dealer-terminal device record /dev/ttyUSB0 --protocol angel-eye --out shoe-7.wire
      dealer-terminal device record --db journal.db --round 12 --out round-12.wire
    """
    if bool(url) == bool(db) or bool(db) != bool(round_):
        raise KnownError("name one thing to record: a device's URL, or a journal with --db URL --round N")
    if db:
        _record_kept(journal_at(db, table), rounds_of(round_), protocol, out, line, option, vkey)
        return
    _record_line(url, Spoken(_named(protocol), packet_size, line, options_of(option)), out, seconds)


def _named(protocol: str) -> str:
    if not protocol:
        raise KnownError(f"name the device's protocol, --protocol NAME: one of {', '.join(KINDS)}")
    return protocol


def _record_kept(
    db: str, rounds: Rounds, protocol: str, out: Path, line: str, option: list[str] | None, vkey: str
) -> None:
    require_new(out)
    kept = kept_in(db, rounds, vkey)
    frames = write_kept(kept, out, device_of(kept, protocol), line, options_of(option))
    for each in kept.played:
        say(each.line())
    say(f"{frames} frames in {out}. {kept.proof}")


def _record_line(url: str, spoken: Spoken, out: Path, seconds: float) -> None:
    heard, end = Heard(), time.monotonic() + seconds
    with told_plainly():
        port = port_at(url, spoken.on_line())
        log = _new_log(out, spoken, port)
    with linked_at(_written(port, log, out), spoken, heard):
        say(f"Recording into {out}; Ctrl-C ends it.")
        sys.stdout.flush()
        with suppress(KeyboardInterrupt):
            _wait(heard, end)
    if not heard.opened:
        out.unlink(missing_ok=True)
    must_have_been_open(url, heard)
    say(f"{heard.frames} frames, {heard.told} events.")


def _wait(heard: Heard, end: float) -> None:
    """Says that the line is not there, once while it stays so: nobody shall stand beside a recording of nothing."""
    said = ""
    while (left := end - time.monotonic()) > 0:
        lost = _loss(heard)
        if lost != said:
            say(lost or "The line is open.")
            sys.stdout.flush()
        said = lost
        time.sleep(min(_STEP, left))


def _loss(heard: Heard) -> str:
    match heard.last():
        case Lost(error):
            return str(error)
        case _:
            return ""


def _written(port: Port, log: WireLog, out: Path) -> Port:
    return logged(port, log, lambda error: log_ended(out, error))


def _new_log(out: Path, spoken: Spoken, port: Port) -> WireLog:
    about = (*spoken.about(), *([f"{CARDS} {SIMULATED}"] if port.nature is Nature.SIMULATED else []))
    require_no_side_file(out)
    try:
        out.touch(mode=0o600, exist_ok=False)
        log = WireLog(out, size=sys.maxsize, about=about)
    except FileExistsError:
        raise KnownError(f"{out}: it is there already; name a new file with --out") from None
    except OSError as error:
        raise KnownError(f"{out}: {error.strerror}; name a file in a folder that this user may write") from None
    return log
