"""Many positions that come out otherwise: wager by wager and at which of them, what changes first; then their cards."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from dealer_terminal.procedure.evidence_card import HandShown
from dealer_terminal.procedure.evidence_words import Named, wager_told
from dealer_terminal.ui.kiosk.evidence_hands import Met, cards_alone
from dealer_terminal.ui.kiosk.evidence_overview import FEWEST
from dealer_terminal.ui.kiosk.evidence_pages import Abreast, Block
from dealer_terminal.ui.kiosk.evidence_rows import fitted, of_each, old_and_new
from dealer_terminal.ui.kiosk.surfaces import BesideProps
from dealer_terminal.ui.kit.languages import Say

Seats = tuple[int, ...]


class Alike(NamedTuple):
    """What is said of a wager, and so of others."""

    event: str
    before: str
    after: str


def by_wager(hands: Sequence[Met], named: Named, say: Say, room: float) -> tuple[list[Met], list[Block]]:
    """The hands that are shown one by one, and the rest together."""
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
