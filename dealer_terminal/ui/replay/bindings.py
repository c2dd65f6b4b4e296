"""What a key or a button of the replay does: the one table that keys, buttons and the help page are made of."""

from collections.abc import Iterator
from enum import Enum
from functools import cache

from msgspec import Struct

from dealer_terminal.procedure.words import Words, words
from dealer_terminal.review import playhead
from dealer_terminal.review.calendar import By, Towards
from dealer_terminal.review.playhead import Move
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.console.props import KeyLineProps, TipProps
from dealer_terminal.ui.kit.languages import Say, spoken


class Act(Enum):
    """What is no move of the playhead by itself: it asks for where things stand."""

    SLOWER = "slower"
    FASTER = "faster"
    WAITING = "waiting"
    MARK_BACK = "mark-back"
    MARK_ON = "mark-on"
    SCREEN = "screen"
    SEARCH = "search"
    FOUND_BACK = "found-back"
    FOUND_ON = "found-on"
    FOUND = "found"
    CONDITIONS = "conditions"
    MARK = "mark"
    MARKS = "marks"
    CAMERA = "camera"
    VIDEO = "video"
    HOLD = "hold"
    EXPORT = "export"
    SIGN = "sign"
    CHECK = "check"
    VERDICT = "verdict"
    COMPARE = "compare"
    UNSEEN = "unseen"
    ADDRESS = "address"
    LANGUAGE = "language"
    MENU = "menu"
    HELP = "help"
    CLOSE = "close"


class Group(Enum):
    PLAY = "play"
    STEP = "step"
    JUMP = "jump"
    SHOW = "show"
    PROVE = "prove"
    WRITE = "write"


