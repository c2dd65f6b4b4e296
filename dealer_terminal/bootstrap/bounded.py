"""What a person's file holds: never read beyond what such a file can need, be it a disk's or without end."""

from typing import BinaryIO

from dealer_terminal.errors import KnownError

MOST_BYTES = 1_000_000


def read_bounded(source: BinaryIO, name: str, instead: str) -> bytes:
    data = source.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        raise KnownError(f"{name}: is larger than {MOST_BYTES:,} bytes; {instead}")
    return data
