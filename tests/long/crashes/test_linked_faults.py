"""Linked meters on a real PostgreSQL that is killed, over lines that are cut, with tables that win at once: each is
one win, in order, and no hundredth of a cent is made or lost."""

from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from threading import Barrier, Thread

import psycopg
import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import arguments, floor_url
from dealer_terminal.floor.floor_admin import open_office
from dealer_terminal.floor.linked.meter_admin import MeterAdmin
from dealer_terminal.floor.linked.meter_line import MeterLine
from dealer_terminal.floor.linked.ports import SettledWin, Win, WinOutcome, WinRequest
from dealer_terminal.rules.money import parts
from tests.fast.floor.house import KEEPER, Floor, Terminal, floor_server, made
from tests.fast.floor.linked.lines import RESET, enrolled, opened
from tests.helpers.postgres import Server
from tests.long.crashes.cut_wire import Wire

DURABLE = ["-c", "max_connections=50", "-c", "listen_addresses=", "-c", "autovacuum=off"]
HANGS = """CREATE FUNCTION public.hangs() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$"""
HANGING = "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND usename LIKE '%table%'"
METERS = ("meters", "meter_tables", "meter_wins", "meter_links")


@pytest.fixture(scope="module")
def durable() -> Iterator[Server]:
    with floor_server(DURABLE) as server:
        yield server


@pytest.fixture
def tables(durable: Server, tmp_path: Path) -> Iterator[tuple[Terminal, Terminal]]:
    """Both on one meter, and counted from here on."""
    with durable.database(KEEPER) as url:
        floor = made(durable, url)
        both = enrolled(floor, tmp_path, "7"), enrolled(floor, tmp_path, "8")
        opened(floor, "star", "7", "8")
        for each in both:
            asked(each, lambda line: line.tell({"star": 0}))
        yield both


def asked(table: Terminal, ask: Callable[[MeterLine], object]) -> object:
    """By a new line, which is the newest from then on."""
    with table.line() as line:
        meters = MeterLine(line)
        meters.join()
        return ask(meters)


def until_answered(table: Terminal, wire: Wire, ask: Callable[[MeterLine], object]) -> int:
    """Asked again as often as it takes, by a line that is whole at first; how often it was not answered."""
    for failed in range(200):
        wire.cut_after(2**40)
        try:
            asked(table, ask)
        except KnownError:
            continue
        return failed
    raise AssertionError("never answered")


def wanted(name: str, total: int = 0) -> WinRequest:
    return WinRequest("star", name, 3, 2, 40, 1_000, total)


def rows(floor: Floor) -> dict[str, object]:
    return {name: floor.rows(f"SELECT * FROM floor.{name} ORDER BY 1, 2") for name in METERS}


def whole(floor: Floor) -> bool:
    with open_office(floor.url) as office:
        found = [each for each in MeterAdmin(office).compared("star") if "records" not in each]
    return found == []


POINTS = {
    "the win is there": ("meter_wins", lambda line: line.win(wanted("a", total=500))),
    "the meter has moved": ("meters", lambda line: line.win(wanted("a", total=500))),
    "what was added has arrived": ("meter_tables", lambda line: line.tell({"star": 500})),
}


@pytest.mark.parametrize(("table", "ask"), POINTS.values(), ids=POINTS)
def test_a_server_that_is_killed_between_lock_and_answer_has_nothing_of_it(
    durable: Server, tables: tuple[Terminal, Terminal], table: str, ask: Callable[[MeterLine], object]
) -> None:
    floor, told = tables[0].floor, list[KnownError]()
    floor.rows(HANGS)
    floor.rows(f"CREATE TRIGGER hangs AFTER INSERT OR UPDATE ON floor.{table} EXECUTE FUNCTION public.hangs()")
    before = rows(floor)

    def once() -> None:
        try:
            asked(tables[0], ask)
        except KnownError as error:
            told.append(error)

    hand = Thread(target=once)
    hand.start()
    while not floor.rows(HANGING):
        assert hand.is_alive()
    durable.crash()
    hand.join()
    durable.start()
    assert len(told) == 1
    assert {**rows(floor), "meter_links": ()} == {**before, "meter_links": ()}
    floor.rows(f"DROP TRIGGER hangs ON floor.{table}")
    asked(tables[0], ask)
    asked(tables[0], ask)
    assert floor.rows("SELECT count(*), max(number) FROM floor.meter_wins")[0][0] == (table != "meter_tables")
    assert floor.rows("SELECT increments FROM floor.meters") == [(500,)]
    assert whole(floor)


