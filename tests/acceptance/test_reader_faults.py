"""A few cells of docs/reader-faults.md, provoked again."""

from pathlib import Path

import pytest

from tests.acceptance.conftest import Opens, Plugs
from tests.acceptance.reader_faults import FAULTS, READER, ROWS, SHUFFLER, seen_of


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
