"""A display of one's own: an X server without a screen, and the bus on which programs say what they show."""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import ImageGrab

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
SOON = 20.0


@dataclass(frozen=True)
class Display:
    """`environment` is all that a program sees of it; `shot` takes its picture."""

    environment: Mapping[str, str]
    shot: Callable[[Path], object]
    pointed: bool = True
    """Whether there is a pointer and a keyboard to press with."""


@contextmanager
def display(folder: Path, size: str = "1280x800") -> Iterator[Display]:
    with ExitStack() as ends:
        name = _x_server(ends, size)
        room = {"DISPLAY": name, **_bare(ends, folder)}
        _buses(ends, room)
        yield Display(room, lambda file: ImageGrab.grab(xdisplay=name).save(file))


@contextmanager
def compositor(folder: Path) -> Iterator[Display]:
    """Wayland with an output that nobody sees, for one window over all of it; no device to press with but assistive
    tools."""
    with ExitStack() as ends:
        room = {**_bare(ends, folder), "WAYLAND_DISPLAY": "wayland-7", "QT_QPA_PLATFORM": "wayland"}
        started(ends, _weston(room), room)
        wait_for((_runtime(room) / room["WAYLAND_DISPLAY"]).exists, "the compositor")
        _buses(ends, room)
        yield Display(room, lambda file: _shot(file, folder, room), pointed=False)


def _weston(room: Mapping[str, str]) -> list[str]:
    """Its name for the software renderer changed with the years. A kiosk shell would show nothing without a seat."""
    help_ = subprocess.run(["weston", "--help"], capture_output=True, text=True).stdout
    renders = "--renderer=pixman" if "--renderer" in help_ else "--use-pixman"
    modules = ["--backend=headless-backend.so", renders]
    size = ["--width=1280", "--height=720"]
    return ["weston", *modules, *size, f"--socket={room['WAYLAND_DISPLAY']}", "--debug", "--no-config", "--idle-time=0"]


def _shot(file: Path, folder: Path, room: Mapping[str, str]) -> None:
    """The compositor's own picture, which it puts where it stands."""
    subprocess.run(["weston-screenshooter"], cwd=folder, env=dict(room), check=True, timeout=20)
    next(folder.glob("wayland-screenshot*.png")).rename(file)


def _bare(ends: ExitStack, folder: Path) -> dict[str, str]:
    """As a service starts a program: nothing of whoever runs the tests but where programs are. The path of a socket has
    107 letters at most, so sockets lie in no folder that is named after a test."""
    runtime = ends.enter_context(TemporaryDirectory(prefix="run-", ignore_cleanup_errors=True))
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(folder),
        "LANG": "C.UTF-8",
        "XDG_RUNTIME_DIR": runtime,
        "QT_QUICK_BACKEND": "software",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }


def _runtime(room: Mapping[str, str]) -> Path:
    return Path(room["XDG_RUNTIME_DIR"])


def _buses(ends: ExitStack, room: dict[str, str]) -> None:
    room["DBUS_SESSION_BUS_ADDRESS"] = _session_bus(ends, room)
    started(ends, [LAUNCHER, "--launch-immediately"], room)


def _x_server(ends: ExitStack, size: str) -> str:
    """It chooses a free number and says it."""
    told, tells = os.pipe()
    command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"]
    started(ends, command, dict(os.environ), pass_fds=(tells,))
    os.close(tells)
    with os.fdopen(told) as said:
        number = said.readline().strip()
    assert number, "the X server did not start"
    return f":{number}"


def _session_bus(ends: ExitStack, room: Mapping[str, str]) -> str:
    bus = _runtime(room) / "bus"
    address = f"unix:path={bus}"
    started(ends, ["dbus-daemon", "--session", "--nofork", "--nopidfile", f"--address={address}"], room)
    wait_for(bus.exists, "the session bus")
    return address


def started(
    ends: ExitStack, command: list[str], room: Mapping[str, str], pass_fds: tuple[int, ...] = ()
) -> subprocess.Popen[bytes]:
    """Ends with the display that it belongs to."""
    process = subprocess.Popen(
        command,
        env=room,
        pass_fds=pass_fds,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    ends.callback(_ended, process)
    return process


def _ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def wait_for(reached: object, what: str, seconds: float = SOON) -> None:
    assert callable(reached)
    end = time.monotonic() + seconds
    while not reached():
        assert time.monotonic() < end, f"{what} did not come in {seconds:g} s"
        time.sleep(0.02)
