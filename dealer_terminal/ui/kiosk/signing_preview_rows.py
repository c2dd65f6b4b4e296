"""Rows of a signing preview: small for unchanged values, large for changes, on as many lines as the text needs."""

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from unicodedata import east_asian_width

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.preview_card import CardSet, HandShown, WagerShown
from dealer_terminal.procedure.preview_words import (
    NOTHING,
    Named,
    PreviewLine,
    money_told,
    set_words,
    wager_told,
    whose,
)
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.money import dollars
from dealer_terminal.ui.kiosk.regions.seats import card_shown
from dealer_terminal.ui.kiosk.surfaces import (
    BesideProps,
    CardSetProps,
    EvidenceHandProps,
    EvidenceLineProps,
    EvidenceTableProps,
)
from dealer_terminal.ui.kit.languages import Say

_GAP_MM = 3
_LABEL, _CHANGE, _BROKEN, _SQUARED = 0.88, 1.16, 0.95, 1.1
"""Heights of a line: the label, the change on one line, the change on several lines, and the same in Chinese."""


def row(told: PreviewLine, say: Say, room: float) -> BesideProps:
    return fitted(say(told.named()), *old_and_new(told, say), room)


def old_and_new(told: PreviewLine, say: Say) -> tuple[str, str]:
    before, after = say(told.before), say(told.after)
    return "" if before in (after, NOTHING) else before, after


def fitted(label: str, before: str, after: str, room: float) -> BesideProps:
    moves = bool(before)
    change = f"{before} → {after}" if moves else after
    size = STRONG_MM if moves else LEAST_MM
    if wide(label, LEAST_MM) + _GAP_MM + wide(change, size, bold=moves) <= room:
        return BesideProps(label, before, after, tall=1.3 if moves else 1)
    wraps, broken = lines(label, LEAST_MM, room), lines(change, LEAST_MM, room)
    if moves and wide(change, size, bold=True) > room:
        parts = (before, f"→ {after}")
        if wide(label, LEAST_MM) + _GAP_MM + max(wide(each, LEAST_MM, bold=True) for each in parts) <= room:
            return BesideProps(label, before, after, lines=len(parts), wraps=0, tall=len(parts) * _broken(change))
        broken = sum(lines(each, LEAST_MM, room * 0.93) for each in parts)
    tall = wraps * _LABEL + broken * (_LABEL if not moves else _CHANGE if broken == 1 else _broken(change))
    return BesideProps(label, before, after, lines=broken, wraps=wraps, tall=tall)


def _broken(change: str) -> float:
    return _SQUARED if squared(change) else _BROKEN


def wager_rows(hand: HandShown, named: Named, say: Say, room: float) -> Iterator[BesideProps]:
    """Yield rows for the wagers. Wagers with equal values share a row."""
    for (event, before, after), labels in _alike(hand.wagers, named, say).items():
        yield fitted(_with_event(labels, event), *of_each(labels, before, after, say), room)


def close_rows(hand: HandShown, named: Named, say: Say, room: float) -> Iterator[BesideProps]:
    """Yield rows for the changes with their events, then one text row for each unchanged value."""
    yield from _changed(hand, named, say, room)
    yield from (_text(each, room) for each in _stays(hand, named, say))


def _changed(hand: HandShown, named: Named, say: Say, room: float) -> Iterator[BesideProps]:
    for (event, before, after), labels in _alike(hand.wagers, named, say).items():
        if before:
            yield fitted(_with_event(labels, event), *of_each(labels, before, after, say), room)


def _stays(hand: HandShown, named: Named, say: Say) -> Iterator[str]:
    for (event, before, after), labels in _alike(hand.wagers, named, say).items():
        if not before:
            yield f"{_with_event(labels, event)} {of_each(labels, before, after, say)[1]}"


def _with_event(labels: Sequence[str], event: str) -> str:
    return " · ".join([*labels, event] if event else labels)


def _text(text: str, room: float) -> BesideProps:
    wraps = lines(text, LEAST_MM, room)
    return BesideProps(text, wraps=wraps, tall=wraps * _LABEL)


def of_each(labels: Sequence[str], before: str, after: str, say: Say) -> tuple[str, str]:
    """Mark an amount shared by several wagers as "each", because it is not their sum."""
    if len(labels) == 1 or not any(letter.isdigit() for letter in before + after):
        return before, after
    return (say("each {what}", what=before), after) if before else ("", say("each {what}", what=after))


def money_row(hand: HandShown, say: Say) -> BesideProps:
    if not hand.wagers:
        return BesideProps("")
    told = money_told(hand)
    return BesideProps(say(told.what), *old_and_new(told, say))


