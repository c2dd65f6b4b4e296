"""A rule of a protocol's page, and what trying it came to."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

Side = TypeVar("Side")


class Broken(Exception):  # noqa: N818 - says what was seen
    """The other side did not do as the page says."""


class NotTried(Exception):  # noqa: N818 - says why not
    """It could not be tried here."""


class Result(Enum):
    RIGHT = "right"
    WRONG = "wrong"
    NOT_TRIED = "not tried"


@dataclass(frozen=True, slots=True)
class Rule(Generic[Side]):
    """`paragraph` is where the page says it; `tries` raises `Broken` with what was seen."""

    paragraph: str
    says: str
    tries: Callable[[Side], None]


@dataclass(frozen=True, slots=True)
class Tried:
    number: int
    paragraph: str
    says: str
    result: Result
    seen: str = ""


def tried(rules: Sequence[Rule[Side]], side: Side) -> Iterator[Tried]:
    for number, rule in enumerate(rules, 1):
        result, seen = _try(rule, side)
        yield Tried(number, rule.paragraph, rule.says, result, seen)


def _try(rule: Rule[Side], side: Side) -> tuple[Result, str]:
    try:
        rule.tries(side)
    except Broken as broken:
        return Result.WRONG, str(broken)
    except NotTried as why:
        return Result.NOT_TRIED, str(why)
    return Result.RIGHT, ""


def want(condition: object, otherwise: str) -> None:
    if not condition:
        raise Broken(otherwise)
