"""The protocols by name: those of this package, and those that an installed package declares."""

import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.metadata import EntryPoint, entry_points

from drivers.angel_eye.declaration import DECLARED as ANGEL_EYE
from drivers.card_line.declaration import DECLARED as CARD_LINE
from drivers.declaration import GROUP, Factory, Game, ProtocolKind, ProtocolOption, Setup, StoredFrame, untold
from drivers.errors import UnknownProtocol
from drivers.events import Event, NoiseSeen
from drivers.packet_shuffler.declaration import DECLARED as PACKET_SHUFFLER
from drivers.protocol import LineSettings, Sense, line_of
from drivers.twin.shape import Twin
from drivers.watch import SilenceLimits

LOG = logging.getLogger(__name__)
OWN = (ANGEL_EYE, CARD_LINE, PACKET_SHUFFLER)
NO_OPTIONS: Mapping[str, str] = {}


def declared() -> Iterator[ProtocolKind]:
    """A package that cannot be loaded is told in the log, and leaves the others alone; no name is taken twice."""
    names = {kind.name for kind in OWN}
    yield from OWN
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        kind = loaded(point)
        if kind is not None and kind.name in names:
            LOG.warning("protocol %s of %s is not there: its name is taken", kind.name, point.value)
        elif kind is not None:
            names.add(kind.name)
            yield kind


def loaded(point: EntryPoint) -> ProtocolKind | None:
    try:
        kind = point.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - another maker's package may raise anything
        LOG.warning("protocol %s is not there: %s: %s", point.name, type(error).__name__, error)
        return None
    if not isinstance(kind, ProtocolKind):
        LOG.warning("protocol %s is not there: %s is no declaration", point.name, point.value)
    elif wrong := wrong_with(kind):
        LOG.warning("protocol %s is not there: %s: %s", point.name, point.value, wrong)
    else:
        return replace(kind, package=package_of(point))
    return None


def package_of(point: EntryPoint) -> str:
    return f"{point.dist.name} {point.dist.version}" if point.dist else point.value


def named(name: str) -> ProtocolKind:
    kind = KINDS.get(name)
    if kind is None:
        raise UnknownProtocol(name, f"there are {', '.join(KINDS)}")
    return kind


def device_of(
    name: str,
    packet_size: int,
    options: Mapping[str, str] = NO_OPTIONS,
    heard: Sequence[StoredFrame] = (),
    game: Game = untold,
) -> Factory:
    """For a game whose packets have so many cards, where the protocol knows packets."""
    return named(name).device(Setup(packet_size, options, heard, game))


def twin_of(name: str, seed: int, packet_size: int, options: Mapping[str, str] = NO_OPTIONS) -> Twin:
    return named(name).twin(seed, Setup(packet_size, options))


def another_than(own: str) -> Callable[[bytes], str]:
    """Recognises whatever is not this protocol's: noise in front of its own frames is noise."""

    def another(data: bytes) -> str:
        name = recognise(data)
        return "" if name == own else name

    return another


def recognise(data: bytes) -> str:
    """The protocol that makes most sense of these bytes, or nothing."""
    scores = {kind.name: tried(kind, data) for kind in KINDS.values()}
    best = max(scores, key=lambda name: scores[name])
    return best if scores[best] else ""


def tried(kind: ProtocolKind, data: bytes) -> int:
    """A protocol that needs an option, or fails at bytes that are not its own, does not know them."""
    try:
        return understood(kind, data)
    except Exception as error:  # noqa: BLE001 - another maker's package may raise anything
        LOG.warning("protocol %s could not look at what was heard: %s: %s", kind.name, type(error).__name__, error)
        return 0


def understood(kind: ProtocolKind, data: bytes) -> int:
    """How many frames tell something, if only that the device lives, or something to another host; a lone ACK among
    noise does not."""
    protocol = kind.device()()
    frames = protocol.split(data, 0.0)
    return sum(_tells(kind, frame, protocol.decode(frame, 0.0).events) for frame in frames)


def _tells(kind: ProtocolKind, frame: bytes, events: Sequence[Event]) -> bool:
    if events:
        return any(not isinstance(event, NoiseSeen) for event in events)
    return kind.is_heartbeat(frame) or bool(kind.cards_of(frame))


_NAME = re.compile(r"(?!-)[\w.+-]+")


def wrong_with(kind: ProtocolKind) -> str:
    """The first thing, as words; nothing where it is sound."""
    for name, is_sound in _PARTS.items():
        said: object = getattr(kind, name)
        try:
            sound = is_sound(said)
        except Exception:  # noqa: BLE001 - the value may have any type; then it is unsound
            sound = False
        if not sound:
            return f"its {name} cannot be {said!r}"
    return _wrong_with_options(kind)


def _is_name(said: object) -> bool:
    return isinstance(said, str) and bool(_NAME.fullmatch(said))


def _is_title(said: object) -> bool:
    return isinstance(said, str) and bool(said.strip()) and said.isprintable()


def _is_line(said: object) -> bool:
    return isinstance(said, LineSettings) and line_of(str(said)) == said


def _are_senses(said: object) -> bool:
    return isinstance(said, frozenset) and all(isinstance(each, Sense) for each in said)


def _are_options(said: object) -> bool:
    return isinstance(said, tuple) and all(isinstance(each, ProtocolOption) and _is_option(each) for each in said)


def _is_option(option: ProtocolOption) -> bool:
    words: tuple[object, ...] = (option.usual, option.told, *option.choices)
    return _is_name(option.name) and all(isinstance(each, str) for each in words)


def _wrong_with_options(kind: ProtocolKind) -> str:
    names = [option.name for option in kind.options]
    if twice := next((name for name in names if names.count(name) > 1), ""):
        return f"it has two options {twice}"
    try:
        usual = kind.complete(Setup()).options
        kind.complete(Setup(options={**usual, **kind.simulated}))
    except Exception as error:  # noqa: BLE001 - returned; the value may have any type
        return f"what is usual of its options does not fit: {error}"
    return ""


_PARTS: Mapping[str, Callable[[object], bool]] = {
    "name": _is_name,
    "title": _is_title,
    "line": _is_line,
    "senses": _are_senses,
    "limits": lambda said: isinstance(said, SilenceLimits),
    "options": _are_options,
}

KINDS = {kind.name: kind for kind in declared()}
"""All usable protocols. Declarations are checked by the functions above, so this comes last."""
