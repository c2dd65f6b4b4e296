"""The buttons that move the playhead, each with its key, the playing status, and the strip of the day."""

from collections.abc import Iterator
from functools import lru_cache
from zoneinfo import ZoneInfo

from dealer_terminal.procedure.words import words
from dealer_terminal.review.day import Lane, Strip, Tick, density, found_ticks, heaviest, heights
from dealer_terminal.review.playhead import Motion, Waiting
from dealer_terminal.ui.console.clocks import minute_text
from dealer_terminal.ui.console.keys import key_text
from dealer_terminal.ui.kit.languages import Say
from dealer_terminal.ui.replay.bindings import BY_NAME
from dealer_terminal.ui.replay.props import ButtonProps, LaneProps, PlayProps, StripProps, TickProps
from dealer_terminal.ui.replay.replay_view_state import ReplayMiddle, ReplayOverlay, Showing
from dealer_terminal.ui.replay.sheets.mark_form import MarkForm

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
        "screen": showing.desk.middle is ReplayMiddle.SCREEN,
        "help": showing.desk.over is ReplayOverlay.HELP,
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


HIGH = 100
LANES = {
    Lane.MONEY: words("Payments"),
    Lane.ACTS: words("Approved"),
    Lane.IRREGULARITIES: words("Irregular"),
    Lane.MARKS: words("Marks"),
    Lane.FOUND: words("Found"),
}
_ORDER = tuple(LANES)


def strip(showing: Showing, say: Say) -> StripProps:
    on = showing.strip
    ticks = heaviest(on, (*showing.day.ticks, *showing.marks, *found_ticks(showing.desk.finds.found)))
    return StripProps(
        begin=minute_text(on.begin, showing.zone),
        end=minute_text(on.end, showing.zone),
        times=_times(on, showing.zone),
        now=part(showing, showing.clock),
        heights=heights(density(on, showing.day.busy), HIGH),
        lanes=(LaneProps(say("Facts")), *(LaneProps(say(text)) for text in LANES.values())),
        ticks=tuple(_ticks(showing, ticks, say)),
    )


@lru_cache(maxsize=4)
def _times(on: Strip, zone: ZoneInfo) -> tuple[str, ...]:
    return tuple(minute_text(on.begins(bucket), zone) for bucket in range(on.buckets))


def part(showing: Showing, utc: int) -> float:
    """Return the instant as a fraction of the strip's width."""
    on = showing.strip
    return min(max((utc - on.begin) / (on.end - on.begin), 0.0), 1.0)


def _ticks(showing: Showing, found: dict[tuple[Lane, int], Tick], say: Say) -> Iterator[TickProps]:
    largest = max((tick.size for tick in found.values()), default=1)
    for (lane, _), tick in sorted(found.items(), key=lambda each: (each[1].position, each[0][0].value)):
        if lane in LANES:
            high = max(0.25, tick.size / largest) if lane is Lane.MONEY else 1.0
            yield TickProps(tick.position, part(showing, tick.utc), _ORDER.index(lane), high, say(tick.what))
