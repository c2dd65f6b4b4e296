"""A table as any screen may learn it, in one value: for whoever tells of it or looks for what must not be there."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.procedure.checklist import ChecklistItem, Instruction, checklist, instruction
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.positions import dealer_face_down, face_down, hand_says, turn_of
from dealer_terminal.procedure.progressive_view import NO_PROGRESSIVE, ProgressiveView, progressive_view
from dealer_terminal.procedure.questions import RaisedQuestion, ReportableIrregularity, question, reports
from dealer_terminal.procedure.repeats import to_repeat
from dealer_terminal.procedure.state import PaymentHold, Phase, State
from dealer_terminal.procedure.steps import can_undo
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Decision, Line


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
    late: bool


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
    checklist: tuple[ChecklistItem, ...]
    instruction: Instruction
    question: RaisedQuestion | None
    reports: tuple[ReportableIrregularity, ...]
    holds: tuple[PaymentHold, ...]
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
        dealer_face_down=dealer_face_down(state),
        dealer_cards=state.dealer_cards,
        checklist=checklist(state),
        instruction=instruction(state),
        question=question(state),
        reports=reports(state),
        holds=state.holds,
        over_limit=bool(state.over_limit),
        misdealt=state.misdealt,
        take_back=state.take_back,
        deck_out=state.deck_out,
        faults=state.faults,
        can_undo=can_undo(state),
        can_repeat=state.phase is Phase.WAGERS and bool(to_repeat(state)),
        progressive=progressive_view(state),
    )


def _seats(state: State) -> Iterator[SeatView]:
    turn = turn_of(state)
    for number in range(1, state.in_force().positions + 1):
        seat = state.seat(number)
        yield SeatView(
            number=number,
            wagers=seat.wagers,
            face_down=face_down(state, number),
            cards=seat.cards,
            says=hand_says(state, number),
            decision=seat.decision,
            claims=seat.claims,
            tucked=seat.tucked,
            forfeit=seat.forfeit,
            lines=seat.lines,
            in_turn=number == turn,
            racked=seat.racked,
            late=seat.late,
        )
