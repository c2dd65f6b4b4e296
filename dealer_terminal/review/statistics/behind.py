"""What stands behind a figure."""

from msgspec import Struct


class Behind(Struct, frozen=True):
    """A record that speaks, and the round that it belongs to."""

    journal: str
    number: int
    position: int