def _alike(wagers: Iterable[WagerShown], named: Named, say: Say) -> dict[tuple[str, str, str], list[str]]:
    found: dict[tuple[str, str, str], list[str]] = {}
    for wager in wagers:
        told = wager_told(wager, named)
        found.setdefault((say(told.event), *old_and_new(told, say)), []).append(say(told.what))
    return found


LEAST_MM = 3.05
STRONG_MM = 3.7
"""Minimum font size of a changed value."""
_NARROW, _SMALL, _LARGE, _SQUARE, _BOLD = 0.33, 0.56, 0.69, 1.03, 1.03
_NOTE_LINE = 0.86
ROUNDED = 0.01


class PageSize(Struct, frozen=True):
    """Room of a page. `tall` is its height in lines of the minimum height. `upright` allows cards above their wagers. A
    `whole` page shows everything at once."""

    tall: float
    wide: float
    upright: bool = False
    whole: bool = False

    def beside_cards(self) -> float:
        return self.wide - 29

    def noted(self, note: str) -> float:
        return lines(note, LEAST_MM, self.wide) * _NOTE_LINE + 0.2


BAND = PageSize(8.7, 83)
BOARD = PageSize(11.2, 69, upright=True)
SCREEN = PageSize(20, 120, whole=True)


def wide(text: str, size: float, *, bold: bool = False) -> float:
    """Return the maximum width of the text."""
    return sum(map(_letter, text)) * size * (_BOLD if bold else 1)


def squared(text: str) -> bool:
    """Return True if the text has Chinese characters, which need taller lines."""
    return any(east_asian_width(each) in "WF" for each in text)


def _letter(each: str) -> float:
    if each == "→" or squared(each):
        return _SQUARE
    if each in " .,:;·-|'":
        return _NARROW
    return _SMALL if each.islower() else _LARGE


def lines(text: str, size: float, room: float) -> int:
    """Return the number of lines. Words are not broken, so lines are assumed to be 90 percent full."""
    needs = wide(text, size)
    return 1 if needs <= room else ceil(needs / (room * 0.9))


_HEAD, _NAME, _CARDS, _ABOVE = 1.4, 0.86, 2.05, 0.1
"""Heights: the line with the position and its money, the label of a card set, the cards (8 mm), and the extra space
above wagers."""


class Met(Struct, frozen=True):
    """A hand, with the dealer's cards next to it if it is the only one."""

    hand: HandShown
    dealers: tuple[CardSet, ...] = ()


def against_the_dealer(hands: tuple[HandShown, ...]) -> tuple[Met, ...]:
    alone = [len(hand.sets) for hand in hands] == [1, 1] and hands[0].seat == DEALER_SEAT
    if alone:
        dealers, players = hands
        return (Met(players, dealers.sets),)
    return tuple(map(Met, hands))


def beheld(hands: Sequence[Met]) -> tuple[list[Met], list[Met]]:
    """Separate the hands to be signed from the dealer's hand, if that is only shown for comparison."""
    against = [met for met in hands if met.hand.seat == DEALER_SEAT and len(met.hand.sets) == 1 and len(hands) > 1]
    return [met for met in hands if met not in against], against


def hand_blocks(
    hands: Sequence[Met], named: Named, say: Say, room: PageSize, *, beside: float = 0, alone: bool = False
) -> Iterator[EvidenceHandProps]:
    """Yield the hands as blocks. Leave room for `beside` lines of changes on the first page of a hand."""
    for met in hands:
        hand = _hand(met, named, say, room, alone=alone, kept=beside)
        yield from _parted(hand, room, beside if _stands(hand, room, beside) else 0)


def stands_beside(met: Met, named: Named, say: Say, room: PageSize, beside: float) -> bool:
    """Return True if the hand and these lines fit on one page with the first change."""
    return _stands(_hand(met, named, say, room, alone=True, kept=beside), room, beside)


def _stands(hand: EvidenceHandProps, room: PageSize, beside: float) -> bool:
    return _least(hand) + beside <= room.tall + ROUNDED


def cards_alone(hand: HandShown, say: Say) -> EvidenceHandProps:
    """Return the cards of a hand at half the width of the page."""
    return replace(_measured(EvidenceHandProps(say(whose(hand)), tuple(_sets(Met(hand), say)))), half=True)


def _hand(met: Met, named: Named, say: Say, room: PageSize, *, alone: bool, kept: float) -> EvidenceHandProps:
    hand, sets = met.hand, tuple(_sets(met, say))
    upright = alone and room.upright and len(hand.sets) > 1
    beside = bool(sets) and not upright
    across = room.beside_cards() if beside else room.wide
    rows = tuple(wager_rows(hand, named, say, across))
    shown = _measured(EvidenceHandProps(say(whose(hand)), sets, rows, money_row(hand, say), upright))
    if shown.tall + kept > room.tall:
        shown = _measured(_with(shown, tuple(close_rows(hand, named, say, across))))
    return shown


