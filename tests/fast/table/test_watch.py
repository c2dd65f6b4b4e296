"""A thread that looks, an owner that is told: each change once, in the owner's own thread."""

from collections.abc import Callable, Iterator
from threading import Event, current_thread

import pytest

from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.state import State
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.table_watch import Seen, TableWatch

SOON = 20.0
ONE, TWO = State(table="1"), State(table="2")


class Story:
    """What one look after another finds; the last stays."""

    def __init__(self, *found: Seen) -> None:
        self._found = list(found)
        self.closed = Event()
        self.looks = 0

    def look(self) -> State:
        self.looks += 1
        found = self._found.pop(0) if len(self._found) > 1 else self._found[0]
        if isinstance(found, KnownError):
            raise found
        return found

    def close(self) -> None:
        self.closed.set()


class Owner:
    def __init__(self) -> None:
        self.jobs = Jobs()
        self.heard: list[Seen] = []
        self._me = current_thread()

    def hear(self, seen: Seen) -> None:
        assert current_thread() is self._me
        self.heard.append(seen)


Watches = Callable[[Story], tuple[Owner, TableWatch]]


@pytest.fixture
def watching() -> Iterator[Watches]:
    begun: list[TableWatch] = []

    def begin(story: Story) -> tuple[Owner, TableWatch]:
        owner = Owner()
        begun.append(TableWatch(story, owner.hear, owner.jobs, every_s=0))
        begun[-1].start()
        return owner, begun[-1]

    yield begin
    for watch in begun:
        watch.close()


def test_each_change_is_told_once(watching: Watches) -> None:
    story = Story(ONE, ONE, TWO, TWO)
    owner, _ = watching(story)
    assert owner.jobs.run_for(SOON, until=lambda: story.looks > 20)
    assert owner.heard == [ONE, TWO]


def test_what_cannot_be_read_is_told_once_and_what_is_read_again_too(watching: Watches) -> None:
    story = Story(ONE, KnownError("gone"), KnownError("gone"), KnownError("locked"), ONE)
    owner, _ = watching(story)
    assert owner.jobs.run_for(SOON, until=lambda: story.looks > 20)
    assert [str(each) if isinstance(each, KnownError) else each for each in owner.heard] == [ONE, "gone", "locked", ONE]


def test_a_look_that_hangs_grows_old(watching: Watches) -> None:
    class Hangs(Story):
        def look(self) -> State:
            super().look()
            self.closed.wait(SOON)
            return ONE

    story = Hangs(ONE)
    _, watch = watching(story)
    first = watch.age_s
    while watch.age_s <= first:
        pass
    story.closed.set()
