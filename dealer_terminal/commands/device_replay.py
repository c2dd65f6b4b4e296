"""`device replay`: a recorded device, on a line again."""

import sys
import time
from typing import Annotated

import typer

from dealer_terminal.commands.device_options import told_plainly
from dealer_terminal.commands.device_tape import AS_RECORDED, LogArgument, TapeProtocol, spoken_in, tape_of
from dealer_terminal.commands.output import write_output
from dealer_terminal.commands.stands import (
    NO_FILE,
    PtyPath,
    TcpPort,
    runner_at,
    started,
    stay,
    until_stopped,
    where_of,
)
from drivers.registry import named
from drivers.twin.replay import Player, Replay
from drivers.twin.runner import Runner

_STEP, _SETTLED = 0.2, 0.5


def replay(
    file: LogArgument,
    *,
    protocol: TapeProtocol = AS_RECORDED,
    port: TcpPort = None,
    path: PtyPath = NO_FILE,
    speed: Annotated[float, typer.Option(min=0.1, max=1000, help="How much faster than it was.")] = 1.0,
    after: Annotated[float, typer.Option(min=0, help="Seconds until it begins, where no host is seen.")] = 60.0,
) -> None:
    """A recorded device on a pseudo-terminal or a TCP port: what it said, as fast as it did, and the cable as it was.

    It says where it is, and begins when a host has opened the line. Where the host of then spoke, the host of now is
    waited for. At the end it stays until it is stopped. A table takes it for a simulated device.

    \b
    Example:
      dealer-terminal device replay shoe-7.wire --port 4001
      dealer-terminal table --device socket://127.0.0.1:4001 --protocol angel-eye
    """
    tape = tape_of(file)
    with told_plainly():
        kind = named(spoken_in(tape, file, protocol, None).protocol)
    twin = Replay(kind.name, kind.retelling())
    runner = runner_at(twin, port, path)
    with until_stopped(), started(runner, str(path if port is None else port)):
        _say(where_of(runner))
        player = Player(runner, twin, tape, speed=speed, host_comes=lambda: _wait_for_a_host(runner, after))
        player.play()
        unanswered = f"; {player.unanswered} times the host said nothing" if player.unanswered else ""
        _say(f"played: {len(tape.entries)} entries{unanswered}")
        stay()


def _wait_for_a_host(runner: Runner, seconds: float) -> None:
    """And a moment more: a host that opens a line first throws away what waits in it."""
    end = time.monotonic() + seconds
    while not runner.has_guest() and time.monotonic() < end:
        time.sleep(_STEP)
    time.sleep(_SETTLED)


def _say(text: str) -> None:
    write_output(text)
    sys.stdout.flush()
