"""A table whose reader tells faults."""

from dealer_terminal.procedure import commands
from dealer_terminal.procedure.device_faults import FaultId
from tests.ui.kiosk.table import Table


def faulty(*names: str) -> Table:
    table = Table().open().wager(1, "ante", "25")
    for name in names or ("card-outside-game",):
        table.world.session.handle(commands.RaiseFault(FaultId(name), "as the device tells it"))
    table.controller.refresh()
    return table
