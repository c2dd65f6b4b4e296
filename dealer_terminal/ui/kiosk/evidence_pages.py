"""Evidence page by page, each no fuller than it can be read."""

from collections.abc import Sequence

from msgspec import Struct

from dealer_terminal.ui.kiosk.evidence_room import ROUNDED, Room
from dealer_terminal.ui.kiosk.surfaces import BesideProps, EvidenceHandProps, EvidenceProps, EvidenceTableProps


class Note(Struct, frozen=True):
    text: str
    tall: float


class Abreast(Struct, frozen=True):
    """Hands that stand two a line."""

    hands: tuple[EvidenceHandProps, ...]

    @property
    def tall(self) -> float:
        return sum(each.tall for each in self.hands[::2])


Block = EvidenceHandProps | Abreast | EvidenceTableProps | BesideProps | Note
Page = tuple[Block, ...]
MANY = 6
"""More rows than so have two columns, where there is the screen for it."""


def paged(blocks: Sequence[Block], room: Room) -> tuple[Page, ...]:
    """Hands in their order, rows in theirs; what is no hand stands on the first page that has room for it."""
    pages: list[Page] = []
    for block in blocks:
        first = _first(block, pages)
        free = [at for at, page in enumerate(pages) if at >= first and _fits((*page, block), room)]
        if free:
            pages[free[0]] = (*pages[free[0]], block)
        else:
            pages.append((block,))
    return tuple(pages)


def _first(block: Block, pages: Sequence[Page]) -> int:
    if isinstance(block, EvidenceHandProps):
        return len(pages) - 1
    rows = [at for at, page in enumerate(pages) if isinstance(page[-1], BesideProps)]
    return max(rows, default=0) if isinstance(block, BesideProps) else 0


def _fits(page: Page, room: Room) -> bool:
    return room.whole or _tall(page) <= room.tall + ROUNDED


def page_of(blocks: Page, room: Room) -> EvidenceProps:
    rows = tuple(each for each in blocks if isinstance(each, BesideProps))
    notes = [each for each in blocks if isinstance(each, Note)]
    return EvidenceProps(
        there=True,
        note="".join(each.text for each in notes),
        noted=sum(each.tall for each in notes),
        hands=tuple(hand for each in blocks for hand in _hands(each)),
        tables=tuple(each for each in blocks if isinstance(each, EvidenceTableProps)),
        rows=rows,
        columns=2 if room.whole and len(rows) > MANY else 1,
        tall=_tall(blocks),
    )


def _hands(block: Block) -> tuple[EvidenceHandProps, ...]:
    if isinstance(block, Abreast):
        return block.hands
    return (block,) if isinstance(block, EvidenceHandProps) else ()


def _tall(blocks: Page) -> float:
    return sum(each.tall for each in blocks)
