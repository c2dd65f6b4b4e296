"""What a person types while a command waits for something else: a line at a time, never waited for in vain."""

import sys
from queue import Empty, SimpleQueue
from threading import Thread

from dealer_terminal.errors import KnownError

_END = "\0"


class Answers:
    def __init__(self) -> None:
        self._typed: SimpleQueue[str] = SimpleQueue()
        Thread(target=self._read, daemon=True).start()

    def at_hand(self) -> str:
        """What was typed, or nothing."""
        try:
            return self._kept(self._typed.get_nowait())
        except Empty:
            return ""

    def asked(self, *allowed: str) -> str:
        """One of these; another word is passed over."""
        while (answer := self._kept(self._typed.get())) not in allowed:
            if answer == _END:
                raise KnownError("nobody is there to answer: type the answers, or leave the step out with s")
        return answer

    def _kept(self, typed: str) -> str:
        """The end stays: whoever asks next must hear of it too."""
        if typed == _END:
            self._typed.put(_END)
        return typed

    def _read(self) -> None:
        for line in sys.stdin:
            self._typed.put(line.strip().lower())
        self._typed.put(_END)
