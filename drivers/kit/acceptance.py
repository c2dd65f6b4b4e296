"""What a reader must show at its table before the first shift: what a person does there, and what must be heard of it.

The checks follow from what the protocol's declaration says that it senses.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial

from drivers.declaration import ProtocolKind
from drivers.events import (
    UNREAD,
    CardBurnt,
    CardRead,
    DeckVerified,
    DeviceStarted,
    DeviceTime,
    Event,
    FaultRaised,
    PacketRead,
    ReportsMissing,
    RestRead,
)
from drivers.protocol import Sense
from drivers.status import Lost, Silent, Status, Up
from drivers.watch import Voice

Told = Event | Status
DECK = 52
DRAWN = 3
BY_HAND = 120.0
"""Seconds for what a person does, and for what must be heard of it."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Nothing that decides was heard yet; `said` is what is missing."""

    said: str = "nothing of it was heard"


@dataclass(frozen=True, slots=True)
class Passed:
    """`cards`, where the person at the table must say whether they lie there so."""

    said: str
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Failed:
    said: str


Verdict = Waiting | Passed | Failed
Judge = Callable[[Sequence[Told]], Verdict]


class Since(Enum):
    """From where on a check hears: the person may be faster than the terminal says what comes next."""

    THE_LAST_CHECK = "the last check"
    IT_WAS_ASKED = "it was asked"


class Until(Enum):
    """What ends a check: something is heard, or the person says that it is done and nothing wrong was heard."""

    HEARD = "heard"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Check:
    """`ask` is what the person does; `judge` looks at all that was told since."""

    name: str
    ask: str
    judge: Judge
    since: Since = Since.IT_WAS_ASKED
    until: Until = Until.HEARD


def checks(kind: ProtocolKind, packet_size: int) -> tuple[Check, ...]:
    return tuple(_checks(kind, packet_size))


def _checks(kind: ProtocolKind, size: int) -> Iterator[Check]:
    if kind.limits.voice is Voice.ALWAYS:
        yield Check("the device is heard", "Switch the device on.", _up, Since.THE_LAST_CHECK)
        yield from _on_packets(size) if Sense.PACKETS in kind.senses else _on_cards(kind)
        yield from _on_a_line_that_speaks()
    else:
        yield Check(
            "the device is heard", "Switch the device on, then move a card: draw one, or lay one on it.", _moved
        )
        yield from _on_cards(kind)
        yield from _on_a_line_that_is_quiet(kind)


def _on_a_line_that_speaks() -> Iterator[Check]:
    yield Check("a pulled cable is noticed", "Pull the cable at the terminal now.", _lost, Since.THE_LAST_CHECK)
    yield Check("the device is back by itself", "Put the cable back.", _up, Since.THE_LAST_CHECK)
    yield Check(
        "no power is noticed",
        "Switch the device off, count to ten, and switch it on again.",
        _gone_and_back,
        Since.THE_LAST_CHECK,
    )


def _on_a_line_that_is_quiet(kind: ProtocolKind) -> Iterator[Check]:
    """A native serial port tells nothing of a pulled cable: what moves meanwhile, and what is heard after it, does."""
    drawn = Sense.DRAWS in kind.senses
    move = "draw" if drawn else "lay on the reader"
    yield Check(
        "nothing is heard through a pulled cable",
        f"Pull the cable at the terminal, {move} one card, then type y.",
        _unheard,
        until=Until.DONE,
    )
    yield Check(
        "the device is back by itself",
        f"Put the cable back, count to three, then {move} another card.",
        _none_lost_unseen if drawn else _moved,
    )
    take = "Take the rest of the deck out of it" if drawn else "Take every card off the reader"
    yield Check("a deck that goes is no card", f"{take}, then type y.", _no_card, until=Until.DONE)
    if drawn:
        yield Check("a start of the device is noticed", "Switch the device off, and on again.", _started)


def _on_packets(size: int) -> Iterator[Check]:
    yield Check("a whole deck is verified", "Put a whole deck into the machine, and let it shuffle.", _deck)
    for number in (1, 2):
        yield Check(
            f"packet {number} is read",
            "Take a packet out of the machine; do not change its order.",
            partial(_packet, number=number, size=size),
        )
    yield Check("the rest is read", "Take the deck out: let the machine return the rest.", partial(_rest, size=size))


