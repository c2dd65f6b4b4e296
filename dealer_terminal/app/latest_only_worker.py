"""Background work in threads. A new request cancels the previous one."""

from collections.abc import Iterator
from threading import Lock, Thread
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Newest(Generic[Found]):
    def __init__(self, name: str) -> None:
        self._name = name
        self._lock = Lock()
        self._asked = 0
        self._found: list[Found] = []

    def ask(self, finds: Iterator[Found]) -> None:
        """Run the iterator in a new thread, in place of any earlier one."""
        with self._lock:
            self._asked, self._found = self._asked + 1, []
            asked = self._asked
        Thread(target=self._run, args=(asked, finds), name=self._name, daemon=True).start()

    def found(self) -> tuple[Found, ...]:
        """Return the results that have arrived since the last call."""
        with self._lock:
            found, self._found = self._found, []
        return tuple(found)

    def end(self) -> None:
        with self._lock:
            self._asked += 1

    def _run(self, asked: int, finds: Iterator[Found]) -> None:
        for each in finds:
            with self._lock:
                if self._asked != asked:
                    return
                self._found.append(each)
