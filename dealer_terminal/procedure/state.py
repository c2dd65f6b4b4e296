"""State of a table after its facts. Immutable; it contains no card that is not exposed on the table."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache

from msgspec import Struct, field
from msgspec.structs import replace

from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import (
    DEALER_SEAT,
    DealLimitReached,
    Packet,
    RaisedBy,
)
from dealer_terminal.procedure.jackpot import IN_PROCESS, Jackpot, JackpotStage
from dealer_terminal.procedure.meter_facts import NO_LINK, MeterLink
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.terms import CardsFrom, ReportedHands, Terms
from dealer_terminal.procedure.tray import NO_TRAY, Tray
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import Game, Settling, Stage
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.hand import ANTE, Decision, Hand, Line, Result
from dealer_terminal.rules.house import House
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import whole_cents
from dealer_terminal.rules.rulebook import OnFold, PayTables, Rulebook
from dealer_terminal.rules.rulebook_file import options, pay_tables
from dealer_terminal.rules.settlement import live_spots

_GIVEN_UP = (Result.FORFEIT, Result.RETURNED)


class Phase(Enum):
    CLOSED = "closed"
    WAGERS = "wagers"
    CHIPS = "chips"
    DEAL = "deal"
    REST = "rest"
    DECISIONS = "decisions"
    FOLDS = "folds"
    DEALER = "dealer"
    SETTLE = "settle"
    DECK_BACK = "deck-back"


class Seat(Struct, frozen=True):
    """One position in a round. `cards` are the exposed ones. `paid_before` are the lines for which chips were moved and
    that changed since. `done` are the wagers settled when a forfeited hand was collected. A `late` player sits the
    round out."""

    wagers: dict[str, int] = {}
    packet: Packet | None = None
    decision: Decision | None = None
    claims: tuple[str, ...] = ()
    forfeit: str = ""
    tucked: tuple[str, ...] = ()
    cards: dict[str, tuple[Card, ...]] = {}
    events: dict[str, str] = {}
    stages: tuple[str, ...] = ()
    lines: tuple[Line, ...] = ()
    collected: bool = False
    racked: bool = False
    away: bool = False
    late: bool = False
    paid_before: tuple[Line, ...] = ()
    done: tuple[str, ...] = ()

    def staked(self) -> bool:
        return any(self.wagers.values())


_NOBODY = Seat()


class Issue(Struct, frozen=True):
    """An open irregularity."""

    id: IrregularityId
    seats: tuple[int, ...]
    note: str
    cards: tuple[Card, ...]
    raised_by: RaisedBy


class PaymentHold(Struct, frozen=True):
    """A payment that waits for verification."""

    seat: int
    spot: str
    pays: int


class Correction(Struct, frozen=True):
    """A payment corrected by a supervisor: the old line, the new line, and the person who signed."""

    was: Line
    line: Line
    by: Operator


class Owing(Struct, frozen=True):
    """A payment corrected after its round: the line for which chips were moved, and the current line."""

    round: int
    was: Line
    line: Line


class Won(Struct, frozen=True):
    """Prizes and terms of the previous round, and the meters as it ended."""

    jackpots: dict[int, Jackpot] = {}
    meters: dict[str, int] = {}
    terms: Terms | None = None


class State(Struct, frozen=True):
    phase: Phase = Phase.CLOSED
    table: str = ""
    book: Rulebook | None = None
    house: House | None = None
    terms: Terms | None = None
    dealer: Operator | None = None
    round: int = 0
    seats: dict[int, Seat] = {}
    deal: tuple[int, ...] = ()
    dealt: tuple[int, ...] = ()
    in_order: int = 0
    cards_from: CardsFrom = CardsFrom.DEALER
    hands: ReportedHands = ReportedHands.TOLD
    dealer_packet: Packet | None = None
    dealer_cards: tuple[Card, ...] = ()
    issue: Issue | None = None
    holds: tuple[PaymentHold, ...] = ()
    over_limit: tuple[DealLimitReached, ...] = ()
    locked: bool = False
    overridden: tuple[str, ...] = ()
    skipped: tuple[str, ...] = ()
    misdealt: bool = False
    take_back: tuple[Line, ...] = ()
    moved: tuple[Line, ...] = ()
    corrections: tuple[Correction, ...] = ()
    owing: tuple[Owing, ...] = ()
    deck_out: bool = False
    meters: dict[str, int] = {}
    grown: dict[str, int] = {}
    link: MeterLink = NO_LINK
    tray: Tray = NO_TRAY
    jackpots: dict[int, Jackpot] = {}
    chips: int = 0
    last_wagers: dict[int, dict[str, int]] = {}
    last_lines: tuple[Line, ...] = ()
    last_cards: dict[int, dict[str, tuple[Card, ...]]] = {}
    last_won: Won = Won()
    faults: dict[FaultId, str] = {}
    reopened: bool = False
    step: str = ""
    prior: "State | None" = field(default=None)

    def beside_rounds(self) -> "State":
        """Return the part of the state that a table keeps between rounds and while it is closed."""
        return State(
            table=self.table,
            book=self.book,
            house=self.house,
            terms=self.terms,
            dealer=self.dealer,
            round=self.round,
            faults=self.faults,
            deck_out=self.deck_out,
            meters=self.meters,
            grown=self.grown,
            link=self.link,
            tray=self.tray,
            owing=self.owing,
        )

    def rulebook(self) -> Rulebook:
        assert self.book is not None, "a closed table has no rulebook"
        return self.book

    def in_force(self) -> Terms:
        assert self.terms is not None, "a closed table has no terms"
        return self.terms

    def game(self) -> Game:
        return GAMES[self.rulebook().game]

    def tables(self) -> PayTables:
        return pay_tables(self.rulebook(), self.in_force().pay_tables)

    def options(self) -> dict[str, str]:
        """Return the pay table in force for each spot."""
        return options(self.rulebook(), self.in_force().pay_tables)

    def seat(self, number: int) -> Seat:
        return self.seats.get(number, _NOBODY)

    def packet(self, number: int) -> Packet | None:
        """Return the packet of a seat, or of the dealer's hand."""
        return self.dealer_packet if number == DEALER_SEAT else self.seat(number).packet

    def packet_size(self, number: int) -> int:
        """Return the number of cards in such a packet."""
        return self.game().dealer_packet if number == DEALER_SEAT else self.game().packet

    def between_rounds(self) -> bool:
        """Return True if the table is open and nobody has placed a wager."""
        return self.phase is Phase.WAGERS and not self.playing()

    def with_seat(self, number: int, seat: Seat) -> "State":
        return replace(self, seats={**self.seats, number: seat})

    def hand(self, number: int) -> Hand:
        """Return the seat's part of the round for the rules. An undecided hand plays."""
        seat = self.seat(number)
        decision = seat.decision or Decision.PLAY
        return Hand(number, seat.wagers, decision, seat.claims, seat.forfeit, seat.cards)

    def live(self, number: int) -> tuple[str, ...]:
        return live_spots(self.rulebook(), self.seat(number))

    def settling(self) -> Settling:
        meters = {meter: whole_cents(kept) for meter, kept in self.meters.items()}
        return Settling(self.rulebook(), self.tables(), self.dealer_cards, meters)

    def playing(self) -> tuple[int, ...]:
        """Return the seats with wagers, from position one upward."""
        return tuple(sorted(number for number, seat in self.seats.items() if seat.staked()))


