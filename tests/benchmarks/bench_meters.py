"""How long a win at a linked meter takes while other tables forward: `python -m tests.benchmarks.bench_meters`.

The server keeps what it has answered (fsync on). Four hands bring rounds of 1,000 tables, or as many as the argument
says, as fast as the floor takes them; another hand adds to the same meter all the time, as many tables would. Meanwhile
a table wins on it again and again: each is asked for by its own line, and measured from there to the answer.
"""

import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from threading import Event, Thread
from time import perf_counter

import psycopg

from dealer_terminal.floor.address import floor_url, roles_of
from dealer_terminal.floor.floor_admin import FloorAdmin
from dealer_terminal.floor.floor_connection import FloorConnection
from dealer_terminal.floor.linked.meter_admin import MeterAdmin
from dealer_terminal.floor.linked.meter_line import MeterLine
from dealer_terminal.floor.linked.ports import WinRequest
from tests.benchmarks.bench_floor import TABLES, Bench, known, opened, packages, shared_out, taking
from tests.benchmarks.ratio import say

ROUNDS, AIM_MS = 4, 250.0


def main(tables: int) -> None:
    times, facts, seconds, whole = measured(tables)
    p50, p99 = times[len(times) // 2], times[len(times) * 99 // 100]
    say(f"{len(times)} wins, {tables} tables forwarding {facts / seconds:,.0f} facts a second: p50 {p50:.1f} ms,")
    say(f" p99 {p99:.1f} ms, longest {times[-1]:.1f} ms (aim: p99 below {AIM_MS:g} ms); the meter is {whole}\n")


def measured(tables: int) -> tuple[list[float], int, float, str]:
    """Milliseconds of each win, sorted; facts taken meanwhile, in how many seconds; how the meter came out."""
    with tempfile.TemporaryDirectory(prefix="bench-") as name, opened(Path(name), ROUNDS) as bench:
        names = [f"t{number}" for number in range(tables)]
        rounds = packages(bench.source, 1)
        known(bench, names)
        _linked(bench, names[:2])
        over, times = Event(), list[float]()
        adds = Thread(target=_adding, args=(bench, names[1], over))
        wins = Thread(target=_winning, args=(bench, names[0], over, times))
        for each in (adds, wins):
            each.start()
        seconds = shared_out(bench, names, lambda line, at, name: taking(bench, line, at, name, rounds))
        over.set()
        for each in (adds, wins):
            each.join()
        facts = sum(len(each.records) for each in rounds) * tables
        return sorted(times), facts, seconds, _whole(bench)


def _linked(bench: Bench, names: Sequence[str]) -> None:
    with closing(bench.connected()) as connection:
        office = MeterAdmin(FloorAdmin(connection, bench.url))
        office.open("star", "star", 5, 100_000, 100_000, "a benchmark")
        for name in names:
            row = (name, b"", 0, 0, "a benchmark")
            connection.execute("INSERT INTO floor.enrolments VALUES (%s, 1, %b, %s, %s, %s, NULL)", row)
            office.link("star", name, "a benchmark", "to be measured", linked=True)


def _line(bench: Bench, connection: psycopg.Connection, name: str) -> MeterLine:
    connection.execute(f"SET SESSION AUTHORIZATION {roles_of(floor_url(bench.url)).table}{name}".encode())
    line = MeterLine(FloorConnection(connection, "bench"))
    line.join()
    return line


def _adding(bench: Bench, name: str, over: Event) -> None:
    total = 0
    with closing(bench.connected()) as connection:
        line = _line(bench, connection, name)
        while not over.wait(0.02):
            total += 2_500
            line.tell({"star": total})


def _winning(bench: Bench, name: str, over: Event, times: list[float]) -> None:
    with closing(bench.connected()) as connection:
        line = _line(bench, connection, name)
        line.tell({"star": 0})
        while not over.wait(0.01):
            begun = perf_counter()
            line.win(WinRequest("star", str(len(times)), 1, 1, 0, 0, 0))
            times.append((perf_counter() - begun) * 1000)


def _whole(bench: Bench) -> str:
    with closing(bench.connected()) as connection:
        found = [
            each for each in MeterAdmin(FloorAdmin(connection, bench.url)).compared("star") if "records" not in each
        ]
    return "whole" if not found else "; ".join(found)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES)
