"""Each promise of the screen has its tests, and they are there."""

import re

from tests.helpers.repository import ROOT

PAGE = (ROOT / "docs" / "shown-by-press.md").read_text()
NAMED = sorted(set(re.findall(r"`([\w/]+\.py(?:::\w+)?)`", PAGE)))
ROWS = [line.split("|")[1:-1] for line in PAGE.splitlines() if line.startswith("| ")][2:]


def test_each_test_that_is_named_exists() -> None:
    missing = []
    for named in NAMED:
        file, _, test = named.partition("::")
        text = (ROOT / "tests" / file).read_text() if (ROOT / "tests" / file).exists() else ""
        missing += [] if re.search(rf"^def {test or 'test_.*'}\(", text, re.MULTILINE) else [named]
    assert missing == []


def test_every_point_is_shown_by_a_press() -> None:
    pressed = {head.strip() for head, _, pressed, _ in ROWS if "journeys/" in pressed or "long/" in pressed}
    assert {str(number) for number in range(1, 20)} <= pressed


def test_a_row_has_a_test() -> None:
    assert [row[1] for row in ROWS if "`" not in row[2] + row[3]] == []
