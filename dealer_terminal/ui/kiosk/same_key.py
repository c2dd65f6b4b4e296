"""Whether a press does what its key said: the same key says the same in what has come meanwhile."""

from collections.abc import Iterator

from msgspec.structs import astuple

from dealer_terminal.ui.kiosk.frame import FrameProps
from dealer_terminal.ui.kiosk.props import ActionProps
from dealer_terminal.ui.kit.props import Pressable, pressables, token

Said = tuple[object, ...]


def says_the_same(shown: FrameProps, coming: FrameProps, key: str) -> bool:
    return key in dict(_keys(coming)) and dict(_keys(shown))[key] == dict(_keys(coming))[key]


def asks_the_same(shown: FrameProps, coming: FrameProps, seat: int) -> bool:
    """A position, or a circle of it."""
    return _asked(shown, seat) == _asked(coming, seat)


def shown_keys(props: FrameProps) -> Iterator[Pressable]:
    table = props.table
    return pressables((table.primary, table.secondary, table.manual, props.over))


def _keys(props: FrameProps) -> Iterator[tuple[str, Said]]:
    return ((token(each.key), _said(each)) for each in shown_keys(props))


def _said(each: Pressable) -> Said:
    """What it does, not what stands beside it."""
    if isinstance(each, ActionProps):
        return astuple(each)
    return tuple(getattr(each, name, None) for name in ("text", "value", "dim", "possible"))


def _asked(props: FrameProps, seat: int) -> Said:
    felt = props.table.felt
    asked = [(each.asked, each.why_not, each.number_called) for each in felt.seats if each.position == seat]
    return (felt.seats_touchable, felt.spots_touchable, props.table.primary.text, props.over.surface, *asked)
