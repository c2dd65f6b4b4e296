"""A test that reads a wall clock or measures how long something took passes on one machine and fails on another.

Waiting with patience for another thread is no measure: `time.monotonic` stays free for that.
"""

import ast
from collections.abc import Iterator

import pytest

from tests.helpers.repository import ROOT, files

CLOCKS = {
    "time": {"time", "time_ns", "localtime", "gmtime", "perf_counter", "perf_counter_ns", "process_time"},
    "datetime": {"now", "utcnow", "today"},
    "date": {"today"},
}
MAY_MEASURE = ("tests/benchmarks/",)


def clocks(source: str) -> Iterator[str]:
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id=owner), attr=name) if name in CLOCKS.get(owner, ()):
                yield f"{owner}.{name} in line {node.lineno}"
            case ast.ImportFrom(module="time", names=names):
                taken = CLOCKS["time"] & {each.name for each in names}
                yield from (f"time.{name} in line {node.lineno}" for name in sorted(taken))


def test_no_test_reads_a_wall_clock() -> None:
    found = []
    for path in files("tests", suffixes=(".py",)):
        name = str(path.relative_to(ROOT))
        if not name.startswith(MAY_MEASURE):
            found += [f"{name}: {clock}" for clock in clocks(path.read_text())]
    assert found == []


@pytest.mark.parametrize(
    "source", ["time.time()", "datetime.now(UTC)", "date.today()", "from time import perf_counter"]
)
def test_a_clock_is_found(source: str) -> None:
    assert list(clocks(source))
