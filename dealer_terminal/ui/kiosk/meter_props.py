"""What the players' display shows: the meters and nothing else of the table."""

from dealer_terminal.ui.kiosk.props import MeterProps
from dealer_terminal.ui.shared.props import Props


class MetersProps(Props, frozen=True):
    """No meters: the table has none, or is closed."""

    title: str = ""
    meters: tuple[MeterProps, ...] = ()
    simulated: str = ""
