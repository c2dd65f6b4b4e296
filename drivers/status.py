"""What a link says of itself, as frozen values: for the light on the screen and for the log."""

from dataclasses import dataclass

from drivers.errors import DeviceError


@dataclass(frozen=True, slots=True)
class Connecting:
    port: str
    attempt: int = 1


@dataclass(frozen=True, slots=True)
class Listening:
    """The line is open; nothing that makes sense has been heard on it yet."""

    port: str


@dataclass(frozen=True, slots=True)
class Up:
    """The device was heard and understood."""

    port: str


@dataclass(frozen=True, slots=True)
class Silent:
    error: DeviceError


@dataclass(frozen=True, slots=True)
class Quiet:
    """No sign of life for long, from a device that speaks only when a card moves: a doubt, and play goes on."""

    error: DeviceError


@dataclass(frozen=True, slots=True)
class Impaired:
    """The line is open, but reports are being lost: noise, or a store that refuses."""

    error: DeviceError


@dataclass(frozen=True, slots=True)
class Lost:
    """The line is down; the next attempt comes by itself after `retry_in` seconds."""

    error: DeviceError
    retry_in: float


@dataclass(frozen=True, slots=True)
class Closed:
    port: str


Status = Connecting | Listening | Up | Silent | Quiet | Impaired | Lost | Closed
