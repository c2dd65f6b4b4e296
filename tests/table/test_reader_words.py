from dealer_terminal.table.reader_words import NAMES
from drivers.registry import KINDS


def test_every_protocol_has_a_name_that_a_dealer_reads() -> None:
    assert NAMES.keys() == KINDS.keys()
