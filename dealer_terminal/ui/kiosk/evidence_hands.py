"""Hands as evidence: cards as drawn, every telling of them, wagers and money."""

from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.procedure.evidence_card import CardSet, HandShown
from dealer_terminal.procedure.evidence_words import Named, set_words, whose
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.ui.kiosk.evidence_room import ROUNDED, Room
from dealer_terminal.ui.kiosk.evidence_rows import close_rows, money_row, wager_rows
from dealer_terminal.ui.kiosk.regions.seats import card_shown
from dealer_terminal.ui.kiosk.surfaces import BesideProps, CardSetProps, EvidenceHandProps
from dealer_terminal.ui.kit.languages import Say

_HEAD, _NAME, _CARDS, _ABOVE = 1.4, 0.86, 2.05, 0.1
"""How tall they are: the line with the position and its money, who told the cards, the cards of eight millimetres, and
what these need more above their wagers."""


class Met(Struct, frozen=True):
    """A hand, and the dealer's beside it where it is the only one."""

    hand: HandShown
    dealers: tuple[CardSet, ...] = ()


def against_the_dealer(hands: tuple[HandShown, ...]) -> tuple[Met, ...]:
    alone = [len(hand.sets) for hand in hands] == [1, 1] and hands[0].seat == DEALER_SEAT
    if alone:
        dealers, players = hands
        return (Met(players, dealers.sets),)
    return tuple(map(Met, hands))


def beheld(hands: Sequence[Met]) -> tuple[list[Met], list[Met]]:
    """Those that somebody signs for, and the dealer's where it is only what they are held against."""
    against = [met for met in hands if met.hand.seat == DEALER_SEAT and len(met.hand.sets) == 1 and len(hands) > 1]
    return [met for met in hands if met not in against], against


def hand_blocks(
    hands: Sequence[Met], named: Named, say: Say, room: Room, *, beside: float = 0, alone: bool = False
) -> Iterator[EvidenceHandProps]:
    """Room is left for as many lines `beside` a hand as stand on its page."""
    for met in hands:
        hand = _hand(met, named, say, room, alone=alone, kept=beside)
        yield from _parted(hand, room, beside if _stands(hand, room, beside) else 0)


def stands_beside(met: Met, named: Named, say: Say, room: Room, beside: float) -> bool:
    """Whether the hand and so many lines are seen at once, with the first thing that changes."""
    return _stands(_hand(met, named, say, room, alone=True, kept=beside), room, beside)


def _stands(hand: EvidenceHandProps, room: Room, beside: float) -> bool:
    return _least(hand) + beside <= room.tall + ROUNDED


def cards_alone(hand: HandShown, say: Say) -> EvidenceHandProps:
    """Half as wide as the page."""
    return replace(_measured(EvidenceHandProps(say(whose(hand)), tuple(_sets(Met(hand), say)))), half=True)


def _hand(met: Met, named: Named, say: Say, room: Room, *, alone: bool, kept: float) -> EvidenceHandProps:
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
    """With what changes, and no other wager."""
    return _measured(_with(hand, hand.rows[:1])).tall


def _parted(hand: EvidenceHandProps, room: Room, kept: float) -> Iterator[EvidenceHandProps]:
    """What has more than a page of wagers goes on with its cards on the next; lines are `kept` on the first one."""
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
