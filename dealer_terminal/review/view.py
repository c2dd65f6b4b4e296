"""Readable view of a moment: cards on the table, the next step, people, and open questions."""

from collections.abc import Iterator

from msgspec import Struct

from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.blockers import waits
from dealer_terminal.procedure.checklist import Instruction, ItemCondition, checklist, instruction
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.device_faults import words_of
from dealer_terminal.procedure.facts import DEALER_SEAT
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.questions import question
from dealer_terminal.procedure.state import Phase, State, lines_of
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.procedure.words import NO_WORDS, Words
from dealer_terminal.review.journal_navigator import Moment
from dealer_terminal.review.timeline import Happening, happening
from dealer_terminal.rules.cards import Card
from dealer_terminal.rules.hand import Line
from dealer_terminal.rules.irregularity import IrregularityId


class SeatView(Struct, frozen=True):
    """One position. `cards` are exposed, by place. `closed` is True if its packet has unexposed cards."""

    seat: int
    wagers: dict[str, int]
    decision: str
    claims: tuple[str, ...]
    forfeit: str
    cards: dict[str, tuple[Card, ...]]
    closed: bool
    tucked: tuple[str, ...]
    lines: tuple[Line, ...]
    collected: bool
    racked: bool
    late: bool


class QuestionView(Struct, frozen=True):
    """Open question for a person to answer."""

    id: IrregularityId
    title: str
    seats: tuple[int, ...]
    note: Words
    answers: tuple[Choice, ...]


class MomentView(Struct, frozen=True):
    """The table right after the record in `happened`. There is no next instruction if that record ends a round."""

    journal: str
    happened: Happening
    table: str
    round: int
    rulebook: str
    phase: Phase
    step: Words
    prompt: Words
    citation: str
    dealer: tuple[Operator, ...]
    cards_from: CardsFrom
    simulated: bool
    seats: tuple[SeatView, ...]
    dealer_cards: tuple[Card, ...]
    staked: int
    paid: int
    taken: int
    meters: dict[str, int]
    questions: tuple[QuestionView, ...]
    waits: tuple[Words, ...]
    faults: tuple[Words, ...]


def view(moment: Moment) -> MomentView:
    state = moment.laid
    now = Instruction(NO_WORDS, "") if moment.ends_round else instruction(state)
    _, paid, taken = round_totals(lines_of(state))
    terms_from = state.terms.cards_from if state.terms is not None else CardsFrom.DEALER
    return MomentView(
        journal=moment.journal,
        happened=happening(moment.step),
        table=state.table,
        round=state.round,
        rulebook=state.book.id if state.book is not None else "",
        phase=state.phase,
        step=_step(state),
        prompt=now.prompt,
        citation=now.citation,
        dealer=(state.dealer,) if state.dealer is not None else (),
        cards_from=state.cards_from,
        simulated=CardsFrom.SIMULATED in (state.cards_from, terms_from),
        seats=tuple(_seats(state)),
        dealer_cards=state.dealer_cards,
        staked=_placed(state),
        paid=paid,
        taken=taken,
        meters=state.meters,
        questions=tuple(_questions(state)),
        waits=tuple(each.why for each in waits(state)) if state.phase is not Phase.CLOSED else (),
        faults=tuple(words_of(fault, detail)[0] for fault, detail in state.faults.items()),
    )


def _step(state: State) -> Words:
    current = [item.title for item in checklist(state) if item.condition is ItemCondition.CURRENT]
    return current[-1] if current else NO_WORDS


def _placed(state: State) -> int:
    """Return the sum of the round's wagers, settled or not."""
    return sum(cents for seat in state.seats.values() for cents in seat.wagers.values())


def _seats(state: State) -> Iterator[SeatView]:
    for number, seat in sorted(state.seats.items(), reverse=True):
        if number == DEALER_SEAT:
            continue
        shown = sum(len(held) for held in seat.cards.values())
        yield SeatView(
            seat=number,
            wagers={spot: cents for spot, cents in seat.wagers.items() if cents},
            decision=seat.decision.value if seat.decision is not None else "",
            claims=seat.claims,
            forfeit=seat.forfeit,
            cards=seat.cards,
            closed=seat.packet is not None and shown < state.packet_size(number),
            tucked=seat.tucked,
            lines=seat.lines,
            collected=seat.collected,
            racked=seat.racked,
            late=seat.late,
        )


def _questions(state: State) -> Iterator[QuestionView]:
    asked = question(state)
    if asked is not None:
        answers = tuple(each.choice for each in asked.endings)
        yield QuestionView(asked.id, asked.title, asked.seats, asked.note, answers)
