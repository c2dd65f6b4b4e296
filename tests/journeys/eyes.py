"""What stands on the screen, as a program tells it to assistive tools (AT-SPI), whole and level by level."""

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from jeepney import DBusAddress, new_method_call
from jeepney.io.blocking import DBusConnection, open_dbus_connection

from tests.journeys.answers import Answers

ACCESSIBLE, COMPONENT = "org.a11y.atspi.Accessible", "org.a11y.atspi.Component"
ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
ON_SCREEN = 0
PATIENCE = 20.0
SHORTEST, SHARE, LONGEST = 0.05, 0.1, 0.3
"""Seconds between looks, and how much of what was waited they may come to."""
_ENABLED, _SHOWING, _DEFAULT = 8, 25, 39
_KEYS = ("push button", "button")

Place = tuple[str, str]


@dataclass(frozen=True)
class Thing:
    """One thing on the screen: how it is called, and what the primary action says beside its name."""

    name: str
    place: Place
    is_key: bool
    enabled: bool
    primary: bool
    says: str = ""


def glance(since: float) -> None:
    """Between two looks: soon where something has only just been waited for, and ever less in haste."""
    time.sleep(min(max(SHORTEST, (time.monotonic() - since) * SHARE), LONGEST))


def _connected(bus: str) -> DBusConnection:
    """A bus that was started just now may not listen yet."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return open_dbus_connection(bus=bus)
        except (ConnectionRefusedError, FileNotFoundError):
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


class Eyes:
    """Sees what stands on a display, whichever program shows it."""

    def __init__(self, room: Mapping[str, str]) -> None:
        session = _connected(room["DBUS_SESSION_BUS_ADDRESS"])
        where = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
        address = session.send_and_get_reply(new_method_call(where, "GetAddress"), timeout=20).body[0]
        session.close()
        self._bus = _connected(address)
        self._answers = Answers(self._bus)
        self._roles: dict[Place, str] = {}

    def close(self) -> None:
        self._bus.close()

    def look(self) -> tuple[Thing, ...]:
        """Everything that shows now; nothing while no program is there, or while its window is being built."""
        while True:
            seen = self._gone_over()
            if self._stands(seen):
                return seen

    def _stands(self, seen: Sequence[Thing]) -> bool:
        """Whether it was one picture: the header, the present step and the primary action are still the same."""
        marks = [*seen[:1], *(thing for thing in seen if thing.primary or thing.name.endswith(" current"))]
        names = self._property([thing.place for thing in marks], "Name")
        return [thing.name for thing in marks] == [(name or "").strip() for name in names]

    def _gone_over(self) -> tuple[Thing, ...]:
        programs = self._children([ROOT])
        windows = self._children(programs)
        seen: list[Thing] = []
        level = self._children(windows)
        while level:
            shown = [
                (place, bits) for place, bits in zip(level, self._states(level), strict=True) if _on(bits, _SHOWING)
            ]
            seen += self._named(shown)
            level = self._children([place for place, _ in shown])
        return tuple(seen)

    def middle(self, thing: Thing) -> tuple[int, int]:
        """Where a finger goes."""
        left, top, wide, high = self._box(thing)
        return left + wide // 2, top + high // 2

    def size(self, thing: Thing) -> tuple[int, int]:
        """In pixels."""
        return self._box(thing)[2:]

    def _box(self, thing: Thing) -> tuple[int, int, int, int]:
        box = self._ask([thing.place], COMPONENT, "GetExtents", "u", (ON_SCREEN,))[0]
        assert box is not None and min(box[2], box[3]) > 0, f"{thing.name!r} went away"
        left, top, wide, high = box
        return left, top, wide, high

    def touch(self, thing: Thing) -> None:
        """As a switch or a voice presses a key, for whoever can't use a hand."""
        self._ask([thing.place], "org.a11y.atspi.Action", "DoAction", "i", (0,))

    def _children(self, places: Sequence[Place]) -> list[Place]:
        return [child for children in self._ask(places, ACCESSIBLE, "GetChildren") for child in children or ()]

    def _states(self, places: Sequence[Place]) -> list[int]:
        told = self._ask(places, ACCESSIBLE, "GetState")
        return [state[0] | state[1] << 32 if state else 0 for state in told]

    def _named(self, shown: Sequence[tuple[Place, int]]) -> Iterator[Thing]:
        places = [place for place, _ in shown]
        self._learn(places)
        for (place, bits), name in zip(shown, self._property(places, "Name"), strict=True):
            if name and name.strip():
                is_key, primary = self._roles.get(place, "") in _KEYS, _on(bits, _DEFAULT)
                thing = Thing(name.strip(), place, is_key, _on(bits, _ENABLED), primary)
                yield self._whole(thing) if primary else thing

    def _whole(self, thing: Thing) -> Thing:
        """With what it says beside its name, both of one moment."""
        (name,) = self._property([thing.place], "Name")
        while True:
            (says,), (after,) = self._property([thing.place], "Description"), self._property([thing.place], "Name")
            if name == after:
                (bits,) = self._states([thing.place])
                return replace(thing, name=(name or "").strip(), says=says or "", enabled=_on(bits, _ENABLED))
            name = after

    def _learn(self, places: Sequence[Place]) -> None:
        """A thing stays what it is."""
        new = [place for place in places if place not in self._roles]
        roles = self._ask(new, ACCESSIBLE, "GetRoleName")
        self._roles |= {place: role for place, role in zip(new, roles, strict=True) if role}

    def _property(self, places: Sequence[Place], name: str) -> list[str | None]:
        told = self._ask(places, "org.freedesktop.DBus.Properties", "Get", "ss", (ACCESSIBLE, name))
        return [variant[1] if variant else None for variant in told]

    def _ask(
        self, places: Sequence[Place], interface: str, method: str, signature: str = "", body: tuple[Any, ...] = ()
    ) -> list[Any]:
        """One question to many at once; what is gone meanwhile answers nothing."""
        asked = {next(self._bus.outgoing_serial): at for at in range(len(places))}
        self._bus.sock.sendall(
            b"".join(
                _numbered(_written(place, interface, method, signature, body), serial)
                for place, serial in zip(places, asked, strict=True)
            )
        )
        answers: list[Any] = [None] * len(places)
        while asked:
            serial, value = self._answers.next(PATIENCE)
            if serial in asked:
                answers[asked.pop(serial)] = value
        return answers


@lru_cache(maxsize=20_000)
def _written(place: Place, interface: str, method: str, signature: str, body: tuple[Any, ...]) -> bytes:
    """The same questions are asked again and again."""
    program, path = place
    call = new_method_call(DBusAddress(path, program, interface), method, signature or None, body)
    written: bytes = call.serialise(serial=1)
    return written


def _numbered(written: bytes, serial: int) -> bytes:
    """Behind four bytes of kinds and the body's length."""
    return written[:8] + serial.to_bytes(4, "little") + written[12:]


def _on(bits: int, state: int) -> bool:
    return bool(bits >> state & 1)
