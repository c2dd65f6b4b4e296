"""One test for all cases of a table."""

from collections.abc import Callable, Iterable, Mapping
from inspect import signature
from typing import Any

from tests.fast.ui.kiosk.table import TABLES, close_tables


def every_case(cases: Mapping[str, Any] | Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Run the test with each case, and report all that fail together.

    A test with one parameter takes the case whole, one with several takes its parts.
    """
    named = list(cases.items()) if isinstance(cases, Mapping) else [(str(each), each) for each in cases]

    def with_cases(check: Callable[..., None]) -> Callable[[], None]:
        taken = list(signature(check).parameters)

        def test() -> None:
            found = list[str]()
            for name, case in named:
                tables = len(TABLES)
                try:
                    check(**dict(zip(taken, case if len(taken) > 1 else [case], strict=True)))
                except AssertionError as failed:
                    found.append(f"{name}: {failed}")
                close_tables(tables)
            assert not found, "\n".join(found)

        test.__name__, test.__doc__, test.__module__ = check.__name__, check.__doc__, check.__module__
        return test

    return with_cases
