"""Changes at a table since a reviewer's point: facts, rounds, money, queue items and alarms."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure.balance import round_totals
from dealer_terminal.procedure.facts import PaymentCorrected, RoundClosed
from dealer_terminal.review.alarms.board import Board, RaisedAlarm
from dealer_terminal.review.queue.items import QueueItem, items


class Changes(Struct, frozen=True):
    """Changes in the records from `first` on.

    `taken` and `paid` are the sums of rounds that closed in them, plus the effect of corrections to rounds closed
    earlier.
    """

    first: int
    facts: int
    rounds: int
    staked: int
    paid: int
    taken: int
    items: tuple[QueueItem, ...]

    @property
    def win(self) -> int:
        return self.taken - self.paid

    @property
    def subjects(self) -> Counter[str]:
        return Counter(each.subject.value for each in self.items)


def changes(steps: Iterable[ReplayStep], first: int) -> Changes:
    new = tuple(each for each in steps if each.record.position >= first)
    closed = [each.entry for each in new if isinstance(each.entry, RoundClosed)]
    amended = [_amended(each) for each in new]
    return Changes(
        first=first,
        facts=len(new),
        rounds=len(closed),
        staked=sum(each.staked for each in closed),
        paid=sum(each.paid for each in closed) + sum(paid for paid, _ in amended),
        taken=sum(each.taken for each in closed) + sum(taken for _, taken in amended),
        items=tuple(items(new)),
    )


def _amended(step: ReplayStep) -> tuple[int, int]:
    """Return the change to the paid and taken sums by a payment corrected after its round closed."""
    match step.entry:
        case PaymentCorrected(round=number) if step.record.round > number:
            _, paid, taken = round_totals(step.after.state.last_lines)
            _, paid_before, taken_before = round_totals(step.before.state.last_lines)
            return paid - paid_before, taken - taken_before
        case _:
            return 0, 0


def raised_since(board: Board, journal: str, utc: int) -> tuple[RaisedAlarm, ...]:
    return tuple(each for each in board.values() if each.at.journal == journal and each.written.utc >= utc)


def returned_since(board: Board, journal: str, utc: int) -> tuple[RaisedAlarm, ...]:
    over = (each for each in board.values() if each.at.journal == journal and each.returned)
    return tuple(each for each in over if each.returned[0].utc >= utc)
