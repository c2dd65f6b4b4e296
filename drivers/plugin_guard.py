"""A conversation that another house's package lends: what goes wrong in it is told of that package, never as our own
fault."""

from collections.abc import Callable, Sequence
from typing import Never, TypeVar

from drivers.protocol import LineSettings, Order, Protocol, Reply

Said = TypeVar("Said")
Blame = Callable[[Exception], Exception]


def lent(make: Callable[[], Protocol], blame: Blame) -> Callable[[], Protocol]:
    return lambda: PluginGuard(_by(make, blame), blame)


class PluginGuard:
    def __init__(self, own: Protocol, blame: Blame) -> None:
        self._own = own
        self._blame = blame

    @property
    def name(self) -> str:
        return _by(lambda: self._own.name, self._blame)

    @property
    def line(self) -> LineSettings:
        return _by(lambda: self._own.line, self._blame)

    def open(self, now: float) -> Reply:
        return self._reply(lambda: self._own.open(now))

    def split(self, data: bytes, now: float) -> Sequence[bytes]:
        return _by(lambda: _frames(self._own.split(data, now)), self._blame)

    def decode(self, frame: bytes, now: float) -> Reply:
        return self._reply(lambda: self._own.decode(frame, now))

    def tick(self, now: float) -> Reply:
        return self._reply(lambda: self._own.tick(now))

    def wake_at(self) -> float:
        return _by(lambda: float(self._own.wake_at()), self._blame)

    def order(self, order: Order, now: float) -> Reply:
        return self._reply(lambda: self._own.order(order, now))

    def _reply(self, say: Callable[[], Reply]) -> Reply:
        return _by(lambda: _is_reply(say()), self._blame)


def _frames(found: Sequence[bytes]) -> tuple[bytes, ...]:
    return tuple(each if isinstance(each, bytes) else _no(each) for each in found)


def _is_reply(said: object) -> Reply:
    return said if isinstance(said, Reply) else _no(said)


def _no(said: object) -> Never:
    raise TypeError(f"{said!r:.60} is neither a frame nor a reply")


def _by(say: Callable[[], Said], blame: Blame) -> Said:
    try:
        return say()
    except Exception as error:  # raised again, with the package that is at fault
        raise blame(error) from error
