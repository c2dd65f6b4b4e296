"""Bindings of the pit: the one table for its keys, buttons, menu, and help page."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.words import Words, words


class PitAct(Enum):
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


class PitBindingGroup(Enum):
    SHOW = "show"
    WORK = "work"
    CONSOLE = "console"


GROUPS = {
    PitBindingGroup.SHOW: words("Show"),
    PitBindingGroup.WORK: words("Work off"),
    PitBindingGroup.CONSOLE: words("Console"),
}


class PitBinding(Struct, frozen=True):
    """A binding. Its `keys` are equivalent, and the first one is displayed. `short` is the text of the button, `what`
    that of the help page."""

    name: str
    keys: tuple[str, ...]
    short: Words
    what: Words
    group: PitBindingGroup

    @property
    def act(self) -> PitAct:
        return PitAct(self.name)


BINDINGS = (
    PitBinding(
        "tables",
        ("1", "Home"),
        words("Tables"),
        words("All tables, those that need somebody first"),
        PitBindingGroup.SHOW,
    ),
    PitBinding(
        "queue", ("2", "q"), words("Queue"), words("What waits for a second pair of eyes"), PitBindingGroup.SHOW
    ),
    PitBinding(
        "changes", ("3", "c"), words("Changes"), words("What changed since somebody looked"), PitBindingGroup.SHOW
    ),
    PitBinding(
        "shift",
        ("4", "s"),
        words("The shift"),
        words("The shift, beside what was to be expected"),
        PitBindingGroup.SHOW,
    ),
    PitBinding("figures", ("5", "f"), words("Figures"), words("The shift as plots"), PitBindingGroup.SHOW),
    PitBinding("numbers", ("n",), words("Numbers"), words("Of a plot its numbers, or the plot"), PitBindingGroup.SHOW),
    PitBinding(
        "machine", ("m",), words("Machine"), words("Cards of one machine, of the next, or of all"), PitBindingGroup.SHOW
    ),
    PitBinding(
        "table", ("t",), words("Table"), words("The table that needs somebody most, live"), PitBindingGroup.SHOW
    ),
    PitBinding(
        "screen", ("d",), words("Screen"), words("The dealer's whole screen, or the felt"), PitBindingGroup.SHOW
    ),
    PitBinding("alarm", ("a",), words("Alarm"), words("The alarm that is most urgent"), PitBindingGroup.WORK),
    PitBinding(
        "waiting", ("w",), words("Waiting"), words("Of the queue what waits alone, or all of it"), PitBindingGroup.WORK
    ),
    PitBinding(
        "replay", ("r",), words("Replay"), words("A replay of the table at what is open here"), PitBindingGroup.WORK
    ),
    PitBinding("load", ("l",), words("Load"), words("What the alarms cost whoever works here"), PitBindingGroup.WORK),
    PitBinding("sign", ("o",), words("Sign on"), words("Who sits at this console"), PitBindingGroup.CONSOLE),
    PitBinding("language", ("g",), words("Language"), words("What this window speaks"), PitBindingGroup.CONSOLE),
    PitBinding("menu", ("F10",), words("Menu"), words("All of this, to be pressed"), PitBindingGroup.CONSOLE),
    PitBinding("help", ("?",), words("Help"), words("This page"), PitBindingGroup.CONSOLE),
    PitBinding("close", ("Escape",), words("Close"), words("Close what lies over the tables"), PitBindingGroup.CONSOLE),
)
BY_NAME = {each.name: each for each in BINDINGS}
BY_KEY = {key: each for each in BINDINGS for key in each.keys}
