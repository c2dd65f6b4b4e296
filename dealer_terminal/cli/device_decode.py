"""`device decode`: what a wire log means, frame by frame."""

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Annotated, Any

import typer

from dealer_terminal.cli.device_options import OptionWords, told_plainly
from dealer_terminal.cli.device_tape import (
    AS_RECORDED,
    LogArgument,
    TapeProtocol,
    said_if_simulated,
    spoken_in,
    tape_of,
)
from dealer_terminal.cli.device_words import bytes_line, meaning_line, time_of
from dealer_terminal.cli.output import write_json, write_output
from drivers.decoding import Cable, FromDevice, Heard, ToDevice, decoded
from drivers.registry import named
from drivers.wirelog import Direction


def decode(
    file: LogArgument,
    *,
    protocol: TapeProtocol = AS_RECORDED,
    option: OptionWords = None,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False,
) -> None:
    """Each frame of the log as bytes (<), what was said to the device (>), what a frame means (=), the cable (!).

    A terminal of today hears the log again, on the log's own clock. It shows every card.

    \b
    Example:
      dealer-terminal device decode shoe-7.wire
      dealer-terminal device decode wire.log --protocol angel-eye --json
    """
    tape = tape_of(file)
    with told_plainly():
        spoken = spoken_in(tape, file, protocol, option)
        kind, setup = named(spoken.protocol), spoken.setup()
        kind.device(setup)
    heard = decoded(tape, kind, setup, str(file))
    if json:
        marked = {"simulated": True} if tape.simulated else {}
        write_json([{**_row(each), **marked} for each in heard])
        return
    said_if_simulated(tape)
    for each in heard:
        write_output(_line(each))


def _line(heard: Heard) -> str:
    match heard.told:
        case FromDevice(data):
            return bytes_line(heard.when, Direction.FROM_DEVICE.value, data)
        case ToDevice(data):
            return bytes_line(heard.when, Direction.TO_DEVICE.value, data)
        case Cable(told):
            return f"{time_of(heard.when)} {Direction.CABLE.value} {told}"
        case told:
            return meaning_line(heard.when, told)


def _row(heard: Heard) -> dict[str, Any]:
    at = {"at": time_of(heard.when)}
    match heard.told:
        case FromDevice(data):
            return {**at, "from_device": data.hex(" ").upper()}
        case ToDevice(data):
            return {**at, "to_device": data.hex(" ").upper()}
        case Cable(told):
            return {**at, "cable": told}
        case told:
            values = {field.name: plain(getattr(told, field.name)) for field in fields(told)}
            return {**at, "means": type(told).__name__, **values}


def plain(value: object) -> Any:
    match value:
        case Enum():
            return value.value
        case tuple():
            return [plain(each) for each in value]
        case BaseException():
            return str(value)
        case _ if is_dataclass(value) and not isinstance(value, type):
            return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
        case _:
            return value
