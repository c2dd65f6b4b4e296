"""What a dealer did at a table, round by round: how long each took by the records' times, and what was put right."""

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
"""A pause between two steps that is longer belongs to something else than dealing."""
_BETS = (Phase.CLOSED, Phase.WAGERS)


class DealtRound(Struct, frozen=True):
    """`seconds` are those after “no more bets” in which nothing stood still at a question, a payment that waited or a
    fault. `righted` are the records in which a step, a payment or cards of this round were put right, whenever that
    was and whoever dealt by then."""

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
    """Of a journal's records, in their order. A round waits until the next one is over: so long it can be put right."""
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
        """With all that was put right of it until now."""
        for each in self._waiting:
            yield replace(each, righted=tuple(self._righted.get(each.number, ())))
        self._waiting = ()

    def _closed(self, number: int, position: int, state: State) -> Iterator[DealtRound]:
        """Nobody can come or go while a round is played."""
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
        """What a deal's limit takes off a payment is no slip."""
        return any((each.by, each.shown) == (approval.by, approval.shown) for each in self._limited)


def _deals(state: State) -> bool:
    """Nothing stands still, and no bets are open."""
    stands = state.issue is not None or bool(state.holds) or bool(state.faults)
    return not stands and state.phase not in _BETS


_ALIKE = 200
"""With so many rounds of the very same hands and wagers there is no need to reckon with others."""


class Exposure(Struct, frozen=True):
    hands: int
    wagers: int

    @property
    def settled(self) -> int:
        """A hand is one thing to do right, and so is each of its wagers."""
        return max(1, self.hands + self.wagers)

    def times(self, other: "Exposure") -> float:
        """At most so many times the chance of a round like that one."""
        return max(1.0, self.hands / max(1, other.hands), self.wagers / max(1, other.wagers))


class DealtRounds(Struct, frozen=True):
    """Rounds of each exposure, and those of them in which something was put right."""

    rounds: Mapping[Exposure, int]
    righted: Mapping[Exposure, int]

    def count(self) -> int:
        return sum(self.rounds.values())

    def righted_count(self) -> int:
        return sum(self.righted.values())

    def like(self, exposure: Exposure) -> float:
        """These are worth so many rounds of that exposure, at least: if each of those has the chance c, all of these
        together have as many times c."""
        return sum(count / exposure.times(each) for each, count in self.rounds.items())

    def chance(self, exposure: Exposure) -> float:
        """As it was: in rounds alike, or where these are few, for each hand and wager in all of them."""
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
