"""Who may use a table: one contract for the demonstration and for the journal, then what only the journal does."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from dealer_terminal.journal.people_facts import ADMINISTRATOR_WAITS, MOST_FAILURES
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import steps
from dealer_terminal.journal.sign_on_checks import LockCheck
from dealer_terminal.procedure.people import Operator, Role
from dealer_terminal.procedure.refusal import Refusal
from dealer_terminal.table.credentials import UNTIL_UNLOCKED, Credential, Pins, weakness
from dealer_terminal.table.operator_rules import OperatorRules
from dealer_terminal.table.operators import DemonstrationOperators
from dealer_terminal.table.people_admin import Add, Disable, Reset, Secrets, Unlock
from dealer_terminal.table.sign_on import LOCKED, WRONG, JournalOperators
from tests.fast.storage.stores import Store, in_memory, made
from tests.helpers.cases import failures
from tests.helpers.playing import KEYS, played

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ADMINISTRATOR = Operator("9001", "A. Administrator", Role.ADMINISTRATOR)
DEALER = Operator("1001", "K. Dealer", Role.DEALER)
SUPERVISOR = Operator("2001", "S. Supervisor", Role.SUPERVISOR)


class HandClock:
    """Shows what it is set to."""

    def __init__(self) -> None:
        self.utc = 1_800_000_000_000_000

    def now(self) -> Times:
        return Times(self.utc, self.utc)


class Desk:
    """A store, with the people who sign on there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.pins = Pins(store.keys, QUICK)
        self.clock = HandClock()
        self.start()

    def start(self) -> None:
        self.operators = JournalOperators(self.store.journal, self.clock, self.pins)
        self.staff = OperatorRules(self.operators, self.pins)

    def restart(self) -> None:
        self.store.restart()
        self.start()

    def fill(self) -> None:
        assert self.staff.manage("", Add(ADMINISTRATOR, Secrets("8317"))) is None
        assert self.staff.manage("9001", Add(DEALER, Secrets("5926", "badge-1001"))) is None
        assert self.staff.manage("9001", Add(SUPERVISOR, Secrets("4801"))) is None

    def fail(self, number: str, times: int) -> None:
        for _ in range(times):
            assert isinstance(self.operators.check(number, "0001"), Refusal)


def checked(store: Store) -> Iterator[Desk]:
    desk = Desk(store)
    desk.fill()
    yield desk
    check = LockCheck()
    told = [each.what for step in steps(desk.store.journal.house_records()) for each in check.see(step)]
    assert [*told, *check.end()] == []
    desk.store.journal.close()


