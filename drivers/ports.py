"""The serial ports of this machine, to choose from."""

from dataclasses import dataclass

from serial.tools import list_ports


@dataclass(frozen=True, slots=True)
class FoundPort:
    path: str
    description: str
    hardware: str


def found() -> tuple[FoundPort, ...]:
    ports = (FoundPort(port.device, port.description or "", port.hwid or "") for port in list_ports.comports())
    return tuple(sorted(ports, key=lambda port: port.path))
