"""Tables with sessions of their own on one set of meters, by chance alone: lines that fall before or behind what was
asked, requests that are late, terminals that are killed. Money and order are looked at after every event; at the end
all lines are back. The floor is the model that the contract holds to PostgreSQL.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.linked.ports import MeterSet, WinOutcome
from dealer_terminal.procedure import commands, facts, meter_commands
from dealer_terminal.procedure.choices import Choice
from dealer_terminal.procedure.meter_facts import JackpotLocked, MetersGrew
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, to_settle
from dealer_terminal.rules.irregularity import IrregularityId
from dealer_terminal.rules.money import parts
from tests.fast.floor.linked.model import STAX, ModelFloor
from tests.fast.floor.linked.tables import LinkedTable
from tests.fast.procedure.stax import METERS
from tests.fast.procedure.walk import approval

TABLES, EVENTS, OFTEN = 4, 240, 0.08


class WrongError(AssertionError):
    """Money or order is not what it must be."""


class Bad:
    """A line that may fall with each request, before or behind it. On a line that fell, a request may come late, or a
    second time; on one that stands, as on every connection, none overtakes another."""

    def __init__(self, line: MeterSet, simulation: "Simulation") -> None:
        self._line, self._simulation = line, simulation

    def __getattr__(self, name: str) -> Callable[..., object]:
        def ask(*told: object) -> object:
            often, asked = self._simulation.often, getattr(self._line, name)
            fate = self._simulation.chance.random()
            if fate < 2 * often:
                self._simulation.late.append(lambda: asked(*told))
            if fate < often:
                raise KnownError("late")
            answer = asked(*told)
            if fate < 3 * often:
                raise KnownError("the answer is lost")
            return answer

        return ask


class Simulation:
    def __init__(self, seed: int) -> None:
        self.chance, self.often = Random(seed), 0.0
        self.floor = ModelFloor(*STAX)
        self.late: list[Callable[[], object]] = []
        self.due: dict[LinkedTable, tuple[int, int]] = {}
        """The seat that hit at a table, and how many facts stood there before its prize."""
        self.tables = [LinkedTable(str(number), self._line).link() for number in range(TABLES)]

    def _line(self, table: str) -> Any:
        return Bad(self.floor.line(table), self)

    def run(self) -> None:
        self.often = OFTEN
        for _ in range(EVENTS):
            self.event(self.chance.choice(self.tables))
            self.check()
        self.often = 0.0
        self.mends()

    def event(self, table: LinkedTable) -> None:
        match self.chance.randrange(9):
            case 0:
                table.killed().link()
            case 1 if self.late:
                self._comes_late(self.late.pop(self.chance.randrange(len(self.late))))
            case 2 | 3 | 4:
                table.link() if table.is_closed() else table.hear()
            case _ if table in self.due:
                self.ends(table, void=self.chance.random() < 0.2)
            case _ if not table.is_closed():
                table.dealt(range(1, self.chance.randint(2, 3)))
                seat = table.confirming(self.chance.choice([*METERS]))
                self.due[table] = seat, len(table.happened())

    def ends(self, table: LinkedTable, *, void: bool) -> None:
        """Paid once its amount is locked there, or void; then the next round."""
        seat, before = self.due[table]
        locked = any(isinstance(each, JackpotLocked) for each in table.happened()[before:])
        if not void and not locked and isinstance(table.ask(meter_commands.PayJackpot(seat)), Refusal):
            return
        if void:
            table.do(commands.ReportIrregularity(IrregularityId.VOID_ROUND))
            table.do(commands.ResolveIrregularity(Choice.VOID, (approval(),)))
        else:
            table.verify(seat)
        while table.state.phase is Phase.SETTLE:
            if to_settle(table.state)[0] != seat:
                table.turned_over("")
            table.rack()
        table.deck_back()
        del self.due[table]

    def _comes_late(self, ask: Callable[[], object]) -> None:
        try:
            ask()
        except KnownError:
            return

    def check(self) -> None:
        """Nothing is made or lost, and no two wins have one place."""
        for name, meter in self.floor.meters.items():
            if not meter.is_whole:
                raise WrongError(f"{name}: {meter.value} is not the sum of its parts")
            if [win.number for win in meter.wins.values()] != [*range(1, len(meter.wins) + 1)]:
                raise WrongError(f"{name}: its wins are not in order")
            if meter.prizes != parts(sum(win.pays for win in meter.wins.values())):
                raise WrongError(f"{name}: its prizes are not those of its wins")

    def mends(self) -> None:
        """All lines are back, all rounds end: tables and floor agree to the hundredth of a cent."""
        for each in self.late:
            self._comes_late(each)
        for _ in range(3):
            for table in self.tables:
                table.link().hear()
                if table in self.due:
                    self.ends(table, void=False)
        for table in self.tables * 2:
            table.hear()
        self.check()
        for name, meter in self.floor.meters.items():
            if meter.increments != sum(self._grown(table, name) for table in self.tables):
                raise WrongError(f"{name}: its increments are not what the tables added")
            if meter.prizes != parts(sum(sum(_paid(table, name)) for table in self.tables)):
                raise WrongError(f"{name}: its prizes are not what the tables' journals paid")
            if any(win.outcome is WinOutcome.PENDING for win in meter.wins.values()):
                raise WrongError(f"{name}: a win is pending for ever")
            if {table.stands_at(name) for table in self.tables} != {meter.value}:
                raise WrongError(f"{name}: not every table shows {meter.value}")

    def _grown(self, table: LinkedTable, meter: str) -> int:
        return sum(each.grown.get(meter, 0) for each in table.happened() if isinstance(each, MetersGrew))


def _paid(table: LinkedTable, meter: str) -> Iterator[int]:
    """What its rounds paid on that meter; a void one nothing."""
    paid = 0
    for fact in table.happened():
        if isinstance(fact, JackpotLocked) and fact.line.meter == meter:
            paid += fact.line.pays
        elif isinstance(fact, facts.RoundMisdealt):
            paid = 0
        elif isinstance(fact, facts.RoundClosed):
            yield paid
            paid = 0
