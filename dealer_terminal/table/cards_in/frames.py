"""Store of a device's raw bytes, sealed under the round's key and on disk before they are interpreted."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice

from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.frame import DeviceFrame, KeptFrame
from dealer_terminal.journal.seal import frame_place, seal, unseal
from dealer_terminal.table.cards_in.packet_recovery import Stored, Told
from dealer_terminal.table.ports import Clock, Journal, TerminalKeys
from drivers.declaration import ProtocolKind, StoredFrame

REMEMBERED = 128
"""Counted frames to remember: more than two games of a shoe, even if it sends every frame three times."""
LOOKED_AT = 1 << 16
"""Maximum number of frames to search. After a longer stretch of noise the device is treated as new."""
CAPACITY = 96
"""Bytes under one seal, so that no length reveals a frame's content. Every valid frame fits; longer noise is split."""


class FrameStore:
    """Frames of one device in the journal. `count` is the frame's number there, so no two frames share a place."""

    def __init__(self, journal: Journal, keys: TerminalKeys, clock: Clock, device: str) -> None:
        self._journal = journal
        self._keys = keys
        self._clock = clock
        self._device = device

    def keep(self, round_number: int, raw: bytes) -> None:
        """Seal and append the frame. Any exception means that the frame is not safely stored."""
        for part in _parts(raw):
            count = self._journal.status().frames
            place = frame_place(self._keys.round_id(round_number), self._device, count)
            sealed = seal(self._keys.round_key(round_number), place, part, capacity=CAPACITY)
            self._journal.append_frame(DeviceFrame(self._device, count, sealed, self._clock.now()))

    def last(self, is_counted: Callable[[bytes], bool]) -> list[StoredFrame]:
        """Return the newest counted frames, oldest first. Noise does not displace them; frames that cannot be unsealed
        are skipped."""
        return [heard for _, heard in self._last(is_counted)]

    def told(self, kind: ProtocolKind) -> Stored:
        """Return the card events of the same frames, split into those before and after no more bets."""
        since, before, dealing = self._journal.status().counted, list[Told](), list[Told]()
        for number, heard in self._last(kind.is_counted):
            events = [(heard.game, event) for event in kind.cards_of(heard.raw)]
            if number < since:
                before += events
            else:
                dealing += events
        return Stored(tuple(before), tuple(dealing))

    def _last(self, is_counted: Callable[[bytes], bool]) -> list[tuple[int, StoredFrame]]:
        opened = ((frame.number, each) for frame in self._newest() for each in self._opened(frame))
        return list(islice(((at, each) for at, each in opened if is_counted(each.raw)), REMEMBERED))[::-1]

    def _newest(self) -> Iterator[KeptFrame]:
        looked_at = islice(self._journal.frames_backward(), LOOKED_AT)
        return (frame for frame in looked_at if frame.device == self._device)

    def _opened(self, frame: KeptFrame) -> Iterator[StoredFrame]:
        place = frame_place(self._keys.round_id(frame.round), frame.device, frame.count)
        with suppress(AuditError):
            yield StoredFrame(frame.round, unseal(self._keys.round_key(frame.round), place, frame.sealed))


def _parts(raw: bytes) -> Iterator[bytes]:
    for at in range(0, len(raw), CAPACITY):
        yield raw[at : at + CAPACITY]
