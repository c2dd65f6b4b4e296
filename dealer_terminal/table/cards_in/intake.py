"""Frozen state of the cards reported in this round, and the result of one more report.

The cards in it are face down, except those a line reader sees as they are exposed. An intake stays in memory; it is
never logged or written, and only the exposed cards are shown.
"""

from enum import Enum
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.seal import Told
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, ReadAt
from dealer_terminal.rules.cards import DECK, Card
from drivers.events import (
    AlreadyDealt,
    CardBurnt,
    CardInDoubt,
    CardRead,
    DeviceStarted,
    PacketRead,
    ReportChanged,
    ReportsMissing,
    RestRead,
)
from drivers.protocol import Sense
from drivers.registry import named


class Way(Enum):
    """Manner in which a device reports cards: packet by packet, card by card from a shoe, or as they are exposed."""

    PACKETS = "packets"
    CARDS = "cards"
    EXPOSURE = "exposure"


def way_of(protocol: str) -> Way:
    senses = named(protocol).senses
    return next(way for sense, way in _WAYS.items() if sense in senses)


_WAYS = {Sense.PACKETS: Way.PACKETS, Sense.DRAWS: Way.CARDS, Sense.SHOWN: Way.EXPOSURE}


class Top(Enum):
    """Position of the top card in a packet drawn from a shoe.

    A dealer who draws from a shoe puts each card on the one before, so the last one is on top and is the draw card of
    31 Classic. A casino that slides each card under the packet sets the opposite.
    """

    LAST_DRAWN = "last-drawn"
    FIRST_DRAWN = "first-drawn"


class Contact(Enum):
    """State of the connection. A device that sends data only when a card moves is THERE once its line is open."""

    UNKNOWN = "unknown"
    THERE = "there"
    LOST = "lost"


class Unread(Struct, frozen=True):
    """A packet that a person accepted although its cards are not trusted. They are entered when exposed, and compared
    with the reported ones in `told`."""

    number: int
    told: Told = ()


class RestUnread(Struct, frozen=True):
    """A rest that a person accepted although it cannot belong to this deck. It is in the rack, and its cards are
    unknown."""


class Reloaded(Struct, frozen=True):
    """Sign that a deck went into the machine although the rest of the current deck was never reported."""


class TakenUp(Struct, frozen=True):
    """Marker in front of reports from before the terminal's start, with no packet dealt yet: a person checks first."""


class Reopened(Struct, frozen=True):
    """Marker in front of reports from while betting was reopened: a person checks before they are dealt."""


Held = (
    AlreadyDealt
    | CardBurnt
    | CardInDoubt
    | CardRead
    | DeviceStarted
    | PacketRead
    | Reloaded
    | Reopened
    | ReportChanged
    | ReportsMissing
    | RestRead
    | RestUnread
    | TakenUp
    | Unread
)
ANY_NUMBER = 0
HERE = -1
BEFORE = 0
MOST_HELD = 64


class CountTrust(Enum):
    """Trust in the order of a shoe's cards. After a missed report (NONE) the remaining packets of the round are dealt
    unread. After a start (BY_INDEX) the next card's index may show that no card was missed."""

    WHOLE = "whole"
    BY_INDEX = "by-index"
    NONE = "none"


class ExpectedPlace(NamedTuple):
    """Place whose cards are being exposed. There is none while the size is 0."""

    round: int = 0
    seat: int = 0
    stage: str = ""
    place: str = ""
    size: int = 0


class ReportingMachine(NamedTuple):
    """Identity of a machine: its serial number and its boot number. Empty until it has reported them."""

    serial: str = ""
    boot: int = 0


class Late(Struct, frozen=True):
    """The device's previous round: its number, the packets reported of it, and the machine that reported them."""

    round: int = 0
    told: dict[int, tuple[str, ...]] = {}
    machine: ReportingMachine = ReportingMachine()

    @property
    def last(self) -> int:
        return max(self.told, default=0)


class Intake(Struct, frozen=True):
    """Cards and connection state of one device.

    `told` are this round's packets by the device's numbers, reported by the machine `dealing`; `late` is its previous
    round. `away` is the table's round in which the machine was lost, until it reports its condition. `kept` is the
    device's round whose packets it stored during that outage, until it reports the rest. If `looks` is True, a person
    checks before the first packet after a start is dealt. `early` are the packet numbers that came before no more bets.

    `reads` are a shoe's latest cards, each with the table's round. `gaps` are the indexes, in drawing order, of unknown
    cards in the current packet. `behind` tells if cards may have been missed before the first card of this deal, and
    `reloaded` if another deck went in since packets came out.
    """

    way: Way
    cards_from: CardsFrom
    top: Top = Top.LAST_DRAWN
    contact: Contact = Contact.UNKNOWN
    round: int = 0
    machine: ReportingMachine = ReportingMachine()
    device_round: int = 0
    dealing: ReportingMachine = ReportingMachine()
    late: Late = Late()
    away: int = HERE
    kept: int = 0
    looks: bool = False
    told: dict[int, tuple[str, ...]] = {}
    early: frozenset[int] = frozenset()
    next_number: int = 1
    loose: tuple[Card, ...] = ()
    gaps: tuple[int, ...] = ()
    spoiled: bool = False
    behind: bool = False
    reloaded: bool = False
    trust: CountTrust = CountTrust.WHOLE
    place: ExpectedPlace = ExpectedPlace()
    reads: tuple[tuple[int, CardRead], ...] = ()
    held: tuple[Held, ...] = ()


