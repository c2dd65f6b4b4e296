"""How much of a core a link uses while nothing happens: `python -m tests.fast.drivers.measure_idle [seconds]`."""

import os
import resource
import sys
import time
import tty
from collections.abc import Callable

from drivers.angel_eye.machine.twin import AngelEyeTwin
from drivers.connect import link_to
from drivers.pipe import Port
from drivers.registry import KINDS, named
from drivers.status import Status
from drivers.twin.inside import Inside
from drivers.twin.pty import PtyRunner
from drivers.twin.tcp import TcpRunner

CARD = b"\x051D\x81\xb8\x034F"


class Deaf:
    def frame(self, raw: bytes) -> None: ...

    def event(self, event: object) -> None: ...

    def status(self, status: Status) -> None: ...


def used() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def percent_of_a_core(where: Port | str, protocol: str, seconds: float, meanwhile: Callable[[], object]) -> float:
    link = link_to(where, protocol, Deaf())
    link.start()
    time.sleep(1)
    before, start = used(), time.monotonic()
    while time.monotonic() < start + seconds:
        meanwhile()
    share = (used() - before) / (time.monotonic() - start)
    link.close()
    return 100 * share


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    master, slave = os.openpty()
    tty.setraw(slave)
    os.set_blocking(master, False)
    tcp, pty = TcpRunner(AngelEyeTwin()), PtyRunner(AngelEyeTwin())
    tcp.start()
    pty.start()
    cases: dict[str, tuple[Port | str, str]] = {
        "idle on a pseudo-terminal, device included": (str(pty.path), "angel-eye"),
        "idle on TCP, device included": (tcp.url, "angel-eye"),
        "no such port": ("/dev/ttyNOSUCH", "angel-eye"),
        "no such hardware": ("hwgrep://no-such-hardware", "angel-eye"),
        "nothing listens": ("socket://127.0.0.1:1", "angel-eye"),
        "silent": (os.ttyname(slave), "angel-eye"),
        **{f"idle {name} in this process": (Inside(named(name).twin(0)).port, name) for name in KINDS},
    }
    for what, (where, protocol) in cases.items():
        report(what, percent_of_a_core(where, protocol, seconds, lambda: time.sleep(0.5)))
    report("flooded", percent_of_a_core(os.ttyname(slave), "angel-eye", seconds, lambda: flood(master)))
    tcp.stop()
    pty.stop()


def flood(master: int) -> None:
    """As fast as the host takes it; the cost of sending is in the figure."""
    try:
        os.write(master, CARD * 100)
    except BlockingIOError:
        time.sleep(0.02)


def report(what: str, percent: float) -> None:
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sys.stdout.write(f"{what:45} {percent:6.2f} % of a core, peak {peak:.0f} MB\n")


if __name__ == "__main__":
    main()
