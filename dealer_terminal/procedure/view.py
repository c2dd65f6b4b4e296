"""What may be shown: everything that a screen, a replica or a file may learn of a table, and nothing more.

The state holds no card that lies face down, and no line exists before decisions are locked; the view adds none."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.procedure.checklist import Instruction, Item, checklist, instruction
from dealer_terminal.procedure.choices import Choice, Who
from dealer_terminal.procedure.deciding.wagers import to_repeat
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.irregularities import endings, moves, possible, procedure
from dealer_terminal.procedure.irregularity_paths import path
from dealer_terminal.procedure.progressive_view import NO_PROGRESSIVE, ProgressiveView, progressive_view
from dealer_terminal.procedure.state import Hold, Phase, State, next_packet, to_collect, to_settle
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.game import turned_over
from dealer_terminal.rules.hand import Decision, Line
from dealer_terminal.rules.irregularity import IrregularityId


class SeatView(Struct, frozen=True):
    """One position as it lies on the table; `face_down` are the places whose cards nobody has turned over."""

    number: int
    wagers: dict[str, int]
    face_down: tuple[str, ...]
    cards: dict[str, tuple[Card, ...]]
    says: str
    decision: Decision | None
    claims: tuple[str, ...]
    tucked: tuple[str, ...]
    forfeit: str
    lines: tuple[Line, ...]
    in_turn: bool
    racked: bool


class Question(Struct, frozen=True):
    """An open irregularity: what happened, where, how it can end, and which hands would move (from, to)."""

    id: IrregularityId
    title: str
    seats: tuple[int, ...]
    note: str
    choices: tuple[tuple[Choice, Who], ...]
    moves: tuple[tuple[int, int], ...] = ()


class Report(Struct, frozen=True):
    """An irregularity that can be reported now."""

    id: IrregularityId
    title: str
    citation: str
    seats: tuple[int, ...]


class View(Struct, frozen=True):
    phase: Phase
    table: str
    rulebook: str
    revision: str
    round: int
    dealer: str
    cards_from: CardsFrom
    seats: tuple[SeatView, ...]
    dealer_face_down: int
    dealer_cards: tuple[Card, ...]
    checklist: tuple[Item, ...]
    instruction: Instruction
    question: Question | None
    reports: tuple[Report, ...]
    holds: tuple[Hold, ...]
    over_limit: bool
    misdealt: bool
    take_back: tuple[Line, ...]
    deck_out: bool
    faults: dict[FaultId, str]
    can_undo: bool
    can_repeat: bool
    progressive: ProgressiveView = NO_PROGRESSIVE


def published(state: State) -> View:
    opened = state.phase is not Phase.CLOSED
    return View(
        phase=state.phase,
        table=state.table,
        rulebook=state.rulebook().title if opened else "",
        revision=state.rulebook().source.revision if opened else "",
        round=state.round,
        dealer=state.dealer.name if state.dealer else "",
        cards_from=state.cards_from,
        seats=tuple(_seats(state)) if opened else (),
        dealer_face_down=_dealer_face_down(state),
        dealer_cards=state.dealer_cards,
        checklist=checklist(state),
        instruction=instruction(state),
        question=_question(state),
        reports=tuple(_reports(state)) if opened else (),
        holds=state.holds,
        over_limit=state.over_limit,
        misdealt=state.misdealt,
        take_back=state.take_back,
        deck_out=state.deck_out,
        faults=state.faults,
        can_undo=state.prior is not None and state.issue is None and state.dealer is not None,
        can_repeat=state.phase is Phase.WAGERS and bool(to_repeat(state)),
        progressive=progressive_view(state),
    )


def in_turn(state: State) -> int | None:
    """The position that the dealer works at."""
    match state.phase:
        case Phase.DEAL:
            return next_packet(state)
        case Phase.FOLDS:
            return to_collect(state)[0]
        case Phase.DEALER:
            return DEALER_SEAT
        case Phase.SETTLE:
            return to_settle(state)[0]
        case _:
            return None


def _seats(state: State) -> Iterator[SeatView]:
    turn, tables = in_turn(state), state.tables()
    for number in range(1, state.in_force().positions + 1):
        seat = state.seat(number)
        yield SeatView(
            number=number,
            wagers=seat.wagers,
            face_down=_face_down(state, number),
            cards=seat.cards,
            says=state.game().says(tables, seat.cards),
            decision=seat.decision,
            claims=seat.claims,
            tucked=seat.tucked,
            forfeit=seat.forfeit,
            lines=seat.lines,
            in_turn=number == turn,
            racked=seat.racked,
        )


def _face_down(state: State, number: int) -> tuple[str, ...]:
    seat = state.seat(number)
    gone = seat.racked or (seat.collected and not seat.tucked) or seat.packet is None
    if gone:
        return ()
    declared = turned_over(state.game(), seat.stages)
    return tuple(place.id for place in state.game().places if place.id not in (*seat.cards, *declared))


def _dealer_face_down(state: State) -> int:
    waits = state.dealer_packet is not None and not state.dealer_cards
    return state.game().dealer_packet if waits else 0


def _question(state: State) -> Question | None:
    issue = state.issue
    if issue is None:
        return None
    choices = tuple((ending.choice, ending.who) for ending in endings(state))
    known = path(issue.id)
    shifts = moves(state, issue.seats) if known is not None and known.moves_hands() else ()
    return Question(issue.id, procedure(state, issue.id).title, issue.seats, issue.note, choices, shifts)


def _reports(state: State) -> Iterator[Report]:
    for each, seats in possible(state):
        words = procedure(state, each.id)
        yield Report(each.id, words.title, words.citation, seats)
