"""`device replay`: a recorded device, on a line again."""

import os
import select
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Annotated

import typer

from dealer_terminal.cli.device_options import told_plainly
from dealer_terminal.cli.device_tape import (
    AS_RECORDED,
    LogArgument,
    TapeProtocol,
    said_if_simulated,
    spoken_in,
    tape_of,
)
from dealer_terminal.cli.output import write_output
from dealer_terminal.cli.stands import (
    NO_FILE,
    PtyPath,
    TcpPort,
    runner_at,
    started,
    stay,
    until_stopped,
    where_of,
)
from dealer_terminal.errors import KnownError
from drivers.declaration import Kind
from drivers.registry import named
from drivers.stand_in import Naming
from drivers.tape import Entry, Tape
from drivers.twin.replay import Player, Replay
from drivers.twin.runner import Runner
from drivers.wirelog import Direction

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
        stand_in = kind.stand_in(spoken.setup(), tape.told(), Naming.SIMULATED)
    said_if_simulated(tape)
    twin = Replay(kind.name, stand_in)
    runner = runner_at(twin, port, path)
    with until_stopped(), started(runner, str(path if port is None else port)):
        _say(where_of(runner))
        rest: Callable[[float], None] = time.sleep
        if wait:
            tape = replace(tape, entries=_from_first_report(tape, kind))
            rest = _begun_by(Enter())
        comes = partial(_wait_for_a_host, runner, after)
        player = Player(runner, twin, tape, speed=speed, host_comes=comes, rest=rest)
        player.play()
        unanswered = f"; {player.unanswered} times the host said nothing" if player.unanswered else ""
        _say(f"played: {len(tape.entries)} entries{unanswered}")
        stay()


class Enter:
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


def _begun_by(enter: Enter) -> Callable[[float], None]:
    _say("Open the table there, and place the wagers that were placed. Enter begins.")
    enter.begins()
    return enter.pressed_within


def _from_first_report(tape: Tape, kind: Kind) -> tuple[Entry, ...]:
    """Without how the conversation was opened: that is done by now."""
    reports = (at for at, entry in enumerate(tape.entries) if entry.data and not _is_life(entry, kind))
    return tape.entries[next(reports, 0) :]


def _is_life(entry: Entry, kind: Kind) -> bool:
    return entry.direction is Direction.TO_DEVICE or kind.is_heartbeat(entry.data)


def _wait_for_a_host(runner: Runner, seconds: float) -> None:
    """And a moment more: a host that opens a line first throws away what waits in it."""
    end = time.monotonic() + seconds
    while not runner.has_guest() and time.monotonic() < end:
        time.sleep(_STEP)
    time.sleep(_SETTLED)


def _say(text: str) -> None:
    write_output(text)
    sys.stdout.flush()
