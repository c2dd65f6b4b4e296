"""docs/reader-faults.md, provoked again, cell by cell: about two minutes of one core, most of it is waited for."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.long.readers.provoking import CELLS, FAULTS, seen_of
from tests.long.readers.reader_faults import ROWS


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


@pytest.mark.parametrize(("fault", "protocol"), CELLS)
def test_a_dealer_sees_what_the_page_says(
    opens: Opens, plugs: Plugs, kept: Path, tmp_path: Path, fault: str, protocol: str
) -> None:
    assert seen_of(opens, plugs, kept, tmp_path, fault, protocol) == ROWS[fault][protocol]


def test_the_page_has_every_fault() -> None:
    assert [name for name in ROWS if name in FAULTS] == list(FAULTS)
