"""Evidence page by page, each no fuller than it can be read."""

from collections.abc import Sequence

from msgspec import Struct

from dealer_terminal.ui.kiosk.evidence_room import Room
from dealer_terminal.ui.kiosk.surfaces import BesideProps, EvidenceHandProps, EvidenceProps, EvidenceTableProps


class Note(Struct, frozen=True):
    text: str
    tall: float


Block = EvidenceHandProps | EvidenceTableProps | BesideProps | Note
Page = tuple[Block, ...]
_ROUNDED = 0.01
MANY = 6
"""More rows than so have two columns, where there is the screen for it."""


def paged(blocks: Sequence[Block], room: Room) -> tuple[Page, ...]:
    """In their order."""
    pages: list[Page] = []
    for block in blocks:
        if pages and (room.whole or _tall((*pages[-1], block)) <= room.tall + _ROUNDED):
            pages[-1] = (*pages[-1], block)
        else:
            pages.append((block,))
    return tuple(pages)


def page_of(blocks: Page, room: Room) -> EvidenceProps:
    rows = tuple(each for each in blocks if isinstance(each, BesideProps))
    notes = [each for each in blocks if isinstance(each, Note)]
    return EvidenceProps(
        there=True,
        note="".join(each.text for each in notes),
        noted=sum(each.tall for each in notes),
        hands=tuple(each for each in blocks if isinstance(each, EvidenceHandProps)),
        tables=tuple(each for each in blocks if isinstance(each, EvidenceTableProps)),
        rows=rows,
        columns=2 if room.whole and len(rows) > MANY else 1,
        tall=_tall(blocks),
    )


def _tall(blocks: Page) -> float:
    return sum(each.tall for each in blocks)
