"""What stands beside the table: kinds that are few, and looked up at each start. A tree of its own over their leaf
hashes says that they are all there, and as they were written."""

from collections.abc import Iterable

from dealer_terminal.journal.merkle import Frontier
from dealer_terminal.journal.record import Record

OF_THE_HOUSE = (
    "badge_reset",
    "clock_stepped_back",
    "month_archived",
    "operator_added",
    "operator_disabled",
    "operator_locked",
    "operator_preferred",
    "operator_unlocked",
    "pin_reset",
    "sign_on_failed",
    "sign_on_recovered",
)
"""They are read from the records themselves."""

_KINDS = frozenset(OF_THE_HOUSE)


def with_house(house: Frontier, records: Iterable[Record]) -> Frontier:
    """The tree once these records, of which some may be of the house, stand behind those that it is over."""
    leaves = [record.leaf for record in records if record.kind in _KINDS]
    return house.extend(leaves) if leaves else house
