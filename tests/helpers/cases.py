"""Run one test or one check over many cases, and report all failures together."""

from collections.abc import Callable, Iterable, Mapping, ValuesView
from functools import wraps
from inspect import signature
from typing import Any

import pytest


def failures(check: Callable[..., object], cases: Mapping[str, Any] | Iterable[Any]) -> list[str]:
    """Return a message for each case that fails, so that one assertion reports them all.

    A check with several parameters takes the items of each case.
    """
    named = list(cases.items()) if isinstance(cases, Mapping) else [(repr(case), case) for case in cases]
    assert named, "no cases"
    several = len(signature(check).parameters) > 1
    found = []
    for name, case in named:
        try:
            check(*case) if several else check(case)
        except (Exception, pytest.fail.Exception) as error:  # noqa: BLE001
            found.append(f"{name}: {type(error).__name__}: {error}")
    return found


def every(names: str | tuple[str, ...], cases: Iterable[object]) -> Callable[[Callable], Callable]:
    """Run the test once for each case as one pytest test, and report all failing cases together.

    Each case shares the test's fixtures, unlike in a parametrization. The `values()` of a dictionary are labeled by
    its keys.
    """
    mapping = getattr(cases, "mapping", {})
    labelled = mapping.items() if isinstance(cases, ValuesView) else ((case, case) for case in cases)
    table = [(label, (case,) if isinstance(names, str) else tuple(case)) for label, case in labelled]
    parameters = (names,) if isinstance(names, str) else names

    def over(test: Callable) -> Callable:
        @wraps(test)
        def loop(**fixtures: object) -> None:
            failed = []
            for label, case in table:
                try:
                    test(**dict(zip(parameters, case, strict=True)), **fixtures)
                except (Exception, pytest.fail.Exception) as failure:  # noqa: BLE001
                    failure.add_note(f"case: {label!r}")
                    failed.append(failure)
            if failed:
                raise BaseExceptionGroup(f"{len(failed)} of {len(table)} cases failed", failed)

        kept = [each for name, each in signature(test).parameters.items() if name not in parameters]
        loop.__signature__ = signature(test).replace(parameters=kept)
        return loop

    assert table, "no cases"
    return over
