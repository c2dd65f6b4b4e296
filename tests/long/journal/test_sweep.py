"""The threat model says of each class of tampering what verify says, as it is."""

from tests.long.journal.sweep import BEGIN, END, PAGE, outcomes


def test_the_page_has_what_verify_names() -> None:
    table = PAGE.read_text().partition(BEGIN)[2].partition(END)[0]
    assert table.strip() == outcomes().strip(), "run: python -m tests.long.journal.sweep"
