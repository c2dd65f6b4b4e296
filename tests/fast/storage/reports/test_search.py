"""Hands found by what happened to them, against the plain way of looking at every result."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, select

from dealer_terminal.journal.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage import schema
from dealer_terminal.storage.address import address
from dealer_terminal.storage.engine import reading_engine
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.reports.search import ANY, LAST, HandSearch, PaidBy, SearchedHand, search_hands
from dealer_terminal.storage.reports.windows import END, Span, Window, spans
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import play_rounds
from tests.benchmarks import ten_million
from tests.benchmarks.ten_million import FIRST, MINUTE, write
from tests.fast.storage.stores import Store, made


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    """Some thousand results of a table that is busier than most."""
    file = tmp_path_factory.mktemp("generated") / "results.db"
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(ten_million, "AT_ONCE", 600)
        write(file, 1)
    with reading_engine(address(str(file))).connect() as connection:
        yield connection


class Plain:
    """Look at every result."""

    def __init__(self, connection: Connection) -> None:
        results, rounds, irregular = schema.wager_results, schema.rounds, schema.irregularities
        self.rounds = {row.round: row for row in connection.execute(select(rounds))}
        self.rows, self.names = connection.execute(select(results)).all(), defaultdict[int, set[str]](set)
        self.hands = defaultdict[tuple[int, int], list[Any]](list)
        for row in self.rows:
            self.hands[row.round, row.seat].append(row)
        for row in connection.execute(select(irregular)):
            self.names[row.round].add(row.irregularity)

    def found(self, question: HandSearch) -> list[SearchedHand]:
        met = {SearchedHand(row.round, row.seat) for row in self.rows if self._meets(question, row)}
        return sorted(met, key=lambda hand: (hand.round, hand.seat), reverse=True)

    def _meets(self, question: HandSearch, row: Any) -> bool:
        head, names = self.rounds[row.round], self.names[row.round]
        counted = [row] if question.paid is PaidBy.BY_WAGER else self.hands[row.round, row.seat]
        return (
            is_meant(question, row)
            and question.window.since <= head.opened < question.window.until
            and question.round in (0, row.round)
            and question.seat in (0, row.seat)
            and question.dealer in ("", head.dealer)
            and (not question.irregularity or question.irregularity in (names | {ANY} if names else ()))
            and question.pays
            <= sum(each.pays for each in counted if is_meant(question, each))
            <= (question.most or END)
        )


def is_meant(question: HandSearch, row: Any) -> bool:
    return question.spot in ("", row.spot) and question.event in ("", row.event) and row.stake >= question.stake


DAY = Window(FIRST + 300 * MINUTE, FIRST + 900 * MINUTE)
QUESTIONS = {
    "all": HandSearch(),
    "a seat": HandSearch(seat=4),
    "a dealer": HandSearch(dealer="1003"),
    "nobody": HandSearch(dealer="4711"),
    "an event": HandSearch(event="31"),
    "a rare event": HandSearch(event="31 suited"),
    "a large wager": HandSearch(stake=20_000),
    "a small payment": HandSearch(pays=1, most=500),
    "a large payment of a hand": HandSearch(pays=50_000, paid=PaidBy.BY_HAND),
    "a small payment of a hand": HandSearch(pays=1, most=1_000, paid=PaidBy.BY_HAND),
    "a hand that was paid little": HandSearch(most=2_000, paid=PaidBy.BY_HAND),
    "what a hand's wager was paid": HandSearch(spot="play", pays=10_000, most=20_000, paid=PaidBy.BY_HAND),
    "what a hand's large wagers were paid": HandSearch(stake=5_000, pays=10_000, dealer="1004", paid=PaidBy.BY_HAND),
    "an irregularity": HandSearch(irregularity="late-wager"),
    "any irregularity": HandSearch(irregularity=ANY),
    "a time": HandSearch(window=DAY),
    "a time without a round": HandSearch(window=Window(1, 2)),
    "dealer and event": HandSearch(dealer="1005", event="29 & 30"),
    "seat, spot and event": HandSearch(seat=2, spot="play", event="29 & 30"),
    "event and payment": HandSearch(event="27 - 30", pays=5_000),
    "irregularity and seat": HandSearch(irregularity=ANY, seat=3, window=Window(DAY.since, END)),
    "everything": HandSearch(DAY, 0, 3, "1004", "play", "27 - 30", 500, 500, ""),
}
FIND_NOTHING = {"nobody", "a time without a round"}


def test_what_is_found_is_what_a_plain_look_finds(generated: Connection) -> None:
    plain = Plain(generated)
    found = {what: list(search_hands(generated, each, 100_000).hands) for what, each in QUESTIONS.items()}
    wrong = [what for what, each in QUESTIONS.items() if found[what] != plain.found(each)]
    assert wrong == []
    assert {what for what, hands in found.items() if not hands} == FIND_NOTHING


def paged(connection: Connection, question: HandSearch, limit: int, most: int) -> list[SearchedHand]:
    found, before, more = list[SearchedHand](), LAST, True
    while more and len(found) < most:
        page = search_hands(connection, question, limit, before)
        found += page.hands
        before, more = found[-1] if found else LAST, page.more
    return found[:most]


def test_pages_together_are_the_whole(generated: Connection) -> None:
    wrong = []
    for what, question in QUESTIONS.items():
        whole = list(search_hands(generated, question, 20).hands)
        wrong += [(what, limit) for limit in (1, 7) if paged(generated, question, limit, len(whole)) != whole]
    assert wrong == []


PLAYED = {
    "all": HandSearch(),
    "dealer": HandSearch(dealer="simulated-dealer-1"),
    "event": HandSearch(event="29 & 30"),
    "payment": HandSearch(pays=1000),
    "payment of a hand": HandSearch(pays=6000, most=9000, paid=PaidBy.BY_HAND),
    "dealer, seat and payment": HandSearch(dealer="simulated-dealer-1", seat=2, pays=1),
}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_played_journal_is_searched_alike_in_each_database(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    store = made(kind, request, tmp_path)
    store.play(12)
    store.journal.close()
    with open_to_read(store.db) as journal:
        plain = Plain(journal.connection)
        for what, question in PLAYED.items():
            hands = list(search_hands(journal.connection, question, 1000).hands)
            assert hands == plain.found(question), what


def test_a_clock_that_was_set_back_hides_no_round(sqlite: Store) -> None:
    """An hour of play is told twice."""
    store = sqlite
    session = store.play(20)
    hour = 3600 * 1_000_000
    begun = [record.utc for record in store.records() if record.kind == "round_opened"]
    back = Session(store.journal, store.keys, StoryClock(Random(9), begun[10]))
    for _ in play_rounds(back, Random(4), 15):
        pass
    assert session.state.round == 21
    store.journal.close()
    with open_to_read(store.db) as journal:
        rows = journal.connection.execute(select(schema.rounds.c.round, schema.rounds.c.opened)).all()
        for since in range(START, begun[-1] + hour, hour // 15):
            window = Window(since, since + hour // 12)
            inside = [number for number, opened in rows if window.since <= opened < window.until]
            found = [n for span in spans(journal.connection, window) for n in range(max(span.first, 1), span.end)]
            assert found == inside


@pytest.mark.parametrize("closed", [0, 3])
def test_a_round_that_was_not_closed_yet_is_in_no_window(sqlite: Store, closed: int) -> None:
    """Also where the clock was set back in it."""
    sqlite.play(closed)
    last = sqlite.records()[-1]
    sqlite.journal.append([DeviceFaultRaised("jam", "")], operator="", at=Times(last.utc - 1, last.monotonic + 1))
    with open_to_read(sqlite.db) as journal:
        assert spans(journal.connection, Window(until=END - 1)) == ((Span(1, closed + 1),) if closed else ())


def test_without_a_window_every_round_is_in_it(generated: Connection) -> None:
    assert spans(generated, Window()) == (Span(0, END),)
