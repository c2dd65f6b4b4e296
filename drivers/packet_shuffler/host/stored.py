"""What a frame that was stored before tells of cards: a host that started takes it up again (README §9)."""

from collections.abc import Sequence

from drivers.events import Event
from drivers.packet_shuffler.host.ledger import Ledger
from drivers.packet_shuffler.host.translate import device_of, events_of
from drivers.packet_shuffler.wire.from_machine import Identity
from drivers.packet_shuffler.wire.messages import Heard, decode
from drivers.packet_shuffler.wire.reports import PacketReport, RestReport


def is_of_cards(raw: bytes) -> bool:
    return bool(cards_of(raw))


def cards_of(raw: bytes) -> Sequence[Event]:
    """What RESUMED tells once more was told before. Whose cards they are a machine says as it enters a session."""
    match decode(raw):
        case Heard(_, Identity(session=session) as identity) if session:
            return (device_of(identity),)
        case Heard(_, PacketReport() | RestReport() as report):
            return events_of(report, Ledger())
    return ()
