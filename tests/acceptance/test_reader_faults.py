"""A few cells of docs/reader-faults.md, provoked again."""

from pathlib import Path

import pytest

from tests.acceptance.conftest import Opens, Plugs
from tests.acceptance.reader_faults import COLUMNS, FAULTS, PAGE, READER, SHUFFLER, seen_of

ROWS = {
    cells[0]: dict(zip(COLUMNS, cells[1:], strict=True))
    for line in PAGE.read_text(encoding="utf-8").splitlines()
    if len(cells := [cell.strip() for cell in line.strip("|").split("|")]) == len(COLUMNS) + 1
}


@pytest.mark.parametrize(
    ("fault", "protocol"),
    [("cards are stuck, or drawn too slowly", SHUFFLER), ("a card cannot be read", READER)],
)
def test_a_dealer_sees_what_the_page_says(
    opens: Opens, plugs: Plugs, tmp_path: Path, fault: str, protocol: str
) -> None:
    assert seen_of(opens, plugs, tmp_path, fault, protocol) == ROWS[fault][protocol]


def test_the_page_has_every_fault() -> None:
    assert [name for name in ROWS if name in FAULTS] == list(FAULTS)
