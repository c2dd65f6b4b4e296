"""A rule of a protocol's page, and what trying it came to. No rule is called wrong for what another one broke."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from enum import Enum
from typing import Generic, TypeVar

Side = TypeVar("Side")


class Broken(Exception):  # noqa: N818 - says what was seen
    """The other side did not do as the page says."""


class NotTried(Exception):  # noqa: N818 - says why not
    """It could not be tried here; where for want of what the other side need not have, `lacks` names that."""

    def __init__(self, why: str, lacks: str = "") -> None:
        super().__init__(why)
        self.lacks = lacks


class LeftOut(Exception):  # noqa: N818 - says how far it is
    """No trial of a few minutes can come to it, at whichever machine."""


class Unready(Exception):  # noqa: N818 - says what is lacking
    """The state that a rule is tried in could not be had: the other side did not do as the rule of this name says."""

    def __init__(self, name: str, seen: str) -> None:
        super().__init__(seen)
        self.name = name


class Result(Enum):
    RIGHT = "right"
    WRONG = "wrong"
    NOT_TRIED = "not tried"
    LEFT_OUT = "left out"
    NOT_HAD = "not had"
    """Nobody could try it: whoever brought the other side declared that it has none of that."""


@dataclass(frozen=True, slots=True)
class Rule(Generic[Side]):
    """`paragraph` is where the page says it; `tries` raises `Broken` with what was seen, and is the rule's name.

    `needs` are rules before it: where one of them failed, nothing that is seen would tell of this one.
    """

    paragraph: str
    says: str
    tries: Callable[[Side], None]
    needs: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self.tries.__name__


@dataclass(frozen=True, slots=True)
class Tried:
    """`needs` is the number of the rule for whose sake it was not tried, `lacks` what the other side need not have."""

    number: int
    paragraph: str
    says: str
    result: Result
    seen: str = ""
    needs: int | None = None
    lacks: str = ""

    @property
    def failed(self) -> bool:
        """Or a rule before it did, so that nobody knows."""
        return self.result is Result.WRONG or self.needs is not None


def all_need(name: str, rules: Sequence[Rule[Side]]) -> tuple[Rule[Side], ...]:
    return tuple(replace(rule, needs=(name, *rule.needs)) for rule in rules)


def tried(rules: Sequence[Rule[Side]], side: Side) -> Iterator[Tried]:
    """Each rule in turn. One that was not wrong, and breaks as a later one is made ready, is told once more."""
    known = {
        rule.name: Tried(number, rule.paragraph, rule.says, Result.NOT_TRIED) for number, rule in enumerate(rules, 1)
    }
    for rule in rules:
        for each in _try(rule, side, known):
            known[rules[each.number - 1].name] = each
            yield each


def _try(rule: Rule[Side], side: Side, known: dict[str, Tried]) -> Iterator[Tried]:
    this = known[rule.name]
    failed = next((known[name] for name in rule.needs if known[name].failed), None)
    if failed is not None:
        yield _without(this, failed)
        return
    try:
        rule.tries(side)
    except Broken as broken:
        yield replace(this, result=Result.WRONG, seen=str(broken))
    except NotTried as why:
        yield replace(this, result=Result.NOT_TRIED, seen=str(why), lacks=why.lacks)
    except LeftOut as how_far:
        yield replace(this, result=Result.LEFT_OUT, seen=str(how_far))
    except Unready as unready:
        yield from _unready(this, known[unready.name], str(unready))
    else:
        yield replace(this, result=Result.RIGHT)


def _unready(this: Tried, needed: Tried, seen: str) -> Iterator[Tried]:
    if needed.number == this.number:
        yield replace(this, result=Result.WRONG, seen=seen)
        return
    if not needed.failed:
        needed = replace(needed, result=Result.WRONG, seen=f"before rule {this.number}: {seen}")
        yield needed
    yield _without(this, needed)


def _without(this: Tried, failed: Tried) -> Tried:
    """The rule that was wrong is named, also behind one that was not tried for its sake."""
    number = failed.needs or failed.number
    return replace(this, result=Result.NOT_TRIED, seen=f"rule {number}, which it needs, failed", needs=number)


@contextmanager
def needed(name: str) -> Iterator[None]:
    """What is wrong here is of the rule of this name, not of the one that is tried."""
    try:
        yield
    except Broken as broken:
        raise Unready(name, str(broken)) from broken


def declared(each: Tried, without: Collection[str]) -> Tried:
    """Only where it showed none: what is declared in error is tried all the same."""
    if each.result is Result.NOT_TRIED and each.lacks in without:
        return replace(each, result=Result.NOT_HAD, seen=f"declared: without {each.lacks}")
    return each


def want(condition: object, otherwise: str) -> None:
    if not condition:
        raise Broken(otherwise)
