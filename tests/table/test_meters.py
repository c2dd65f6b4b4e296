"""A linked set in the place of the table's own: what it says comes first, what was written is told to it."""

from collections.abc import Sequence
from random import Random

from dealer_terminal.procedure import commands, meter_commands, meter_facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.meters import parts
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.memory import MemoryJournal
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from tests.procedure.walk import DEALER, HOUSE, approval, book, book_text, usual_terms

KEYS = DerivedKeys("linked", seed=bytes(32), master=bytes(32))


class LinkedSet:
    """Another table put a dollar on Star, which is told ahead of the next count."""

    def __init__(self, journal: MemoryJournal) -> None:
        self._journal = journal
        self.told: list[Fact] = []
        self.written_first = True

    def before(self, state: State, command: Command) -> Sequence[Fact]:
        counts = isinstance(command, meter_commands.CountChips)
        return (meter_facts.MetersMoved({"star": parts(100)}, "floor"),) if counts else ()

    def after(self, state: State, facts: Sequence[Fact]) -> None:
        self.written_first &= self._journal.resume().state == state
        self.told += facts


def counted(chips: int) -> tuple[Session, LinkedSet, object]:
    journal = MemoryJournal(KEYS)
    linked = LinkedSet(journal)
    session = Session(journal, KEYS, StoryClock(Random(1)), linked)
    terms = usual_terms(book("3-card-ags"), cards_from=CardsFrom.DEALER)
    session.handle(commands.SignOn(DEALER))
    session.handle(commands.OpenTable("7", book_text("3-card-ags"), HOUSE, terms, approval("start of shift")))
    session.handle(commands.PlaceWager(1, "stax", 500))
    session.handle(commands.CloseWagers())
    return session, linked, session.handle(meter_commands.CountChips(chips))


def test_what_the_set_says_is_a_fact_of_the_journal() -> None:
    session, linked, _ = counted(1)
    assert meter_facts.MetersMoved({"star": parts(100)}, "floor") in linked.told
    assert session.state.meters["star"] == parts(100_000) + parts(100) + 500 * 5
    assert linked.written_first


def test_a_refused_command_writes_nothing_that_was_heard() -> None:
    session, linked, outcome = counted(-1)
    assert isinstance(outcome, Refusal)
    assert session.state.meters["star"] == parts(100_000)
    assert not any(isinstance(fact, meter_facts.MetersMoved) for fact in linked.told)
