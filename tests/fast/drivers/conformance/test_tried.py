"""What becomes of a rule whose state could not be had."""

from collections.abc import Callable

from drivers.kit.conformance.rules import Broken, LeftOut, NotTried, Result, Rule, Tried, needed, tried, want
from tests.helpers.cases import failures

Act = Callable[[list[str]], None]


def rule(name: str, act: Act, *needs: str) -> Rule[list[str]]:
    def tries(side: list[str]) -> None:
        side.append(name)
        act(side)

    tries.__name__ = name
    return Rule("1", name, tries, needs)


def right(side: list[str]) -> None:
    want(side, "never")


def wrong(side: list[str]) -> None:
    raise Broken("it said 7")


def dark(side: list[str]) -> None:
    raise NotTried("nobody is there")


def far(side: list[str]) -> None:
    raise LeftOut("its count stands at 7")


def without(name: str) -> Act:
    def act(side: list[str]) -> None:
        with needed(name):
            wrong(side)

    return act


def told(*rules: Rule[list[str]]) -> list[tuple[int, Result, str, int | None]]:
    return [(each.number, each.result, each.seen, each.needs) for each in tried(rules, [])]


def test_a_rule_that_needs_one_that_failed_is_not_tried_and_names_it() -> None:
    side = list[str]()
    last = [*tried((rule("a", wrong), rule("b", right, "a"), rule("c", right)), side)]
    assert side == ["a", "c"]
    assert (last[1].result, last[1].needs, last[1].seen) == (Result.NOT_TRIED, 1, "rule 1, which it needs, failed")


def test_a_rule_that_needs_one_that_nobody_could_try_is_tried() -> None:
    assert [each[1] for each in told(rule("a", dark), rule("b", right, "a"))] == [Result.NOT_TRIED, Result.RIGHT]


def test_what_no_trial_can_come_to_is_left_out_and_stands_in_no_ones_way() -> None:
    assert told(rule("a", far), rule("b", right, "a")) == [
        (1, Result.LEFT_OUT, "its count stands at 7", None),
        (2, Result.RIGHT, "", None),
    ]


def test_a_rule_that_breaks_on_the_way_to_another_is_told_once_more() -> None:
    def check(first: Act) -> None:
        assert told(rule("a", first), rule("b", without("a")))[1:] == [
            (1, Result.WRONG, "before rule 2: it said 7", None),
            (2, Result.NOT_TRIED, "rule 1, which it needs, failed", 1),
        ]

    assert failures(check, [right, dark, far]) == []


def test_what_counts_as_failed() -> None:
    def check(each: Tried, failed: bool) -> None:
        assert each.failed is failed

    assert (
        failures(
            check,
            [
                (Tried(2, "1", "", Result.WRONG), True),
                (Tried(2, "1", "", Result.NOT_TRIED, needs=1), True),
                (Tried(2, "1", "", Result.NOT_TRIED), False),
                (Tried(2, "1", "", Result.RIGHT), False),
            ],
        )
        == []
    )
