"""Every promise of the dealer's screen in tests/promises.toml has tests that exist."""

import re
import tomllib

from tests.helpers.repository import ROOT

PROMISES = tomllib.loads((ROOT / "tests" / "promises.toml").read_text(encoding="utf-8"))["promise"]
LEAST_BY_PRESSES = 22


def test_each_named_test_exists() -> None:
    missing = []
    for named in {each for promise in PROMISES for each in _tests(promise)}:
        file, _, test = named.partition("::")
        text = (ROOT / "tests" / file).read_text() if (ROOT / "tests" / file).exists() else ""
        missing += [] if re.search(rf"^def {test or 'test_.*'}\(", text, re.MULTILINE) else [named]
    assert missing == []


def test_each_promise_has_a_test_and_most_are_shown_by_presses() -> None:
    assert [each["text"] for each in PROMISES if not _tests(each)] == []
    assert sum("pressed" in each for each in PROMISES) >= LEAST_BY_PRESSES


def _tests(promise: dict[str, list[str]]) -> list[str]:
    return [*promise.get("pressed", []), *promise.get("measured", [])]
