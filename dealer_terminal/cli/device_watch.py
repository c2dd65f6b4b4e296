"""`device watch`: everything that a device says, as bytes and as what it means."""

import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields, is_dataclass
from datetime import UTC, datetime
from enum import Enum
from math import inf
from queue import Empty, SimpleQueue
from typing import Annotated

import typer

from dealer_terminal.cli.device_options import (
    NO_FILE,
    DeviceListener,
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
    must_have_been_open,
    options_of,
    told_plainly,
)
from dealer_terminal.cli.output import say, write_json, write_output
from dealer_terminal.errors import KnownError
from drivers.errors import OpenError
from drivers.events import ConditionChanged, DeviceNamed, Fault, FaultRaised, OrderTaken
from drivers.protocol import LineSettings, Order, line_of
from drivers.registry import KINDS, named
from drivers.scan import ScanResult, at, has_speed, other_lines, sounds
from drivers.status import Listening, Lost, Up
from drivers.watch import Voice
from drivers.wirelog import as_bytes

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
    heard = DeviceListener(lambda what: told.put((datetime.now(UTC), what)))
    with linked(url, spoken, heard, log=log), suppress(KeyboardInterrupt):
        while (left := end - time.monotonic()) > 0:
            _show_next(told, min(_STEP, left))
    must_have_been_open(url, heard)


def _show_next(told: SimpleQueue[Told], patience: float) -> None:
    with suppress(Empty):
        _show(*told.get(timeout=patience))


def _show(when: datetime, what: object) -> None:
    write_output(bytes_line(when, "<", what) if isinstance(what, bytes) else meaning_line(when, what))