def before_deal(state: State) -> bool:
    """Return True if no packet of this round is dealt yet, including after no more bets (House Procedure 15)."""
    return state.phase in (Phase.WAGERS, Phase.CHIPS, Phase.DEAL) and not state.dealt


def decides(state: State, number: int) -> bool:
    """Return True if the seat has a decision to make: its Ante is not forfeited."""
    seat = state.seat(number)
    return bool(seat.wagers.get(ANTE)) and not seat.forfeit


def can_tell_16(state: State, number: int) -> bool:
    """Return True if the seat has a bonus wager that a claimed 16 keeps in action."""
    kept = [spot.id for spot in state.rulebook().spots if spot.on_fold is OnFold.STAYS_IF_TOLD_16]
    return any(state.seat(number).wagers.get(spot) for spot in kept)


def tellable(state: State, number: int) -> tuple[str, ...]:
    """Return the claims that a player may announce with a fold to keep a wager in action."""
    return tuple(state.game().folds) if decides(state, number) and can_tell_16(state, number) else ()


def stages_of(state: State, number: int) -> tuple[Stage, ...]:
    """Return the stages of a live hand, up to the last one that settles a wager still in action."""
    return _stages_of(state.rulebook().game, state.live(number))


@cache
def _stages_of(game: str, live: tuple[str, ...]) -> tuple[Stage, ...]:
    stages = GAMES[game].stages
    needed = [at for at, stage in enumerate(stages) if not frozenset(live).isdisjoint(stage.settles)]
    return stages[: needed[-1] + 1] if needed else ()