def _measured(hand: EvidenceHandProps) -> EvidenceHandProps:
    wagers = sum(row.tall for row in hand.rows)
    if not hand.rows and len(hand.sets) == 1:
        tall = _CARDS + 0.1
    elif hand.upright or not hand.rows:
        tall = _HEAD + _set_tall(hand.sets[:1]) + _ABOVE + wagers
    else:
        tall = _HEAD + max(_set_tall(hand.sets), wagers)
    return _with(hand, hand.rows, tall)


def _set_tall(sets: Sequence[CardSetProps]) -> float:
    return sum(_CARDS + (_NAME if each.label else 0) for each in sets)


def _least(hand: EvidenceHandProps) -> float:
    """Return the height of the hand with its first row only."""
    return _measured(_with(hand, hand.rows[:1])).tall


def _parted(hand: EvidenceHandProps, room: PageSize, kept: float) -> Iterator[EvidenceHandProps]:
    """Split a hand that is taller than a page, and repeat its cards on each page. Reserve `kept` lines on the first
    one."""
    part: tuple[BesideProps, ...] = ()
    for each in hand.rows:
        if part and _measured(_with(hand, (*part, each))).tall + kept > room.tall + ROUNDED:
            yield _measured(_with(hand, part))
            part, kept = (), 0
        part = (*part, each)
    yield _measured(_with(hand, part))


def _with(hand: EvidenceHandProps, rows: tuple[BesideProps, ...], tall: float = 1) -> EvidenceHandProps:
    return EvidenceHandProps(hand.title, hand.sets, rows, hand.money, hand.upright, tall)


def _sets(met: Met, say: Say) -> Iterator[CardSetProps]:
    alone = len(met.hand.sets) == 1
    for each in met.hand.sets:
        yield _set(each, "" if alone else say(set_words(each.told_by)))
    for each in met.dealers:
        yield _set(each, say("Dealer's hand"))


def _set(cards: CardSet, label: str) -> CardSetProps:
    simulated = cards.told_by == "simulated"
    places = tuple(tuple(card_shown(each, simulated=simulated) for each in held) for held in cards.cards.values())
    return CardSetProps(label, places, cards.stands)


FEWEST = 2
_ALL, _HEADS, _LINE = 1.35, 0.88, 0.9
Said = tuple[str, str]


def in_tables(hands: Sequence[Met], named: Named, say: Say) -> tuple[list[Met], list[EvidenceTableProps]]:
    """Return the hands shown one by one, and tables of the hands with equal values."""
    found: dict[Said, list[HandShown]] = {}
    for met in hands if len(hands) > FEWEST else ():
        said = _said_of_all(met.hand, named, say)
        if len(said) == 1:
            found.setdefault(said.pop(), []).append(met.hand)
    tables = {said: alike for said, alike in found.items() if len(alike) >= FEWEST}
    tabled = [hand for alike in tables.values() for hand in alike]
    return [met for met in hands if met.hand not in tabled], [_table(*each, named, say) for each in tables.items()]


def _said_of_all(hand: HandShown, named: Named, say: Say) -> set[Said]:
    """Return the values of the hand's wagers; none if cards are shown or money moved."""
    if hand.sets or hand.before != hand.after:
        return set()
    return {old_and_new(wager_told(wager, named), say) for wager in hand.wagers}


def _table(said: Said, hands: list[HandShown], named: Named, say: Say) -> EvidenceTableProps:
    order = [spot for game in GAMES.values() for spot in game.layout]
    spots = sorted({wager.spot for hand in hands for wager in hand.wagers}, key=order.index)
    total = sum(wager.stake for hand in hands for wager in hand.wagers)
    return EvidenceTableProps(
        all=BesideProps(say("All wagers, {amount}", amount=dollars(total)), *said),
        heads=tuple(map(named, spots)),
        lines=tuple(EvidenceLineProps(str(hand.seat), say(whose(hand)), tuple(_cells(hand, spots))) for hand in hands),
        tall=table_tall(len(hands)),
    )


def table_tall(count: int) -> float:
    return _ALL + _HEADS + count * _LINE


def _cells(hand: HandShown, spots: Sequence[str]) -> list[str]:
    stakes = {wager.spot: dollars(wager.stake) for wager in hand.wagers}
    return [stakes.get(spot, "") for spot in spots]
