"""A table whose reader tells faults."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from drivers.errors import DeviceError, NoPermission, PortInUse
from tests.ui.kiosk.table import Table


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


READER_SCENES = {
    "reader": lambda: Table().open().press("More", "Reader"),
    "reader-faults": lambda: faulty("card-outside-game", "conflicting-read", "reader-lost").press("More", "Reader"),
    "reader-held": lambda: line_of(PortInUse("tty", "gnome-terminal-server, process 71234")),
    "reader-not-permitted": lambda: line_of(NoPermission("tty")),
    "reader-approval": lambda: faulty().press("More", "Reader", "A card was drawn outside a game"),
}
