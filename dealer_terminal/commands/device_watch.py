"""`device watch`: everything that a device says, as bytes and as what it means."""

import time
from contextlib import suppress
from dataclasses import fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from math import inf
from queue import Empty, SimpleQueue
from typing import Annotated

import typer

from dealer_terminal.commands.device_options import (
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
    options_of,
)
from dealer_terminal.commands.output import write_output

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
    with linked(url, spoken, Heard(lambda what: told.put((datetime.now(UTC), what))), log=log):
        try:
            while (left := end - time.monotonic()) > 0:
                _show_next(told, min(_STEP, left))
        except KeyboardInterrupt:
            return


def _show_next(told: SimpleQueue[Told], patience: float) -> None:
    with suppress(Empty):
        _show(*told.get(timeout=patience))


def _show(when: datetime, what: object) -> None:
    at = when.isoformat(timespec="milliseconds")
    if isinstance(what, bytes):
        readable = "".join(chr(byte) if 0x20 <= byte < 0x7F else "·" for byte in what)
        write_output(f"{at} < {what.hex(' ').upper()}  |{readable}|")
    else:
        write_output(f"{at} = {_words(what)}")


def _words(value: object) -> str:
    if not is_dataclass(value):
        return _word(value)
    told = (f"{field.name}={_word(getattr(value, field.name))}" for field in fields(value))
    return " ".join((type(value).__name__, *told))


def _word(value: object) -> str:
    match value:
        case Enum():
            return str(value.value)
        case tuple():
            return "[" + " ".join(map(_word, value)) + "]"
        case str() | BaseException():
            return f'"{value}"'
        case _:
            return str(value)
