"""A journal that forgets."""

from collections.abc import Iterator, Sequence

from dealer_terminal.journal.checkpoint import sign_checkpoint
from dealer_terminal.journal.frame import DeviceFrame, KeptFrame
from dealer_terminal.journal.head import JournalHead, extend
from dealer_terminal.journal.journal_facts import Added, ClockSteppedBack
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.record import Record, Times
from dealer_terminal.journal.replay import entry_of, replay
from dealer_terminal.procedure.facts import Fact
from dealer_terminal.table.ports import JournalStatus, Resumed, TerminalKeys


class MemoryJournal:
    def __init__(self, keys: TerminalKeys) -> None:
        self._keys = keys
        self._head = JournalHead()
        self._records: list[Record] = []
        self.frames: list[KeptFrame] = []
        self.checkpoints: list[SignedNote] = []

    def resume(self) -> Resumed:
        return Resumed(replay(self._records).state, len(self._records))

    def append(
        self, facts: Sequence[Fact | Added], *, operator: str, at: Times, frames: Sequence[DeviceFrame] = ()
    ) -> Sequence[Record]:
        batch = extend(self._head, facts, operator, at, frames)
        records = batch.records()
        self._records += records
        self.frames += batch.frames
        self._head = batch.head
        if batch.signed_at_once():
            self.checkpoint()
        return records

    def append_frame(self, frame: DeviceFrame) -> None:
        self.append((), operator="", at=frame.at, frames=(frame,))

    def checkpoint(self) -> SignedNote:
        key = self._keys.signing
        note = sign_checkpoint(self._head.checkpoint(key.name), key)
        if note not in self.checkpoints[-1:]:
            self.checkpoints.append(note)
        return note

    def records(self, first: int = 0, end: int | None = None) -> Iterator[Record]:
        return iter(self._records[first:end])

    def frames_backward(self) -> Iterator[KeptFrame]:
        return reversed(self.frames)

    def house_records(self) -> Iterator[Record]:
        return (record for record in self._records if isinstance(entry_of(record), Added | ClockSteppedBack))

    def status(self) -> JournalStatus:
        covered = int(self.checkpoints[-1].text.splitlines()[1]) if self.checkpoints else 0
        head = self._head
        return JournalStatus(
            self._keys.journal,
            "memory",
            head.frontier.size,
            head.frames,
            head.frames - head.loose.size,
            head.stand.state.round,
            covered,
        )

    def close(self) -> None:
        """Nothing to close."""
