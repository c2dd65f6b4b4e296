"""Hands found by what happened to them, against the plain way of looking at every result."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection, select

from dealer_terminal.audit.record import Times
from dealer_terminal.procedure.facts import DeviceFaultRaised
from dealer_terminal.storage import schema
from dealer_terminal.storage.address import address
from dealer_terminal.storage.engine import reading_engine
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.reports.search import ANY, LAST, HandSearch, Paid, SearchedHand, search_hands
from dealer_terminal.storage.reports.windows import END, Span, Window, spans
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import play_rounds
from tests.benchmarks.ten_million import FIRST, MINUTE, write
from tests.fast.storage.stores import made


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    """Some thousand results of a table that is busier than most."""
    file = tmp_path_factory.mktemp("generated") / "results.db"
    write(file, 8000)
    with reading_engine(address(str(file))).connect() as connection:
        yield connection


@pytest.fixture(params=["sqlite", "postgresql"])
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Connection]:
    store = made(request.param, request, tmp_path)
    store.play(30)
    store.journal.close()
    with open_to_read(store.db) as journal:
        yield journal.connection


def plainly(connection: Connection, question: HandSearch) -> list[SearchedHand]:
    """Every result is looked at."""
    results, rounds, irregular = schema.wager_results, schema.rounds, schema.irregularities
    of = {row.round: row for row in connection.execute(select(rounds))}
    odd = [(row.round, row.irregularity) for row in connection.execute(select(irregular))]
    results_of = defaultdict(list)
    for row in connection.execute(select(results)):
        results_of[row.round, row.seat].append(row)
    found = {
        SearchedHand(row.round, row.seat)
        for row in connection.execute(select(results))
        if _meets(question, row, of, odd) and _is_paid(question, row, results_of)
    }
    return sorted(found, key=lambda hand: (hand.round, hand.seat), reverse=True)


def _is_paid(question: HandSearch, row, results_of) -> bool:
    counted = [row] if question.paid is Paid.BY_WAGER else results_of[row.round, row.seat]
    paid = sum(each.pays for each in counted if _is_meant(question, each))
    return question.pays <= paid <= (question.most or END)


def _is_meant(question: HandSearch, row) -> bool:
    return question.spot in ("", row.spot) and question.event in ("", row.event) and row.stake >= question.stake


def _meets(question: HandSearch, row, of, odd) -> bool:
    head = of[row.round]
    names = {name for number, name in odd if number == row.round}
    return (
        question.window.since <= head.opened < question.window.until
        and question.round in (0, row.round)
        and question.seat in (0, row.seat)
        and question.dealer in ("", head.dealer)
        and _is_meant(question, row)
        and (
            not question.irregularity
            or question.irregularity in names
            or (question.irregularity == ANY and names != set())
        )
    )


DAY = Window(FIRST + 300 * MINUTE, FIRST + 900 * MINUTE)
QUESTIONS = {
    "all": HandSearch(),
    "a round": HandSearch(round=77),
    "a seat": HandSearch(seat=4),
    "a dealer": HandSearch(dealer="1003"),
    "nobody": HandSearch(dealer="4711"),
    "an event": HandSearch(event="31"),
    "a rare event": HandSearch(event="31 suited"),
    "no such event": HandSearch(event="32"),
    "a spot": HandSearch(spot="natural-31"),
    "a large wager": HandSearch(stake=20_000),
    "a large payment": HandSearch(pays=50_000),
    "any payment": HandSearch(pays=1),
    "a small payment": HandSearch(pays=1, most=500),
    "a large payment of a hand": HandSearch(pays=50_000, paid=Paid.BY_HAND),
    "a small payment of a hand": HandSearch(pays=1, most=1_000, paid=Paid.BY_HAND),
    "a hand that was paid little": HandSearch(most=2_000, paid=Paid.BY_HAND),
    "what a hand's wager was paid": HandSearch(spot="play", pays=10_000, most=20_000, paid=Paid.BY_HAND),
    "what a hand's large wagers were paid": HandSearch(stake=5_000, pays=10_000, dealer="1004", paid=Paid.BY_HAND),
    "an irregularity": HandSearch(irregularity="late-wager"),
    "any irregularity": HandSearch(irregularity=ANY),
    "a time": HandSearch(window=DAY),
    "a time without a round": HandSearch(window=Window(1, 2)),
    "dealer and event": HandSearch(dealer="1005", event="29 & 30"),
    "dealer and payment": HandSearch(dealer="1005", pays=20_000),
    "seat, spot and event": HandSearch(seat=2, spot="play", event="29 & 30"),
    "event and payment": HandSearch(event="27 - 30", pays=5_000),
    "stake and payment": HandSearch(stake=10_000, pays=10_000),
    "time, dealer and seat": HandSearch(window=DAY, dealer="1004", seat=1),
    "irregularity and seat": HandSearch(irregularity=ANY, seat=3, window=Window(DAY.since, END)),
    "everything": HandSearch(DAY, 0, 3, "1004", "play", "27 - 30", 500, 500, ""),
}


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS.keys())
def test_what_is_found_is_what_a_plain_look_finds(generated: Connection, question: HandSearch) -> None:
    assert list(search_hands(generated, question, 100_000).hands) == plainly(generated, question)


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS.keys())
@pytest.mark.parametrize("limit", [1, 7])
def test_pages_together_are_the_whole(generated: Connection, question: HandSearch, limit: int) -> None:
    whole = search_hands(generated, question, 40).hands
    found, before, more = [], LAST, True
    while more and len(found) < len(whole):
        page = search_hands(generated, question, limit, before)
        found += page.hands
        before, more = found[-1] if found else LAST, page.more
    assert found[: len(whole)] == list(whole)


PLAYED = {
    "all": HandSearch(),
    "dealer": HandSearch(dealer="simulated-dealer-1"),
    "event": HandSearch(event="29 & 30"),
    "payment": HandSearch(pays=1000),
    "payment of a hand": HandSearch(pays=6000, most=9000, paid=Paid.BY_HAND),
    "dealer, seat and payment": HandSearch(dealer="simulated-dealer-1", seat=2, pays=1),
}


@pytest.mark.parametrize("question", PLAYED.values(), ids=PLAYED.keys())
def test_a_played_journal_is_searched_alike_in_each_database(played: Connection, question: HandSearch) -> None:
    assert list(search_hands(played, question, 1000).hands) == plainly(played, question)


def test_a_clock_that_was_set_back_hides_no_round(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Two hours of play are told twice."""
    store = made("sqlite", request, tmp_path)
    session = store.play(40)
    hour = 3600 * 1_000_000
    begun = [record.utc for record in store.records() if record.kind == "round_opened"]
    back = Session(store.journal, store.keys, StoryClock(Random(9), begun[20]))
    for _ in play_rounds(back, Random(4), 30):
        pass
    assert session.state.round == 41
    store.journal.close()
    with open_to_read(store.db) as journal:
        rows = journal.connection.execute(select(schema.rounds.c.round, schema.rounds.c.opened)).all()
        for since in range(START, begun[-1] + hour, hour // 30):
            window = Window(since, since + hour // 12)
            inside = [number for number, opened in rows if window.since <= opened < window.until]
            found = [n for span in spans(journal.connection, window) for n in range(max(span.first, 1), span.end)]
            assert found == inside


@pytest.mark.parametrize("closed", [0, 3])
def test_a_round_that_was_not_closed_yet_is_in_no_window(
    tmp_path: Path, request: pytest.FixtureRequest, closed: int
) -> None:
    """Also where the clock was set back in it."""
    store = made("sqlite", request, tmp_path)
    store.play(closed)
    last = store.records()[-1]
    store.journal.append([DeviceFaultRaised("jam", "")], operator="", at=Times(last.utc - 1, last.monotonic + 1))
    store.journal.close()
    with open_to_read(store.db) as journal:
        assert spans(journal.connection, Window(until=END - 1)) == ((Span(1, closed + 1),) if closed else ())


def test_without_a_window_every_round_is_in_it(generated: Connection) -> None:
    assert spans(generated, Window()) == (Span(0, END),)
