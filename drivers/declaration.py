"""What a protocol says of itself, once: everything else asks its declaration.

A package of another house brings one under the entry point group `dealer_terminal.protocols`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple, TypeVar

from drivers.errors import BadOption, BrokenPackage
from drivers.events import Event
from drivers.plugin_guard import lent
from drivers.protocol import LineSettings, Protocol, Sense
from drivers.twin.shape import Twin
from drivers.watch import SilenceLimits

GROUP = "dealer_terminal.protocols"
CARDS = frozenset({Sense.PACKETS, Sense.DRAWS, Sense.SHOWN})

Made = TypeVar("Made")

Factory = Callable[[], Protocol]
"""One device's protocol, made anew for every connection."""


@dataclass(frozen=True, slots=True)
class ProtocolOption:
    """A setting of a protocol, as it is written in a file or on the command line. No `choices`: any text."""

    name: str
    usual: str
    told: str
    choices: tuple[str, ...] = ()


class StoredFrame(NamedTuple):
    """A frame that was stored before, and in which game."""

    game: int
    raw: bytes


Game = Callable[[], int]
"""The number of the game that is dealt now, as whoever keeps the table counts games."""
UNTOLD = -1


def untold() -> int:
    """Where nobody keeps a table, the device's own words are all that tells of games."""
    return UNTOLD


@dataclass(frozen=True, slots=True)
class Setup:
    """How one device is set up: how many cards a packet of the game has, the protocol's own options, the last frames
    that were stored of it before, and which game is dealt."""

    packet_size: int = 4
    options: Mapping[str, str] = field(default_factory=dict)
    heard: Sequence[StoredFrame] = ()
    game: Game = untold


@dataclass(frozen=True, slots=True)
class ProtocolKind:
    """`title` is how a dealer calls such a device, `senses` what it can tell of the cards.

    `make_device` is called once for each device, what it returns once for each connection. `make_twin` makes the
    simulated device, from a setup and a seed; `simulated` are the options that tell how that one is, where a table
    plays with it. Both raise a ValueError for an option's text that they can't read.
    `is_heartbeat` knows a frame that says nothing but that the device lives, `is_counted` one that its counts need
    after a start of the terminal: `Setup.heard` holds no others. `cards_of` is what such a frame told of cards that
    are told once and stand for good: a terminal that started takes up what it had not dealt yet.
    """

    name: str
    title: str
    line: LineSettings
    senses: frozenset[Sense]
    limits: SilenceLimits
    make_device: Callable[[Setup], Factory]
    make_twin: Callable[[Setup, int], Twin]
    options: tuple[ProtocolOption, ...] = ()
    simulated: Mapping[str, str] = field(default_factory=dict)
    is_heartbeat: Callable[[bytes], bool] = lambda _: False
    is_counted: Callable[[bytes], bool] = lambda _: True
    cards_of: Callable[[bytes], Sequence[Event]] = lambda _: ()
    package: str = ""
    """Of another house, which brought it: what it does wrong is told of it. Empty where it is this program's own."""

    def __post_init__(self) -> None:
        if len(self.senses & CARDS) != 1:
            raise ValueError(f"{self.name}: a device tells packets, cards drawn or cards shown: one of them")

    def device(self, setup: Setup | None = None) -> Factory:
        made = self._made(self.make_device, setup or Setup())
        return lent(made, self.blamed) if self.package else made

    def twin(self, seed: int = 0, setup: Setup | None = None) -> Twin:
        made = self._made(lambda complete: self.make_twin(complete, seed), setup or Setup())
        if not isinstance(made, Twin):
            raise BrokenPackage(self.name, f"{self.package or self.name}: it makes no simulated device")
        return made

    def complete(self, setup: Setup) -> Setup:
        """With what is usual where nothing is said; a name or a word that is not known is refused."""
        for name, value in setup.options.items():
            self._check(name, value)
        usual = {option.name: option.usual for option in self.options}
        return replace(setup, options={**usual, **setup.options})

    def _check(self, name: str, value: str) -> None:
        option = next((each for each in self.options if each.name == name), None)
        if option is None:
            known = ", ".join(each.name for each in self.options) or "none"
            raise BadOption(self.name, f"{name}: there is no such setting; it has {known}")
        if option.choices and value not in option.choices:
            raise BadOption(self.name, f"{name}={value}: write {' or '.join(option.choices)}")

    def _made(self, make: Callable[[Setup], Made], setup: Setup) -> Made:
        complete = self.complete(setup)
        try:
            return make(complete)
        except ValueError as error:
            raise BadOption(self.name, str(error)) from error
        except Exception as error:  # raised again, with the package that is at fault
            raise self.blamed(error) from error

    def blamed(self, error: Exception) -> Exception:
        """As our own fault, or as that of the package that brings the protocol."""
        if not self.package:
            return error
        return BrokenPackage(self.name, f"{self.package}: {type(error).__name__}: {error}")
