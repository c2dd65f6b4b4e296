"""Props of the pit's window, by region. Texts are ready to display; an empty text shows nothing."""

from dealer_terminal.ui.console.props import ConsoleSheetProps, KeyLineProps
from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kit.plot.props import PlotProps
from dealer_terminal.ui.kit.props import Leaf, Props, Row


class TabProps(Row, frozen=True):
    """A tab. `count` is the number of items that wait there, or empty."""

    name: str
    text: str
    key: str
    count: str
    chosen: bool


class MeterLeaf(Leaf, frozen=True):
    meter: str
    amount: str
    note: str


class TileProps(Row, frozen=True):
    """A tile. `need` is the most urgent alarm, `worked` its status, and `more` the number of other alarms. `acted` is
    True once the action on it is confirmed. `urgency` is now, soon, shift, or empty."""

    journal: str
    table: str
    round: str
    game: str
    dealer: str
    step: str
    need: str
    more: str
    worked: str
    acted: bool
    urgency: str
    told: str
    reader: str
    simulated: str
    meters: tuple[MeterLeaf, ...]


class AlarmProps(Row, frozen=True):
    """Alarms of one table and one cause. `count` is their number, or empty for a single alarm."""

    key: str
    title: str
    count: str
    table: str
    text: str
    simulated: str
    since: str
    standing: str
    urgency: str
    quiet: bool


class RoundProps(Row, frozen=True):
    position: int
    number: str
    time: str
    money: str
    won: bool


class QueueProps(Row, frozen=True):
    journal: str
    position: int
    time: str
    table: str
    simulated: str
    subject: str
    text: str
    dealer: str
    signed: str
    worked: str
    done: bool


class PitFigureProps(Row, frozen=True):
    figure: str
    text: str
    chosen: bool


class FiguresProps(Props, frozen=True):
    """The figures. `longest` is the longest cell of each column of the numbers."""

    picks: tuple[PitFigureProps, ...] = ()
    plot: PlotProps = PlotProps()
    longest: tuple[str, ...] = ()
    numbered: bool = False
    numbers_key: str = ""
    machine_key: str = ""
    hours: str = ""
    simulated: str = ""


class ReportTextProps(Leaf, frozen=True):
    left: float
    top: float
    width: float
    height: float
    text: str
    size: int
    bold: bool
    ink: str
    right: bool


class ReportBarProps(Leaf, frozen=True):
    left: float
    top: float
    width: float
    height: float
    ink: str


class PrintedPageProps(Props, frozen=True):
    """A page on the screen, in points. Without a height there is none."""

    width: float = 0
    height: float = 0
    ground: str = ""
    bars: tuple[ReportBarProps, ...] = ()
    texts: tuple[ReportTextProps, ...] = ()


class PitHeadProps(Props, frozen=True):
    console: str
    reviewer: str
    clock: str
    date: str
    tabs: tuple[TabProps, ...]


class LiveProps(Props, frozen=True):
    """The open table. `felt` is in the reviewer's language, `screen` in the dealer's."""

    journal: str
    title: str
    felt: FrameProps
    screen: FrameProps
    screened: bool
    caption: str
    simulated: str
    rounds: tuple[RoundProps, ...]


class NothingLive(Props, frozen=True):
    journal: str = ""


class PitProps(Props, frozen=True):
    """The whole window. `page` is tables, table, queue, or figures. `live` is the open table, if any."""

    title: str
    head: PitHeadProps
    page: str
    tiles: tuple[TileProps, ...]
    unread: str
    lost: str
    alarms_title: str
    alarms: tuple[AlarmProps, ...]
    queue_title: str
    queue_more: str
    queue: tuple[QueueProps, ...]
    live: LiveProps | NothingLive
    figures: FiguresProps
    sheet: ConsoleSheetProps
    paper: PrintedPageProps
    locked: bool
    said: str
    helps: str
    lines: tuple[KeyLineProps, ...]
