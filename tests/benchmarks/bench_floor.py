"""A floor against the least that PostgreSQL can do with the same rows: `python -m tests.benchmarks.bench_floor`.

The server is a real one that keeps what it has answered (fsync on). Each package is taken by the floor as a terminal
brings it, and its very rows are also brought by COPY in binary form into bare tables with the same keys, in one
transaction for each package, by as many hands. Both take turns in one run. The argument, 1,000 if not said, is how many
tables there are; a package is one round of each. Then an hour's backlog of a tenth of them comes, in packages of 2,048
facts.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any

import msgspec
import psycopg
from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal.app.forwarding import JournalToForward
from dealer_terminal.floor.address import floor_url, roles_of
from dealer_terminal.floor.floor_connection import FloorConnection
from dealer_terminal.floor.making import make_floor
from dealer_terminal.floor.ports import Package
from dealer_terminal.storage import schema
from dealer_terminal.storage.opening import open_journal
from tests.benchmarks.ratio import say
from tests.helpers.playing import played
from tests.helpers.postgres import Server

TABLES, HANDS, TURNS, ROUNDS, HOUR = 1000, 4, 4, 4, 3600
AIM, RATIO, WITHIN = 5000, 3.0, 60.0
OPTIONS = ["-c", "max_connections=200", "-c", "listen_addresses=", "-c", "max_wal_size=4GB"]
KEPT = ("records", "frames", "checkpoints", "nodes", *(each.name for each in schema.MODELS))


class Bench(Struct, frozen=True):
    server: Server
    url: str
    source: JournalToForward

    def connected(self) -> psycopg.Connection:
        url = floor_url(self.url)
        return psycopg.connect(host=str(self.server.folder), user="postgres", dbname=url.database, autocommit=True)


def main(tables: int) -> None:
    with tempfile.TemporaryDirectory(prefix="bench-") as name, opened(Path(name), ROUNDS * TURNS) as bench:
        rounds = packages(bench.source, 1)
        names = [f"t{number}" for number in range(tables)]
        known(bench, names)
        ours, theirs, facts = [], [], []
        for turn in range(TURNS):
            part = rounds[turn * ROUNDS : (turn + 1) * ROUNDS]
            taken, copied = by_turns(bench, names, part, f"bare_{turn}")
            ours.append(taken)
            theirs.append(copied)
            facts.append(sum(len(each.records) for each in part) * tables)
        told(f"a round of {tables} tables, {HANDS} hands", ours, theirs, facts)
    with tempfile.TemporaryDirectory(prefix="bench-") as name, opened(Path(name), 160) as bench:
        backlog(bench, max(1, tables // 10))


def backlog(bench: Bench, tables: int) -> None:
    """As it comes when a network is there again."""
    hour = [each for each in packages(bench.source, 2048) if each.first < HOUR]
    names = [f"b{number}" for number in range(tables)]
    known(bench, names)
    taken, copied = by_turns(bench, names, hour, "bare_hour")
    facts = sum(len(each.records) for each in hour) * tables
    told(f"an hour's backlog of {tables} tables", [taken], [copied], [facts])
    say(f"all of it within {taken:.1f} s (aim: {WITHIN:g} for 100 tables)\n")


def told(what: str, ours: Sequence[float], theirs: Sequence[float], facts: Sequence[int]) -> None:
    speeds = [n / seconds for n, seconds in zip(facts, ours, strict=True)]
    copies = [n / seconds for n, seconds in zip(facts, theirs, strict=True)]
    ratios = sorted(a / b for a, b in zip(ours, theirs, strict=True))
    say(f"{what}: {sorted(speeds)[len(speeds) // 2]:,.0f} facts a second taken and checked (aim: at least {AIM:,});")
    say(f" COPY {sorted(copies)[len(copies) // 2]:,.0f}; {ratios[len(ratios) // 2]:.2f} times COPY,")
    say(f" {len(ratios)} runs {ratios[0]:.2f} to {ratios[-1]:.2f} (aim: at most {RATIO:g})\n")


@contextmanager
def opened(folder: Path, rounds: int) -> Iterator[Bench]:
    """A journal of so many rounds, and an empty floor."""
    db = str(folder / "journal.db")
    with closing(open_journal(db, keys=folder / "keys")) as journal:
        played(journal, rounds, keys=journal.keys)
    with ExitStack() as held:
        server = held.enter_context(Server.started(OPTIONS))
        url = held.enter_context(server.database())
        make_floor(url)
        yield Bench(server, url, held.enter_context(closing(JournalToForward(db))))


def packages(source: JournalToForward, most: int) -> list[Package]:
    """Of the whole journal, one behind another."""
    stands, found, frames = source.look(), list[Package](), 0
    with closing(JournalToForward(source.where, most)) as reader:
        while not found or found[-1].checkpoints[-1].size < stands.signed:
            first = found[-1].checkpoints[-1].size if found else 0
            found.append(reader.package(first, frames, first))
            frames += len(found[-1].frames.frames)
    return found if most > 1 else [whole_round(each) for each in by_rounds(found)]


def by_rounds(parts: Sequence[Package]) -> Iterator[list[Package]]:
    waiting: list[Package] = []
    for each in parts:
        waiting.append(each)
        if any(record.kind == "round_closed" for record in each.records):
            yield waiting
            waiting = []


def whole_round(parts: Sequence[Package]) -> Package:
    changes = [change for each in parts for change in msgspec.json.decode(each.changes.json)]
    return replace(
        parts[-1],
        first=parts[0].first,
        records=tuple(record for each in parts for record in each.records),
        checkpoints=tuple(note for each in parts for note in each.checkpoints),
        changes=replace(parts[-1].changes, begun=parts[0].changes.begun, json=msgspec.json.encode(changes)),
    )


def known(bench: Bench, names: Sequence[str]) -> None:
    """Enrolled all with one journal's key, which is made ready once."""
    journal, roles = bench.source.journal, roles_of(floor_url(bench.url))
    with bench.connected() as connection, connection.transaction():
        public = bench.source.journal.vkey.split("+", 2)[2]
        asked = "SELECT floor.ed25519_key(substr(decode(%s, 'base64'), 2)), substr(decode(%s, 'base64'), 2)"
        ((multiples, key),) = connection.execute(asked, (public, public)).fetchall()
        for name in names:
            connection.execute(
                f"CREATE ROLE {roles.table}{name}; GRANT {roles.terminals} TO {roles.table}{name}".encode()
            )
            row = (name, journal.id, journal.vkey, key, multiples)
            connection.execute("INSERT INTO floor.tables VALUES (%s, %s, %s, %b, %s, 0)", row)
            connection.execute("INSERT INTO floor.heads VALUES (%s, 'open', 0, '', 0, 0, 0, 0, '', 0, '')", (name,))
            connection.execute("INSERT INTO floor.resume VALUES (%s, 0, '', '')", (name,))


