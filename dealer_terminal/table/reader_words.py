"""What a dealer is told of a reader: its name, and what to do where its line does not work."""

from dealer_terminal.procedure.device_faults import (
    ANOTHER_PROTOCOL,
    NO_PERMISSION,
    NOT_PLUGGED_IN,
    NOT_SERIAL,
    ONLY_NOISE,
    PORT_FAILS,
    port_held,
)
from dealer_terminal.procedure.words import Words, words
from drivers.declaration import Kind
from drivers.errors import (
    DeviceError,
    HouseError,
    LineNoise,
    NoPermission,
    NoSuchPort,
    NotASerialPort,
    OpenError,
    OwnFault,
    PortFails,
    SilentDevice,
    SpeechError,
    WrongProtocol,
)

TRANSLATED = (words("Packet shuffler"), words("Card reader"), words("Angel Eye shoe"))
"""Titles that declarations give, for the catalogue; one that is not here is said as it is declared."""
NOT_STORED = words("What it tells can't be stored. See to the disk.")
CONNECTING = words("The terminal is connecting to it.")
QUIET = words("Nothing was heard from it for long. If the next card does not come, see to its cable and power.")
_WHAT_TO_DO: tuple[tuple[type[DeviceError], Words], ...] = (
    (NoPermission, NO_PERMISSION),
    (NoSuchPort, NOT_PLUGGED_IN),
    (PortFails, PORT_FAILS),
    (NotASerialPort, NOT_SERIAL),
    (OpenError, words("Its line can't be opened. See to its cable, then call a technician.")),
    (SilentDevice, words("Nothing is heard from it. See that it is on and that its cable is in its place.")),
    (WrongProtocol, ANOTHER_PROTOCOL),
    (LineNoise, ONLY_NOISE),
    (SpeechError, words("It can't be understood. Call a technician.")),
    (OwnFault, words("The terminal failed at it, and tries again by itself. Go on by hand, and call a technician.")),
    (HouseError, NOT_STORED),
    (DeviceError, words("Its line is lost. See to its cable and power.")),
)


def name_of(kind: Kind) -> Words:
    return Words(kind.title)


def remedy(error: DeviceError) -> Words:
    """In a dealer's words; the line's own are for a technician."""
    return port_held(str(error)) or next(told for kind, told in _WHAT_TO_DO if isinstance(error, kind))
