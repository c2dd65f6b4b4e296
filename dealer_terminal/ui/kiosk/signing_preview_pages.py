"""Pages of a signing preview: cards, wagers, and money, before and after."""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.preview_card import HandShown, SigningPreview
from dealer_terminal.procedure.preview_changes import PIECES
from dealer_terminal.procedure.preview_words import Named, amount_told, change_told, signed_dollars, wager_told, whose
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.games import GAMES
from dealer_terminal.ui.kiosk.signing_preview_rows import (
    BAND,
    ROUNDED,
    Met,
    PageSize,
    against_the_dealer,
    beheld,
    cards_alone,
    fitted,
    hand_blocks,
    in_tables,
    of_each,
    old_and_new,
    row,
    stands_beside,
    table_tall,
)
from dealer_terminal.ui.kiosk.surfaces import (
    NOTHING_TO_SEE,
    BesideProps,
    EvidenceHandProps,
    EvidenceLineProps,
    EvidenceProps,
    EvidenceTableProps,
    KeyProps,
)
from dealer_terminal.ui.kit.languages import Say


class PreviewNote(Struct, frozen=True):
    text: str
    tall: float


class Abreast(Struct, frozen=True):
    """Hands placed two per line."""

    hands: tuple[EvidenceHandProps, ...]

    @property
    def tall(self) -> float:
        return sum(each.tall for each in self.hands[::2])


Block = EvidenceHandProps | Abreast | EvidenceTableProps | BesideProps | PreviewNote
Page = tuple[Block, ...]
MANY = 6
"""Maximum number of rows in one column. More rows use two columns on a full-screen sheet."""


def paged(blocks: Sequence[Block], room: PageSize) -> tuple[Page, ...]:
    """Distribute the blocks to pages. Hands keep their order and rows keep theirs; any other block goes to the first
    page with room."""
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


def _fits(page: Page, room: PageSize) -> bool:
    return room.whole or _tall(page) <= room.tall + ROUNDED


def page_of(blocks: Page, room: PageSize) -> EvidenceProps:
    rows = tuple(each for each in blocks if isinstance(each, BesideProps))
    notes = [each for each in blocks if isinstance(each, PreviewNote)]
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


FEWEST = 3


def overview(hands: Sequence[HandShown], say: Say) -> tuple[EvidenceTableProps, ...]:
    """Return a table of the casino's result per position, placed first if the hands need several pages."""
    wagered = [hand for hand in hands if hand.wagers]
    if len(wagered) < FEWEST or all(hand.before == hand.after for hand in wagered):
        return ()
    before, after = sum(hand.before for hand in wagered), sum(hand.after for hand in wagered)
    return (
        EvidenceTableProps(
            all=BesideProps(say("House, all positions"), signed_dollars(before), signed_dollars(after)),
            heads=(say("Before"), say("After"), say("Difference")),
            lines=tuple(EvidenceLineProps(str(hand.seat), say(whose(hand)), _money(hand)) for hand in wagered),
            tall=table_tall(len(wagered)),
        ),
    )


def _money(hand: HandShown) -> tuple[str, ...]:
    differs = hand.after - hand.before
    return (*map(signed_dollars, (hand.before, hand.after)), signed_dollars(differs) if differs else "")


Seats = tuple[int, ...]


class Alike(NamedTuple):
    """Event and old and new amounts of a wager; wagers with equal values share a row."""

    event: str
    before: str
    after: str


def by_wager(hands: Sequence[Met], named: Named, say: Say, room: float) -> tuple[list[Met], list[Block]]:
    """Return the hands shown one by one, and the rows that combine the others by wager."""
    many = [met.hand for met in hands if met.hand.wagers and len(met.hand.sets) <= 1]
    if len(many) < FEWEST or all(hand.before == hand.after for hand in many):
        return list(hands), []
    seen = tuple(cards_alone(hand, say) for hand in many if hand.sets)
    rows = _rows(many, named, say, room)
    return [met for met in hands if met.hand not in many], [*rows, *([Abreast(seen)] if seen else [])]


def _rows(hands: Sequence[HandShown], named: Named, say: Say, room: float) -> Iterator[BesideProps]:
    wagers: dict[tuple[Seats, Alike], list[str]] = {}
    for (label, said), seats in _seats(hands, named, say).items():
        wagers.setdefault((seats, said), []).append(label)
    for (seats, said), labels in sorted(wagers.items(), key=lambda row: not row[0][1].before):
        told = [_where(seats, say), *labels, *([said.event] if said.event else [])]
        yield fitted(" · ".join(told), *of_each(labels, said.before, said.after, say), room)


