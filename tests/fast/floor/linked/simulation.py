"""Many tables on one set of meters, by chance alone: lines that fall before or behind what was asked, requests that are
late, terminals that are killed. Money and order are looked at after every event; at the end all lines are back.

What a terminal knows of the set goes with it when it is killed; its journal stays. What it makes of both is
`floor.linked.held`; the floor is the model that the contract holds to PostgreSQL.
"""

from collections.abc import Callable, Sequence
from functools import reduce
from random import Random
from typing import Any

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.linked.held import Held, followed, should_stand
from dealer_terminal.floor.linked.ports import MeterSet, Outcome, Stands, Wanted, Win
from dealer_terminal.procedure import facts
from dealer_terminal.procedure.meter_facts import (
    JackpotCancelled,
    JackpotLocked,
    JackpotVerified,
    MetersGrew,
    Verification,
)
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.rules.hand import Line, Result
from dealer_terminal.rules.meter_money import parts, whole_cents
from tests.fast.floor.linked.model import STAX, ModelFloor

TABLES, EVENTS, BUSY = 100, 1_500, 8
"""At a time so many tables are busy: what goes wrong meets what went wrong before."""
WORD = Approval(Operator("s1", "S.", Role.SUPERVISOR), "seen")


class WrongError(AssertionError):
    """Money or order is not what it must be."""


class Table:
    def __init__(self, name: str, floor: ModelFloor) -> None:
        self.name, self._floor = name, floor
        self.journal: list[facts.Fact] = []
        self.grown = dict.fromkeys(floor.meters, 0)
        self.shown = dict.fromkeys(floor.meters, 0)
        self.round, self.seat, self.due, self.asked = 1, 1, "", 0
        self.locked: dict[int, int] = {}
        self.starts()

    def starts(self) -> None:
        """What was in memory is gone."""
        self.stands: dict[str, Stands] = {}
        self.held: dict[str, Held] = {}
        self.wanted: dict[str, Wanted] = {}
        self.line: MeterSet | None = None

    # -- at the table

    def wagers(self, cents: int) -> None:
        if self.line is not None and self.stands and not self.due:
            self.writes(MetersGrew({1: cents}, {meter: cents * rate for meter, _, rate in STAX}, ""))

    def wins(self, meter: str) -> None:
        """A hand that hit; its amount is locked by the floor."""
        if self.line is not None and not self.due:
            self.due = meter

    def pays(self) -> None:
        """“Pay Jackpot”: once the win is there it is written, else it is asked for."""
        if not self.due:
            return
        granted = next((each for each in self.held.values() if each.is_granted), None)
        if granted is not None and granted.win.of_meter == self.due:
            self.moves()
            pays = whole_cents(self.shown[self.due])
            if pays != granted.win.pays:
                raise WrongError(f"table {self.name}: it pays {pays}, the floor locked {granted.win.pays}")
            line = Line(self.seat, "stax", "hit", Result.WIN, None, 500, pays, "", self.due)
            self.writes(JackpotLocked(self.seat, line, 1, granted.win.reseeded, Verification.SUPERVISOR, ""))
            self.locked[self.seat] = pays
            self.due, self.seat = "", self.seat + 1
        elif self.line is not None and not self.wanted:
            self.asked += 1
            name, total = f"{self.round}/{self.asked}/{len(self.journal)}", self.grown[self.due]
            self.wanted[name] = Wanted(self.due, name, self.round, self.seat, len(self.journal), 0, total)

    def cancels(self) -> None:
        if self.due:
            self.due, self.wanted = "", {}
            self.writes(JackpotCancelled(self.seat, "hit"))

    def ends(self, *, void: bool) -> None:
        """Verified and paid, or everything goes back; then the next round."""
        if self.due:
            return
        if void:
            self.writes(facts.RoundMisdealt("void-round", ()))
        for seat, pays in () if void else self.locked.items():
            self.writes(JackpotVerified(seat, "hit", pays, "", WORD))
        self.writes(facts.RoundClosed(self.round, b"", 0, 0, 0))
        self.round, self.seat, self.locked = self.round + 1, 1, {}

    def writes(self, fact: facts.Fact) -> None:
        self.journal.append(fact)
        for meter, by in fact.grown.items() if isinstance(fact, MetersGrew) else ():
            self.grown[meter] += by
            self.shown[meter] += by
        before = self.held
        self.held = {name: followed(each, (fact,)) for name, each in self.held.items()}
        for name, each in self.held.items():
            was = before[name]
            self.shown[each.win.of_meter] += parts(was.pays - each.pays) - parts(was.reseeded - each.reseeded)

    # -- on the line

    def exchanges(self, line: MeterSet, found: Sequence[Win] = ()) -> None:
        """As `linking.exchange` does it."""
        wanted, settled = tuple(self.wanted.values()), [each for each in self.held.values() if not each.is_settled]
        given = [line.win(each) for each in wanted]
        told = [each.settled() for each in settled]
        if not all(line.settle(each) for each in told):
            raise WrongError(f"table {self.name}: a win does not fit")
        stands = line.tell(self.grown)
        self._heard([*found, *given])
        for each in told:
            self.held[each.name] = self.held[each.name].known_there(each)
        self.stands = {each.of_meter: each for each in stands}
        self.held = {name: each for name, each in self.held.items() if not each.is_over}
        self.moves()

    def joins(self, line: MeterSet) -> None:
        line.join()
        self.exchanges(line, line.open_wins(self.round))
        if any(each.fell or each.total != self.grown[each.of_meter] for each in self.stands.values()):
            raise WrongError(f"table {self.name}: totals differ")
        self.line = line

    def _heard(self, wins: Sequence[Win]) -> None:
        for win in wins:
            self.wanted.pop(win.name, None)
            since = ((fact,) for fact in self.journal[win.position :])
            self.held[win.name] = reduce(followed, since, Held(win))

    def moves(self) -> None:
        for meter, stands in self.stands.items():
            self.shown[meter] = should_stand(stands, self.grown[meter], self.held.values())


