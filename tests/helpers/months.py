"""A journal that goes over months."""

from collections.abc import Sequence
from random import Random

from dealer_terminal.journal.frame import DeviceFrame
from dealer_terminal.journal.seal import frame_place, seal
from dealer_terminal.table.ports import Journal, TerminalKeys
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import play_rounds

MONTH = 31 * 24 * 3600 * 1_000_000


def play_months(journal: Journal, keys: TerminalKeys, months: Sequence[int] = (0, 1, 2), seed: int = 0) -> None:
    """Long ago, two rounds each, with a device frame in each round; the table is open."""
    for month in months:
        clock = StoryClock(Random(month), START + month * MONTH + 3_600_000_000)
        session = Session(journal, keys, clock)
        for at, _ in enumerate(play_rounds(session, Random(month + seed), 2)):
            number = session.state.round
            place = frame_place(keys.round_id(number), "shuffler", at)
            sealed = seal(keys.round_key(number), place, b"frame", capacity=16)
            journal.append_frame(DeviceFrame("shuffler", at, sealed, clock.now()))
