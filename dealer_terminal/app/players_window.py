"""Composition of the players' window, which reads a journal that another process writes."""

from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from dealer_terminal.journal.replay import ReplayStep, steps
from dealer_terminal.procedure.state import State
from dealer_terminal.storage import reading
from dealer_terminal.storage.follower import Follower, damage_to_reader
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.ui.players.app import DisplaySettings, Pictures, follow


def table_at(db: str) -> State:
    """Return the table's state as of the last commit."""
    with closing(Follower(db)) as follower:
        return follower.look()


def show(db: str, look: DisplaySettings) -> int:
    """Fail before opening the window if the journal is missing. Retry if it disappears later."""
    table_at(db)
    return follow(Follower(db), look)


def pictures(db: str, folder: Path, look: DisplaySettings) -> int:
    """Save one picture for each state of the meters in the whole journal. Return their number."""
    with open_to_read(db) as journal, damage_to_reader(journal), closing(Pictures(folder, look)) as album:
        for state in _turns(steps(reading.records(journal.connection))):
            album.take(state)
        return album.count


def _turns(folded: Iterable[ReplayStep]) -> Iterator[State]:
    """Yield each state in which a jackpot changed or the table opened or closed, and the final state."""
    state = State()
    for step in folded:
        before, state = state, step.after.state
        if state.jackpots is not before.jackpots or state.table != before.table:
            yield state
    yield state
