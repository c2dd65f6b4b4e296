"""What follows from the same question in the words of an earlier version, where a record is one of its own."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from dealer_terminal.audit.record import Record
from dealer_terminal.procedure.approvals import approvals_of, is_approved
from dealer_terminal.procedure.commands import CollectHand, Command, CorrectPayment, ResolveIrregularity
from dealer_terminal.procedure.decide import decide
from dealer_terminal.procedure.decided_before import (
    cards_put_right,
    collected_waiting,
    counting_all,
    decided_as_shown,
    folded_undealt,
    lost_prize_put_right,
    prize_put_right,
)
from dealer_terminal.procedure.evidence_before import evidence_before, is_earlier
from dealer_terminal.procedure.evidence_card import SHEET, Evidence, HandShown, Said, WagerShown
from dealer_terminal.procedure.evidence_changes import LIES_OPEN
from dealer_terminal.procedure.evidence_forms import payment_waits
from dealer_terminal.procedure.evidence_hands import VOID
from dealer_terminal.procedure.evidence_meters import IN_ORDER, METER, SHARED
from dealer_terminal.procedure.facts import (
    DealLimitDecided,
    DealLimitReached,
    Difference,
    Fact,
    HandCollected,
    IrregularityResolved,
    LimitCounts,
    LimitReach,
    PaymentCorrected,
)
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import Hands

_OF_PRIZES = 3
"""The last number of `payment_corrected` under which prizes were put right."""
_OF_LOST_PRIZES = 4
"""The last one under which a wager on the progressive that paid nothing was put right to any amount."""
_WITH_METERS = 2
"""The last number of `deal_limit_reached` under which what meters paid was counted."""
_CALLED_PAID = 3
"""The last number of `irregularity_resolved` under which the sheet of a void called paid what was only shown, and other
cards left alone what those before had decided of a forfeited hand."""
_AS_TOLD = 2
"""The last number of `irregularity_resolved` under which what a reader told of the hands counted, whatever was said."""


def answered_then(state: State, command: Command, record: Record, refused: Refusal) -> tuple[Fact, ...] | Refusal:
    """A supervisor's word made a prize another amount; a forfeited hand was collected while its payment waited. A
    player who left between no more bets and the first card was folded. Who answered a question was shown neither the
    meter of two prizes, nor what the chips of a payment that was put right were moved for, nor what was only shown; who
    verified a jackpot not its meter. Whoever signed was shown an earlier form of a sheet."""
    if isinstance(command, CollectHand) and (record.kind, record.schema) == ("hand_collected", 1):
        return collected_waiting(state, command)
    if isinstance(command, CorrectPayment) and record.kind == "payment_corrected":
        then = _amount_then(state, command, record.schema)
        return then or _on_its_form(state, command, record) or refused
    resolved = record.kind == "irregularity_resolved" and record.schema <= _CALLED_PAID
    if resolved and isinstance(command, ResolveIrregularity):
        folded = folded_undealt(state, command) if record.schema == 1 else None
        return folded or cards_put_right(state, command) or _as_shown_then(state, command, record) or refused
    return _on_its_form(state, command, record) or refused


def _on_its_form(state: State, command: Command, record: Record) -> tuple[Fact, ...] | Refusal | None:
    number = next((each.shown.sheet for each in approvals_of(command)), SHEET)
    if not (is_approved(command) and is_earlier(number)):
        return None
    then = evidence_before(state, command, number)
    return decided_as_shown(state, command, _without_meter(then) if _meter_unseen(record) else then)


def _amount_then(state: State, command: CorrectPayment, number: int) -> tuple[Fact, ...] | Refusal | None:
    if number <= _OF_PRIZES:
        return prize_put_right(state, command)
    return lost_prize_put_right(state, command) if number <= _OF_LOST_PRIZES else None


def _as_shown_then(state: State, command: ResolveIrregularity, record: Record) -> tuple[Fact, ...] | Refusal | None:
    return decided_as_shown(state, command, _shown_then(state, command, record.schema))


def _shown_then(state: State, command: ResolveIrregularity, number: int) -> Evidence:
    shown = _shown_first(state, command) if number == 1 else evidence_before(state, command)
    changes = tuple(each for each in shown.changes if each.what != LIES_OPEN)
    return replace(_hands(shown, partial(_called_paid, state)), changes=changes)


def _shown_first(state: State, command: ResolveIrregularity) -> Evidence:
    seats = {number: replace(seat, paid_before=()) for number, seat in state.seats.items()}
    shown = evidence_before(replace(state, seats=seats), command)
    return replace(
        _hands(shown, _open_then),
        amounts=tuple(each for each in shown.amounts if each.what != METER or each.before != each.after),
        changes=tuple(each for each in shown.changes if each.what not in (IN_ORDER, SHARED)),
    )


def _open_then(hand: HandShown) -> HandShown:
    return replace(
        hand,
        wagers=tuple(replace(each, after=Said()) if each.after.result == VOID else each for each in hand.wagers),
    )


def _hands(shown: Evidence, then: Callable[[HandShown], HandShown]) -> Evidence:
    return replace(shown, hands=tuple(map(then, shown.hands)))


def _called_paid(state: State, hand: HandShown) -> HandShown:
    """A payment that nobody had to verify counted as paid, also where its key was not pressed."""
    only_shown = [each for each in hand.wagers if each.before.waits and not _waits(state, hand.seat, each)]
    wagers = tuple(
        replace(each, before=replace(each.before, waits=False)) if each in only_shown else each for each in hand.wagers
    )
    return replace(hand, wagers=wagers, before=hand.before - sum(each.before.pays for each in only_shown))


def _waits(state: State, number: int, wager: WagerShown) -> bool:
    return payment_waits(state, number, wager.spot, wager.before.pays)


def as_then(due: Fact, record: Record) -> Fact:
    """Nobody was asked for the difference of a payment, later of one whose round was over; the limit of a deal was
    decided once; nothing was said to be settled with a hand that was collected."""
    if isinstance(due, DealLimitReached):
        return _limit_then(due, record.schema)
    if isinstance(due, DealLimitDecided) and record.schema == 1:
        return replace(due, reach=LimitReach.DEAL)
    if isinstance(due, IrregularityResolved) and record.schema <= _AS_TOLD:
        return replace(due, hands=Hands.TOLD)
    if isinstance(due, HandCollected) and record.schema == 1:
        return replace(due, settled=())
    if isinstance(due, PaymentCorrected) and (record.kind, record.schema) == ("payment_corrected", 1):
        return replace(due, difference=Difference.UNASKED)
    if isinstance(due, PaymentCorrected) and (record.kind, record.schema) == ("payment_corrected", 2):
        return replace(due, difference=Difference.OWED) if due.difference is Difference.LATER else due
    return due


def _limit_then(due: DealLimitReached, number: int) -> Fact:
    """No record of today says that it counts meters: what would follow so is none of its answers."""
    if number > _WITH_METERS:
        return due if due.counts is LimitCounts.ODDS else replace(due, rule="")
    return replace(due, counts=LimitCounts.ALL, payments=due.payments if number > 1 else ())


def counted_then(state: State, command: Command, record: Record) -> tuple[Fact, ...]:
    """What meters paid was counted against the limit of a deal: another answer, where somebody has a prize."""
    if state.terms is None or not (state.terms.thresholds.deal and state.jackpots):
        return ()
    answer = decide(counting_all(state), command)
    if isinstance(answer, Refusal):
        answer = _on_its_form(counting_all(state), command, record) or answer
    over = not isinstance(answer, Refusal) and any(isinstance(fact, DealLimitReached) for fact in answer)
    return tuple(map(_with_meters, answer)) if over and not isinstance(answer, Refusal) else ()


def _with_meters(fact: Fact) -> Fact:
    return replace(fact, counts=LimitCounts.ALL) if isinstance(fact, DealLimitReached) else fact


def _meter_unseen(record: Record) -> bool:
    return (record.kind, record.schema) == ("jackpot_verified", 1)


def _without_meter(shown: Evidence) -> Evidence:
    return replace(shown, amounts=(), changes=())
