"""Run one test over a table of cases: every case runs, and all failures are reported together."""

from collections.abc import Callable, Iterable, ValuesView
from functools import wraps
from inspect import signature


def every(names: str | tuple[str, ...], cases: Iterable[object]) -> Callable[[Callable], Callable]:
    """Call the test once for each case, as a parametrization would, but in one test id.

    The `values()` of a dictionary are labelled by its keys. Other parameters of the test stay fixtures."""
    mapping = getattr(cases, "mapping", {})
    labelled = mapping.items() if isinstance(cases, ValuesView) else ((case, case) for case in cases)
    table = [(label, (case,) if isinstance(names, str) else tuple(case)) for label, case in labelled]
    parameters = (names,) if isinstance(names, str) else names

    def over(test: Callable) -> Callable:
        @wraps(test)
        def loop(**fixtures: object) -> None:
            failures = []
            for label, case in table:
                try:
                    test(**dict(zip(parameters, case, strict=True)), **fixtures)
                except Exception as failure:  # noqa: BLE001
                    failure.add_note(f"case: {label!r}")
                    failures.append(failure)
            if failures:
                raise ExceptionGroup(f"{len(failures)} of {len(table)} cases failed", failures)

        kept = [each for name, each in signature(test).parameters.items() if name not in parameters]
        loop.__signature__ = signature(test).replace(parameters=kept)
        return loop

    assert table, "no cases"
    return over
