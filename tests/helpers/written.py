"""What a journal holds, as facts."""

from typing import Any

from dealer_terminal.journal.replay import entry_of
from dealer_terminal.table.ports import Journal


def written(journal: Journal, *kinds: type) -> list[Any]:
    """Those of these kinds, or all."""
    return [entry for entry in map(entry_of, journal.records()) if isinstance(entry, kinds or object)]