class Bad:
    """A line that may fall with each request, before or behind it. On a line that fell, a request may come late, or a
    second time; on one that stands, as on every connection, none overtakes another."""

    def __init__(self, line: MeterSet, chance: Random, late: list[Callable[[], object]], often: float) -> None:
        self._line, self._chance, self._late, self._often = line, chance, late, often

    def __getattr__(self, name: str) -> Callable[..., object]:
        def ask(*told: object) -> object:
            fate, asked = self._chance.random(), getattr(self._line, name)
            if fate < 2 * self._often:
                self._late.append(lambda: asked(*told))
            if fate < self._often:
                raise KnownError("late")
            answer = asked(*told)
            if fate < 3 * self._often:
                raise KnownError("the answer is lost")
            return answer

        return ask


class Simulation:
    def __init__(self, seed: int, tables: int = TABLES) -> None:
        self.chance = Random(seed)
        self.floor = ModelFloor(*STAX)
        self.tables = [Table(str(number), self.floor) for number in range(tables)]
        self.late: list[Callable[[], object]] = []
        self.locked: list[tuple[str, int]] = []

    def run(self, events: int = EVENTS) -> None:
        busy = self.tables
        for each in self.tables:
            self.links(each, often=0.0)
        for number in range(events):
            busy = self.chance.sample(self.tables, BUSY) if number % (events // 3) == 0 else busy
            self.event(self.chance.choice(busy if self.chance.random() < 0.9 else self.tables))
            self.check()
        self.mends()

    def event(self, table: Table) -> None:
        match self.chance.randrange(12):
            case 0 | 1 | 2:
                table.wagers(500 * self.chance.randint(1, 6))
            case 3:
                table.wins(self.chance.choice(STAX)[0])
            case 4 | 5:
                table.pays()
            case 6:
                table.ends(void=self.chance.random() < 0.2)
            case 7:
                table.starts() if self.chance.random() < 0.5 else table.cancels()
            case 8 if self.late:
                self._comes_late(self.late.pop(self.chance.randrange(len(self.late))))
            case _:
                self.exchanges(table)

    def exchanges(self, table: Table, often: float = 0.08) -> None:
        if table.line is None:
            self.links(table, often)
            return
        try:
            table.exchanges(table.line)
        except KnownError:
            table.line, table.wanted = None, {}

    def links(self, table: Table, often: float = 0.08) -> None:
        line: Any = self.floor.line(table.name)
        if often:
            line = Bad(line, self.chance, self.late, often)
        try:
            table.joins(line)
        except KnownError:
            table.line = None

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
        for _ in range(2):
            for table in self.tables:
                self.links(table, often=0.0)
                table.cancels()
                table.ends(void=False)
                self.exchanges(table)
        for table in self.tables:
            self.exchanges(table)
        self.check()
        self._agree()

    def _agree(self) -> None:
        for name, meter in self.floor.meters.items():
            if meter.increments != sum(table.grown[name] for table in self.tables):
                raise WrongError(f"{name}: its increments are not what the tables added")
            written = sum(_written(table.journal, name) for table in self.tables)
            if meter.prizes != parts(written):
                raise WrongError(f"{name}: its prizes are not what the tables' journals paid")
            if any(win.outcome is Outcome.PENDING for win in meter.wins.values()):
                raise WrongError(f"{name}: a win is pending for ever")
            if {table.shown[name] for table in self.tables} != {meter.value}:
                raise WrongError(f"{name}: not every table shows {meter.value}")


def _written(journal: Sequence[facts.Fact], meter: str) -> int:
    """What its rounds paid on that meter; a void one nothing."""
    paid, round_ = 0, 0
    for fact in journal:
        if isinstance(fact, JackpotLocked) and fact.line.meter == meter:
            round_ += fact.line.pays
        elif isinstance(fact, facts.RoundMisdealt):
            round_ = 0
        elif isinstance(fact, facts.RoundClosed):
            paid, round_ = paid + round_, 0
    return paid + round_
