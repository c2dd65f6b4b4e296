"""Simulated stories in which much goes wrong, and what is left of one that is cut off behind any record.

Each has a seed of its own, found by trial: together they hold all that can happen at a simulated table.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

import pytest
from msgspec.structs import replace

from dealer_terminal import installed
from dealer_terminal.journal.record import Record, Times
from dealer_terminal.journal.replay import FoldedState, entry_of
from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.signing_preview import with_evidence
from dealer_terminal.procedure.terms import CardsFrom, ReadAt, Terms, Thresholds
from dealer_terminal.rules.hand import Result
from dealer_terminal.table.ports import Journal, Resumed, TerminalKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation import dealer, people
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.dealer import SimulatedDealer
from dealer_terminal.table.simulation.table import open_simulated
from tests.helpers.memory import MemoryJournal
from tests.helpers.playing import CLASSIC, KEYS, THREE_CARD, house_text, rulebook_text, usual

BOOKS = sorted(file.stem for file in (installed.assets() / "rulebooks").glob("*.toml"))
SEEDS = {
    "3-card-ags": 142,
    "3-card-ags with a prize taken back": 304,
    "3-card-ags by hand": 1,
    "3-card-ags read as turned over": 73,
    "31-classic-dealer-procedures": 67,
    "31-classic-original": 50,
    "31-classic-rules-of-play": 27,
    "31-classic-wa-2019": 29,
    "31-classic-wa-2019 by hand": 27,
    "31-classic-wa-2019 read as turned over": 27,
}
STRICT = Thresholds(camera=1_000, deal=15_000)
RARE = {"vacant-position": 60, "jackpot-disputed": 80, "player-leaves": 20, "draw-card-handled": 12}
LIVELY = {
    dealer: {
        "_SLIP": 0.1,
        "_IRREGULARITY": 0.06,
        "_RELIEF": 0.3,
        "_LIKELY": {path.id: 4 for path in PATHS} | RARE,
        "_MISCOUNT": 0.3,
        "_STRAY_TOUCH": 0.3,
        "_WRONG_HAND": 0.5,
        "_CANCELLED": 0.3,
    },
    people: {"_HUNCH": 0},
}
"""Nobody plays on a hunch: what each decision should be, the cards say."""


@dataclass(frozen=True)
class Story:
    rulebook: str
    terms: Terms
    seed: int

    def opened(self, journal: Journal, chance: Random, keys: TerminalKeys = KEYS) -> Session:
        """As `simulate` starts on whatever the journal holds."""
        last = max((record.utc for record in journal.records(journal.status().records - 1)), default=START)
        session = Session(journal, keys, StoryClock(chance, last))
        open_simulated(session, "Table 7", rulebook_text(self.rulebook), house_text(), self.terms)
        return session


def _stories() -> Iterator[tuple[str, Story]]:
    for book in BOOKS:
        yield book, Story(book, replace(usual(book), thresholds=STRICT), SEEDS.get(book, 1))
    taken_back = f"{THREE_CARD} with a prize taken back"
    yield taken_back, Story(THREE_CARD, replace(usual(THREE_CARD), thresholds=STRICT), SEEDS[taken_back])
    for book in (CLASSIC, THREE_CARD):
        by_hand, turned_over = f"{book} by hand", f"{book} read as turned over"
        yield by_hand, Story(book, replace(usual(book), cards_from=CardsFrom.DEALER), SEEDS[by_hand])
        yield turned_over, Story(book, replace(usual(book), read_at=ReadAt.EXPOSURE), SEEDS[turned_over])


STORIES: Mapping[str, Story] = dict(_stories())


def lively(monkeypatch: pytest.MonkeyPatch) -> None:
    for module, rates in LIVELY.items():
        for name, rate in rates.items():
            monkeypatch.setattr(module, name, rate)


def told(story: Story, rounds: int) -> MemoryJournal:
    """Between rounds a payment of the last one is put right, and something is wrong with the device."""
    journal, chance = MemoryJournal(KEYS), Random(f"{story.seed}/{story.rulebook}")
    session = story.opened(journal, chance)
    simulated = SimulatedDealer(session, chance)
    for _ in range(rounds):
        simulated.play_round()
        won = [line for line in session.state.last_lines if line.result is Result.WIN and line.spot != "stax"]
        for line in won[:1]:
            right = commands.CorrectPayment(line.seat, line.spot, line.pays + 500, people.approval("a chip short"))
            assert not isinstance(session.handle(with_evidence(session.state, right)), Refusal)
        session.handle(commands.RaiseFault(FaultId.JAM, "simulated"))
    return journal


class Cut(MemoryJournal):
    """It knows where its round began."""

    def __init__(self) -> None:
        super().__init__(KEYS)
        self.began: tuple[int, FoldedState] = (0, FoldedState())

    def resume(self) -> Resumed:
        """The head's own fold, which the contract of journals holds equal to that of the records."""
        return Resumed(self._head.stand.state, self._head.frontier.size)

    def grow(self, record: Record) -> None:
        if record.kind == "round_opened":
            self.began = record.position, self._head.stand
        at = Times(record.utc, record.monotonic)
        assert self.append((entry_of(record),), operator=record.operator, at=at) == (record,)  # type: ignore[arg-type]

    def left(self) -> "Cut":
        """What a process that is killed now leaves."""
        copy = Cut()
        copy._head, copy.began = self._head, self.began
        copy._records, copy.checkpoints = self._records.copy(), self.checkpoints.copy()
        return copy


def cuts(journal: MemoryJournal) -> Iterator[Cut]:
    """What is left behind each record, also of records that were written together."""
    grown = Cut()
    for record in journal.records():
        grown.grow(record)
        yield grown.left()
