"""Somebody before the window of a console, as it is installed."""

import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from tests.journeys.display import Display
from tests.journeys.eyes import Eyes, Thing, glance
from tests.journeys.hand import Hand
from tests.journeys.program import COMMAND, Program

SOON, MADE = 60.0, 300.0


class Desk:
    """Somebody before a console's window, which is called as its command."""

    def __init__(
        self,
        ends: ExitStack,
        on: Display,
        folder: Path,
        command: str,
        *arguments: str,
        begins: str,
        within: tuple[str, ...] = (),
    ) -> None:
        self.log = folder / f"{command}.log"
        self._eyes = Eyes(on.environment)
        ends.callback(self._eyes.close)
        self.program = Program((*within, str(COMMAND), command, *arguments), on.environment, self.log)
        ends.callback(self.program.close)
        self.hand = Hand(on.environment, self._eyes)
        self.sees(begins)
        self.hand.focus(f"^{command.capitalize()}")

    def look(self) -> tuple[Thing, ...]:
        return self._eyes.look()

    def until(
        self, reached: Callable[[tuple[Thing, ...]], bool], what: str, seconds: float = SOON
    ) -> tuple[Thing, ...]:
        began = time.monotonic()
        while not reached(seen := self._eyes.look()):
            assert self.program.lives, self.log.read_text()
            assert time.monotonic() < began + seconds, f"{what}: {[each.name for each in seen]}"
            glance(began)
        return seen

    def stands_at(self, fact: int) -> None:
        self.until(lambda seen: any(f"Fact {fact} of " in each.name for each in seen), f"fact {fact}")

    def press(self, words: str) -> None:
        seen = self.until(lambda seen: any(words in each.name and each.is_key for each in seen), words)
        self.hand.press(next(each for each in seen if words in each.name and each.is_key))

    def sees(self, words: str) -> str:
        """The whole of what says so."""
        seen = self.until(lambda seen: any(words in each.name for each in seen), words)
        return next(each.name for each in seen if words in each.name)

    def gone(self, words: str) -> None:
        self.until(lambda seen: not any(words in each.name for each in seen), f"{words} gone")

    def signs_on(self, number: str, pin: str) -> None:
        self.hand.type(number)
        self.hand.key("Tab")
        self.hand.type(pin)
        self.hand.key("Return")

    def fills(self, *texts: str) -> None:
        """From the first field on; what is empty stays as it was, what stood there is written over. Enter presses the
        form's first key."""
        for number, text in enumerate(texts):
            if number:
                self.hand.key("Tab")
            if text:
                self.hand.type(text)
        self.hand.key("Return")
