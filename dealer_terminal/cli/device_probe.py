"""`device probe`: whether a device answers, and what it says it is."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Annotated

import typer

from dealer_terminal.cli.device_options import (
    Heard,
    LineText,
    OptionWords,
    PacketSize,
    Seconds,
    Spoken,
    Url,
    linked,
    must_have_been_open,
    options_of,
    told_plainly,
)
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.text_tables import say
from dealer_terminal.errors import KnownError
from drivers.errors import OpenError
from drivers.events import ConditionChanged, DeviceNamed, FaultRaised
from drivers.protocol import LineSettings, line_of
from drivers.registry import KINDS, named
from drivers.scan import Sound, at, has_speed, other_lines, sounds
from drivers.status import Lost, Up
from drivers.watch import Voice
from drivers.wirelog import as_bytes

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
    found = list[Found]()
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
class Found:
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


def _probed(url: str, spoken: Spoken, seconds: float) -> Iterator[Found]:
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


def _listened(url: str, seconds: float, lines: tuple[LineSettings, ...]) -> Iterator[Sound]:
    """Nothing is said meanwhile."""
    with told_plainly():
        yield from at(url, lines, seconds) if lines else sounds(url, seconds)


def _of(sound: Sound, line: str) -> Found:
    if not sound.count:
        return Found(line, "nothing was heard; a shoe or a line reader speaks when a card is drawn", 0)
    if sound.protocol:
        return Found(line, f"{sound.count} bytes; they sound like {sound.protocol}", sound.count)
    told = f"{sound.count} bytes; they make no sense; first {as_bytes(sound.first)}"
    return Found(line, told, sound.count, first=sound.first.hex(" ").upper())


def _tried(url: str, spoken: Spoken, seconds: float) -> Found:
    heard = Heard()
    with linked(url, spoken, heard):
        heard.wait(lambda: heard.opened or _unopened(heard), _OPENS_WITHIN)
        heard.wait(lambda: _settled(heard, spoken.protocol), seconds)
    if error := _unopened(heard):
        raise KnownError(str(error))
    must_have_been_open(url, heard)
    understood = any(isinstance(status, Up) for status in heard.statuses)
    return Found(
        _set_here(url, spoken.on_line()),
        _probe_text(heard, understood=understood),
        heard.frames,
        spoken.protocol,
        spoken.setup().options,
        understood,
    )


def _settled(heard: Heard, protocol: str) -> bool:
    """A machine that names itself is heard out until its state; a port that cannot be opened is settled too."""
    names_itself = named(protocol).limits.voice is Voice.ALWAYS
    wanted = ConditionChanged if names_itself else object
    return bool(_unopened(heard)) or any(isinstance(event, wanted) for event in heard.events)


def _unopened(heard: Heard) -> OpenError | None:
    error = getattr(heard.last(), "error", None)
    return error if isinstance(error, OpenError) else None


def _losses(heard: Heard) -> tuple[str, ...]:
    lost = [str(status.error) for status in heard.statuses if isinstance(status, Lost)]
    return (f"{lost[-1]} ({len(lost)} times)",) if len(lost) > 1 else tuple(lost)


def _probe_text(heard: Heard, *, understood: bool) -> str:
    losses = _losses(heard)
    if not understood:
        wrong = getattr(heard.last(), "error", "the line is open, and nothing was understood")
        return losses[-1] if losses else str(wrong)
    named_ = [f"{e.model} {e.serial}, firmware {e.firmware}" for e in heard.events if isinstance(e, DeviceNamed)]
    conditions = [event.condition.value for event in heard.events if isinstance(event, ConditionChanged)]
    faults = [f"fault {e.fault.value} {e.detail}".strip() for e in heard.events if isinstance(e, FaultRaised)]
    return "; ".join(["understood", *named_[-1:], *conditions[-1:], *faults, *losses])
