"""`device replay`: a recorded device, on a line again."""

import os
import select
import sys
import time
from collections.abc import Callable
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from dealer_terminal.cli.device_options import FEWEST_CARDS, MOST_CARDS, OptionWords, Spoken, options_of, told_plainly
from dealer_terminal.cli.device_watch import bytes_line, meaning_line, time_of
from dealer_terminal.cli.output import write_json, write_output
from dealer_terminal.cli.pty_or_tcp import NO_FILE, PtyPath, TcpPort, runner_at, started, stay, until_stopped, where_of
from dealer_terminal.errors import KnownError
from drivers.declaration import ProtocolKind
from drivers.kit.decoding import Cable, FromDevice, Heard, ToDevice, decoded
from drivers.kit.scripted_device import Naming
from drivers.kit.suites import suite_of
from drivers.kit.tape import LINE, PACKET_SIZE, PROTOCOL, Entry, Tape, read_tape
from drivers.kit.tape_player import Player, Replay
from drivers.registry import KINDS, named
from drivers.twin.runner import Runner
from drivers.wirelog import LineDirection

AS_RECORDED = ""
LogArgument = Annotated[Path, typer.Argument(metavar="FILE", help="What device record or --log has written.")]
TapeProtocol = Annotated[
    str, typer.Option("--protocol", help=f"{', '.join(KINDS)}; else as the file says.", show_default=False)
]


def tape_of(file: Path) -> Tape:
    try:
        with told_plainly():
            tape = read_tape(file)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}; name what device record or --log has written") from None
    for number in tape.cut:
        typer.echo(f"{file}: line {number} is cut short, as by a power cut; it is left out", err=True)
    return tape


def said_if_simulated(tape: Tape) -> None:
    """Beside what is told of it, so that a list stays one."""
    if tape.simulated:
        typer.echo("SIMULATED: no card of this recording was dealt", err=True)


def spoken_in(tape: Tape, file: Path, protocol: str, options: list[str] | None) -> Spoken:
    """As the log says, where nothing else is told."""
    name = protocol or tape.about.get(PROTOCOL, "")
    if not name:
        raise KnownError(f"{file}: it does not say which protocol it is; name it with --protocol")
    as_recorded = tape.options if name == tape.about.get(PROTOCOL) else {}
    size = tape.about.get(PACKET_SIZE, "4")
    if size not in map(str, range(FEWEST_CARDS, MOST_CARDS + 1)):
        raise KnownError(f"{file}: packets of {size!r} cards; correct its line packet-size")
    return Spoken(name, int(size), tape.about.get(LINE, ""), {**as_recorded, **options_of(options)})


_STEP, _SETTLED = 0.2, 0.5
_STDIN = 0


def replay(
    file: LogArgument,
    *,
    protocol: TapeProtocol = AS_RECORDED,
    port: TcpPort = None,
    path: PtyPath = NO_FILE,
    speed: Annotated[float, typer.Option(min=0.1, max=1000, help="How much faster than it was.")] = 1.0,
    after: Annotated[float, typer.Option(min=0, help="Seconds until it begins, where no host is seen.")] = 60.0,
    wait: Annotated[bool, typer.Option("--wait", help="Until Enter; Enter again cuts a pause short.")] = False,
) -> None:
    """A recorded device on a pseudo-terminal or a TCP port: what it said, as fast as it did, and the cable as it was.

    It says where it is, and begins when a host has opened the line; with --wait it is there at once, and its first
    report comes when you press Enter: open the table first, and place the wagers that were placed. Where the host of
    then spoke, the host of now is waited for. At the end it stays until it is stopped. A table takes it for a
    simulated device.

    \b
    Example:
      dealer-terminal device replay shoe-7.wire --port 4001 --wait
      dealer-terminal table --device socket://127.0.0.1:4001 --protocol angel-eye
    """
    tape = tape_of(file)
    with told_plainly():
        spoken = spoken_in(tape, file, protocol, None)
        kind = named(spoken.protocol)
        stand_in = suite_of(kind.name).stand_in(spoken.setup(), tape.told(), Naming.SIMULATED)
    said_if_simulated(tape)
    twin = Replay(kind.name, stand_in)
    runner = runner_at(twin, port, path)
    with until_stopped(), started(runner, str(path if port is None else port)):
        _say(where_of(runner))
        rest: Callable[[float], None] = time.sleep
        if wait:
            tape = replace(tape, entries=_from_first_report(tape, kind))
            rest = _begun_by(EnterKey())
        comes = partial(_wait_for_a_host, runner, after)
        player = Player(runner, twin, tape, speed=speed, host_comes=comes, rest=rest)
        player.play()
        unanswered = f"; {player.unanswered} times the host said nothing" if player.unanswered else ""
        _say(f"played: {len(tape.entries)} entries{unanswered}")
        stay()


class EnterKey:
    """Presses of Enter, each heard once, however many are typed ahead."""

    def __init__(self) -> None:
        self._is_there = True

    def begins(self) -> None:
        if not self._line():
            raise KnownError("stdin has ended, and nobody can press Enter: type it at a terminal, or leave --wait out")

    def pressed_within(self, seconds: float) -> None:
        """Whichever is first; where stdin has ended, the seconds. Where there is no pause, none is cut short."""
        end = time.monotonic() + seconds
        if self._is_there and seconds > 0 and select.select([_STDIN], [], [], seconds)[0] and self._line():
            return
        time.sleep(max(0.0, end - time.monotonic()))

    def _line(self) -> bool:
        read = b" "
        while read not in (b"\n", b""):
            read = os.read(_STDIN, 1)
        self._is_there = read != b""
        return self._is_there


def _begun_by(enter: EnterKey) -> Callable[[float], None]:
    _say("Open the table there, and place the wagers that were placed. Enter begins.")
    enter.begins()
    return enter.pressed_within


def _from_first_report(tape: Tape, kind: ProtocolKind) -> tuple[Entry, ...]:
    """Without how the conversation was opened: that is done by now."""
    reports = (at for at, entry in enumerate(tape.entries) if entry.data and not _is_life(entry, kind))
    return tape.entries[next(reports, 0) :]


def _is_life(entry: Entry, kind: ProtocolKind) -> bool:
    return entry.direction is LineDirection.TO_DEVICE or kind.is_heartbeat(entry.data)


def _wait_for_a_host(runner: Runner, seconds: float) -> None:
    """And a moment more: a host that opens a line first throws away what waits in it."""
    end = time.monotonic() + seconds
    while not runner.has_guest() and time.monotonic() < end:
        time.sleep(_STEP)
    time.sleep(_SETTLED)


def _say(text: str) -> None:
    write_output(text)
    sys.stdout.flush()


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
            return bytes_line(heard.when, LineDirection.FROM_DEVICE.value, data)
        case ToDevice(data):
            return bytes_line(heard.when, LineDirection.TO_DEVICE.value, data)
        case Cable(told):
            return f"{time_of(heard.when)} {LineDirection.CABLE.value} {told}"
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
