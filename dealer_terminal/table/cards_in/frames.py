"""A device's own bytes, sealed under the round's key and on disk before anyone looks what they mean."""

from collections.abc import Callable, Iterator
from contextlib import suppress

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.frame import Frame, KeptFrame
from dealer_terminal.audit.seal import seal, unseal
from dealer_terminal.audit.seal_places import frame_place
from dealer_terminal.table.ports import Clock, Journal, Keys
from drivers.declaration import Heard

REMEMBERED = 128
"""Frames that are counted: two games of a shoe and more, also where it tells each of them three times."""
LOOKED_AT = 1 << 16
"""So many, at most: behind a longer stretch of noise the device is one that was never heard."""
_AT_ONCE = 256
CAPACITY = 96
"""Bytes under one seal, so that no frame tells its length: every honest frame fits, longer noise takes several."""


class Frames:
    """`count` is the frame's number in the journal, so no two frames ever share a place."""

    def __init__(self, journal: Journal, keys: Keys, clock: Clock, device: str) -> None:
        self._journal = journal
        self._keys = keys
        self._clock = clock
        self._device = device

    def keep(self, round_number: int, raw: bytes) -> None:
        """Whatever this raises means that the frame is not safe."""
        for part in _parts(raw):
            count = self._journal.status().frames
            place = frame_place(self._keys.round_id(round_number), self._device, count)
            sealed = seal(self._keys.round_key(round_number), place, part, capacity=CAPACITY)
            self._journal.append_frame(Frame(self._device, count, sealed, self._clock.now()))

    def last(self, is_counted: Callable[[bytes], bool]) -> list[Heard]:
        """The newest of what was stored of this device and is counted, oldest first: no noise pushes it out. A frame
        that does not open says nothing."""
        end = self._journal.status().frames
        least, found = max(0, end - LOOKED_AT), list[Heard]()
        while end > least and len(found) < REMEMBERED:
            first = max(least, end - _AT_ONCE)
            found = [*(heard for heard in self._heard(first, end) if is_counted(heard.raw)), *found]
            end = first
        return found[-REMEMBERED:]

    def _heard(self, first: int, end: int) -> Iterator[Heard]:
        ours = (frame for frame in self._journal.kept_frames(first, end) if frame.device == self._device)
        return (heard for frame in ours for heard in self._opened(frame))

    def _opened(self, frame: KeptFrame) -> Iterator[Heard]:
        place = frame_place(self._keys.round_id(frame.round), frame.device, frame.count)
        with suppress(AuditError):
            yield Heard(frame.round, unseal(self._keys.round_key(frame.round), place, frame.sealed))


def _parts(raw: bytes) -> Iterator[bytes]:
    for at in range(0, len(raw), CAPACITY):
        yield raw[at : at + CAPACITY]
