"""Tables that played by themselves, and their records as a replay reads them."""

from functools import cache
from random import Random

from msgspec.structs import replace

from dealer_terminal.journal.replay import ReplayStep, steps
from dealer_terminal.procedure.facts import RoundOpened
from dealer_terminal.procedure.terms import Thresholds
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
