"""A twin moved by words: a person or a program types a gesture a line, and gets one line back."""

import time
from collections.abc import Iterable, Iterator

from drivers.twin.shape import GestureRefused
from drivers.twin.stand import Stand


def answer(stand: Stand, line: str) -> str:
    """`help` tells the gestures; `wait 0.5` lets a script take its time."""
    word, _, rest = line.strip().partition(" ")
    try:
        if word == "help":
            return "ok " + " ".join(sorted({*stand.twin.gestures(), "plug", "unplug", "wait", "quit"}))
        if word == "wait":
            time.sleep(float(rest))
            return "ok"
        return f"ok {stand.gesture(line)}"
    except (GestureRefused, ValueError) as error:
        return f"no {error}"


def answers(stand: Stand, lines: Iterable[str]) -> Iterator[str]:
    """Until `quit` or the end; empty lines and `#` comments are skipped."""
    for line in lines:
        told = line.partition("#")[0].strip()
        if told == "quit":
            return
        if told:
            yield answer(stand, told)
