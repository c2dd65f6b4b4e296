"""`emulate`: a device that is not there, speaking a real one's exact bytes."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.cli import new_app
from dealer_terminal.cli.device_options import OptionWords, PacketSize, ProtocolName, options_of
from dealer_terminal.cli.output import write_output
from dealer_terminal.cli.pty_or_tcp import NO_FILE, PtyPath, TcpPort, runner_at, started, stay, until_stopped, where_of
from dealer_terminal.errors import KnownError
from drivers.errors import DeviceError
from drivers.registry import named, twin_of
from drivers.twin.faults import Faults, LineFault, Rates
from drivers.twin.runner import Runner, answer

app = new_app()

_QUIT = "quit"


@app.command()
def emulate(
    *,
    protocol: ProtocolName,
    port: TcpPort = None,
    path: PtyPath = NO_FILE,
    seed: Annotated[int, typer.Option(help="Of its decks and of its line's faults.")] = 0,
    script: Annotated[
        Path, typer.Option(help="Gestures, one a line; else they are read from stdin.", show_default=False)
    ] = NO_FILE,
    fault: Annotated[
        list[str] | None, typer.Option(help="drop, corrupt, repeat, delay, split or garbage; or one of them =RATE.")
    ] = None,
    packet_size: PacketSize = 4,
    option: OptionWords = None,
    baud: Annotated[int, typer.Option(min=0, help="At another speed a host hears noise (0: at none).")] = 0,
    speed: Annotated[float, typer.Option(min=0.1, max=1000, help="How much faster its own clock runs.")] = 1.0,
) -> None:
    """A simulated device on a pseudo-terminal or a TCP port, moved by gestures; it says first where it is.

    help lists the gestures: insert-deck, take-packet, draw-card, jam, unplug, plug, power-cycle, fault NAME, wait
    SECONDS, quit and others. Each is answered by one line: ok or no, and what was done. At the end of a script or of
    stdin it stays until it is stopped. --fault hits the next transmission, with =RATE each at that rate.

    \b
    Example:
      dealer-terminal emulate --protocol packet-shuffler --seed 7
      dealer-terminal emulate --protocol angel-eye --port 4001 --fault drop=0.1 --script shift.txt
    """
    lines = _lines(script)
    runner = runner_at(_twin(protocol, seed, packet_size, options_of(option), fault or []), port, path, speed, baud)
    with until_stopped(), started(runner, str(path if port is None else port)):
        _say(where_of(runner))
        if _serve(runner, lines, protocol):
            stay()


def _twin(protocol: str, seed: int, packet_size: int, options: dict[str, str], faults: list[str]) -> Faults:
    asked = [_fault(each) for each in faults]
    rates = {kind: rate for kind, rate in asked if rate}
    try:
        twin = Faults(twin_of(protocol, seed, packet_size, options), seed, Rates(rates))
    except DeviceError as error:
        raise KnownError(str(error)) from None
    for kind, rate in asked:
        if not rate:
            twin.demand(kind.value)
    return twin


def _fault(text: str) -> tuple[LineFault, float]:
    name, apart, rate = text.partition("=")
    try:
        kind, number = LineFault(name), float(rate) if apart else 0.0
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1 or (apart and not number):
        names = ", ".join(kind.value for kind in LineFault)
        raise KnownError(f"--fault {text}: write one of {names}, or with a rate up to 1 such as drop=0.1")
    return kind, number


def _lines(script: Path) -> Iterable[str]:
    if script == NO_FILE:
        return sys.stdin
    try:
        return script.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise KnownError(
            f"{script}: {getattr(error, 'strerror', 'not UTF-8 text')}; name a script of gestures"
        ) from None


def _serve(runner: Runner, lines: Iterable[str], protocol: str) -> bool:
    """Whether the device stays once all is read."""
    for line in lines:
        told = line.partition("#")[0].strip()
        if told == _QUIT:
            return False
        if told:
            _say(_answered(runner, told, protocol))
    return not sys.stdin.isatty()


def _answered(runner: Runner, told: str, protocol: str) -> str:
    try:
        return answer(runner, told)
    except Exception as error:  # raised again, as a fault of the driver's package if it has one
        blamed = named(protocol).blamed(error)
        if isinstance(blamed, DeviceError):
            raise KnownError(str(blamed)) from error
        raise


def _say(text: str) -> None:
    write_output(text)
    sys.stdout.flush()
