"""What has been taken in of the round's cards so far, as a frozen value, and what comes of one more report.

The cards in here lie face down, but those that a line reader sees as they are turned over. An intake stays in memory,
is never logged or written, and nothing but those is shown.
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
    """How a device tells of cards: a packet at a time, card by card from a shoe, or as they are turned over."""

    PACKETS = "packets"
    CARDS = "cards"
    EXPOSURE = "exposure"


def way_of(protocol: str) -> Way:
    senses = named(protocol).senses
    return next(way for sense, way in _WAYS.items() if sense in senses)


_WAYS = {Sense.PACKETS: Way.PACKETS, Sense.DRAWS: Way.CARDS, Sense.SHOWN: Way.EXPOSURE}


class Top(Enum):
    """Which card of a packet that was drawn from a shoe lies on top.

    A dealer who draws from a shoe lays each card on the one before, so the last one is on top, and is the draw card
    of 31 Classic. A house that slides each card under the packet sets it the other way round.
    """

    LAST_DRAWN = "last-drawn"
    FIRST_DRAWN = "first-drawn"


class Contact(Enum):
    """What is known of the line; a device that speaks only when a card moves is there once its line is open."""

    UNKNOWN = "unknown"
    THERE = "there"
    LOST = "lost"


class Unread(Struct, frozen=True):
    """A packet that a person lets stand although its cards could not be trusted: they are entered as they turn up, and
    those that were `told` are held against them."""

    number: int
    told: Told = ()


class RestUnread(Struct, frozen=True):
    """A person lets the rest stand that cannot be this deck's: it is in the rack, and nobody knows its cards."""


class Reloaded(Struct, frozen=True):
    """A deck went into the machine, and the rest of the one that is dealt was never told."""


class TakenUp(Struct, frozen=True):
    """What waits behind it came out before the terminal started, and no packet was dealt: a person looks first."""


class Reopened(Struct, frozen=True):
    """What waits behind it came out while bets were open again: a person looks before it is dealt."""


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
    """Whether a shoe's next card can be put where it is due. After a hole in what it told it can't: the round's packets
    are dealt unread from there on. After a start its index may show that no card went by."""

    WHOLE = "whole"
    BY_INDEX = "by-index"
    NONE = "none"


class PlaceDue(NamedTuple):
    """Where cards are turned over; nowhere while the size is 0."""

    round: int = 0
    seat: int = 0
    stage: str = ""
    place: str = ""
    size: int = 0


class ReportingMachine(NamedTuple):
    """Which one it is, and since when it is on; nothing while it has not named itself."""

    serial: str = ""
    boot: int = 0


class Late(Struct, frozen=True):
    """The device's last round, the packets that it told of it, and which machine it was."""

    round: int = 0
    told: dict[int, tuple[str, ...]] = {}
    machine: ReportingMachine = ReportingMachine()

    @property
    def last(self) -> int:
        return max(self.told, default=0)


class Intake(Struct, frozen=True):
    """`told` are this round's packets by the device's numbers, from the machine `dealing`; `late` is its last round.

    `away` is the table's round in which a machine was lost that has not told how it stands since; `kept` is its own
    round of which it tells packets that it kept meanwhile, until it tells of the rest. `looks` is whether a person
    has to look before a first packet is dealt, behind a start. `early` are the numbers that came before no more bets.

    `reads` are a shoe's latest cards, each with the table's round; `gaps` are those of the packet under way that are
    not known, counted as they were drawn. `behind` is whether cards may have gone by before the first of this deal,
    `reloaded` whether another deck went in since packets came out.
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
    place: PlaceDue = PlaceDue()
    reads: tuple[tuple[int, CardRead], ...] = ()
    held: tuple[Held, ...] = ()


class SealPacket(Struct, frozen=True):
    """Deal these cards, sealed, as the round's packet of this number; one that was dealt already is not dealt again."""

    number: int
    cards: tuple[Card, ...]


class SealTold(Struct, frozen=True):
    """Deal the round's packet of this number unread, with a seal on what was told of it."""

    number: int
    told: Told


class SealRest(Struct, frozen=True):
    cards: tuple[Card, ...]


Wish = Command | SealPacket | SealRest | SealTold
"""A command, or one that lacks only its seal."""


class Understood(NamedTuple):
    intake: Intake
    wishes: tuple[Wish, ...] = ()
    notes: tuple[str, ...] = ()
    """For the log; they never name a card."""


def noted(intake: Intake, *notes: str) -> Understood:
    return Understood(intake, (), notes)


def resumed(state: State, intake: Intake, opened: tuple[tuple[Card, ...], ...]) -> Intake:
    """After a start: `opened` are the round's packets as the journal holds them, in dealing order. No deal begins while
    the reader is lost."""
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
    """A new round begins with nothing; what came before it is late from now on."""
    if state.round == intake.round:
        return intake
    late = Late(intake.device_round, intake.told, intake.dealing) if intake.device_round else intake.late
    fresh = Intake(intake.way, intake.cards_from, intake.top, intake.contact, state.round, intake.machine)
    return replace(fresh, late=late, away=intake.away, kept=intake.kept, reads=intake.reads, held=intake.held)


def away_before(state: State, intake: Intake) -> bool:
    """Whether the machine has said nothing of itself since it was lost in an earlier round: what it tells of cards may
    be of that one, which people dealt without it."""
    return HERE < intake.away < state.round


def ours(state: State, intake: Intake) -> bool:
    """Whether the table takes its cards from this device now."""
    if state.terms is None or state.cards_from is not intake.cards_from:
        return False
    return state.terms.read_at is (ReadAt.EXPOSURE if intake.way is Way.EXPOSURE else ReadAt.DEAL)


def open_again(state: State) -> bool:
    """No more bets was taken back, and the device may not have noticed."""
    return state.phase is Phase.WAGERS and state.reopened


def blocked(state: State) -> bool:
    """A person has to answer, or a device to be put right, before a card can be taken."""
    return state.issue is not None or (state.phase is Phase.DEAL and bool(state.faults))


def hold(intake: Intake, event: Held) -> Understood:
    """Until it can be taken, in order."""
    if len(intake.held) >= MOST_HELD:
        return noted(intake, "too many reports wait; this one is kept in the journal only")
    return noted(replace(intake, held=(*intake.held, event)), "a report waits until the table can go on")


def seen(intake: Intake) -> frozenset[str]:
    """Every card of this round that was told so far."""
    packets = (card for cards in intake.told.values() for card in cards)
    return frozenset((*packets, *map(str, intake.loose)))


def cards_read(texts: tuple[str, ...]) -> tuple[Card, ...]:
    """Those that were read; a device writes cards exactly as the rules do."""
    return tuple(_BY_TEXT[text] for text in texts if text in _BY_TEXT)


_BY_TEXT = {str(card): card for card in DECK}
