"""The row of buttons that move the playhead, each with its key, and what playing does just now."""

from dealer_terminal.review.moves import Waiting
from dealer_terminal.review.playhead import Motion
from dealer_terminal.ui.console.key_text import key_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.replay.bindings import BY_NAME
from dealer_terminal.ui.replay.props import ButtonProps, PlayProps
from dealer_terminal.ui.replay.sheets.mark_form import MarkForm
from dealer_terminal.ui.replay.showing import Middle, Over, Showing

_ROW = (
    "round-back",
    "step-back",
    "fact-back",
    "play",
    "fact-on",
    "step-on",
    "round-on",
    "irregular-back",
    "irregular-on",
    "mark-back",
    "mark-on",
    "slower",
    "faster",
    "waiting",
    "follow",
    "screen",
    "mark",
    "menu",
)


def play(showing: Showing, say: Say) -> PlayProps:
    head = showing.head
    return PlayProps(
        speed=f"{head.speed.value / 4:g} ×",
        standing=_standing(showing, say),
        skipped=_skipped(showing, say),
        buttons=tuple(_button(name, showing, say) for name in _ROW),
    )


def _button(name: str, showing: Showing, say: Say) -> ButtonProps:
    binding = BY_NAME[name]
    playing = name == "play" and showing.head.motion is not Motion.PAUSED
    return ButtonProps(
        name=name,
        text=say("Pause") if playing else say(binding.short),
        key=key_text(binding.keys[0]),
        arrow=-1 if name.endswith("-back") else 1 if name.endswith("-on") else 0,
        chosen=name in _chosen(showing),
        possible=_is_possible(name, showing),
    )


def _is_possible(name: str, showing: Showing) -> bool:
    if name == "mark":
        return MarkForm().may(showing.stand)
    return bool(showing.marks) or not name.startswith("mark-")


def _chosen(showing: Showing) -> set[str]:
    on = {
        "waiting": showing.head.waiting is Waiting.SKIPPED,
        "follow": showing.head.motion is Motion.FOLLOWING,
        "screen": showing.desk.middle is Middle.SCREEN,
        "help": showing.desk.over is Over.HELP,
    }
    return {name for name, is_on in on.items() if is_on}


def _standing(showing: Showing, say: Say) -> str:
    match showing.head.motion:
        case Motion.PAUSED:
            return say("PAUSED")
        case Motion.PLAYING:
            return say("PLAYING")
        case Motion.FOLLOWING:
            return say("FOLLOWING")


def _skipped(showing: Showing, say: Say) -> str:
    if showing.head.skipped:
        return say("{seconds} s of waiting skipped", seconds=showing.head.skipped // 1_000_000)
    return say("Long waits are skipped") if showing.head.waiting is Waiting.SKIPPED else say("Waits are kept")
