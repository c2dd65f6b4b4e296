"""Run as a program: `jackpot_kill_points.py DB KEYS`. Kills a process at every point of every commit of two jackpots.

After each kill the journal stands before the touch or after it; what was lost is touched again. At the end both
jackpots are locked and verified once, the meters grew once, and each stands at the sum of its changes.
"""

import sys
from collections import Counter
from pathlib import Path

from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import entry_of, steps
from dealer_terminal.procedure import meter_facts
from dealer_terminal.procedure.commands import Command
from dealer_terminal.procedure.facts import CardsExposed, Fact
from dealer_terminal.procedure.meter_changes import meter_changes, meters_after
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.ports import Journal
from tests.fast.procedure.stax import StaxWalk, screens, terms
from tests.helpers.playing import Append
from tests.long.crashes.kill_points import POINTS, killed_at

DEALT = {6: "Royal Flush in Diamonds", 1: "Flush"}
ONCE = {meter_facts.MetersGrew: 1, meter_facts.JackpotLocked: 2, meter_facts.JackpotVerified: 2}


class Told(StaxWalk):
    """Every touch, with the facts that it leads to."""

    def __init__(self) -> None:
        self.appends: list[Append] = []
        super().__init__(terms(camera=90_000))

    def do(self, command: Command) -> tuple[Fact, ...]:
        outcome = super().do(command)
        moment = len(self.appends) * 1_000_000
        self.appends.append(Append(outcome, "d1", Times(moment, moment)))
        return outcome


def story() -> list[Append]:
    walk = Told()
    walk.dealt(tuple(DEALT))
    for event in DEALT.values():
        seat = walk.turned_over(event)
        for command in screens(seat, event):
            walk.do(command)
        walk.rack()
    return walk.appends


def main(db: str, folder: str) -> None:
    keys = Path(folder)
    appends = story()
    begun = next(at for at, append in enumerate(appends) if isinstance(append.facts[-1], CardsExposed))
    journal = open_journal(db, keys=keys)
    for append in appends[:begun]:
        append.to(journal)
    journal.close()
    for append in appends[begun:]:
        for dies, kept in POINTS:
            before = _size(db, keys)
            killed_at(db, keys, append, dies)
            assert _size(db, keys) - before == (len(append.facts) if kept else 0), dies.__name__
    journal = open_journal(db, keys=keys)
    _check(journal)
    journal.close()
    sys.stdout.write("paid once\n")


def _size(db: str, keys: Path) -> int:
    journal = open_journal(db, keys=keys)
    records = journal.status().records
    journal.close()
    return records


def _check(journal: Journal) -> None:
    counted = Counter(type(entry_of(record)) for record in journal.records())
    assert {kind: counted[kind] for kind in ONCE} == ONCE
    meters: dict[str, int] = {}
    for step in steps(journal.records()):
        meters = meters_after(meters, meter_changes(step.before.state, step.entry))
    assert meters == journal.resume().state.meters


if __name__ == "__main__":
    main(*sys.argv[1:])
