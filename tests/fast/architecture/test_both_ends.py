"""Who gets which file: of two workers one begins with the first that is left, the other with the last."""

from types import SimpleNamespace
from typing import Any

from tests.helpers.from_both_ends import FromBothEnds, place

FILES = ["waits-long", "waits", "computes", "computes-long"]


class Worker:
    shutting_down = False

    def __init__(self, number: int) -> None:
        self.gateway = SimpleNamespace(id=f"gw{number}")
        self.given: list[int] = []

    def send_runtest_some(self, indices: list[int]) -> None:
        self.given += indices

    def shutdown(self) -> None:
        self.shutting_down = True


def test_one_worker_begins_at_the_first_file_and_the_other_at_the_last() -> None:
    settings = {"tx": ["2*popen"]}
    config: Any = SimpleNamespace(getvalue=settings.get, option=SimpleNamespace(loadscopereorder=False))
    workers: list[Any] = [Worker(0), Worker(1)]
    scheduler = FromBothEnds(config)
    tests = [f"{file}::{number}" for file in FILES for number in range(3)]
    for worker in workers:
        scheduler.add_node(worker)
        scheduler.add_node_collection(worker, tests)
    scheduler.schedule()
    assert [[tests[at].partition("::")[0] for at in worker.given[::3]] for worker in workers] == [
        ["waits-long"],
        ["computes-long"],
    ]
    for at in workers[1].given:
        scheduler.mark_test_complete(workers[1], at)
    assert tests[workers[1].given[3]].startswith("computes::")


def test_what_lasts_longest_is_at_either_end() -> None:
    assert sorted(FILES, key=lambda name: place(name.endswith("-long"), name.startswith("waits"))) == FILES