def _on_cards(kind: ProtocolKind) -> Iterator[Check]:
    verb = "Draw" if Sense.DRAWS in kind.senses else "Lay on the reader"
    yield Check("cards are read in order", f"{verb} {DRAWN} cards, one after the other.", partial(_cards, count=DRAWN))


def _up(told: Sequence[Told]) -> Verdict:
    return Passed("it was understood") if any(isinstance(each, Up) for each in told) else Waiting()


def _lost(told: Sequence[Told]) -> Verdict:
    lost = [each for each in told if isinstance(each, Lost | Silent)]
    return Passed(lost[0].error.what) if lost else Waiting()


def _moved(told: Sequence[Told]) -> Verdict:
    moved = any(isinstance(each, CardRead | CardBurnt) for each in told)
    return Passed("a card was heard") if moved else Waiting()


def _unheard(told: Sequence[Told]) -> Verdict:
    """What the line itself tells of its cable, where it tells something."""
    lost = [each for each in told if isinstance(each, Lost)]
    cards = _no_card(told)
    return Passed(lost[0].error.what) if lost and isinstance(cards, Passed) else cards


def _no_card(told: Sequence[Told]) -> Verdict:
    cards = _in_game(told)
    return Failed(f"{cards[0]} was heard") if cards else Passed("no card was heard")


def _none_lost_unseen(told: Sequence[Told]) -> Verdict:
    """The card of the pulled cable is told again, or missed."""
    cards, missed = _in_game(told), any(isinstance(each, ReportsMissing) for each in told)
    if len(cards) > 1:
        return Passed("the card that was drawn meanwhile was told again")
    if cards and missed:
        return Passed("the card that was drawn meanwhile was missed")
    return Waiting("one card was heard of two, and no gap was told") if cards else Waiting()


def _in_game(told: Sequence[Told]) -> tuple[str, ...]:
    return tuple(
        each.card for each in told if isinstance(each, CardRead) and each.setting is not DeviceTime.OUTSIDE_GAME
    )


def _started(told: Sequence[Told]) -> Verdict:
    return Passed("its start was heard") if any(isinstance(each, DeviceStarted) for each in told) else Waiting()


def _gone_and_back(told: Sequence[Told]) -> Verdict:
    gone = next((at for at, each in enumerate(told) if isinstance(each, Lost | Silent)), len(told))
    back = any(isinstance(each, Up) for each in told[gone:])
    return Passed("it was missed, and heard again") if back else Waiting()


def _deck(told: Sequence[Told]) -> Verdict:
    faults = [each for each in told if isinstance(each, FaultRaised)]
    verified = [each for each in told if isinstance(each, DeckVerified)]
    if faults or (verified and not verified[-1].complete):
        return Failed(f"fault {faults[0].fault.value}" if faults else "the deck is not whole")
    return Passed(verified[-1].detail) if verified else Waiting()


def _packet(told: Sequence[Told], number: int, size: int) -> Verdict:
    packets = [each for each in told if isinstance(each, PacketRead)]
    if not packets:
        return Waiting()
    packet = packets[0]
    if packet.number != number:
        return Failed(f"it was told as packet {packet.number}")
    if len(packet.cards) != size:
        return Failed(f"it has {len(packet.cards)} cards, not {size}")
    return Passed(f"{size} cards", packet.cards)


def _rest(told: Sequence[Told], size: int) -> Verdict:
    rests = [each for each in told if isinstance(each, RestRead)]
    if not rests:
        return Waiting()
    left, cards = DECK - 2 * size, rests[0].cards
    unread = sum(card == UNREAD for card in cards)
    if len(cards) != left or unread:
        return Failed(f"{len(cards)} cards, {unread} of them not read; {left} were left")
    return Passed(f"{left} cards")


def _cards(told: Sequence[Told], count: int) -> Verdict:
    if any(isinstance(each, ReportsMissing) for each in told):
        return Failed("a report is missing")
    faults = [each for each in told if isinstance(each, FaultRaised)]
    if faults:
        return Failed(f"fault {faults[0].fault.value}")
    cards = _in_game(told)
    return Passed(f"{count} cards", cards[:count]) if len(cards) >= count else Waiting()
