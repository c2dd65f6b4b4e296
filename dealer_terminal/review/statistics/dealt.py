"""What a dealer did at a table, round by round: how long each took by the records' times, and what was put right."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from dealer_terminal.audit.replay import ReplayStep
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.people import Operator
from dealer_terminal.procedure.state import State

SECOND = 1_000_000
LONGEST = 60 * SECOND
"""A pause between two steps that is longer belongs to something else than dealing."""


class DealtRound(Struct, frozen=True):
    """`seconds` are those between “no more bets” and the end in which nothing stood still at a question, a payment that
    waited or a fault. `righted` are the records in which a step, a payment or cards were put right."""

    journal: str
    number: int
    position: int
    dealer: Operator
    simulated: bool
    hands: int
    wagers: int
    seconds: float
    righted: tuple[int, ...]


def dealt_rounds(journal: str, steps: Iterable[ReplayStep]) -> Iterator[DealtRound]:
    """Of a journal's records, in their order; a round that another dealer ended is theirs."""
    begun, passed, last, wagered = False, 0, 0, State()
    righted: list[int] = []
    for step in steps:
        record, state = step.record, step.after.state
        if begun and not _stands(step.before.state) and 0 <= record.utc - last <= LONGEST:
            passed += record.utc - last
        last = record.utc
        match step.entry:
            case facts.WagersClosed():
                begun, passed, wagered, righted = True, 0, state, []
            case facts.StepUndone() | facts.PaymentCorrected() | facts.CardsCorrected():
                righted.append(record.position)
            case facts.RoundClosed(round=number) if begun:
                dealer = step.before.state.dealer
                if dealer is not None:
                    yield _round(journal, number, record.position, dealer, wagered, passed, tuple(righted))
                begun, righted = False, []


def _round(
    journal: str, number: int, position: int, dealer: Operator, wagered: State, passed: int, righted: tuple[int, ...]
) -> DealtRound:
    playing = wagered.playing()
    terms = wagered.terms
    return DealtRound(
        journal=journal,
        number=number,
        position=position,
        dealer=dealer,
        simulated=terms is not None and terms.cards_from.value == "simulated",
        hands=len(playing),
        wagers=sum(len(wagered.seat(seat).wagers) for seat in playing),
        seconds=passed / SECOND,
        righted=righted,
    )


def _stands(state: State) -> bool:
    return state.issue is not None or bool(state.holds) or bool(state.faults)
