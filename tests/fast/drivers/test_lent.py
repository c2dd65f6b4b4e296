"""Whatever a package's conversation does wrong, the link hears of the package."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from drivers.declaration import ProtocolKind
from drivers.errors import BrokenPackage
from drivers.protocol import Order, Protocol
from tests.helpers.cases import failures
from tests.helpers.star_line import DECLARED, StarLine

LENT = "star-line 1.0"


class Fails(StarLine):
    """At whatever it is asked."""

    def __getattribute__(self, name: str) -> Any:
        raise KeyError(name)


ASKED: dict[str, Callable[[Protocol], object]] = {
    "name": lambda lent: lent.name,
    "line": lambda lent: lent.line,
    "open": lambda lent: lent.open(0.0),
    "split": lambda lent: [*lent.split(b"*AS\n", 0.0)],
    "decode": lambda lent: lent.decode(b"*AS", 0.0),
    "tick": lambda lent: lent.tick(0.0),
    "wake_at": lambda lent: lent.wake_at(),
    "order": lambda lent: lent.order(Order.DEAL, 0.0),
}


def of(made: Callable[[], StarLine]) -> ProtocolKind:
    return replace(DECLARED, make_device=lambda setup: made, package=LENT)


def test_what_it_raises_is_its_packages_fault() -> None:
    def check(asked: str) -> None:
        with pytest.raises(BrokenPackage, match=f"{LENT}: KeyError: '{asked}'"):
            ASKED[asked](of(lambda: Fails("*")).device()())

    assert failures(check, [*ASKED]) == []


def test_what_is_right_goes_through() -> None:
    def check(asked: str) -> None:
        assert ASKED[asked](of(lambda: StarLine("*")).device()()) == ASKED[asked](StarLine("*"))

    assert failures(check, [*ASKED]) == []


def test_what_cannot_be_made_for_a_connection_is_its_packages_fault() -> None:
    def nothing() -> StarLine:
        raise ValueError("no more of them")

    with pytest.raises(BrokenPackage, match=f"{LENT}: ValueError: no more of them"):
        of(nothing).device()()


def test_our_own_conversations_stand_for_themselves() -> None:
    assert isinstance(DECLARED.device()(), StarLine)
