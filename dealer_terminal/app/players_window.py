"""The players' window, wired to the journal that another process writes."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from dealer_terminal.journal.replay import ReplayStep, steps
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading
from dealer_terminal.storage.follower import Follower, damage_to_reader
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.ui.players.app import DisplayLook, Pictures, follow


def table_at(db: str) -> State:
    """The table as the last commit left it."""
    with closing(Follower(db)) as follower:
        return follower.look()


def show(db: str, look: DisplayLook) -> int:
    """A journal that is not there is told before a window opens; one that goes away later is waited for."""
    table_at(db)
    return follow(Follower(db), look)


def pictures(db: str, folder: Path, look: DisplayLook) -> int:
    """Of the whole journal: each way in which its meters ever stood, once; says how many."""
    with open_to_read(db) as journal, damage_to_reader(journal), closing(Pictures(folder, look)) as album:
        for state in _turns(steps(reading.records(journal.connection))):
            album.take(state)
        return album.count


def _turns(folded: Iterable[ReplayStep]) -> Iterator[State]:
    """Where a jackpot moved, or the table opened or closed; and as it stands now."""
    state = State()
    for step in folded:
        before, state = state, step.after.state
        if state.jackpots is not before.jackpots or state.table != before.table:
            yield state
    yield state
