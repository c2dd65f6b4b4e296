"""The threat model says of each class of tampering what verify says, and says it as it is."""

from tests.fast.storage.forged import SILENT
from tests.fast.storage.sweep import BEGIN, END, PAGE, TAKES, outcomes


def test_the_page_has_what_verify_names() -> None:
    table = PAGE.read_text().partition(BEGIN)[2].partition(END)[0]
    assert table.strip() == outcomes().strip(), "run: python -m tests.fast.storage.sweep"


def test_with_the_key_folder_every_class_is_named_but_what_needs_the_keys_and_a_checkpoint_elsewhere_finds() -> None:
    lines = [line.split("|") for line in PAGE.read_text().partition(BEGIN)[2].partition(END)[0].splitlines()]
    cells = [[each.strip() for each in line[1:5]] for line in lines[3:] if len(line) == 7]
    assert len(cells) > 80
    missed = {what: elsewhere for what, _, own, elsewhere in cells if own != "named"}
    assert missed == {f"with the keys: {what}": "named" for what in SILENT}


def test_a_terminal_that_starts_takes_nothing_for_true_that_somebody_without_its_keys_wrote() -> None:
    assert TAKES not in PAGE.read_text().partition(BEGIN)[2].partition(END)[0]