_ANY = ""
_NOT_UNDERSTOOD = 1
_OPENS_WITHIN = 15.0
"""Seconds; a serial server that speaks RFC 2217 takes some before a line is open, and those are not listened in."""


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

    Without --protocol it only listens, at each speed that a protocol usually has, then at others where anything is
    heard; what it finds is then spoken to, and acknowledged: never at a table in play. A shoe or a line reader speaks
    only when a card moves: draw one while this listens. It ends with 1 where nothing was understood, and with 2 where
    the line cannot be opened.

    \b
    Example:
      dealer-terminal device probe /dev/ttyUSB0
      dealer-terminal device probe /dev/ttyUSB0 --protocol packet-shuffler
    """
    options = options_of(option)
    spoken = Spoken(protocol or _that_has(options), packet_size, line, options)
    found = list[FoundDevice]()
    for each in _probed(url, spoken, seconds):
        found.append(each)
        if not json:
            say(str(each))
    if json:
        write_json(found)
    if not found[-1].understood:
        raise typer.Exit(_NOT_UNDERSTOOD)


def _that_has(options: Mapping[str, str]) -> str:
    """The protocol that these options are of; none where there are none."""
    owners = [kind.name for kind in KINDS.values() if options.keys() <= {each.name for each in kind.options}]
    if not options:
        return _ANY
    if not owners:
        raise KnownError(f"no protocol has {' and '.join(options)}; device list names the options of each")
    if len(owners) > 1:
        raise KnownError(f"{' and '.join(owners)} have {' and '.join(options)}; name one of them with --protocol")
    return owners[0]


@dataclass(frozen=True, slots=True)
class FoundDevice:
    """What one listening came to; without a `protocol` nothing was said to the device. `heard` counts bytes then, else
    frames; `first` are those of bytes that made no sense. There is no `line` where the other side sets it."""

    line: str
    told: str
    heard: int
    protocol: str = ""
    options: Mapping[str, str] = field(default_factory=dict)
    understood: bool = False
    first: str = ""

    def __str__(self) -> str:
        options = (f"{name}={value}" for name, value in self.options.items() if value)
        how = ", ".join(each for each in (self.line, *options) if each)
        spoken = f"{self.protocol} ({how})" if self.protocol and how else self.protocol or how
        return f"{spoken}: {self.told}" if spoken else self.told


def _probed(url: str, spoken: Spoken, seconds: float) -> Iterator[FoundDevice]:
    if spoken.protocol:
        tried = _tried(url, spoken, seconds)
        yield tried
        if tried.understood or not tried.heard:
            return
        fixed = spoken.line or not has_speed(url)
        lines = (spoken.on_line(),) if fixed else other_lines(spoken.on_line())
    else:
        lines = (line_of(spoken.line),) if spoken.line else ()
    for sound in _listened(url, seconds, lines):
        yield _of(sound, _set_here(url, sound.line))
        if sound.protocol:
            options = spoken.options if sound.protocol == spoken.protocol else {}
            line = _set_here(url, sound.line)
            yield _tried(url, Spoken(sound.protocol, spoken.packet_size, line, options), seconds)


def _set_here(url: str, line: LineSettings) -> str:
    return str(line) if has_speed(url) else ""


def _listened(url: str, seconds: float, lines: tuple[LineSettings, ...]) -> Iterator[ScanResult]:
    """Nothing is said meanwhile."""
    with told_plainly():
        yield from at(url, lines, seconds) if lines else sounds(url, seconds)


def _of(sound: ScanResult, line: str) -> FoundDevice:
    if not sound.count:
        return FoundDevice(line, "nothing was heard; a shoe or a line reader speaks when a card is drawn", 0)
    if sound.protocol:
        return FoundDevice(line, f"{sound.count} bytes; they sound like {sound.protocol}", sound.count)
    told = f"{sound.count} bytes; they make no sense; first {as_bytes(sound.first)}"
    return FoundDevice(line, told, sound.count, first=sound.first.hex(" ").upper())


def _tried(url: str, spoken: Spoken, seconds: float) -> FoundDevice:
    heard = DeviceListener()
    with linked(url, spoken, heard):
        heard.wait(lambda: heard.opened or _unopened(heard), _OPENS_WITHIN)
        heard.wait(lambda: _settled(heard, spoken.protocol), seconds)
    if error := _unopened(heard):
        raise KnownError(str(error))
    must_have_been_open(url, heard)
    understood = any(isinstance(status, Up) for status in heard.statuses)
    return FoundDevice(
        _set_here(url, spoken.on_line()),
        _probe_text(heard, understood=understood),
        heard.frames,
        spoken.protocol,
        spoken.setup().options,
        understood,
    )


def _settled(heard: DeviceListener, protocol: str) -> bool:
    """A machine that names itself is heard out until its state; a port that cannot be opened is settled too."""
    names_itself = named(protocol).limits.voice is Voice.ALWAYS
    wanted = ConditionChanged if names_itself else object
    return bool(_unopened(heard)) or any(isinstance(event, wanted) for event in heard.events)


def _unopened(heard: DeviceListener) -> OpenError | None:
    error = getattr(heard.last(), "error", None)
    return error if isinstance(error, OpenError) else None


def _losses(heard: DeviceListener) -> tuple[str, ...]:
    lost = [str(status.error) for status in heard.statuses if isinstance(status, Lost)]
    return (f"{lost[-1]} ({len(lost)} times)",) if len(lost) > 1 else tuple(lost)


def _probe_text(heard: DeviceListener, *, understood: bool) -> str:
    losses = _losses(heard)
    if not understood:
        wrong = getattr(heard.last(), "error", "the line is open, and nothing was understood")
        return losses[-1] if losses else str(wrong)
    named_ = [f"{e.model} {e.serial}, firmware {e.firmware}" for e in heard.events if isinstance(e, DeviceNamed)]
    conditions = [event.condition.value for event in heard.events if isinstance(event, ConditionChanged)]
    faults = [f"fault {e.fault.value} {e.detail}".strip() for e in heard.events if isinstance(e, FaultRaised)]
    return "; ".join(["understood", *named_[-1:], *conditions[-1:], *faults, *losses])


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
    heard = DeviceListener()
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


def _ready(heard: DeviceListener, protocol: str) -> bool:
    """A machine that names itself takes orders once it has told its state."""
    if named(protocol).limits.voice is Voice.ALWAYS:
        return any(isinstance(event, ConditionChanged) for event in heard.events)
    return isinstance(heard.last(), Up | Listening)


def _answers(heard: DeviceListener) -> list[str]:
    taken = [f"{event.order}: taken" for event in heard.events if isinstance(event, OrderTaken)]
    refused = [e.detail for e in heard.events if isinstance(e, FaultRaised) and e.fault is Fault.REFUSED]
    return taken + refused


def bytes_line(when: datetime, sign: str, data: bytes) -> str:
    return f"{time_of(when)} {sign} {as_bytes(data)}"


def meaning_line(when: datetime, value: object) -> str:
    return f"{time_of(when)} = {words_of(value)}"


def time_of(when: datetime) -> str:
    return when.isoformat(timespec="milliseconds")


def words_of(value: object) -> str:
    if not is_dataclass(value):
        return _word(value)
    told = (f"{field.name}={_word(getattr(value, field.name))}" for field in fields(value))
    return " ".join((type(value).__name__, *told))


def _word(value: object) -> str:
    match value:
        case _ if is_dataclass(value) and not isinstance(value, type):
            return f"({words_of(value)})"
        case Enum():
            return str(value.value)
        case tuple():
            return "[" + " ".join(map(_word, value)) + "]"
        case bytes():
            return value.hex(" ").upper() or "none"
        case str() | BaseException():
            return f'"{value}"'
        case _:
            return str(value)
