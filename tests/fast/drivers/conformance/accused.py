"""What the kit said in the end of each rule, and whether it accuses of one thing only."""

from collections.abc import Iterable, Sequence
from typing import Any

from drivers.conformance.rules import Result, Rule, Tried


def by_name(rules: Sequence[Rule[Any]], told: Iterable[Tried]) -> dict[str, Tried]:
    """What was told last of a rule counts."""
    last = {each.number: each for each in told}
    return {rule.name: last[number] for number, rule in enumerate(rules, 1)}


def but_for_orders(told: dict[str, Tried]) -> dict[str, Tried]:
    """A host need not give any."""
    return {name: each for name, each in told.items() if "the host gave no order" not in each.seen}


def wrong(told: dict[str, Tried]) -> dict[str, str]:
    return {name: each.seen for name, each in told.items() if each.result is Result.WRONG}


def accuses_only(told: dict[str, Tried], *names: str) -> None:
    """Others are right, or not tried for the sake of one of these, which they name."""
    assert sorted(wrong(told)) == sorted(names), wrong(told)
    assert all(wrong(told).values())
    numbers = {told[name].number for name in names}
    skipped = {name: each for name, each in told.items() if each.result is Result.NOT_TRIED}
    assert {each.needs for each in skipped.values()} <= numbers, skipped
    assert all(each.seen == f"rule {each.needs}, which it needs, failed" for each in skipped.values()), skipped
