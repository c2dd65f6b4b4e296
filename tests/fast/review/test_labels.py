"""Tables of one name have different labels."""

import pytest

from dealer_terminal.review.labels import label

LABELS = {
    "alone": (("ab12cd",), ("7",)),
    "two": (("ab12cd", "cd34ef"), ("7 (ab12)", "7 (cd34)")),
    "two that begin alike": (("ab12cd", "ab12ce", "ff0000"), ("7 (ab12cd)", "7 (ab12ce)", "7 (ff00)")),
}


@pytest.mark.parametrize(("journals", "labels"), LABELS.values(), ids=LABELS)
def test_as_much_of_a_journal_is_told_as_tells_it_from_others(
    journals: tuple[str, ...], labels: tuple[str, ...]
) -> None:
    assert tuple(label("7", each, journals) for each in journals) == labels
