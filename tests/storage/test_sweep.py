"""The threat model says of each class of tampering what verify says, and says it as it is."""

import pytest

from tests.storage.sweep import BEGIN, END, PAGE, outcomes

pytestmark = pytest.mark.long


def test_the_page_has_what_verify_names() -> None:
    table = PAGE.read_text().partition(BEGIN)[2].partition(END)[0]
    assert table.strip() == outcomes().strip(), "run: python -m tests.storage.sweep"


def test_with_the_key_folder_every_class_is_named() -> None:
    lines = [line.split("|") for line in PAGE.read_text().partition(BEGIN)[2].partition(END)[0].splitlines()]
    missed = [line[1].strip() for line in lines[3:] if len(line) == 6 and line[3].strip() != "named"]
    assert missed == []
