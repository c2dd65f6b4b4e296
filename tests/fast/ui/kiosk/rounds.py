"""A round played by the primary action."""

from tests.fast.ui.kiosk.table import Table


def play_round(table: Table) -> int:
    """Everybody plays; the primary action, whenever it can be pressed."""
    number, before = table.state.round, table.touches
    while table.state.round == number:
        table.sensed()
        if table.state.round == number:
            table.primary()
    return table.touches - before