@pytest.fixture
def desk() -> Iterator[Desk]:
    yield from checked(in_memory())


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def stored(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    yield from checked(made(request.param, request, tmp_path))


def test_demonstration_and_journal_refuse_what_does_not_belong_together(desk: Desk) -> None:
    for operators, number, pin in ((desk.operators, "1001", "5926"), (DemonstrationOperators(), "1001", "1111")):
        found = operators.check(number, pin)
        assert isinstance(found, Operator) and found.role is Role.DEALER
        for entry in (("1001", "9999"), ("4711", pin), ("", "")):
            assert operators.check(*entry) == WRONG
        for badge in ("", "  ", "nobody's badge"):
            assert isinstance(operators.badge(badge), Refusal)


def test_only_a_demonstration_tells_its_pins(desk: Desk) -> None:
    told = [(each.operator.role.value, each.number, each.pin) for each in DemonstrationOperators().hint()]
    assert told == [("dealer", "1001", "1111"), ("supervisor", "2001", "2222"), ("administrator", "9001", "9999")]
    assert desk.operators.hint() == ()


def test_failures_in_a_row_lock_and_a_restart_forgets_none(stored: Desk) -> None:
    stored.fail("1001", MOST_FAILURES - 1)
    stored.restart()
    assert stored.operators.check("1001", "0001") == LOCKED
    stored.restart()
    assert stored.operators.check("1001", "5926") == LOCKED
    assert stored.operators.badge("badge-1001") == LOCKED
    assert stored.operators.check("2001", "4801") == SUPERVISOR
    assert stored.staff.manage("9001", Unlock("1001")) is None
    stored.restart()
    assert stored.operators.badge(" badge-1001\n") == stored.operators.check("1001", "5926") == DEALER


def test_the_right_pin_forgives_the_failures_before_it(desk: Desk) -> None:
    for _ in range(3):
        desk.fail("1001", MOST_FAILURES - 1)
        desk.restart()
        assert desk.operators.check("1001", "5926") == DEALER


def test_another_pin_unlocks_too(desk: Desk) -> None:
    desk.fail("1001", MOST_FAILURES)
    assert desk.staff.manage("9001", Reset("1001", Secrets("6042"))) is None
    assert desk.operators.check("1001", "5926") == WRONG
    assert desk.operators.check("1001", "6042") == DEALER


def test_nobody_at_the_screen_can_shut_out_an_administrator_for_good(desk: Desk) -> None:
    desk.fail("9001", MOST_FAILURES)
    assert isinstance(desk.operators.check("9001", "8317"), Refusal)
    desk.clock.utc += ADMINISTRATOR_WAITS
    assert desk.operators.check("9001", "8317") == ADMINISTRATOR


def test_without_the_key_folder_a_hash_lets_nobody_try(desk: Desk) -> None:
    known = desk.operators.known["1001"].pin
    other = type(KEYS)(desk.store.keys.journal, seed=b"\1" * 32, master=b"\3" * 32)
    assert not Pins(other, QUICK).matches(known, "1001", "5926")
    assert not desk.pins.matches(known, "2001", "5926")
    assert desk.pins.matches(known, "1001", "5926")


def test_no_pin_and_no_badge_stands_in_any_record(desk: Desk) -> None:
    desk.staff.manage("9001", Reset("1001", Secrets("60425918", "badge-new")))
    desk.operators.check("60425918", "1001")
    desk.operators.check("1001", "71930264")
    desk.operators.badge("badge-of-another")
    written = b"".join(record.body for record in desk.store.records())
    for secret in (b"60425918", b"71930264", b"badge-1001", b"badge-new", b"badge-of-another"):
        assert secret not in written


def test_every_sign_on_that_failed_is_in_the_journal(desk: Desk) -> None:
    desk.fail("1001", 2)
    desk.operators.check("4711", "0001")
    failed = [record.body for record in desk.store.records() if record.kind == "sign_on_failed"]
    assert failed == [
        b'{"operator":"1001","failures":1}',
        b'{"operator":"1001","failures":2}',
        b'{"operator":"","failures":0}',
    ]


def test_people_come_and_go_between_rounds_and_change_nothing_at_the_table(desk: Desk) -> None:
    played(desk.store.journal, 1, keys=desk.store.keys)
    before = desk.store.journal.resume().state
    desk.fail("1001", 1)
    desk.restart()
    assert desk.store.journal.resume().state == before
    assert desk.operators.known["1001"].failures == 1


NEW = Secrets("6042")
REFUSED = {
    "nobody's word": ("", Disable("1001"), "Only an administrator"),
    "a dealer's word": ("1001", Disable("2001"), "Only an administrator"),
    "a number given before": ("9001", Add(DEALER, NEW), "was given to K. Dealer"),
    "no number": ("9001", Add(Operator("K", "K", Role.DEALER), NEW), "digits"),
    "no name": ("9001", Add(Operator("7", " ", Role.DEALER), NEW), "has a name"),
    "a weak PIN": ("9001", Reset("1001", Secrets("1111")), "first that anybody would try"),
    "a badge that is taken": ("9001", Reset("2001", Secrets("6042", "badge-1001")), "somebody"),
    "nobody's number": ("9001", Disable("4711"), "no operator 4711"),
    "the last administrator": ("9001", Disable("9001"), "Nobody would be left"),
    "not locked": ("9001", Unlock("1001"), "is not locked"),
}


def test_what_may_not_be_changed_is_refused_and_writes_nothing(desk: Desk) -> None:
    before = len(desk.store.records())

    def check(by: str, change: object, why: str) -> None:
        refusal = desk.staff.manage(by, change)
        assert isinstance(refusal, Refusal) and why in str(refusal.why)
        assert len(desk.store.records()) == before

    assert failures(check, REFUSED) == []


def test_an_administrator_who_was_disabled_manages_nobody(desk: Desk) -> None:
    other = Operator("9002", "B. Administrator", Role.ADMINISTRATOR)
    assert desk.staff.manage("9001", Add(other, Secrets("6042"))) is None
    assert desk.staff.manage("9001", Disable("9002")) is None
    refusal = desk.staff.manage("9002", Disable("1001"))
    assert isinstance(refusal, Refusal)
    assert "Only an administrator" in str(refusal.why)


def test_the_first_is_an_administrator() -> None:
    desk = Desk(in_memory())
    assert desk.staff.first_is_missing()
    assert "Only an administrator" in str(desk.staff.manage("", Add(DEALER, Secrets("5926"))).why)
    assert desk.staff.manage("", Add(ADMINISTRATOR, Secrets("8317"))) is None
    assert not desk.staff.first_is_missing()


WEAK = ["", "123", "123456789", "1111", "1234", "8765", "7890", "12a4", "１２３４", "9001"]


def test_a_weak_pin_is_told_and_one_of_no_pattern_will_do() -> None:
    assert [pin for pin in WEAK if not weakness("9001", pin)] == []
    assert [pin for pin in ("8317", "5926", "60425", "48015926") if weakness("9001", pin)] == []


NO_HASHES = (
    "1234",
    "\u00e4",
    "$argon2id$",
    "$argon2id$v=19$m=9999999,t=1,p=1$AAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
    "$2b$12$x",
)


def test_what_stands_for_a_pin_and_is_no_hash_is_matched_by_no_pin() -> None:
    pins = Pins(KEYS, QUICK)
    assert [written for written in NO_HASHES if pins.matches(written, "1001", "1234")] == []


def test_nobody_is_locked_by_a_clock_before_1970() -> None:
    person = Credential(Operator("9001", "A. Ames", Role.ADMINISTRATOR), "", "")
    assert not person.locked_at(-1_230_000_000_000_000)
    assert Credential(person.operator, "", "", locked=UNTIL_UNLOCKED).locked_at(-1_230_000_000_000_000)


def test_a_disabled_person_is_refused_in_the_same_words(desk: Desk) -> None:
    assert desk.staff.manage("9001", Disable("1001")) is None
    desk.restart()
    assert desk.operators.check("1001", "5926") == WRONG
    assert isinstance(desk.operators.badge("badge-1001"), Refusal)


def test_what_an_administrator_does_is_recorded_under_that_name(desk: Desk) -> None:
    desk.staff.manage("9001", Disable("2001"))
    assert [record.operator for record in desk.store.records()] == ["", "9001", "9001", "9001"]