GROUPS = {
    Group.PLAY: words("Play"),
    Group.STEP: words("Step"),
    Group.JUMP: words("Jump"),
    Group.SHOW: words("Show"),
    Group.PROVE: words("Prove"),
    Group.WRITE: words("Write"),
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
    return Binding(name, keys, playhead.StepBy(by, towards), short, what, Group.STEP)


def _tenth(tenth: int) -> Binding:
    what = words("To {tenth} tenths of the journal", tenth=tenth)
    return Binding(f"tenth-{tenth}", (str(tenth),), playhead.GoToTenth(tenth), words("Tenth"), what, Group.JUMP)


_BACK, _ON = Towards.BACK, Towards.ON
_SAME = words("Same kind")

BINDINGS = (
    Binding("play", ("Space", "k"), playhead.PlayOrPause(), words("Play"), words("Play, or pause here"), Group.PLAY),
    Binding("slower", ("-",), Act.SLOWER, words("Slower"), words("Play slower"), Group.PLAY),
    Binding("faster", ("+", "="), Act.FASTER, words("Faster"), words("Play faster"), Group.PLAY),
    Binding("waiting", ("w",), Act.WAITING, words("Skip waits"), words("Skip long waits, or keep them"), Group.PLAY),
    Binding(
        "follow", ("End",), playhead.Follow(), words("Live"), words("To the end, and follow the table"), Group.PLAY
    ),
    _step("fact-back", ("Left", "j"), By.FACT, _BACK, words("Fact"), words("One fact back")),
    _step("fact-on", ("Right", "l"), By.FACT, _ON, words("Fact"), words("One fact on")),
    _step("step-back", ("Shift+Left",), By.STEP, _BACK, words("Step"), words("One step of the procedure back")),
    _step("step-on", ("Shift+Right",), By.STEP, _ON, words("Step"), words("One step of the procedure on")),
    _step("round-back", ("Ctrl+Left",), By.ROUND, _BACK, words("Round"), words("One round back")),
    _step("round-on", ("Ctrl+Right",), By.ROUND, _ON, words("Round"), words("One round on")),
    _step("irregular-back", ("p",), By.IRREGULARITY, _BACK, words("Irregular"), words("The irregularity before")),
    _step("irregular-on", ("n",), By.IRREGULARITY, _ON, words("Irregular"), words("The next irregularity")),
    _step("same-back", (",",), By.KIND, _BACK, _SAME, words("The fact of the same kind before")),
    _step("same-on", (".",), By.KIND, _ON, _SAME, words("The next fact of the same kind")),
    Binding("mark-back", ("[",), Act.MARK_BACK, words("Mark"), words("The mark before"), Group.STEP),
    Binding("mark-on", ("]",), Act.MARK_ON, words("Mark"), words("The next mark"), Group.STEP),
    Binding("home", ("Home",), playhead.GoHome(), words("Start"), words("To the first fact"), Group.JUMP),
    *map(_tenth, range(10)),
    Binding("search", ("/",), Act.SEARCH, words("Search"), words("Search a round, a fact or a time"), Group.JUMP),
    Binding("conditions", ("f",), Act.CONDITIONS, words("Find"), words("Conditions of what is found"), Group.JUMP),
    Binding("found-on", ("Down",), Act.FOUND_ON, words("Found"), words("The next result, further back"), Group.JUMP),
    Binding("found-back", ("Up",), Act.FOUND_BACK, words("Found"), words("The result before it"), Group.JUMP),
    Binding("found", ("Return", "Enter"), Act.FOUND, words("Found"), words("Again to the lit result"), Group.JUMP),
    Binding("screen", ("d",), Act.SCREEN, words("Screen"), words("The dealer's whole screen, or the felt"), Group.SHOW),
    Binding("compare", ("c",), Act.COMPARE, words("Compare"), words("Compare this moment with others"), Group.SHOW),
    Binding("unseen", ("u",), Act.UNSEEN, words("Unseen"), words("Cards that nobody saw at the table"), Group.SHOW),
    Binding("video", ("v",), Act.VIDEO, words("Video"), words("This instant in the video system"), Group.SHOW),
    Binding("check", ("x",), Act.CHECK, words("Check"), words("Decide and settle this round again"), Group.PROVE),
    Binding("verdict", ("y",), Act.VERDICT, words("Verify"), words("What verifying the journal says"), Group.PROVE),
    Binding("export", ("e",), Act.EXPORT, words("Export"), words("Evidence, or marks for a video system"), Group.PROVE),
    Binding("address", ("Ctrl+C",), Act.ADDRESS, words("Address"), words("Copy what opens this fact"), Group.PROVE),
    Binding("mark", ("m",), Act.MARK, words("Mark"), words("Mark what is seen here"), Group.WRITE),
    Binding("marks", ("b",), Act.MARKS, words("Marks"), words("All marks of this table"), Group.WRITE),
    Binding("camera", ("t",), Act.CAMERA, words("Clock"), words("Set a camera's clock"), Group.WRITE),
    Binding("hold", ("h",), Act.HOLD, words("Hold records"), words("Keep these records from retention"), Group.WRITE),
    Binding("sign", ("o",), Act.SIGN, words("Sign on"), words("Who sits at this console"), Group.WRITE),
    Binding("language", ("g",), Act.LANGUAGE, words("Language"), words("What this window speaks"), Group.SHOW),
    Binding("menu", ("F10",), Act.MENU, words("Menu"), words("All of this, to be pressed"), Group.SHOW),
    Binding("help", ("?",), Act.HELP, words("Help"), words("This page"), Group.SHOW),
    Binding("close", ("Escape",), Act.CLOSE, words("Close"), words("Close what lies over the replay"), Group.SHOW),
)
BY_NAME = {each.name: each for each in BINDINGS}
BY_KEY = {key: each for each in BINDINGS for key in each.keys}


_LIKE = {"shut sheet": "close"}
"""Targets that do what a binding does, under another name. Whole pictures and pages have none: it would lie on them."""
_OTHERS = {
    "strip": words("To what happened at this time"),
    "further": words("The next page, further back"),
}


@cache
def key_lines(language: str) -> tuple[KeyLineProps, ...]:
    return tuple(_lines(spoken(language)))


@cache
def tips(language: str) -> tuple[TipProps, ...]:
    """By the name of what is pressed."""
    return tuple(_tips(spoken(language)))


def _lines(say: Say) -> Iterator[KeyLineProps]:
    """The tenths are ten keys alike, told as one."""
    for group, title in GROUPS.items():
        yield KeyLineProps("", say(title))
        for each in BINDINGS:
            if each.group is not group or (each.name.startswith("tenth-") and each.name != "tenth-0"):
                continue
            if each.name == "tenth-0":
                yield KeyLineProps("0–9", say("To so many tenths of the journal"))
            else:
                yield KeyLineProps(_keys(each), say(each.what))


def _tips(say: Say) -> Iterator[TipProps]:
    for name, each in (*BY_NAME.items(), *((name, BY_NAME[like]) for name, like in _LIKE.items())):
        yield TipProps(name, f"{say(each.what)}   {_keys(each)}")
    for name, text in _OTHERS.items():
        yield TipProps(name, say(text))


def _keys(binding: Binding) -> str:
    return "  ".join(map(key_text, binding.keys))
