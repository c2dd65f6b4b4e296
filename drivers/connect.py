"""The one call that a table needs: a link to a device, by its URL or on its stand inside this process."""

from dataclasses import replace

from drivers.backoff import Backoff
from drivers.conversation import Listener
from drivers.declaration import Factory, ProtocolKind
from drivers.link import Link, Permission
from drivers.pipe import LinePace, Port, port_at
from drivers.protocol import LineSettings
from drivers.registry import another_than, named
from drivers.watch import UNHURRIED, SilenceLimits


def link_to(
    where: Port | str,
    protocol: str,
    listener: Listener,
    *,
    device: Factory | None = None,
    line: LineSettings | None = None,
    permission: Permission = Permission.READ_ONLY,
    backoff: Backoff | None = None,
) -> Link:
    """`device` carries a protocol's own options, such as `PacketShufflerDevice(packet_size=3)`. Not started yet."""
    kind = named(protocol)
    port = where if isinstance(where, Port) else port_at(where, line or kind.line)
    return Link(
        port,
        device or kind.device(),
        listener,
        limits=limits_for(kind, port),
        permission=permission,
        backoff=backoff,
        recognise=another_than(protocol),
    )


def limits_for(kind: ProtocolKind, port: Port) -> SilenceLimits:
    if port.pace is LinePace.LINE:
        return kind.limits
    return replace(kind.limits, bytes_in=UNHURRIED.bytes_in, frames_in=UNHURRIED.frames_in)