class SealPacket(Struct, frozen=True):
    """Deal these cards, sealed, as the packet of this number in the round. A packet that was already dealt is
    skipped."""

    number: int
    cards: tuple[Card, ...]


class ReportSeal(Struct, frozen=True):
    """Deal the packet of this number unread, with its reported cards sealed."""

    number: int
    told: Told


class SealRest(Struct, frozen=True):
    cards: tuple[Card, ...]


Wish = Command | SealPacket | SealRest | ReportSeal
"""A command, or a request that becomes one when the session adds its seal."""


class Understood(NamedTuple):
    intake: Intake
    wishes: tuple[Wish, ...] = ()
    notes: tuple[str, ...] = ()
    """Log messages, which never name a card."""


def noted(intake: Intake, *notes: str) -> Understood:
    return Understood(intake, (), notes)


def resumed(state: State, intake: Intake, opened: tuple[tuple[Card, ...], ...]) -> Intake:
    """Return the intake after a start. `opened` are the round's packets from the journal, in dealing order. No deal
    begins while the reader is lost."""
    told = {number: tuple(map(str, cards)) for number, cards in enumerate(opened, 1) if cards}
    mid_deal = (state.phase in (Phase.CHIPS, Phase.DEAL) or open_again(state)) and intake.way is Way.CARDS
    held: tuple[Held, ...] = (DeviceStarted(),) if mid_deal else ()
    turning = state.phase in (Phase.DEALER, Phase.SETTLE) and intake.way is Way.EXPOSURE
    contact = Contact.LOST if turning else intake.contact
    lost = BEFORE if state.phase in (Phase.CLOSED, Phase.WAGERS) else state.round
    away = lost if FaultId.READER_LOST in state.faults else HERE
    known = replace(intake, round=state.round, told=told, next_number=len(opened) + 1)
    return replace(known, held=held, contact=contact, away=away)


def turned(state: State, intake: Intake) -> Intake:
    """Start an empty intake for a new round, with the previous one in `late`."""
    if state.round == intake.round:
        return intake
    late = Late(intake.device_round, intake.told, intake.dealing) if intake.device_round else intake.late
    fresh = Intake(intake.way, intake.cards_from, intake.top, intake.contact, state.round, intake.machine)
    return replace(fresh, late=late, away=intake.away, kept=intake.kept, reads=intake.reads, held=intake.held)


def away_before(state: State, intake: Intake) -> bool:
    """Return True if the machine was lost in an earlier round and has not reported its condition since. Cards that it
    reports may belong to that round, which was dealt without it."""
    return HERE < intake.away < state.round


def ours(state: State, intake: Intake) -> bool:
    """Return True if the table takes its cards from this device now."""
    if state.terms is None or state.cards_from is not intake.cards_from:
        return False
    return state.terms.read_at is (ReadAt.EXPOSURE if intake.way is Way.EXPOSURE else ReadAt.DEAL)


def open_again(state: State) -> bool:
    """Return True if no more bets was undone; the device may not have noticed."""
    return state.phase is Phase.WAGERS and state.reopened


def blocked(state: State) -> bool:
    """Return True if a person must answer, or a device fault must end, before a card can be taken."""
    return state.issue is not None or (state.phase is Phase.DEAL and bool(state.faults))


def hold(intake: Intake, event: Held) -> Understood:
    """Hold the report, in order, until it can be taken."""
    if len(intake.held) >= MOST_HELD:
        return noted(intake, "too many reports wait; this one is kept in the journal only")
    return noted(replace(intake, held=(*intake.held, event)), "a report waits until the table can go on")


def seen(intake: Intake) -> frozenset[str]:
    """Return every card reported in this round so far."""
    packets = (card for cards in intake.told.values() for card in cards)
    return frozenset((*packets, *map(str, intake.loose)))


def cards_read(texts: tuple[str, ...]) -> tuple[Card, ...]:
    """Return the cards that were read. Devices write cards exactly as the rules do."""
    return tuple(_BY_TEXT[text] for text in texts if text in _BY_TEXT)


_BY_TEXT = {str(card): card for card in DECK}