def to_collect(state: State) -> tuple[int, ...]:
    """Return folded and forfeited seats that the dealer has not collected yet, highest position first."""
    return tuple(sorted((n for n, seat in state.seats.items() if uncollected(seat)), reverse=True))


def uncollected(seat: Seat) -> bool:
    gives_up = bool(seat.forfeit) or seat.decision is Decision.FOLD
    return gives_up and not seat.collected and seat.staked()


def to_settle(state: State) -> tuple[int, ...]:
    """Return live hands that are not racked yet, highest position first. A hand with a pending jackpot comes last."""
    hands = sorted((n for n in state.seats if unsettled(state, n)), reverse=True)
    return tuple(sorted(hands, key=lambda n: _urgency(state, n)) if state.jackpots else hands)


def next_to_settle(state: State) -> int | None:
    """Return the first of these hands, without computing the rest if there is no jackpot."""
    if state.jackpots:
        return next(iter(to_settle(state)), None)
    return next((number for number in sorted(state.seats, reverse=True) if unsettled(state, number)), None)


def unsettled(state: State, number: int) -> bool:
    """Return True if the hand is in play, or its payment was corrected since (House Procedure 17)."""
    seat = state.seat(number)
    return not seat.racked and bool(seat.paid_before or state.live(number))


def _urgency(state: State, number: int) -> int:
    """Return the sort rank of a hand. A hand that was begun is finished first; a pending jackpot holds up nobody
    else."""
    jackpot = state.jackpots.get(number)
    if jackpot is not None and jackpot.stage is JackpotStage.PENDING:
        return 2
    in_process = jackpot is not None and jackpot.stage in IN_PROCESS
    begun = bool(state.seat(number).stages) and next_stage(state, number) is not None
    return 0 if in_process or begun else 1


def next_stage(state: State, number: int) -> Stage | None:
    """Return the next stage of a hand, or None if all its wagers are resolved."""
    done = state.seat(number).stages
    for stage in stages_of(state, number):
        if stage.id not in done:
            return stage
    return None


def latest(state: State, number: int) -> tuple[Line, ...]:
    """Return the lines of the cards exposed last, or all lines if the cards were exposed together. Wagers given up
    before are excluded; the wager of a refused prize is included."""
    seat, settled = state.seat(number), set[str]()
    resolved = {line.spot for line in seat.lines}
    for stage in state.game().stages:
        wagers = resolved.intersection(stage.settles) if stage.id in seat.stages else set[str]()
        settled = wagers if stage.exposes and wagers else settled | wagers
    jackpot = state.jackpots.get(number)
    refused = jackpot is not None and jackpot.stage is JackpotStage.REFUSED
    done = (Result.FORFEIT,) if refused else _GIVEN_UP
    return tuple(line for line in seat.lines if line.spot in settled and line.result not in done)


def turn(state: State, stage: str) -> tuple[Stage, ...]:
    """Return the stage and those after it that expose nothing more. One tap completes all of them."""
    return _turn(state.rulebook().game, stage)


@cache
def _turn(game: str, stage: str) -> tuple[Stage, ...]:
    stages = GAMES[game].stages
    at = next(at for at, each in enumerate(stages) if each.id == stage)
    exposing = (later for later in range(at + 1, len(stages)) if stages[later].exposes)
    return stages[at : next(exposing, len(stages))]


def next_packet(state: State) -> int | None:
    """Return the seat of the next packet, or None if all are dealt."""
    return next((seat for seat in state.deal if seat not in state.dealt), None)


def open_cards(state: State) -> Mapping[Card, int]:
    """Return every exposed card with its seat."""
    seats = {card: number for number, seat in state.seats.items() for cards in seat.cards.values() for card in cards}
    return {**seats, **dict.fromkeys(state.dealer_cards, 0)}


def lines_of(state: State) -> tuple[Line, ...]:
    """Return every line of the round so far, highest position first."""
    return tuple([line for number in sorted(state.seats, reverse=True) for line in state.seats[number].lines])


def corrections_of(state: State, line: Line) -> tuple[Correction, ...]:
    """Return the last correction that led to this line; empty if it is as settled."""
    return tuple(each for each in state.corrections if each.line == line)[-1:]


def counted(lines: Iterable[Line]) -> int:
    """Return the sum that counts against the posted limit of a deal. Odds are limited; a meter pays its amount (WAC
    230-15-490)."""
    return paid(line for line in lines if counts(line))


def counts(line: Line) -> bool:
    return not line.meter


def paid(lines: Iterable[Line]) -> int:
    return sum(line.pays for line in lines)
