"""Tables of one name have different labels."""

from dealer_terminal.review.table_snapshot import label


def test_as_much_of_a_journal_is_told_as_tells_it_from_others() -> None:
    for journals, labels in (
        (("ab12cd",), ("7",)),
        (("ab12cd", "cd34ef"), ("7 (ab12)", "7 (cd34)")),
        (("ab12cd", "ab12ce", "ff0000"), ("7 (ab12cd)", "7 (ab12ce)", "7 (ff00)")),
    ):
        assert tuple(label("7", each, journals) for each in journals) == labels
