"""The two helpers that run one test over a table of cases."""

import pytest

from tests.helpers.cases import every, failures

DIVISORS = {"zero": 0, "one": 1, "text": "x"}


def test_failures_reports_each_case_whatever_is_raised() -> None:
    def check(divisor: int) -> None:
        with pytest.raises(ZeroDivisionError):
            1 / divisor

    assert failures(check, DIVISORS) == [
        "one: Failed: DID NOT RAISE ZeroDivisionError",
        "text: TypeError: unsupported operand type(s) for /: 'int' and 'str'",
    ]


def test_every_runs_all_cases_after_a_failure() -> None:
    seen = []

    @every("divisor", DIVISORS.values())
    def test(divisor: int) -> None:
        seen.append(divisor)
        with pytest.raises(ZeroDivisionError):
            1 / divisor

    with pytest.raises(BaseExceptionGroup, match="2 of 3 cases failed") as raised:
        test()
    assert [each.__notes__ for each in raised.value.exceptions] == [["case: 'one'"], ["case: 'text'"]]
    assert seen == [0, 1, "x"]


def test_empty_table_is_refused() -> None:
    with pytest.raises(AssertionError, match="no cases"):
        failures(print, {})
    with pytest.raises(AssertionError, match="no cases"):
        every("case", [])
