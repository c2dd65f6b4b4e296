"""Each dealer's rounds at a table: their duration by the records' times, and later corrections."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.procedure import facts, meter_facts
from dealer_terminal.procedure.people import Approval, Operator
from dealer_terminal.procedure.state import Phase, State

SECOND = 1_000_000
LONGEST = 60 * SECOND
"""Longest interval between two steps that counts as dealing time, in microseconds."""
_BETS = (Phase.CLOSED, Phase.WAGERS)


class DealtRound(Struct, frozen=True):
    """One round dealt. `seconds` are those after “no more bets”, without pauses for questions, held payments or
    faults.

    `righted` are the records that corrected a step, a payment or cards of this round, at any time and under any dealer.
    """

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
    """Yield the rounds of a journal's records, given in order.

    A round is held back until the next one has closed, because it can be corrected until then.
    """
    rounds = _Rounds(journal)
    for step in steps:
        yield from rounds.see(step)
    yield from rounds.last()


class _Rounds:
    def __init__(self, journal: str) -> None:
        self._journal = journal
        self._begun, self._passed, self._last, self._wagered = False, 0, 0, State()
        self._righted: dict[int, list[int]] = {}
        self._limited: tuple[Approval, ...] = ()
        self._waiting: tuple[DealtRound, ...] = ()

    def see(self, step: ReplayStep) -> Iterator[DealtRound]:
        record, state = step.record, step.before.state
        if self._begun and _deals(state) and 0 <= record.utc - self._last <= LONGEST:
            self._passed += record.utc - self._last
        self._last = record.utc
        match step.entry:
            case facts.RoundOpened(round=number):
                self._opened(number)
            case facts.WagersClosed():
                self._begun, self._wagered = True, step.after.state
            case facts.RoundClosed(round=number):
                yield from self.last()
                self._waiting = tuple(self._closed(number, record.position, state)) if self._begun else ()
            case meter_facts.EventCorrected(round=number):
                self._righted.setdefault(number, []).append(record.position)
            case facts.StepUndone() | facts.CardsCorrected():
                self._righted.setdefault(state.round, []).append(record.position)
            case facts.DealLimitDecided(approval=approval):
                self._limited = (*self._limited, approval)
            case facts.PaymentCorrected(round=number, approval=approval) if not self._cuts(approval):
                self._righted.setdefault(number, []).append(record.position)

    def last(self) -> Iterator[DealtRound]:
        """Yield the round held back, with all its corrections so far."""
        for each in self._waiting:
            yield replace(each, righted=tuple(self._righted.get(each.number, ())))
        self._waiting = ()

    def _closed(self, number: int, position: int, state: State) -> Iterator[DealtRound]:
        """Yield the closed round. Players cannot join or leave during a round."""
        wagered, playing = self._wagered, self._wagered.playing()
        if state.dealer is not None:
            yield DealtRound(
                journal=self._journal,
                number=number,
                position=position,
                dealer=state.dealer,
                simulated=wagered.terms is not None and wagered.terms.cards_from.value == "simulated",
                hands=len(playing),
                wagers=sum(len(wagered.seat(seat).wagers) for seat in playing),
                seconds=self._passed / SECOND,
                righted=(),
            )

    def _opened(self, number: int) -> None:
        self._begun, self._passed, self._limited = False, 0, ()
        self._righted = {each: found for each, found in self._righted.items() if each >= number - 1}

    def _cuts(self, approval: Approval) -> bool:
        """Return True if the correction applies a deal's payout limit, which is not an error."""
        return any((each.by, each.shown) == (approval.by, approval.shown) for each in self._limited)


def _deals(state: State) -> bool:
    """Return True if bets are closed and nothing blocks the round."""
    stands = state.issue is not None or bool(state.holds) or bool(state.faults)
    return not stands and state.phase not in _BETS


_ALIKE = 200
"""Number of rounds of one exposure from which other exposures are ignored."""


class Exposure(Struct, frozen=True):
    hands: int
    wagers: int

    @property
    def settled(self) -> int:
        """Return the number of things to do right: each hand and each of its wagers."""
        return max(1, self.hands + self.wagers)

    def times(self, other: "Exposure") -> float:
        """Return the largest possible ratio of this round's chance of error to that of the other."""
        return max(1.0, self.hands / max(1, other.hands), self.wagers / max(1, other.wagers))


class DealtRounds(Struct, frozen=True):
    """Number of rounds by exposure, and of those that were corrected."""

    rounds: Mapping[Exposure, int]
    righted: Mapping[Exposure, int]

    def count(self) -> int:
        return sum(self.rounds.values())

    def righted_count(self) -> int:
        return sum(self.righted.values())

    def like(self, exposure: Exposure) -> float:
        """Return the equivalent number of rounds of that exposure, at least.

        If each of those has the chance c, all of these together have at least that many times c.
        """
        return sum(count / exposure.times(each) for each, count in self.rounds.items())

    def chance(self, exposure: Exposure) -> float:
        """Return the observed chance, from equal rounds or, if these are few, per hand and wager in all of them."""
        alike = self.rounds.get(exposure, 0)
        if alike >= _ALIKE:
            return self.righted.get(exposure, 0) / alike
        settled = sum(each.settled * count for each, count in self.rounds.items())
        return min(1.0, exposure.settled * self.righted_count() / settled) if settled else 0.0


def of(rounds: Iterable[DealtRound]) -> DealtRounds:
    every = list(rounds)
    return DealtRounds(Counter(map(_exposure, every)), Counter(_exposure(each) for each in every if each.righted))


def _exposure(dealt: DealtRound) -> Exposure:
    return Exposure(dealt.hands, dealt.wagers)
