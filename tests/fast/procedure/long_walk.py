"""A table that plays on by chance, but the same every time; nothing that can happen is left out."""

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from dealer_terminal.procedure import commands, facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.procedure.terms import CardsFrom, EventEntry, ReadAt, Thresholds
from dealer_terminal.rules.hand import ANTE
from tests.fast.procedure.any_command import any_command
from tests.fast.procedure.decks import Deck
from tests.fast.procedure.finish import way_on
from tests.fast.procedure.machine import FROM_OUTSIDE, Machine
from tests.fast.procedure.walk import DEALER, RULEBOOKS, approval, book, usual_terms
from tests.helpers.legal import legal

RELIEF = Operator("d2", "Lee", Role.DEALER)
TABLES = {
    "by hand": {"cards_from": CardsFrom.DEALER},
    "by hand, events allowed": {"cards_from": CardsFrom.DEALER, "event_entry": EventEntry.EVENT_ALLOWED},
    "a simulated reader": {"cards_from": CardsFrom.SIMULATED},
    "cards read as they are exposed": {"cards_from": CardsFrom.SIMULATED, "read_at": ReadAt.EXPOSURE},
}
CASES = [(rulebook, table) for rulebook in RULEBOOKS for table in TABLES]
SELDOM = {commands.ReportIrregularity: 0.7, commands.Undo: 0.3, commands.CorrectPayment: 0.2, commands.PlaceWager: 0.6}
SELDOM |= dict.fromkeys((commands.ClearWagers, commands.LeaveSeat, commands.SitOut, commands.SitIn), 0.2)
SELDOM |= {commands.CloseTable: 0.2, commands.SignOff: 0.2, commands.ClearFault: 0.3}


class LongWalk:
    def __init__(self, rulebook: str, table: str, seed: int) -> None:
        self.chance = Random(f"{rulebook} {table} {seed}")
        terms = usual_terms(book(rulebook), **TABLES[table])
        self.terms = replace(terms, thresholds=Thresholds(camera=4_000, deal=9_000))
        self.rulebook = rulebook
        self.machine = Machine(rulebook, self.terms, Deck(seed))

    def step(self) -> None:
        state, chance = self.machine.state, self.chance
        if state.phase is Phase.CLOSED or state.dealer is None:
            self._people()
        elif chance.random() < 0.004:
            self.machine.do(commands.RaiseFault(FaultId.JAM, "lane 2"))
        elif state.phase is Phase.WAGERS and state.issue is None and _late(state) and chance.random() < 0.3:
            self.machine.do(commands.SitIn(_late(state)))
        elif state.phase is Phase.WAGERS and len(state.playing()) < 3 and chance.random() < 0.7:
            seat = chance.randint(1, self.terms.positions)
            self.machine.ask(commands.PlaceWager(seat, ANTE, chance.choice([500, 2_000])))
        else:
            self.machine.do(self._choice())

    def anything(self) -> None:
        """Ask for any command, likely or not; one that is taken was among those that could be."""
        could, command = self.machine.could(), any_command(self.chance)
        if not isinstance(self.machine.ask(command), Refusal):
            assert type(command) in could or isinstance(command, FROM_OUTSIDE)

    def _choice(self) -> Command:
        """Mostly what is next in the round; else any kind of command, the frequent ones less often."""
        if self.machine.state.issue is None and self.chance.random() < 0.5:
            return way_on(self.machine.state)
        possible = legal(self.machine.state, approval())
        kind = self.chance.choice(sorted({type(each) for each in possible}, key=lambda each: each.__name__))
        if self.chance.random() > SELDOM.get(kind, 1):
            return way_on(self.machine.state)
        return self.chance.choice(self._of_kind(possible, kind))

    def _of_kind(self, possible: Sequence[Command], kind: type[Command]) -> list[Command]:
        found = [each for each in possible if type(each) is kind]
        reports = [each for each in found if isinstance(each, commands.ReportIrregularity)]
        if not reports:
            return found
        name = self.chance.choice(sorted({each.irregularity for each in reports}))
        return [each for each in reports if each.irregularity == name]

    def _people(self) -> None:
        who = self.chance.choice([DEALER, RELIEF])
        if self.machine.state.dealer is None:
            self.machine.do(commands.SignOn(DEALER if self.machine.state.phase is Phase.CLOSED else who))
        if self.machine.state.dealer == RELIEF and self.chance.random() < 0.5:
            self.machine.do(commands.SignOn(DEALER))
        if self.machine.state.phase is Phase.CLOSED:
            self.machine.do(_opened_again(self.machine))


def _late(state: State) -> int:
    return next((number for number, seat in state.seats.items() if seat.late), 0)


def _opened_again(machine: Machine) -> Command:
    opened = next(fact for fact in machine.facts if isinstance(fact, facts.TableOpened))
    reason = approval("start of shift")
    return commands.OpenTable("7", opened.rulebook_text, opened.house_text, opened.terms, reason)


def walked(rulebook: str, table: str, steps: int, *, seed: int = 7, unlikely: float = 0) -> list[Fact]:
    """Walk a table that is checked at each step; a part of the steps asks for anything."""
    walk = LongWalk(rulebook, table, seed)
    for _ in range(steps):
        if unlikely and walk.chance.random() < unlikely:
            walk.anything()
        else:
            walk.step()
        walk.machine.check()
    if walk.machine.state.phase is not Phase.CLOSED:
        walk.machine.finish()
    walk.machine.check_fold()
    return walk.machine.facts
