"""`device send`: one command to a device, where the house allows it."""

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
    Seconds,
    Spoken,
    Url,
    linked,
    must_fit,
    options_of,
)
from dealer_terminal.cli.text_tables import say
from dealer_terminal.errors import KnownError
from drivers.events import ConditionChanged, Fault, FaultRaised, OrderTaken
from drivers.protocol import Order
from drivers.registry import named
from drivers.status import Listening, Up
from drivers.watch import Voice

_REFUSED = 1


def send(
    url: Url,
    order: Annotated[Order, typer.Argument(help="What the device shall do.")],
    *,
    protocol: ProtocolName,
    allow_commands: Annotated[bool, typer.Option("--allow-commands", help="Nothing is sent without this.")] = False,
    packet_size: PacketSize = 4,
    line: LineText = "",
    option: OptionWords = None,
    seconds: Seconds = 10.0,
    log: LogFile = NO_FILE,
) -> None:
    """One command to the device, and its answer. It ends with 1 where the device refuses or does not answer.

    \b
    Example:
      dealer-terminal device send /dev/ttyUSB0 verify-deck --protocol packet-shuffler --allow-commands
    """
    if not allow_commands:
        raise KnownError(f"{url}: the terminal only reads from devices; add --allow-commands to send {order.value}")
    heard = Heard()
    spoken = Spoken(protocol, packet_size, line, options_of(option))
    with linked(url, spoken, heard, may_order=True, log=log) as link:
        if not heard.wait(lambda: _ready(heard, protocol), seconds):
            must_fit(url, heard)
            error = getattr(heard.last(), "error", None)
            raise KnownError(str(error or f"{url}: the device does not answer; check that it is on"))
        link.order(order)
        heard.wait(lambda: _answers(heard), seconds)
    answers = _answers(heard) or [f"no answer to {order.value}; look whether it was done"]
    say(answers[0])
    if answers[0] != f"{order.value}: taken":
        raise typer.Exit(_REFUSED)


def _ready(heard: Heard, protocol: str) -> bool:
    """A machine that names itself takes orders once it has told its state."""
    if named(protocol).limits.voice is Voice.ALWAYS:
        return any(isinstance(event, ConditionChanged) for event in heard.events)
    return isinstance(heard.last(), Up | Listening)


def _answers(heard: Heard) -> list[str]:
    taken = [f"{event.order}: taken" for event in heard.events if isinstance(event, OrderTaken)]
    refused = [e.detail for e in heard.events if isinstance(e, FaultRaised) and e.fault is Fault.REFUSED]
    return taken + refused
