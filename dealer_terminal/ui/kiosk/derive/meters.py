"""The players' display, from what the table's own screen shows of the meters."""

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.meter_props import MetersProps


def display(frame: FrameProps) -> MetersProps:
    table = frame.table
    title = f"{table.status.rulebook} · {table.status.table}"
    return MetersProps(title, table.meters, table.status.simulated)
