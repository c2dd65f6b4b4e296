"""What a key or a button of the pit does: the one table that keys, buttons, menu and the page of keys are made of."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.words import Words, words


class Act(Enum):
    TABLES = "tables"
    QUEUE = "queue"
    CHANGES = "changes"
    SHIFT = "shift"
    FIGURES = "figures"
    NUMBERS = "numbers"
    MACHINE = "machine"
    ALARM = "alarm"
    TABLE = "table"
    SCREEN = "screen"
    REPLAY = "replay"
    WAITING = "waiting"
    LOAD = "load"
    SIGN = "sign"
    LANGUAGE = "language"
    MENU = "menu"
    HELP = "help"
    CLOSE = "close"


class Group(Enum):
    SHOW = "show"
    WORK = "work"
    CONSOLE = "console"


GROUPS = {
    Group.SHOW: words("Show"),
    Group.WORK: words("Work off"),
    Group.CONSOLE: words("Console"),
}


class Binding(Struct, frozen=True):
    """`keys` are alike, the first is the one to be told; `short` stands on the button, `what` on the page of keys."""

    name: str
    keys: tuple[str, ...]
    short: Words
    what: Words
    group: Group

    @property
    def act(self) -> Act:
        return Act(self.name)


BINDINGS = (
    Binding("tables", ("1", "Home"), words("Tables"), words("All tables, those that need somebody first"), Group.SHOW),
    Binding("queue", ("2", "q"), words("Queue"), words("What waits for a second pair of eyes"), Group.SHOW),
    Binding("changes", ("3", "c"), words("Changes"), words("What changed since somebody looked"), Group.SHOW),
    Binding("shift", ("4", "s"), words("The shift"), words("The shift, beside what was to be expected"), Group.SHOW),
    Binding("figures", ("5", "f"), words("Figures"), words("The shift as plots"), Group.SHOW),
    Binding("numbers", ("n",), words("Numbers"), words("Of a plot its numbers, or the plot"), Group.SHOW),
    Binding("machine", ("m",), words("Machine"), words("Cards of one machine, of the next, or of all"), Group.SHOW),
    Binding("table", ("t",), words("Table"), words("The table that needs somebody most, live"), Group.SHOW),
    Binding("screen", ("d",), words("Screen"), words("The dealer's whole screen, or the felt"), Group.SHOW),
    Binding("alarm", ("a",), words("Alarm"), words("The alarm that is most urgent"), Group.WORK),
    Binding("waiting", ("w",), words("Waiting"), words("Of the queue what waits alone, or all of it"), Group.WORK),
    Binding("replay", ("r",), words("Replay"), words("A replay of the table at what is open here"), Group.WORK),
    Binding("load", ("l",), words("Load"), words("What the alarms cost whoever works here"), Group.WORK),
    Binding("sign", ("o",), words("Sign on"), words("Who sits at this console"), Group.CONSOLE),
    Binding("language", ("g",), words("Language"), words("What this window speaks"), Group.CONSOLE),
    Binding("menu", ("F10",), words("Menu"), words("All of this, to be pressed"), Group.CONSOLE),
    Binding("help", ("?",), words("Help"), words("This page"), Group.CONSOLE),
    Binding("close", ("Escape",), words("Close"), words("Close what lies over the tables"), Group.CONSOLE),
)
BY_NAME = {each.name: each for each in BINDINGS}
BY_KEY = {key: each for each in BINDINGS for key in each.keys}
