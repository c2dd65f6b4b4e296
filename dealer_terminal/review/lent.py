"""What a console lends to evidence of one table: its marks, and how cameras' clocks stand to the table's."""

from msgspec import Struct

from dealer_terminal.audit.review_facts import CameraSet
from dealer_terminal.review.cameras import CameraClock, camera_clocks
from dealer_terminal.review.console import Console, Mark
from dealer_terminal.review.marks import marks_of


class Lent(Struct, frozen=True):
    marks: tuple[Mark, ...] = ()
    settings: tuple[CameraSet, ...] = ()

    @property
    def clocks(self) -> tuple[CameraClock, ...]:
        return camera_clocks(self.settings)


NOTHING_LENT = Lent()


def lent_by(console: Console, journal: str, *, marks: bool) -> Lent:
    settings = tuple(each for each in console.cameras_set() if each.at.journal == journal)
    return Lent(marks_of(console, journal) if marks else (), settings)
