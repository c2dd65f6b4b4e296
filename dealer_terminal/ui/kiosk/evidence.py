"""What is signed, as it stands on the screen: cards, wagers and money, before and after, page by page."""

from enum import Enum

from msgspec.structs import replace

from dealer_terminal.procedure.evidence_card import Evidence
from dealer_terminal.procedure.evidence_tray import PIECES
from dealer_terminal.procedure.evidence_words import Named, amount_told, change_told
from dealer_terminal.procedure.state import State
from dealer_terminal.rules.games import GAMES
from dealer_terminal.ui.kiosk.evidence_hands import Met, against_the_dealer, beheld, hand_blocks, stands_beside
from dealer_terminal.ui.kiosk.evidence_overview import overview
from dealer_terminal.ui.kiosk.evidence_pages import Block, Note, Page, page_of, paged
from dealer_terminal.ui.kiosk.evidence_room import BAND, Room
from dealer_terminal.ui.kiosk.evidence_rows import row
from dealer_terminal.ui.kiosk.evidence_tables import in_tables
from dealer_terminal.ui.kiosk.evidence_wagers import by_wager
from dealer_terminal.ui.kiosk.surfaces import NOTHING_TO_SEE, EvidenceProps, KeyProps
from dealer_terminal.ui.kit.languages import Say


class LookKey(Enum):
    """Turns to the next page; after the last comes the first."""

    ON = "evidence-on"


def evidence_shown(shown: Evidence, state: State, say: Say, *, page: int = 0, room: Room = BAND) -> EvidenceProps:
    pages = _pages(shown, state, say, room)
    if not pages:
        return NOTHING_TO_SEE
    at = page % len(pages)
    return replace(page_of(pages[at], room), page=at, pages=len(pages))


def page_keys(shown: EvidenceProps) -> tuple[KeyProps, ...]:
    """None where all of it is seen at once."""
    if shown.pages == 1:
        return ()
    return (KeyProps(LookKey.ON, f"{shown.page + 1} / {shown.pages}", sign="arrow"),)


def _pages(shown: Evidence, state: State, say: Say, room: Room) -> tuple[Page, ...]:
    """The fewest: of one hand that has more than one, its cards may stand above its wagers."""
    pages = _paged(shown, state, say, room)
    if len(pages) == 1:
        return pages
    return min(pages, _paged(shown, state, say, replace(room, upright=True), against=True), key=len)


def _paged(shown: Evidence, state: State, say: Say, room: Room, *, against: bool = False) -> tuple[Page, ...]:
    blocks = _blocks(shown, state, say, room, against=against)
    pages = paged(blocks, room)
    return pages if len(pages) == 1 else paged((*overview(shown.hands, say), *blocks), room)


def _blocks(shown: Evidence, state: State, say: Say, room: Room, *, against: bool) -> list[Block]:
    """What is signed comes first, then what it is held against."""
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
    return [*blocks, Note(shown.note, room.noted(shown.note))] if shown.note else blocks


def _met(shown: Evidence, named: Named, say: Say, room: Room, beside: float) -> tuple[Met, ...]:
    """The dealer's cards stand beside the only hand where that leaves room for what changes with it."""
    met = against_the_dealer(shown.hands)
    alone = len(met) == 1 and met[0].dealers
    return tuple(map(Met, shown.hands)) if alone and not stands_beside(met[0], named, say, room, beside) else met


def _names(state: State) -> Named:
    """As the circles are printed; what has no circle, by the rulebook in force."""
    named = {spot.id: spot.name for spot in state.book.spots} if state.book is not None else {}
    printed = {spot: place.label for game in GAMES.values() for spot, place in game.layout.items() if place.label}
    return lambda spot: printed.get(spot) or named.get(spot, spot)
