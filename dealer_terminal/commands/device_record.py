"""`device record`: all that passes on a line, with its times, in one file that `decode` and `replay` read."""

import sys
import time
from math import inf
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.commands.device_options import (
    Heard,
    LineText,
    OptionWords,
    PacketSize,
    ProtocolName,
    Spoken,
    Url,
    linked_at,
    log_ended,
    must_have_been_open,
    options_of,
    told_plainly,
)
from dealer_terminal.commands.text_tables import say
from dealer_terminal.errors import KnownError
from drivers.pipe import Port, port_at
from drivers.wirelog import WireLog, logged

_STEP = 0.2


def record(
    url: Url,
    *,
    protocol: ProtocolName,
    out: Annotated[Path, typer.Option(metavar="FILE", help="A file that is not there yet.")],
    packet_size: PacketSize = 4,
    line: LineText = "",
    option: OptionWords = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Until Ctrl-C, if not given.", show_default=False)] = inf,
) -> None:
    """Writes down what both sides say, when, and when the cable was out. Frames are acknowledged as the protocol asks.

    The file shows every card, so only its owner may read it: never at a table in play. device decode says what it
    means, device replay plays it again as a device.

    \b
    Example:
      dealer-terminal device record /dev/ttyUSB0 --protocol angel-eye --out shoe-7.wire
    """
    heard, end = Heard(), time.monotonic() + seconds
    spoken = Spoken(protocol, packet_size, line, options_of(option))
    with told_plainly():
        port = port_at(url, spoken.on_line())
        log = _new_log(out, spoken)
    with linked_at(_written(port, log, out), spoken, heard):
        say(f"Recording into {out}; Ctrl-C ends it.")
        sys.stdout.flush()
        try:
            while (left := end - time.monotonic()) > 0:
                time.sleep(min(_STEP, left))
        except KeyboardInterrupt:
            pass
    if not heard.opened:
        out.unlink(missing_ok=True)
    must_have_been_open(url, heard)
    say(f"{heard.frames} frames, {heard.told} events.")


def _written(port: Port, log: WireLog, out: Path) -> Port:
    return logged(port, log, lambda error: log_ended(out, error))


def _new_log(out: Path, spoken: Spoken) -> WireLog:
    about = spoken.about()
    try:
        out.touch(mode=0o600, exist_ok=False)
        log = WireLog(out, size=sys.maxsize, about=about)
    except FileExistsError:
        raise KnownError(f"{out}: it is there already; name a new file with --out") from None
    except OSError as error:
        raise KnownError(f"{out}: {error.strerror}; name a file in a folder that this user may write") from None
    return log
