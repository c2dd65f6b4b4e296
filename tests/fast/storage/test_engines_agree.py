"""The same rounds give the same answers in each database."""

from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_terminal.audit.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.tray_facts import Form, FormSigned
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.reports.export_sets import SETS
from dealer_terminal.storage.reports.found_hands import found_hands
from dealer_terminal.storage.reports.round_view import round_view
from dealer_terminal.storage.reports.search import ANY, HandSearch, search_hands
from dealer_terminal.storage.reports.shift_report import shift_report
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.table.simulation.clock import START
from tests.fast.storage.stores import in_database

ROUNDS = 80
HOUR = 3600 * 1_000_000
SHIFT = Window(START + HOUR // 2, START + HOUR)

OF_METERS = {"export of jackpots", "export of meters"}
"""Which this game has none of."""

DEALER, SUPERVISOR = Operator("k", "Kim", Role.DEALER), Operator("p", "Pat", Role.SUPERVISOR)
COUNTED = {2500: 40, 100: 7}
OPENER = FormSigned(Form.OPENER, 1, 1, COUNTED, "A-7", "WAC 230-15-495", DEALER, Approval(SUPERVISOR, "counted"))

Ask = Callable[[OpenJournal], object]
QUESTIONS = {
    "newest": HandSearch(),
    "a shift": HandSearch(window=SHIFT),
    "a shift's dealer": HandSearch(window=SHIFT, dealer="simulated-dealer-1"),
    "a dealer's event": HandSearch(dealer="simulated-dealer-1", event="16 - 20"),
    "any irregularity": HandSearch(irregularity=ANY),
    "payments": HandSearch(pays=2000, stake=1000),
}


@pytest.fixture
def both(postgres_url: str, tmp_path: Path) -> tuple[str, str]:
    for db, folder in ((str(tmp_path / "journal.db"), "one"), (postgres_url, "two")):
        store = in_database(db, tmp_path / folder)
        store.play(ROUNDS, seed=3)
        store.journal.append([DeviceFaultRaised("jam", "stands still"), OPENER], operator="", at=Times(2**50, 1))
        store.journal.close()
    return str(tmp_path / "journal.db"), postgres_url


def test_each_database_gives_the_same_answers(both: tuple[str, str]) -> None:
    asked: dict[str, Ask] = {f"hands, {name}": _hands(question) for name, question in QUESTIONS.items()}
    asked |= {f"report, {window}": _report(window) for window in (Window(), SHIFT)}
    asked |= {f"export of {what}": _export(what) for what in SETS if what != "records"}
    asked["a round"] = lambda journal: [each.results for each in round_view(journal, 7).hands]
    answers = []
    for db in both:
        with open_to_read(db) as journal:
            answers.append({name: ask(journal) for name, ask in asked.items()})
    assert answers[0] == answers[1]
    assert {name for name, answer in answers[0].items() if not answer} == OF_METERS


def test_records_leave_in_the_same_order(both: tuple[str, str]) -> None:
    told = []
    for db in both:
        with open_to_read(db) as journal:
            rows = SETS["records"].rows(journal.connection, Window())
            told.append([{name: value for name, value in row.items() if name != "fact"} for row in rows])
    assert told[0] == told[1]


def _hands(question: HandSearch) -> Ask:
    return lambda journal: found_hands(journal.connection, search_hands(journal.connection, question, 200).hands)


def _report(window: Window) -> Ask:
    return lambda journal: shift_report(journal.connection, window)


def _export(what: str) -> Ask:
    return lambda journal: [list(row.items()) for row in SETS[what].rows(journal.connection, Window())]
