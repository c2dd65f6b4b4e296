"""What the players' display shows: the meters, what is won and pending, and nothing else of the table."""

from dealer_terminal.ui.kiosk.props import MeterProps
from dealer_terminal.ui.kit.props import Props, Row


class PrizeProps(Row, frozen=True):
    """A prize that is locked and not yet verified; `order` stands where its meter was hit before in this round."""

    seat: str
    event: str
    amount: str
    note: str
    order: str = ""


class PlayersProps(Props, frozen=True):
    """No meters: `waiting` says so, calmly."""

    title: str = ""
    waiting: str = ""
    meters: tuple[MeterProps, ...] = ()
    prizes: tuple[PrizeProps, ...] = ()
    simulated: str = ""
