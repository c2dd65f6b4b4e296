"""A twin in a process of its own: `python -m drivers.twin angel-eye --tcp 4001`, then a gesture a line."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from drivers.registry import KINDS, named
from drivers.twin.console import answers
from drivers.twin.faults import Faults
from drivers.twin.pty import PtyRunner
from drivers.twin.runner import Runner
from drivers.twin.tcp import TcpRunner


def main() -> None:
    chosen = arguments().parse_args()
    twin = Faults(named(chosen.protocol).twin(chosen.seed), chosen.seed)
    if chosen.tcp is not None:
        tcp = TcpRunner(twin, chosen.tcp, speed=chosen.speed)
        serve(tcp, lambda: tcp.url)
    else:
        pty = PtyRunner(twin, chosen.path, speed=chosen.speed)
        serve(pty, lambda: str(pty.path))


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m drivers.twin", description=__doc__)
    parser.add_argument("protocol", choices=sorted(KINDS))
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tcp", type=int, metavar="PORT", help="a TCP port (0: any) in place of a pseudo-terminal")
    parser.add_argument("--path", type=Path, help="the path under which the pseudo-terminal is found")
    parser.add_argument("--speed", type=float, default=1.0, help="how much faster the device's own clock runs")
    return parser


def serve(runner: Runner, where: Callable[[], str]) -> None:
    runner.start()
    say(where())
    try:
        for said in answers(runner, sys.stdin):
            say(said)
    finally:
        runner.stop()


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
