"""`device probe`: whether a device answers, and what it says it is."""

from typing import Annotated, Any

import typer

from dealer_terminal.commands.device_options import (
    Heard,
    LineText,
    OptionWords,
    PacketSize,
    Seconds,
    Spoken,
    Url,
    linked,
    options_of,
)
from dealer_terminal.commands.output import write_json
from dealer_terminal.commands.text_tables import say
from dealer_terminal.errors import KnownError
from drivers.errors import DeviceError, OpenError
from drivers.events import ConditionChanged, DeviceNamed, FaultRaised
from drivers.registry import KINDS, named
from drivers.status import Listening, Up
from drivers.watch import Voice

_ANY = ""
_NOT_UNDERSTOOD = 1


def probe(
    url: Url,
    *,
    protocol: Annotated[str, typer.Option(help=f"One of {', '.join(KINDS)}; else each is tried.")] = _ANY,
    packet_size: PacketSize = 4,
    line: LineText = "",
    option: OptionWords = None,
    seconds: Seconds = 7.0,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list.")] = False,
) -> None:
    """Opens the line, listens, and says what was understood. Nothing is asked of the device but its name.

    What it reports meanwhile is acknowledged: never at a table in play. A shoe or a line reader speaks only when a
    card moves: draw one while this listens. It ends with 1 where nothing was understood, and with 2 where the line
    cannot be opened.

    \b
    Example:
      dealer-terminal device probe /dev/ttyUSB0 --protocol packet-shuffler
    """
    found = []
    if option and not protocol:
        raise KnownError("--option belongs to one protocol; name it with --protocol")
    for name in (protocol,) if protocol else KINDS:
        found.append(_tried(url, Spoken(name, packet_size, line, options_of(option)), seconds))
        if found[-1]["understood"]:
            break
    if json:
        write_json(found)
    else:
        for each in found:
            say(f"{each['protocol']} ({_set_up(each)}): {each['told']}")
    if not found[-1]["understood"]:
        raise typer.Exit(_NOT_UNDERSTOOD)


def _set_up(each: dict[str, Any]) -> str:
    options = (f"{name}={value}" for name, value in each["options"].items() if value)
    return ", ".join((each["line"], *options))


def _tried(url: str, spoken: Spoken, seconds: float) -> dict[str, Any]:
    heard = Heard()
    with linked(url, spoken, heard):
        heard.wait(lambda: _settled(heard, spoken.protocol), seconds)
    error = _error(heard)
    if isinstance(error, OpenError):
        raise KnownError(str(error))
    understood = any(isinstance(status, Up) for status in heard.statuses)
    return {
        "protocol": spoken.protocol,
        "line": str(spoken.on_line()),
        "options": dict(spoken.setup().options),
        "understood": understood,
        "told": _probe_text(heard, understood=understood),
    }


def _settled(heard: Heard, protocol: str) -> bool:
    """A machine that names itself is heard out until its state; a port that cannot be opened is settled too."""
    names_itself = named(protocol).limits.voice is Voice.ALWAYS
    wanted = ConditionChanged if names_itself else object
    return isinstance(_error(heard), OpenError) or any(isinstance(event, wanted) for event in heard.events)


def _error(heard: Heard) -> DeviceError | None:
    return getattr(heard.last(), "error", None)


def _probe_text(heard: Heard, *, understood: bool) -> str:
    error = _error(heard)
    if not understood:
        silent = "the line is open, and nothing was understood" if isinstance(heard.last(), Listening) else "no answer"
        return str(error) if error else silent
    named_ = [f"{e.model} {e.serial}, firmware {e.firmware}" for e in heard.events if isinstance(e, DeviceNamed)]
    conditions = [event.condition.value for event in heard.events if isinstance(event, ConditionChanged)]
    faults = [f"fault {e.fault.value} {e.detail}".strip() for e in heard.events if isinstance(e, FaultRaised)]
    return "; ".join(["understood", *named_[-1:], *conditions[-1:], *faults])
