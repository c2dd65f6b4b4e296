"""Bindings of the replay: the one table for its keys, buttons, menu, and help page."""

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


class ReplayAct(Enum):
    """Actions that are no moves of the playhead. Their effect depends on the state of the window."""

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


class ReplayBindingGroup(Enum):
    PLAY = "play"
    STEP = "step"
    JUMP = "jump"
    SHOW = "show"
    PROVE = "prove"
    WRITE = "write"


GROUPS = {
    ReplayBindingGroup.PLAY: words("Play"),
    ReplayBindingGroup.STEP: words("Step"),
    ReplayBindingGroup.JUMP: words("Jump"),
    ReplayBindingGroup.SHOW: words("Show"),
    ReplayBindingGroup.PROVE: words("Prove"),
    ReplayBindingGroup.WRITE: words("Write"),
}


class ReplayBinding(Struct, frozen=True):
    """A binding. Its `keys` are equivalent, and the first one is displayed. `short` is the text of the button, `what`
    that of the help page."""

    name: str
    keys: tuple[str, ...]
    does: Move | ReplayAct
    short: Words
    what: Words
    group: ReplayBindingGroup


def _step(name: str, keys: tuple[str, ...], by: By, towards: Towards, short: Words, what: Words) -> ReplayBinding:
    return ReplayBinding(name, keys, playhead.StepBy(by, towards), short, what, ReplayBindingGroup.STEP)


def _tenth(tenth: int) -> ReplayBinding:
    what = words("To {tenth} tenths of the journal", tenth=tenth)
    return ReplayBinding(
        f"tenth-{tenth}", (str(tenth),), playhead.GoToTenth(tenth), words("Tenth"), what, ReplayBindingGroup.JUMP
    )


_BACK, _ON = Towards.BACK, Towards.ON
_SAME = words("Same kind")

