"""The protocols by name: what line each needs, how much silence is normal, its host side and its simulated device."""

from collections.abc import Callable
from dataclasses import dataclass

from drivers.angel_eye.protocol import LINE as ANGEL_EYE_LINE
from drivers.angel_eye.protocol import SENSES as ANGEL_EYE_SENSES
from drivers.angel_eye.protocol import AngelEyeDevice
from drivers.angel_eye.twin import AngelEyeTwin
from drivers.card_line.protocol import LINE as CARD_LINE_LINE
from drivers.card_line.protocol import SENSES as CARD_LINE_SENSES
from drivers.card_line.protocol import CardLineDevice
from drivers.card_line.twin import CardLineTwin
from drivers.errors import UnknownProtocol
from drivers.events import NoiseSeen
from drivers.names import ANGEL_EYE, CARD_LINE, PACKET_SHUFFLER
from drivers.packet_shuffler.messages import is_heartbeat
from drivers.packet_shuffler.protocol import LINE as PACKET_SHUFFLER_LINE
from drivers.packet_shuffler.protocol import SENSES as PACKET_SHUFFLER_SENSES
from drivers.packet_shuffler.protocol import PacketShufflerDevice
from drivers.packet_shuffler.twin import PacketShufflerTwin
from drivers.protocol import LineSettings, Protocol, Sense
from drivers.twin.shape import Twin
from drivers.watch import Limits, Voice

QUIET = 600.0
"""Seconds without a sign of life, from a device that has none to give but its cards; it can be asked for nothing."""

Factory = Callable[[], Protocol]
"""One device's protocol, made anew for every connection."""


@dataclass(frozen=True, slots=True)
class Kind:
    """`senses` is what it can tell of the cards. `device` is called once for each device, what it returns once for each
    connection. `twin` takes a seed.

    `is_heartbeat` knows a frame that says nothing but that the device lives.
    """

    name: str
    line: LineSettings
    senses: frozenset[Sense]
    limits: Limits
    device: Callable[[], Factory]
    twin: Callable[[int], Twin]
    is_heartbeat: Callable[[bytes], bool] = lambda _: False


KINDS = {
    kind.name: kind
    for kind in (
        Kind(
            ANGEL_EYE,
            ANGEL_EYE_LINE,
            ANGEL_EYE_SENSES,
            Limits(30, QUIET, Voice.WHEN_MOVED),
            AngelEyeDevice,
            AngelEyeTwin,
        ),
        Kind(
            CARD_LINE,
            CARD_LINE_LINE,
            CARD_LINE_SENSES,
            Limits(QUIET, QUIET, Voice.WHEN_MOVED),
            CardLineDevice,
            CardLineTwin,
        ),
        Kind(
            PACKET_SHUFFLER,
            PACKET_SHUFFLER_LINE,
            PACKET_SHUFFLER_SENSES,
            Limits(first=6, later=6),
            PacketShufflerDevice,
            lambda seed: PacketShufflerTwin(seed=seed),
            is_heartbeat,
        ),
    )
}


def named(name: str) -> Kind:
    kind = KINDS.get(name)
    if kind is None:
        raise UnknownProtocol(name, f"there are {', '.join(KINDS)}")
    return kind


def device_of(name: str, packet_size: int) -> Factory:
    """For a game whose packets have so many cards, where the protocol knows packets."""
    if name == PACKET_SHUFFLER:
        return PacketShufflerDevice(packet_size=packet_size)
    return named(name).device()


def twin_of(name: str, seed: int, packet_size: int) -> Twin:
    if name == PACKET_SHUFFLER:
        return PacketShufflerTwin(packet_size=packet_size, seed=seed)
    return named(name).twin(seed)


def recognise(data: bytes) -> str:
    """The protocol that makes most sense of these bytes, or nothing."""
    scores = {kind.name: understood(kind.device()(), data) for kind in KINDS.values()}
    best = max(scores, key=lambda name: scores[name])
    return best if scores[best] else ""


def understood(protocol: Protocol, data: bytes) -> int:
    """How many frames tell something; a lone ACK among noise does not."""
    replies = [protocol.decode(frame, 0.0) for frame in protocol.split(data, 0.0)]
    return sum(any(not isinstance(event, NoiseSeen) for event in reply.events) for reply in replies)
