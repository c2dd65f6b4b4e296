"""Reader faults, caused one by one at the real program: about two minutes of one core, most of it waiting."""

from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.long.readers.fault_cases import CASES
from tests.long.readers.provoking import seen_of


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


@pytest.mark.parametrize(("fault", "protocol"), CASES)
def test_dealer_sees_the_fault(
    opens: Opens, plugs: Plugs, kept: Path, tmp_path: Path, fault: str, protocol: str
) -> None:
    assert seen_of(opens, plugs, kept, tmp_path, fault, protocol) == CASES[fault, protocol].shown
