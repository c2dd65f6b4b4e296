"""The serial ports of this machine, to choose from, by names that stay."""

import os
from dataclasses import dataclass
from pathlib import Path

from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from drivers.diagnosis import Holder, holders

NAMED_BY = (Path("/dev/serial/by-id"), Path("/dev/serial/by-path"))
"""The system's own links: by what the adapter is, and, where two are alike, by the socket that it is in."""


@dataclass(frozen=True, slots=True)
class FoundPort:
    """`stable` leads to the same adapter after a restart; it is empty where the system gives no such name."""

    path: str
    description: str
    hardware: str
    stable: str = ""
    vendor: str = ""
    product: str = ""
    serial_number: str = ""
    usb: str = ""
    open_by: tuple[Holder, ...] = ()


def found() -> tuple[FoundPort, ...]:
    names = stable_names(NAMED_BY)
    return tuple(sorted((described(port, names) for port in list_ports.comports()), key=lambda port: port.path))


def described(port: ListPortInfo, names: dict[str, str]) -> FoundPort:
    return FoundPort(
        path=port.device,
        description=port.description or "",
        hardware=port.hwid or "",
        stable=names.get(os.path.realpath(port.device), ""),
        vendor=port.manufacturer or "",
        product=port.product or "",
        serial_number=port.serial_number or "",
        usb=f"{port.vid:04x}:{port.pid:04x}" if port.vid is not None and port.pid is not None else "",
        open_by=holders(Path(port.device)),
    )


def stable_names(folders: tuple[Path, ...]) -> dict[str, str]:
    """From the device that a link leads to now to the link; the first folder that has one counts."""
    links = (link for folder in reversed(folders) for link in sorted(folder.glob("*"), reverse=True))
    return {os.path.realpath(link): str(link) for link in links}
