"""What a key or a button of the replay does: the one table that keys, buttons and the help page are made of."""

from enum import Enum

from msgspec import Struct

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review import moves
from dealer_terminal.review.axis import By, Towards
from dealer_terminal.review.moves import Move


class Act(Enum):
    """What is no move of the playhead by itself: it asks for where things stand."""

    SLOWER = "slower"
    FASTER = "faster"
    WAITING = "waiting"
    MARK_BACK = "mark-back"
    MARK_ON = "mark-on"
    SCREEN = "screen"
    SEARCH = "search"
    HELP = "help"
    CLOSE = "close"


class Group(Enum):
    PLAY = "play"
    STEP = "step"
    JUMP = "jump"
    SHOW = "show"


GROUPS = {
    Group.PLAY: words("Play"),
    Group.STEP: words("Step"),
    Group.JUMP: words("Jump"),
    Group.SHOW: words("Show"),
}


class Binding(Struct, frozen=True):
    """`keys` are alike, the first is the one to be told; `short` stands on the button, `what` on the help page."""

    name: str
    keys: tuple[str, ...]
    does: Move | Act
    short: Words
    what: Words
    group: Group


def _step(name: str, keys: tuple[str, ...], by: By, towards: Towards, short: Words, what: Words) -> Binding:
    return Binding(name, keys, moves.StepBy(by, towards), short, what, Group.STEP)


def _tenth(tenth: int) -> Binding:
    what = words("To {tenth} tenths of the journal", tenth=tenth)
    return Binding(f"tenth-{tenth}", (str(tenth),), moves.GoToTenth(tenth), words("Tenth"), what, Group.JUMP)


_BACK, _ON = Towards.BACK, Towards.ON

BINDINGS = (
    Binding("play", ("Space", "k"), moves.PlayOrPause(), words("Play"), words("Play, or pause here"), Group.PLAY),
    Binding("slower", ("-",), Act.SLOWER, words("Slower"), words("Play slower"), Group.PLAY),
    Binding("faster", ("+", "="), Act.FASTER, words("Faster"), words("Play faster"), Group.PLAY),
    Binding("waiting", ("w",), Act.WAITING, words("Skip waits"), words("Skip long waits, or keep them"), Group.PLAY),
    Binding("follow", ("End",), moves.Follow(), words("Live"), words("To the end, and follow the table"), Group.PLAY),
    _step("fact-back", ("Left", "j"), By.FACT, _BACK, words("Fact"), words("One fact back")),
    _step("fact-on", ("Right", "l"), By.FACT, _ON, words("Fact"), words("One fact on")),
    _step("step-back", ("Shift+Left",), By.STEP, _BACK, words("Step"), words("One step of the procedure back")),
    _step("step-on", ("Shift+Right",), By.STEP, _ON, words("Step"), words("One step of the procedure on")),
    _step("round-back", ("Ctrl+Left",), By.ROUND, _BACK, words("Round"), words("One round back")),
    _step("round-on", ("Ctrl+Right",), By.ROUND, _ON, words("Round"), words("One round on")),
    _step("irregular-back", ("p",), By.IRREGULARITY, _BACK, words("Irregular"), words("The irregularity before")),
    _step("irregular-on", ("n",), By.IRREGULARITY, _ON, words("Irregular"), words("The next irregularity")),
    Binding("mark-back", ("[",), Act.MARK_BACK, words("Mark"), words("The mark before"), Group.STEP),
    Binding("mark-on", ("]",), Act.MARK_ON, words("Mark"), words("The next mark"), Group.STEP),
    Binding("home", ("Home",), moves.GoHome(), words("Start"), words("To the first fact"), Group.JUMP),
    *map(_tenth, range(10)),
    Binding("search", ("/",), Act.SEARCH, words("Search"), words("Search a round, a fact or a time"), Group.JUMP),
    Binding("screen", ("d",), Act.SCREEN, words("Screen"), words("The dealer's whole screen, or the felt"), Group.SHOW),
    Binding("help", ("?",), Act.HELP, words("Help"), words("This page"), Group.SHOW),
    Binding("close", ("Escape",), Act.CLOSE, words("Close"), words("Close what lies over the table"), Group.SHOW),
)
BY_NAME = {each.name: each for each in BINDINGS}
BY_KEY = {key: each for each in BINDINGS for key in each.keys}

_SHOWN = {"Left": "←", "Right": "→", "Shift": "⇧", "Escape": "Esc"}


def key_text(key: str) -> str:
    """As it is printed on a keyboard."""
    if len(key) == 1:
        return key.upper()
    return " ".join(_SHOWN.get(part, part) for part in key.split("+"))