def test_what_was_answered_outlives_the_server(durable: Server, tables: tuple[Terminal, Terminal]) -> None:
    win = asked(tables[0], lambda line: line.win(wanted("a", total=700)))
    durable.crash()
    durable.start()
    assert asked(tables[0], lambda line: line.win(wanted("a", total=700))) == win
    assert tables[0].floor.rows("SELECT increments, wins FROM floor.meters") == [(700, 1)]


@pytest.mark.parametrize("seed", range(4))
def test_a_wire_that_is_cut_anywhere_gives_each_win_once_and_counts_each_total_once(
    tables: tuple[Terminal, Terminal], seed: int
) -> None:
    chance, failed = Random(seed), 0
    with Wire(tables[0].floor.url) as wire:
        there = Terminal(tables[0].folder, Floor(wire.url))
        for number in range(1, 9):

            def ask(line: MeterLine, number: int = number) -> None:
                wire.cut_after(chance.randrange(50, 1_800))
                line.tell({"star": 100 * number})
                win = line.win(wanted(f"{number}", total=100 * number))
                line.settle(SettledWin("star", win.name, win.pays, win.reseeded, WinOutcome.PAID))

            failed += until_answered(there, wire, ask)
    floor = tables[0].floor
    assert failed >= 3
    assert floor.rows("SELECT number, name, state FROM floor.meter_wins ORDER BY number") == [
        (number, str(number), "paid") for number in range(1, 9)
    ]
    assert floor.rows("SELECT increments, wins FROM floor.meters") == [(800, 8)]
    assert whole(floor)


def test_tables_that_win_at_the_same_instant_are_in_one_order_with_the_right_amounts(
    tables: tuple[Terminal, Terminal],
) -> None:
    rounds, meet, won = 15, Barrier(2), dict[str, list[Win]]()

    def play(table: Terminal) -> None:
        with table.line() as line:
            meters, wins = MeterLine(line), list[Win]()
            meters.join()
            for number in range(rounds):
                meet.wait()
                wins.append(meters.win(wanted(str(number), total=1_000 * (number + 1))))
            won[table.table] = wins

    hands = [Thread(target=play, args=(each,)) for each in tables]
    for each in hands:
        each.start()
    for each in hands:
        each.join()
    order = sorted((win for wins in won.values() for win in wins), key=lambda win: win.number)
    assert [win.number for win in order] == [*range(1, 2 * rounds + 1)]
    at = parts(RESET)
    for win in order:
        assert win.value == at + 1_000
        assert (win.pays, win.reseeded) == (win.value // 100, RESET)
        at = win.value - parts(win.pays) + parts(RESET)
    assert tables[0].floor.rows("SELECT value FROM floor.meters") == [(at,)]
    assert whole(tables[0].floor)


def test_a_terminal_whose_server_says_nothing_is_cut_off_soon(tables: tuple[Terminal, Terminal]) -> None:
    """It holds the meter's row for ever: the line ends, and the table learns that the floor is not reached."""
    floor = tables[0].floor
    with closing(hold(floor)), pytest.raises(KnownError):
        asked(tables[0], lambda line: line.win(wanted("a")))
    asked(tables[0], lambda line: line.win(wanted("a")))
    assert floor.rows("SELECT count(*) FROM floor.meter_wins") == [(1,)]


def hold(floor: Floor) -> psycopg.Connection:
    connection = psycopg.connect(**arguments(floor_url(floor.url).set(username="postgres")))
    connection.execute("SELECT FROM floor.meters FOR UPDATE")
    return connection
