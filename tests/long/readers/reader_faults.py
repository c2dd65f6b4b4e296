"""Write docs/reader-faults.md: `python -m pytest -n 0 tests/long/readers/reader_faults.py` provokes every cell,
with `-k` some of them, and the others stay as they are. `test_reader_faults.py` holds the page to the program."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.journeys.conftest import Opens, Plugs
from tests.long.readers.provoking import CELLS, COLUMNS, FAULTS, seen_of

PAGE = Path(__file__).resolve().parents[3] / "docs" / "reader-faults.md"
NEVER = "–"
FOUND: dict[tuple[str, str], str] = {}


@pytest.fixture(scope="module", autouse=True)
def page() -> Iterator[None]:
    yield
    PAGE.write_text(written(), encoding="utf-8")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("kept")


@pytest.mark.parametrize(("fault", "protocol"), CELLS)
def test_what_a_dealer_sees(opens: Opens, plugs: Plugs, kept: Path, tmp_path: Path, fault: str, protocol: str) -> None:
    FOUND[fault, protocol] = seen_of(opens, plugs, kept, tmp_path, fault, protocol)


def written() -> str:
    head = "| fault | " + " | ".join(COLUMNS.values()) + " |\n" + "| --- " * (len(COLUMNS) + 1) + "|\n"
    return TEXT + head + "".join(map(row, FAULTS))


def row(fault: str) -> str:
    return f"| {fault} | " + " | ".join(said_of(fault, protocol) for protocol in COLUMNS) + " |\n"


def said_of(fault: str, protocol: str) -> str:
    """As it was found now, else as the page has it."""
    if protocol not in FAULTS[fault]:
        return NEVER
    return FOUND.get((fault, protocol), ROWS.get(fault, {}).get(protocol, NEVER))


def rows() -> dict[str, dict[str, str]]:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    return {name: dict(zip(COLUMNS, told, strict=True)) for name, *told in cells if len(told) == len(COLUMNS)}


ROWS = rows()

TEXT = """# What a dealer sees of a reader's faults

Each cell was provoked at the real program, in the middle of a deal or where its row says so: what the header says of
the reader, what the screen asks or says, and after the arrow what can be pressed. “nothing”: it was put right by
itself, and play went on. “it still waits”: the terminal was told nothing, and waits for the card; it is shown again,
or entered. “–”: such a device has no such fault. A line at a wrong speed sounds like another protocol's device, or
like noise.
`python -m pytest -n 0 tests/long/readers/reader_faults.py` writes this page; each change is held to it.

"""
