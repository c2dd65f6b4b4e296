"""Sealed raw bytes from a device, and the leaf data of the tree over a round's frames.

The leaf's data: `dealer-terminal/frame@v1`, number, round, device, count, utc and monotonic, each ended by a line feed,
then the sealed bytes.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain

from msgspec import Struct

from dealer_terminal.journal.errors import MismatchError
from dealer_terminal.journal.journal_facts import FramesKept
from dealer_terminal.journal.merkle import Frontier, leaf_hash
from dealer_terminal.journal.record import Times
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.seal import frame_place, round_id, unseal
from dealer_terminal.procedure.facts import RoundClosed

FRAME_FORMAT = "dealer-terminal/frame@v1"


class DeviceFrame(Struct, frozen=True):
    """Frame as the session passes it. `count` is the frame's index under the round's seal."""

    device: str
    count: int
    sealed: bytes
    at: Times


class KeptFrame(Struct, frozen=True):
    number: int
    round: int
    device: str
    count: int
    sealed: bytes
    utc: int
    monotonic: int


def of_types_written(frame: KeptFrame) -> bool:
    """Return True if every field has its original type. A damaged database may return another type."""
    numbers = (frame.number, frame.round, frame.count, frame.utc, frame.monotonic)
    return type(frame.sealed) is bytes and type(frame.device) is str and all(type(each) is int for each in numbers)


def keep(number: int, round_number: int, frame: DeviceFrame) -> KeptFrame:
    if "\n" in frame.device:
        raise ValueError(f"a device's name is one line: {frame.device!r}")
    at = frame.at
    return KeptFrame(number, round_number, frame.device, frame.count, frame.sealed, at.utc, at.monotonic)


def frame_leaf(frame: KeptFrame) -> bytes:
    head = f"{FRAME_FORMAT}\n{frame.number}\n{frame.round}\n{frame.device}\n{frame.count}\n"
    return leaf_hash(f"{head}{frame.utc}\n{frame.monotonic}\n".encode() + frame.sealed)


FramesAt = Callable[[int, int], Sequence[KeptFrame]]
"""Return the frames from one number up to another."""


class Sent(Struct, frozen=True):
    """Raw bytes that a device sent; `utc` in microseconds."""

    device: str
    utc: int
    raw: bytes


def round_key(steps: Iterable[ReplayStep]) -> bytes:
    """Return the round's key, or empty bytes before the round closes."""
    return next((each.entry.key for each in steps if isinstance(each.entry, RoundClosed)), b"")


def sent_in_round(
    journal: str, number: int, steps: Sequence[ReplayStep], frames_at: FramesAt, capacity: int
) -> Iterator[Sent]:
    """Yield what the devices sent in a round.

    Raise `AuditError` if the frames differ from those that the round's records count, or cannot be opened.
    """
    key, round_ = round_key(steps), round_id(journal, number)
    counted = (each.entry for each in steps if isinstance(each.entry, FramesKept))
    kept = chain.from_iterable(_counted(entry, frames_at) for entry in counted)
    opened = (
        Sent(frame.device, frame.utc, unseal(key, frame_place(round_, frame.device, frame.count), frame.sealed))
        for frame in kept
        if frame.round == number
    )
    yield from joined(opened, capacity)


def _counted(entry: FramesKept, frames_at: FramesAt) -> Sequence[KeptFrame]:
    kept = frames_at(entry.first, entry.last + 1)
    whole = [frame for frame in kept if of_types_written(frame)]
    if len(whole) != len(kept) or Frontier().extend(map(frame_leaf, whole)).root() != entry.root:
        raise MismatchError(f"device frames {entry.first} to {entry.last} are not those that a record counts")
    return kept


def joined(parts: Iterable[Sent], capacity: int) -> Iterator[Sent]:
    """Join messages that were too long for one seal and continue in the next."""
    whole: list[Sent] = []
    for part in parts:
        if whole and (len(whole[-1].raw) < capacity or whole[-1].device != part.device):
            yield _one(whole)
            whole = []
        whole.append(part)
    if whole:
        yield _one(whole)


def _one(parts: Sequence[Sent]) -> Sent:
    return Sent(parts[0].device, parts[0].utc, b"".join(part.raw for part in parts))
