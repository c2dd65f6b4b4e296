"""A journal's read models with ten million wager results, without the records that would give them.

`python -m tests.benchmarks.ten_million FILE [RESULTS]` writes them; `measure_search` asks questions of them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from sqlalchemy import NullPool, create_engine

from dealer_terminal.storage import schema

RESULTS = 10_000_000
FIRST = 1_640_995_200_000_000
MINUTE = 60_000_000
DEALERS = [str(1000 + n) for n in range(40)]
SPOTS = ("ante", "natural-31", "play", "royal-family")
ODDS = {"31 suited": 50, "31": 10, "30 suited": 8, "29 & 30": 3, "27 - 30": 1, "Royal Family": 150, "16 - 20": 1}
RARE = (0.0006, 0.03, 0.008, 0.1, 0.22, 0.00002, 0.25)
AT_ONCE = 2000

Rows = dict[str, list[tuple[object, ...]]]


def a_round(number: int, chance: Random) -> Rows:
    dealer = DEALERS[(number // 25 + number // 120_000) % (10 + number // 25_000)]
    opened = FIRST + number * 3 * MINUTE
    seats = [seat for seat in range(1, 7) if chance.random() < 0.75] or [1]
    results = [result(number, seat, spot, chance) for seat in seats for spot in SPOTS if chance.random() < 0.8]
    cards = "As 10h Kd 2c"
    head = (number, number * 37, number * 37 + 36, 0, "Table 7", "31-classic-wa-2019", "natural-31=1 play=1")
    times = (opened, opened + 2 * MINUTE, len(seats), "settled", 60_000, 20_000, 40_000)
    rows: Rows = {
        "rounds": [(*head, "reader", dealer, *times)],
        "hands": [(number, seat, "play", "", "", cards) for seat in seats],
        "wager_results": results,
        "irregularities": [],
    }
    if chance.random() < 0.004:
        name = chance.choice(["late-wager", "wrong-count", "card-exposed", "reader-lost"])
        rows["irregularities"] = [(number * 37 + 9, number, name, "dealer", "1", "", opened, opened + 9, "continue")]
    return rows


def result(number: int, seat: int, spot: str, chance: Random) -> tuple[object, ...]:
    stake = 500 * (1 + int(59 * chance.random() ** 4))
    (event,) = chance.choices(["", *ODDS], [1 - sum(RARE), *RARE])
    if not event:
        return (number, seat, spot, "", "lose", "", stake, 0)
    return (number, seat, spot, event, "win", f"{ODDS[event]}-1", stake, stake * ODDS[event])


def in_parts(results: int) -> Iterator[Rows]:
    """Round by round, a few thousand at once."""
    chance, number, made = Random(1), 0, 0
    while made < results:
        part: Rows = {"rounds": [], "hands": [], "wager_results": [], "irregularities": []}
        for number in range(number + 1, number + 1 + AT_ONCE):  # noqa: B020 - goes on where it stood
            for table, rows in a_round(number, chance).items():
                part[table] += rows
        made += len(part["wager_results"])
        yield part


def write(file: Path, results: int) -> None:
    """Indexes and all, as a journal has them; not safe against a power cut while it runs."""
    engine = create_engine(f"sqlite:///{file}", poolclass=NullPool)
    schema.METADATA.create_all(engine)
    with engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA journal_mode = WAL")
        connection.exec_driver_sql("PRAGMA synchronous = OFF")
        connection.exec_driver_sql("PRAGMA cache_size = -400000")
        for part in in_parts(results):
            for table in (schema.rounds, schema.hands, schema.wager_results, schema.irregularities):
                marks = ", ".join("?" * len(table.columns))
                rows = part[table.name]
                connection.connection.executemany(f'INSERT INTO "{table.name}" VALUES ({marks})', rows)
            connection.connection.commit()
            sys.stdout.write(".")
            sys.stdout.flush()


def main() -> None:
    file, *results = sys.argv[1:]
    write(Path(file), int(*results or [RESULTS]))


if __name__ == "__main__":
    main()
