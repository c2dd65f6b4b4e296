"""A real table's people at the screen: an administrator, a supervisor and dealers, known to the journal alone."""

from argon2 import PasswordHasher

from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.table.credentials import Pins
from dealer_terminal.table.operator_rules import OperatorRules
from dealer_terminal.table.operators import JournalPreferences
from dealer_terminal.table.people_admin import Add, Secrets
from dealer_terminal.table.sign_on import JournalOperators
from dealer_terminal.ui.kiosk.controller import People
from tests.fast.ui.kiosk.table import HAND, Table

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ADMINISTRATOR, SUPERVISOR, DEALER = ("9001", "8317"), ("2001", "4801"), ("1001", "5926")
NAMES = {
    "1001": ("Kim Dee", Role.DEALER),
    "1002": ("Nguyễn Thị Ánh Tuyết", Role.DEALER),
    "1003": ("José Muñoz Ibáñez", Role.DEALER),
    "1004": ("Bartholomew Featherstonehaugh", Role.DEALER),
    "1005": ("王秀英", Role.DEALER),
    "2001": ("Sam Visor", Role.SUPERVISOR),
    "2002": ("O. Brien", Role.SUPERVISOR),
    "7001": ("Eva Watch", Role.SURVEILLANCE),
}


class StillClock:
    def now(self) -> Times:
        return Times(1_800_000_000_000_000, 1_800_000_000_000_000)


class OfficeTable(Table):
    """Its people are in its journal; the first is an administrator."""

    def __init__(self) -> None:
        super().__init__(cards_from=HAND)
        self.controller = self.started(self.world.session)

    def people(self) -> People:
        pins, clock = Pins(self.keys, QUICK), StillClock()
        self.operators = JournalOperators(self.journal, clock, pins)
        self.staff = OperatorRules(self.operators, pins)
        if self.staff.first_is_missing():
            self._admitted()
        return People(self.operators, self.reader, self.staff, JournalPreferences(self.journal, clock))

    def _admitted(self) -> None:
        self.staff.manage("", Add(Operator("9001", "A. Ames", Role.ADMINISTRATOR), Secrets("8317")))
        pins = dict((SUPERVISOR, DEALER))
        for number, (name, role) in NAMES.items():
            badge = "badge-1001" if number == "1001" else ""
            refusal = self.staff.manage(
                "9001", Add(Operator(number, name, role), Secrets(pins.get(number, "6042"), badge))
            )
            assert refusal is None, refusal

    def office(self, who: tuple[str, str] = ADMINISTRATOR) -> "OfficeTable":
        self.press("Supervisor", "Operators").who(who)
        return self

    def write(self, text: str) -> "OfficeTable":
        """Key by key, as they stand there: a capital where a word begins comes by itself."""
        for letter in text:
            self.press("Space" if letter == " " else letter)
        return self

    def lock(self, number: str) -> "OfficeTable":
        for _ in range(5):
            self.operators.check(number, "0001")
        return self
