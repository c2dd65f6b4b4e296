"""Tables that play by themselves: in a few hundred rounds they meet whatever can go wrong there, and verify clean."""

from collections.abc import Iterable
from pathlib import Path

import pytest
from sqlalchemy import func, select

from dealer_terminal.procedure.facts import Fact, RoundClosed
from dealer_terminal.procedure.irregularity_paths import PATHS
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.schema import irregularities
from dealer_terminal.storage.verification import verify_journal
from tests.fast.storage.stores import Store, in_database
from tests.helpers.playing import CLASSIC, THREE_CARD, Append, appends

ROUNDS = 600
OF_A_DRAW = {"draw-card-handled"}
OF_A_PROGRESSIVE = {"chips-differ", "jackpot-unsupported", "jackpot-disputed"}
OF_A_DEALERS_HAND = {"dealer-card-mismatch"}
TABLES = {
    CLASSIC: ((5,), OF_A_PROGRESSIVE | OF_A_DEALERS_HAND),
    THREE_CARD: ((1, 3, 16), OF_A_DRAW),
}
"""The seeds, and what the game has no place for; a locked prize that is disputed is rare, and takes three of them."""


def write(store: Store, played: Iterable[Append]) -> None:
    """A round goes in at once: nobody waits here for every touch to be on disk."""
    round_: list[Fact] = []
    for each in played:
        round_ += each.facts
        if any(isinstance(fact, RoundClosed) for fact in each.facts):
            store.journal.append(round_, operator=each.operator, at=each.at)
            round_ = []
    store.journal.close()


@pytest.mark.parametrize("rulebook", TABLES)
def test_simulated_tables_meet_every_irregularity_that_they_can_have(tmp_path: Path, rulebook: str) -> None:
    seeds, without = TABLES[rulebook]
    met: set[str] = set()
    for seed in seeds:
        folder = tmp_path / str(seed)
        folder.mkdir()
        store = in_database(str(folder / "journal.db"), folder)
        write(store, appends(ROUNDS, keys=store.keys, seed=seed, rulebook=rulebook))
        with open_to_read(store.db) as journal:
            assert verify_journal(journal.connection, journal.id, (store.keys.signing.verifier,)).findings == ()
            found = select(irregularities.c.irregularity, func.count()).where(irregularities.c.ended.is_not(None))
            met |= {name for name, _ in journal.connection.execute(found.group_by(irregularities.c.irregularity))}
    assert met == {path.id for path in PATHS} - without
