"""`device watch`: everything that a device says, as bytes and as what it means."""

import time
from contextlib import suppress
from datetime import UTC, datetime
from math import inf
from queue import Empty, SimpleQueue
from typing import Annotated

import typer

from dealer_terminal.cli.device_options import (
    NO_FILE,
    Heard,
    LineText,
    LogFile,
    OptionWords,
    PacketSize,
    ProtocolName,
    Spoken,
    Url,
    linked,
    must_have_been_open,
    options_of,
)
from dealer_terminal.cli.device_words import bytes_line, meaning_line
from dealer_terminal.cli.output import write_output

_STEP = 0.2

Told = tuple[datetime, object]


def watch(
    url: Url,
    *,
    protocol: ProtocolName,
    packet_size: PacketSize = 4,
    line: LineText = "",
    option: OptionWords = None,
    seconds: Annotated[float, typer.Option(min=0.1, help="Until Ctrl-C, if not given.", show_default=False)] = inf,
    log: LogFile = NO_FILE,
) -> None:
    """Each frame as bytes, then what it means, until Ctrl-C. It only reads, and acknowledges as the protocol asks.

    It shows every card and takes it from the device: never at a table in play.

    \b
    Example:
      dealer-terminal device watch /dev/ttyUSB0 --protocol angel-eye --log wire.log
    """
    end = time.monotonic() + seconds
    told: SimpleQueue[Told] = SimpleQueue()
    spoken = Spoken(protocol, packet_size, line, options_of(option))
    heard = Heard(lambda what: told.put((datetime.now(UTC), what)))
    with linked(url, spoken, heard, log=log), suppress(KeyboardInterrupt):
        while (left := end - time.monotonic()) > 0:
            _show_next(told, min(_STEP, left))
    must_have_been_open(url, heard)


def _show_next(told: SimpleQueue[Told], patience: float) -> None:
    with suppress(Empty):
        _show(*told.get(timeout=patience))


def _show(when: datetime, what: object) -> None:
    write_output(bytes_line(when, "<", what) if isinstance(what, bytes) else meaning_line(when, what))
