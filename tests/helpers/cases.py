"""Run one check over many cases."""

from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from typing import Any

import pytest


def failures(check: Callable[..., object], cases: Mapping[str, Any] | Iterable[Any]) -> list[str]:
    """Return a message for each case that fails, so that one assertion reports them all.

    A check with several parameters takes the items of each case.
    """
    named = cases.items() if isinstance(cases, Mapping) else ((repr(case), case) for case in cases)
    several = len(signature(check).parameters) > 1
    found = []
    for name, case in named:
        try:
            check(*case) if several else check(case)
        except (AssertionError, pytest.fail.Exception) as error:
            found.append(f"{name}: {error}")
    return found
