"""What somebody at a console has made to leave the house: a closed union."""

from msgspec import Struct


class OrderEvidence(Struct, frozen=True):
    """Closed rounds as a file that checks itself. `marks` are told in it where they are wanted."""

    first: int
    last: int
    file: str
    reason: str
    pictures: str = "yes"
    marks: str = "yes"


class OrderBookmarks(Struct, frozen=True):
    """Marks by a camera's clock: as a table, or as subtitles over a recording that `began` at that instant of it."""

    camera: str
    file: str
    reason: str
    began: int = 0


Order = OrderEvidence | OrderBookmarks


class OrderShift(Struct, frozen=True):
    """The shift of these tables as a PDF: the figures of that hash, and no others."""

    dbs: tuple[str, ...]
    since: int
    until: int
    digest: bytes
    file: str
