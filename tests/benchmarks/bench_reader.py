"""A card from the line to its event, against a bare pyserial loop: `python -m tests.benchmarks.bench_reader [CARDS]`.

Both read the same bytes from a pseudo-terminal each, in turns, so that a busy machine slows both. What the link does
besides: it finds the frame, hands it on to be stored, decodes it, tells the event, and acknowledges.
"""

import os
import sys
import time
import tty
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread

import serial
from msgspec import Struct

from drivers.angel_eye.wire.cards import Drawn, drawn_bytes
from drivers.angel_eye.wire.codec import ShoeReport, report_bytes
from drivers.cards import NEW_DECK
from drivers.connect import link_to
from drivers.events import CardRead
from drivers.status import Status
from tests.benchmarks.ratio import said, say

CARDS, PAUSE = 500, 0.004


class Times(Struct):
    link: list[float]
    bare: list[float]


class Ear:
    """Notes when a card came."""

    def __init__(self) -> None:
        self.came, self.at, self.ready = Event(), 0.0, Event()

    def heard(self) -> None:
        self.at = time.perf_counter()
        self.came.set()

    def frame(self, raw: bytes) -> None: ...

    def event(self, event: object) -> None:
        if isinstance(event, CardRead):
            self.heard()

    def status(self, status: Status) -> None:
        self.ready.set()


def report(number: int) -> bytes:
    card = NEW_DECK[number % 52]
    return report_bytes(ShoeReport(ord("1") + number % 9, "D", drawn_bytes(Drawn(0, (number + 1) % 16, card))))


@contextmanager
def line() -> Iterator[tuple[int, str]]:
    device, host = os.openpty()
    tty.setraw(host)
    yield device, os.ttyname(host)
    os.close(device)
    os.close(host)


@contextmanager
def linked(where: str) -> Iterator[Ear]:
    ear = Ear()
    link = link_to(where, "angel-eye", ear)
    link.start()
    time.sleep(0.5)
    yield ear
    link.close()


@contextmanager
def bare_loop(where: str) -> Iterator[Ear]:
    """The least: wait for a byte, take the rest, and see that a whole frame is there."""
    ear, over = Ear(), Event()

    def reads() -> None:
        with serial.Serial(where, 4800, timeout=0.1) as port:
            held = b""
            while not over.is_set():
                held += port.read(1)
                held += port.read(port.in_waiting)
                if len(held) >= len(report(0)):
                    held = b""
                    ear.heard()

    thread = Thread(target=reads)
    thread.start()
    time.sleep(0.5)
    yield ear
    over.set()
    thread.join()


def played(cards: int) -> Times:
    times = Times([], [])
    with line() as (ours, where), line() as (other, there), linked(where) as link, bare_loop(there) as bare:
        for number in range(cards):
            data = report(number)
            times.link.append(took(ours, data, link))
            times.bare.append(took(other, data, bare))
            os.read(ours, 64)
    return times


def took(device: int, data: bytes, ear: Ear) -> float:
    time.sleep(PAUSE)
    ear.came.clear()
    began = time.perf_counter()
    os.write(device, data)
    if not ear.came.wait(5):
        raise RuntimeError(f"a card was not heard: {data.hex(' ')}")
    return ear.at - began


def main(cards: int) -> None:
    times = played(cards)
    for name, part in (("p50", 0.5), ("p99", 0.99)):
        say(said(f"card on the line to event, {name}", times.link, times.bare, "a bare loop", 3, part=part))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else CARDS)