BINDINGS = (
    ReplayBinding(
        "play",
        ("Space", "k"),
        playhead.PlayOrPause(),
        words("Play"),
        words("Play, or pause here"),
        ReplayBindingGroup.PLAY,
    ),
    ReplayBinding("slower", ("-",), ReplayAct.SLOWER, words("Slower"), words("Play slower"), ReplayBindingGroup.PLAY),
    ReplayBinding(
        "faster", ("+", "="), ReplayAct.FASTER, words("Faster"), words("Play faster"), ReplayBindingGroup.PLAY
    ),
    ReplayBinding(
        "waiting",
        ("w",),
        ReplayAct.WAITING,
        words("Skip waits"),
        words("Skip long waits, or keep them"),
        ReplayBindingGroup.PLAY,
    ),
    ReplayBinding(
        "follow",
        ("End",),
        playhead.Follow(),
        words("Live"),
        words("To the end, and follow the table"),
        ReplayBindingGroup.PLAY,
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
    ReplayBinding(
        "mark-back", ("[",), ReplayAct.MARK_BACK, words("Mark"), words("The mark before"), ReplayBindingGroup.STEP
    ),
    ReplayBinding("mark-on", ("]",), ReplayAct.MARK_ON, words("Mark"), words("The next mark"), ReplayBindingGroup.STEP),
    ReplayBinding(
        "home", ("Home",), playhead.GoHome(), words("Start"), words("To the first fact"), ReplayBindingGroup.JUMP
    ),
    *map(_tenth, range(10)),
    ReplayBinding(
        "search",
        ("/",),
        ReplayAct.SEARCH,
        words("Search"),
        words("Search a round, a fact or a time"),
        ReplayBindingGroup.JUMP,
    ),
    ReplayBinding(
        "conditions",
        ("f",),
        ReplayAct.CONDITIONS,
        words("Find"),
        words("Conditions of what is found"),
        ReplayBindingGroup.JUMP,
    ),
    ReplayBinding(
        "found-on",
        ("Down",),
        ReplayAct.FOUND_ON,
        words("Found"),
        words("The next result, further back"),
        ReplayBindingGroup.JUMP,
    ),
    ReplayBinding(
        "found-back",
        ("Up",),
        ReplayAct.FOUND_BACK,
        words("Found"),
        words("The result before it"),
        ReplayBindingGroup.JUMP,
    ),
    ReplayBinding(
        "found",
        ("Return", "Enter"),
        ReplayAct.FOUND,
        words("Found"),
        words("Again to the lit result"),
        ReplayBindingGroup.JUMP,
    ),
    ReplayBinding(
        "screen",
        ("d",),
        ReplayAct.SCREEN,
        words("Screen"),
        words("The dealer's whole screen, or the felt"),
        ReplayBindingGroup.SHOW,
    ),
    ReplayBinding(
        "compare",
        ("c",),
        ReplayAct.COMPARE,
        words("Compare"),
        words("Compare this moment with others"),
        ReplayBindingGroup.SHOW,
    ),
    ReplayBinding(
        "unseen",
        ("u",),
        ReplayAct.UNSEEN,
        words("Unseen"),
        words("Cards that nobody saw at the table"),
        ReplayBindingGroup.SHOW,
    ),
    ReplayBinding(
        "video",
        ("v",),
        ReplayAct.VIDEO,
        words("Video"),
        words("This instant in the video system"),
        ReplayBindingGroup.SHOW,
    ),
    ReplayBinding(
        "check",
        ("x",),
        ReplayAct.CHECK,
        words("Check"),
        words("Decide and settle this round again"),
        ReplayBindingGroup.PROVE,
    ),
    ReplayBinding(
        "verdict",
        ("y",),
        ReplayAct.VERDICT,
        words("Verify"),
        words("What verifying the journal says"),
        ReplayBindingGroup.PROVE,
    ),
    ReplayBinding(
        "export",
        ("e",),
        ReplayAct.EXPORT,
        words("Export"),
        words("Evidence, or marks for a video system"),
        ReplayBindingGroup.PROVE,
    ),
    ReplayBinding(
        "address",
        ("Ctrl+C",),
        ReplayAct.ADDRESS,
        words("Address"),
        words("Copy what opens this fact"),
        ReplayBindingGroup.PROVE,
    ),
    ReplayBinding(
        "mark", ("m",), ReplayAct.MARK, words("Mark"), words("Mark what is seen here"), ReplayBindingGroup.WRITE
    ),
    ReplayBinding(
        "marks", ("b",), ReplayAct.MARKS, words("Marks"), words("All marks of this table"), ReplayBindingGroup.WRITE
    ),
    ReplayBinding(
        "camera", ("t",), ReplayAct.CAMERA, words("Clock"), words("Set a camera's clock"), ReplayBindingGroup.WRITE
    ),
    ReplayBinding(
        "hold",
        ("h",),
        ReplayAct.HOLD,
        words("Hold records"),
        words("Keep these records from retention"),
        ReplayBindingGroup.WRITE,
    ),
    ReplayBinding(
        "sign", ("o",), ReplayAct.SIGN, words("Sign on"), words("Who sits at this console"), ReplayBindingGroup.WRITE
    ),
    ReplayBinding(
        "language",
        ("g",),
        ReplayAct.LANGUAGE,
        words("Language"),
        words("What this window speaks"),
        ReplayBindingGroup.SHOW,
    ),
    ReplayBinding(
        "menu", ("F10",), ReplayAct.MENU, words("Menu"), words("All of this, to be pressed"), ReplayBindingGroup.SHOW
    ),
    ReplayBinding("help", ("?",), ReplayAct.HELP, words("Help"), words("This page"), ReplayBindingGroup.SHOW),
    ReplayBinding(
        "close",
        ("Escape",),
        ReplayAct.CLOSE,
        words("Close"),
        words("Close what lies over the replay"),
        ReplayBindingGroup.SHOW,
    ),
)
BY_NAME = {each.name: each for each in BINDINGS}
BY_KEY = {key: each for each in BINDINGS for key in each.keys}


_LIKE = {"shut sheet": "close"}
"""Targets that act like a binding under another name. Whole pictures and pages have no tooltip, which would cover
them."""
_OTHERS = {
    "strip": words("To what happened at this time"),
    "further": words("The next page, further back"),
}


@cache
def key_lines(language: str) -> tuple[KeyLineProps, ...]:
    return tuple(_lines(spoken(language)))


@cache
def tips(language: str) -> tuple[TipProps, ...]:
    """Return the tooltips by the name of their target."""
    return tuple(_tips(spoken(language)))


def _lines(say: Say) -> Iterator[KeyLineProps]:
    """Yield the lines of the help page. The ten keys for tenths share one line."""
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


def _keys(binding: ReplayBinding) -> str:
    return "  ".join(map(key_text, binding.keys))
