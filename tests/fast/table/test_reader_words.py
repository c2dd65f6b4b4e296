"""A reader has a name that a dealer knows, and each protocol is spelled out once."""

import re
from pathlib import Path

from dealer_terminal import installed
from dealer_terminal.table.device_reader import TRANSLATED, name_of
from drivers.registry import KINDS

PRODUCT = Path(installed.__file__).parents[1]
SOURCES = [source for folder in ("dealer_terminal", "drivers") for source in (PRODUCT / folder).rglob("*.py")]


def test_every_protocol_has_a_name_for_the_dealer() -> None:
    assert {name_of(kind) for kind in KINDS.values()} == set(TRANSLATED)


def test_a_protocol_is_written_once() -> None:
    quoted = re.compile("|".join(f'"{protocol}"' for protocol in KINDS))
    written = [source.name for source in SOURCES if quoted.search(source.read_text(encoding="utf-8"))]
    assert written == ["names.py"]
