"""A linked set in the place of the table's own: two tables on one set of meters, through refusals and power cuts."""

from collections.abc import Sequence
from random import Random

from dealer_terminal.audit.codec import CODEC
from dealer_terminal.audit.record import Record
from dealer_terminal.procedure import commands, meter_commands, meter_facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.evidence import with_evidence
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.jackpot import LOCKED
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import State
from dealer_terminal.procedure.terms import CardsFrom
from dealer_terminal.rules.meter_money import parts
from dealer_terminal.table.derived_keys import DerivedKeys
from dealer_terminal.table.meter_ports import Meters
from dealer_terminal.table.ports import Journal
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import StoryClock
from tests.fast.procedure.walk import DEALER, HOUSE, approval, book, book_text, usual_terms
from tests.helpers.memory import MemoryJournal

KEYS = DerivedKeys("linked", seed=bytes(32), master=bytes(32))
RESET, RATE = parts(100_000), 500 * 5
"""Star's, for a wager of $5."""


class Floor:
    """The set itself, which outlives its tables: what the meters stand at and who holds a lock on them."""

    def __init__(self) -> None:
        self.meters: dict[str, int] = {}
        self.locks: set[tuple[str, int, int]] = set()


class Linked:
    """One table's end of the set, as the port has it."""

    def __init__(self, floor: Floor, table: str) -> None:
        self.floor, self.table = floor, table
        self.next, self.stood = 0, dict[str, int]()

    def resumed(self, state: State, journal: Journal) -> None:
        self.after(state, tuple(journal.records(self.next)))
        held = {(self.table, state.round, seat) for seat, each in state.jackpots.items() if each.stage in LOCKED}
        self.floor.locks = {lock for lock in self.floor.locks if lock[0] != self.table or lock in held}

    def before(self, state: State, command: Command) -> Sequence[Fact]:
        if not isinstance(command, meter_commands.CountChips | meter_commands.PayJackpot):
            return ()
        if isinstance(command, meter_commands.PayJackpot):
            self.floor.locks.add((self.table, state.round, command.seat))
        moved = {name: at - state.meters[name] for name, at in self.floor.meters.items() if at != state.meters[name]}
        return (meter_facts.MetersMoved(moved, "floor"),) if moved else ()

    def refused(self, state: State, command: Command) -> None:
        if isinstance(command, meter_commands.PayJackpot):
            self.floor.locks.discard((self.table, state.round, command.seat))

    def after(self, state: State, records: Sequence[Record]) -> None:
        fresh = [each for each in records if each.position >= self.next]
        if not fresh:
            return
        for name, at in state.meters.items():
            own = at - self.stood.get(name, at) - sum(moved(each).get(name, 0) for each in fresh)
            self.floor.meters[name] = self.floor.meters.get(name, at) + own
        self.next, self.stood = fresh[-1].position + 1, state.meters


def moved(record: Record) -> dict[str, int]:
    fact = CODEC.decode(record.kind, record.schema, record.body)
    return fact.moved if isinstance(fact, meter_facts.MetersMoved) else {}


class PowerCut(Linked):
    """Its table writes, and ends before it can tell the set."""

    cut = False

    def after(self, state: State, records: Sequence[Record]) -> None:
        if not self.cut:
            super().after(state, records)


def session(journal: MemoryJournal, meters: Meters) -> Session:
    return Session(journal, KEYS, StoryClock(Random(1)), meters)


def wagered(meters: Meters) -> tuple[Session, MemoryJournal]:
    """A STAX wager lies at position 1 and no more bets are taken."""
    journal = MemoryJournal(KEYS)
    playing = session(journal, meters)
    terms = usual_terms(book("3-card-ags"), cards_from=CardsFrom.DEALER)
    opening = commands.OpenTable("7", book_text("3-card-ags"), HOUSE, terms, approval("start of shift"))
    for command in (commands.SignOn(DEALER), opening, commands.PlaceWager(1, "stax", 500), commands.CloseWagers()):
        assert not isinstance(playing.handle(with_evidence(playing.state, command)), Refusal)
    return playing, journal


def test_what_one_table_adds_stands_on_the_others_meter_before_its_next_command() -> None:
    floor = Floor()
    one, _ = wagered(Linked(floor, "1"))
    other, journal = wagered(Linked(floor, "2"))
    one.handle(meter_commands.CountChips(1))
    other.handle(meter_commands.CountChips(1))
    assert floor.meters["star"] == other.state.meters["star"] == RESET + 2 * RATE
    assert journal.resume().state == other.state
    assert [moved(each)["star"] for each in journal.records() if moved(each)] == [RATE]


def test_a_refused_command_writes_nothing_that_was_heard_and_holds_no_lock() -> None:
    floor = Floor()
    one, _ = wagered(Linked(floor, "1"))
    other, journal = wagered(Linked(floor, "2"))
    one.handle(meter_commands.CountChips(1))
    before = tuple(journal.records())
    assert isinstance(other.handle(meter_commands.CountChips(-1)), Refusal)
    assert isinstance(other.handle(meter_commands.PayJackpot(1)), Refusal)
    assert (tuple(journal.records()), floor.locks) == (before, set())


def test_what_was_written_before_the_power_went_is_heard_at_the_next_start_and_once() -> None:
    floor = Floor()
    one, _ = wagered(Linked(floor, "1"))
    one.handle(meter_commands.CountChips(1))
    end = PowerCut(floor, "2")
    other, journal = wagered(end)
    end.cut = True
    other.handle(meter_commands.CountChips(1))
    assert floor.meters["star"] == RESET + RATE
    end.cut = False
    for _ in range(2):
        assert session(journal, end).state.meters["star"] == floor.meters["star"] == RESET + 2 * RATE


def test_a_lock_for_a_payment_that_was_never_written_is_free_at_the_next_start() -> None:
    floor = Floor()
    end = Linked(floor, "1")
    playing, journal = wagered(end)
    end.before(playing.state, meter_commands.PayJackpot(1))
    assert floor.locks
    session(journal, end)
    assert not floor.locks