def _seats(hands: Sequence[HandShown], named: Named, say: Say) -> dict[tuple[str, Alike], Seats]:
    found: dict[tuple[str, Alike], Seats] = {}
    for hand in hands:
        for wager in hand.wagers:
            told = wager_told(wager, named)
            key = (say(told.what), Alike(say(told.event), *old_and_new(told, say)))
            found[key] = (*found.get(key, ()), hand.seat)
    return found


def _where(seats: Seats, say: Say) -> str:
    if len(seats) == 1:
        return say("Position {seat}", seat=seats[0])
    return say("Positions {seats}", seats=", ".join(map(str, seats)))


class PreviewKey(Enum):
    """Key that turns to the next page. The first page follows the last."""

    ON = "evidence-on"


def evidence_shown(
    shown: SigningPreview, state: State, say: Say, *, page: int = 0, room: PageSize = BAND
) -> EvidenceProps:
    pages = _pages(shown, state, say, room)
    if not pages:
        return NOTHING_TO_SEE
    at = page % len(pages)
    return replace(page_of(pages[at], room), page=at, pages=len(pages))


def page_keys(shown: EvidenceProps) -> tuple[KeyProps, ...]:
    """Return the page key; none if everything fits on one page."""
    if shown.pages == 1:
        return ()
    return (KeyProps(PreviewKey.ON, f"{shown.page + 1} / {shown.pages}", sign="arrow"),)


def _pages(shown: SigningPreview, state: State, say: Say, room: PageSize) -> tuple[Page, ...]:
    """Return the fewest possible pages. The cards of a hand with several sets may be placed above its wagers."""
    pages = _paged(shown, state, say, room)
    if len(pages) == 1:
        return pages
    return min(pages, _paged(shown, state, say, replace(room, upright=True), against=True), key=len)


def _paged(shown: SigningPreview, state: State, say: Say, room: PageSize, *, against: bool = False) -> tuple[Page, ...]:
    blocks = _blocks(shown, state, say, room, against=against)
    pages = paged(blocks, room)
    return pages if len(pages) == 1 else paged((*overview(shown.hands, say), *blocks), room)


def _blocks(shown: SigningPreview, state: State, say: Say, room: PageSize, *, against: bool) -> list[Block]:
    """Return the blocks: first those to be signed, then the dealer's cards that they are compared with."""
    named = _names(state)
    pieces = [change_told(each, named) for each in shown.changes if each.what == PIECES]
    changed = [change_told(each, named) for each in shown.changes if each.what != PIECES]
    rows = [row(each, say, room.wide) for each in (*changed, *map(amount_told, shown.amounts), *pieces)]
    beside = sum(each.tall for each in rows)
    single, wagers = by_wager(_met(shown, named, say, room, beside), named, say, room.wide)
    hands, tables = in_tables(single, named, say)
    asked = state.issue.seats if state.issue is not None else ()
    signed, dealers = beheld(sorted(hands, key=lambda met: met.hand.seat not in asked))
    first = tuple(
        hand_blocks(signed[:1], named, say, room, beside=beside, alone=len(signed if against else hands) == 1)
    )
    others = hand_blocks(signed[1:], named, say, room)
    blocks: list[Block] = [*first[:1], *rows, *first[1:], *others, *tables, *wagers]
    blocks += hand_blocks(dealers, named, say, room)
    return [*blocks, PreviewNote(shown.note, room.noted(shown.note))] if shown.note else blocks


def _met(shown: SigningPreview, named: Named, say: Say, room: PageSize, beside: float) -> tuple[Met, ...]:
    """Combine the dealer's cards with the only hand if that leaves room for the changes."""
    met = against_the_dealer(shown.hands)
    alone = len(met) == 1 and met[0].dealers
    return tuple(map(Met, shown.hands)) if alone and not stands_beside(met[0], named, say, room, beside) else met


def _names(state: State) -> Named:
    """Return a function that names spots as printed on the circles, or as in the rulebook if there is no circle."""
    named = {spot.id: spot.name for spot in state.book.spots} if state.book is not None else {}
    printed = {spot: place.label for game in GAMES.values() for spot, place in game.layout.items() if place.label}
    return lambda spot: printed.get(spot) or named.get(spot, spot)
