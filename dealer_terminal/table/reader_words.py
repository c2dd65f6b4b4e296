"""What a dealer is told of a reader: its name, and what to do where its line does not work."""

from drivers.errors import DeviceError, HouseError, OpenError, OwnFault, SilentDevice, SpeechError
from drivers.names import ANGEL_EYE, CARD_LINE, PACKET_SHUFFLER

NAMES = {
    PACKET_SHUFFLER: "Packet shuffler",
    CARD_LINE: "Card reader",
    ANGEL_EYE: "Angel Eye shoe",
}
NOT_STORED = "What it tells can't be stored. See to the disk."
CONNECTING = "The terminal is connecting to it."
_TODO: tuple[tuple[type[DeviceError], str], ...] = (
    (OpenError, "Its line can't be opened. See to its cable, then call a technician."),
    (SilentDevice, "Nothing is heard from it. See that it is on and that its cable is in its place."),
    (SpeechError, "It can't be understood. Call a technician."),
    (OwnFault, "The terminal failed at it, and tries again by itself. Go on by hand, and call a technician."),
    (HouseError, NOT_STORED),
    (DeviceError, "Its line is lost. See to its cable and power."),
)


def remedy(error: DeviceError) -> str:
    """In a dealer's words; the line's own are for a technician."""
    return next(words for kind, words in _TODO if isinstance(error, kind))
