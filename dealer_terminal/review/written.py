"""Who wrote a fact of a console, when, and where it stands in the console's own journal."""

from msgspec import Struct


class Written(Struct, frozen=True):
    position: int
    by: str
    utc: int
