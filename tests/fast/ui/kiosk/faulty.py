"""A table whose reader tells faults."""

from dealer_terminal.procedure import commands, notes
from dealer_terminal.procedure.device_faults import FaultId
from dealer_terminal.procedure.facts import RaisedBy
from dealer_terminal.procedure.words import Words
from dealer_terminal.rules.irregularity import IrregularityId
from drivers.errors import DeviceError, NoPermission, PortInUse
from tests.fast.ui.kiosk.table import Table


def faulty(*names: str) -> Table:
    return _with({FaultId(name): "as the device tells it" for name in names or ("card-outside-game",)})


def line_of(error: DeviceError) -> Table:
    """What the line says of itself decides what the dealer is to do."""
    return _with({FaultId.READER_LOST: str(error)})


def _with(faults: dict[FaultId, str]) -> Table:
    table = Table().open().wager(1, "ante", "25")
    for name, detail in faults.items():
        table.world.session.handle(commands.RaiseFault(name, detail))
    table.controller.refresh()
    return table


def of_another_game() -> Table:
    return _with({FaultId.MISFIT: "the machine hands out 3 cards, the game needs 4"})


def asked(note: Words) -> Table:
    """In the middle of the deal, whether packets and positions agree."""
    table = Table(seed=4).open().wager(1, "ante", "25").wager(4, "ante", "25").press("No more bets")
    table.until(lambda: len(table.state.dealt) == 1)
    table.world.session.handle(commands.ReportIrregularity(IrregularityId.ALIGNMENT, RaisedBy.TERMINAL, note=str(note)))
    table.controller.refresh()
    assert table.state.issue is not None
    return table


NOTES = {
    "hole": lambda: notes.hole_note("31", "35", 2),
    "index": lambda: notes.hole_note("31", "31", 2),
    "lost": lambda: notes.lost_note("31", "35", 12),
    "round-lost": lambda: notes.lost_note("31", "31", 12),
    "changed": lambda: notes.changed_note("31", 2),
    "changed-of": lambda: notes.changed_of_note("3", 2),
    "told-twice": lambda: notes.told_twice_note(6),
    "again": notes.again_note,
    "before": lambda: notes.before_note(1204, 15),
    "before-nobody-knows": lambda: notes.before_note(1204, 0),
    "counts-unknown": notes.counts_unknown_note,
    "one-more": notes.one_more_note,
    "untold": lambda: notes.untold_note(2, 4, 2),
    "untold-last": lambda: notes.untold_last_note(2, 3),
    "doubt": lambda: notes.doubt_note(3),
    "early-rest": lambda: notes.rest_early_note(2),
    "early-packet": lambda: notes.early_note(2, 3, 1),
    "told-of-before": lambda: notes.told_of_before_note(1),
    "out-of-before": lambda: notes.out_of_before_note(2),
    "outside": lambda: notes.outside_note(1),
    "reloaded": lambda: notes.RELOADED_EARLY,
}
"""The longest of what is asked of packets and positions."""
READER_SCENES = {
    **{f"asked-{name}": lambda note=note: asked(note()) for name, note in NOTES.items()},
    "reader-of-another-game": of_another_game,
    "reader": lambda: Table().open().press("More", "Reader"),
    "reader-faults": lambda: faulty("card-outside-game", "conflicting-read", "reader-lost").press("More", "Reader"),
    "reader-held": lambda: line_of(PortInUse("tty", "gnome-terminal-server, process 71234")),
    "reader-not-permitted": lambda: line_of(NoPermission("tty")),
    "reader-approval": lambda: faulty().press("More", "Reader", "A card was drawn outside a game"),
}
