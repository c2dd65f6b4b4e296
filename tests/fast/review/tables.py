"""Tables that played by themselves, and their records as a replay reads them."""

from functools import cache
from random import Random

from msgspec.structs import replace

from dealer_terminal.audit.record import Record
from dealer_terminal.audit.replay import START, ReplayStep, steps
from dealer_terminal.procedure.facts import IrregularityReported, RoundOpened
from dealer_terminal.procedure.terms import Thresholds
from dealer_terminal.review.axis import Towards
from dealer_terminal.review.reel import RoundRecords
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD, house_text, played, rulebook_text, session_of, usual

JOURNAL = KEYS.journal
EDITIONS = (CLASSIC, THREE_CARD, "31-classic-dealer-procedures", "31-classic-original", "31-classic-rules-of-play")


@cache
def table(rounds: int = 12, rulebook: str = CLASSIC, seed: int = 1) -> tuple[ReplayStep, ...]:
    """Every record, folded from the first."""
    journal = MemoryJournal(KEYS)
    played(journal, rounds, seed=seed, rulebook=rulebook)
    return tuple(steps(journal.records()))


@cache
def watched_table(rounds: int, camera: int) -> tuple[ReplayStep, ...]:
    """Where every payment above so many cents waits for a camera, and each deal above ten times that for a decision."""
    journal = MemoryJournal(KEYS)
    terms = replace(usual(CLASSIC), thresholds=Thresholds(camera=camera, deal=10 * camera))
    session = session_of(journal)
    open_simulated(session, "Table 7", rulebook_text(CLASSIC), house_text(), terms)
    for _ in play_rounds(session, Random(1), rounds):
        pass
    return tuple(steps(journal.records()))


def rounds_of(folded: tuple[ReplayStep, ...]) -> list[tuple[ReplayStep, ...]]:
    """From the first that was opened."""
    opened = [at for at, step in enumerate(folded) if isinstance(step.entry, RoundOpened)]
    return [folded[first:end] for first, end in zip(opened, [*opened[1:], len(folded)], strict=True)]


class MemorySource:
    """A whole journal in memory; it counts what is read of it."""

    journal = JOURNAL

    def __init__(self, folded: tuple[ReplayStep, ...], size: int = 0) -> None:
        self.folded = folded
        self.there = size or len(folded)
        self.read: list[int] = []

    def size(self) -> int:
        return self.there

    def round_of(self, position: int) -> RoundRecords:
        opened = [step.record.position for step in self.folded[: self.there] if isinstance(step.entry, RoundOpened)]
        first = max((at for at in opened if at <= position), default=0)
        end = min((at for at in opened if at > position), default=self.there)
        self.read.append(first)
        records: tuple[Record, ...] = tuple(step.record for step in self.folded[first:end])
        return RoundRecords(self.folded[first].before if first else START, records)

    def readable(self, position: int) -> RoundRecords:
        return self.round_of(position)

    def round_begins(self, position: int) -> int:
        return self.round_of(position).first

    def same_kind(self, position: int, towards: Towards) -> int:
        kind = self.folded[position].record.kind
        found = (step.record.position for step in self.folded[: self.there] if step.record.kind == kind)
        ahead = [at for at in found if (at - position) * towards.value > 0]
        return min(ahead, key=lambda at: abs(at - position)) if ahead else position

    def irregular(self, position: int, towards: Towards) -> int:
        found = [step.record.position for step in self.folded if isinstance(step.entry, IrregularityReported)]
        ahead = [at for at in found if (at - position) * towards.value > 0]
        return min(ahead, key=lambda at: abs(at - position)) if ahead else position
