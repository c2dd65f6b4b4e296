"""Whole rounds played by the simulated dealer into any journal."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from dealer_terminal import installed
from dealer_terminal.app import installed_rulebooks
from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.record import Record, Times
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.terms import CardsFrom, Terms, usual_terms
from dealer_terminal.rules.games import GAMES
from dealer_terminal.rules.rulebook_file import read_rulebook
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.ports import Clock, Journal, TerminalKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds
from tests.helpers.memory import MemoryJournal

CLASSIC, THREE_CARD = "31-classic-wa-2019", "3-card-ags"
KEYS = DerivedKeys("0123456789abcdef01", seed=b"\1" * 32, master=b"\2" * 32)


def rulebook_text(name: str) -> str:
    return installed_rulebooks.rulebook_text(name)


def house_text() -> str:
    return (installed.assets() / "house" / "procedures.toml").read_text()


def usual(rulebook: str) -> Terms:
    return usual_terms(read_rulebook(rulebook_text(rulebook), rulebook, GAMES), CardsFrom.SIMULATED)


def session_of(journal: Journal, keys: TerminalKeys = KEYS, clock: Clock | None = None) -> Session:
    return Session(journal, keys, clock or StoryClock(Random(1)))


def played(
    journal: Journal,
    rounds: int,
    *,
    keys: TerminalKeys = KEYS,
    seed: int = 1,
    rulebook: str = CLASSIC,
    table: str = "Table 7",
) -> Session:
    session = session_of(journal, keys)
    open_simulated(session, table, rulebook_text(rulebook), house_text(), usual(rulebook))
    for _ in play_rounds(session, Random(seed), rounds):
        pass
    return session


@dataclass(frozen=True)
class Append:
    """One command's facts, as a session appended them."""

    facts: Sequence[Fact]
    operator: str
    at: Times

    def to(self, journal: Journal) -> Sequence[Record]:
        return journal.append(self.facts, operator=self.operator, at=self.at)


class Recorder(MemoryJournal):
    def __init__(self, keys: TerminalKeys) -> None:
        super().__init__(keys)
        self.appends: list[Append] = []

    def append(
        self, facts: Sequence[Fact], *, operator: str, at: Times, frames: Sequence[DeviceFrame] = ()
    ) -> Sequence[Record]:
        self.appends.append(Append(tuple(facts), operator, at))
        return super().append(facts, operator=operator, at=at, frames=frames)


def appends(rounds: int, *, keys: TerminalKeys = KEYS, seed: int = 1, rulebook: str = CLASSIC) -> list[Append]:
    """What a session would append while these rounds are played, command by command."""
    recorder = Recorder(keys)
    played(recorder, rounds, keys=keys, seed=seed, rulebook=rulebook)
    return recorder.appends
