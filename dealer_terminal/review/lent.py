"""What a console lends to evidence of one table: its marks, and how cameras' clocks stand to the table's."""

from collections.abc import Iterable, Iterator

from msgspec import Struct, field

from dealer_terminal.journal.review_facts import CameraSet
from dealer_terminal.review.cameras import CameraClock, camera_clocks
from dealer_terminal.review.console import Console, Mark
from dealer_terminal.review.marks import marks_of


class Lent(Struct, frozen=True):
    marks: tuple[Mark, ...] = ()
    settings: tuple[CameraSet, ...] = ()
    people: dict[str, str] = field(default_factory=dict)
    """Who wrote them: whoever reads a file has no list of a house's numbers."""

    @property
    def clocks(self) -> tuple[CameraClock, ...]:
        return camera_clocks(self.settings)


NOTHING_LENT = Lent()


def lent_by(console: Console, journal: str, *, marks: bool) -> Lent:
    settings = tuple(each for each in console.cameras_set() if each.at.journal == journal)
    lent = marks_of(console, journal) if marks else ()
    return Lent(lent, settings, {each: console.named(each) for each in _writers(lent)})


def _writers(marks: Iterable[Mark]) -> Iterator[str]:
    for mark in marks:
        yield mark.by
        yield from (each.written.by for each in mark.replies)
