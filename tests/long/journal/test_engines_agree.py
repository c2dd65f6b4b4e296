"""The same rounds give the same answers in each database."""

from collections.abc import Callable
from pathlib import Path

from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import steps
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.procedure.people import Approval, Operator, Role
from dealer_terminal.procedure.tray_facts import Form, FormSigned
from dealer_terminal.review.shift_reader import ShiftReader
from dealer_terminal.storage import reading
from dealer_terminal.storage.reader import OpenJournal, open_to_read
from dealer_terminal.storage.reports.export_sets import SETS
from dealer_terminal.storage.reports.found_hands import found_hands
from dealer_terminal.storage.reports.round_view import round_view
from dealer_terminal.storage.reports.search import ANY, HandSearch, search_hands
from dealer_terminal.storage.reports.windows import Window
from dealer_terminal.table.simulation.clock import START
from tests.fast.storage.stores import in_database

ROUNDS = 80
HOUR = 3600 * 1_000_000
SHIFT = Window(START + HOUR // 2, START + HOUR)

OF_METERS = {"export of jackpots", "export of meters"}
"""This game has none of them."""

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


def test_each_database_gives_the_same_answers(postgres_url: str, tmp_path: Path) -> None:
    asked: dict[str, Ask] = {f"hands, {name}": _hands(question) for name, question in QUESTIONS.items()}
    asked |= {f"shift, {window}": _shift(window) for window in (Window(), SHIFT)}
    asked |= {f"export of {what}": _export(what) for what in SETS}
    asked["a round"] = lambda journal: [each.results for each in round_view(journal, 7).hands]
    answers = []
    for db, folder in ((str(tmp_path / "journal.db"), "one"), (postgres_url, "two")):
        store = in_database(db, tmp_path / folder)
        store.play(ROUNDS, seed=3)
        store.journal.append([DeviceFaultRaised("jam", "stands still"), OPENER], operator="", at=Times(2**50, 1))
        store.journal.close()
        with open_to_read(db) as journal:
            answers.append({name: ask(journal) for name, ask in asked.items()})
    assert [name for name in asked if answers[0][name] != answers[1][name]] == []
    assert {name for name, answer in answers[0].items() if not answer} == OF_METERS


def _hands(question: HandSearch) -> Ask:
    return lambda journal: found_hands(journal.connection, search_hands(journal.connection, question, 200).hands)


def _shift(window: Window) -> Ask:
    """Read a shift, without the ids of its journal."""

    def ask(journal: OpenJournal) -> object:
        reader = ShiftReader(journal.id, window.since, window.until)
        for step in steps(reading.records(journal.connection)):
            reader.see(step)
        return [(part.rounds, part.stints, part.approvals, part.corrections, part.trays) for part in reader.parts()]

    return ask


def _export(what: str) -> Ask:
    """Export without the bytes of a fact, which hold keys of their own journal."""

    def ask(journal: OpenJournal) -> object:
        rows = SETS[what].rows(journal.connection, Window())
        return [[(name, value) for name, value in row.items() if name != "fact"] for row in rows]

    return ask
