"""A device's own bytes, sealed before they are kept, and what the tree over a round's frames hashes.

The leaf's data: `dealer-terminal/frame@v1`, number, round, device, count, utc and monotonic, each ended by a line feed,
then the sealed bytes.
"""

from msgspec import Struct

from dealer_terminal.journal.merkle import leaf_hash
from dealer_terminal.journal.record import Times

FRAME_FORMAT = "dealer-terminal/frame@v1"


class Frame(Struct, frozen=True):
    """What the session hands over; `count` is the frame's place under the round's seal."""

    device: str
    count: int
    sealed: bytes
    at: Times


class KeptFrame(Struct, frozen=True):
    number: int
    round: int
    device: str
    count: int
    sealed: bytes
    utc: int
    monotonic: int


def of_types_written(frame: KeptFrame) -> bool:
    """A database may give back another type than was written."""
    numbers = (frame.number, frame.round, frame.count, frame.utc, frame.monotonic)
    return type(frame.sealed) is bytes and type(frame.device) is str and all(type(each) is int for each in numbers)


def keep(number: int, round_number: int, frame: Frame) -> KeptFrame:
    if "\n" in frame.device:
        raise ValueError(f"a device's name is one line: {frame.device!r}")
    at = frame.at
    return KeptFrame(number, round_number, frame.device, frame.count, frame.sealed, at.utc, at.monotonic)


def frame_leaf(frame: KeptFrame) -> bytes:
    head = f"{FRAME_FORMAT}\n{frame.number}\n{frame.round}\n{frame.device}\n{frame.count}\n"
    return leaf_hash(f"{head}{frame.utc}\n{frame.monotonic}\n".encode() + frame.sealed)