def by_turns(bench: Bench, names: Sequence[str], parts: Sequence[Package], bare: str) -> tuple[float, float]:
    """Seconds by the floor, and by COPY of the rows that it has written then."""
    taken = shared_out(bench, names, lambda line, connection, name: taking(bench, line, connection, name, parts))
    with bench.connected() as connection:
        connection.execute(f"CREATE SCHEMA {bare}".encode())
        for name in KEPT:
            connection.execute(f"CREATE TABLE {bare}.{name} (LIKE floor.{name} INCLUDING INDEXES)".encode())
        rows = [[(each, *found) for each, *found in rows_of(connection, names[0], part)] for part in parts]
    copied = shared_out(bench, names, lambda _, connection, name: copying(connection, bare, name, rows))
    return taken, copied


def taking(
    bench: Bench, line: FloorConnection, connection: psycopg.Connection, name: str, parts: Sequence[Package]
) -> None:
    connection.execute(f"SET SESSION AUTHORIZATION {roles_of(floor_url(bench.url)).table}{name}".encode())
    for each in parts:
        answer = line.take(each)
        assert (answer.verdict, answer.modelled) == ("taken", each.checkpoints[-1].size), answer
    connection.execute("RESET SESSION AUTHORIZATION")


def rows_of(connection: psycopg.Connection, table: str, part: Package) -> Iterator[tuple[str, list[Any], list[Any]]]:
    """What the floor has written of a package: table, types, rows."""
    first, end = part.first, part.checkpoints[-1].size
    frames = {each.number for each in part.frames.frames}
    rounds = {each.round for each in part.records if each.kind == "round_closed"}
    for name in KEPT:
        found = connection.execute(f"SELECT * FROM floor.{name} WHERE table_id = %s".encode(), (table,))
        assert found.description is not None
        names, types = [each.name for each in found.description], [each.type_code for each in found.description]
        in_part: Callable[[dict[str, Any]], bool] = {
            "checkpoints": lambda row: first < row["size"] <= end,
            "frames": lambda row: row["number"] in frames,
            "nodes": lambda row: first < (row["index"] + 1) << row["level"] <= end,
            "rounds": lambda row: row["round"] in rounds,
            "hands": lambda row: row["round"] in rounds,
            "wager_results": lambda row: row["round"] in rounds,
        }.get(name, lambda row: first <= row["position"] < end)
        kept = [row for row in found.fetchall() if in_part(dict(zip(names, row, strict=True)))]
        if kept:
            yield name, types, [row[1:] for row in kept]


def copying(connection: psycopg.Connection, bare: str, table: str, parts: Sequence[Sequence[Any]]) -> None:
    for part in parts:
        with connection.transaction(), connection.cursor() as cursor:
            for name, types, rows in part:
                with cursor.copy(f"COPY {bare}.{name} FROM STDIN (FORMAT BINARY)".encode()) as copy:
                    copy.set_types(types)
                    for row in rows:
                        copy.write_row((table, *row))


def shared_out(
    bench: Bench, names: Sequence[str], does: Callable[[FloorConnection, psycopg.Connection, str], None]
) -> float:
    """Seconds until so many hands have done all tables."""
    left, failed = iter(names), list[BaseException]()
    hands = [bench.connected() for _ in range(HANDS)]

    def work(connection: psycopg.Connection) -> None:
        try:
            for name in left:
                does(FloorConnection(connection, "bench"), connection, name)
        except BaseException as error:
            failed.append(error)
            raise

    threads = [Thread(target=work, args=(each,)) for each in hands]
    begun = perf_counter()
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    seconds = perf_counter() - begun
    for connection in hands:
        connection.close()
    if failed:
        raise failed[0]
    return seconds


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES)
