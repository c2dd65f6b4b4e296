"""Adapters of a terminal for the floor server: its journal, its credentials, and linked meters."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
from sqlalchemy import URL, select

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.address import floor_url, where
from dealer_terminal.floor.admission import admitted
from dealer_terminal.floor.linked.meter_line import Linking, MeterLine
from dealer_terminal.floor.linked.meters import LinkedMeters
from dealer_terminal.floor.ports import (
    MOST_RECORDS,
    NO_CHANGES,
    FloorCredential,
    ForwardedCheckpoint,
    ForwardedJournal,
    ForwardedResumePoint,
    ForwardStatus,
    FrameRun,
    ModelChanges,
    Package,
    Shown,
    Tail,
)
from dealer_terminal.floor.witnesses import Paths
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.findings import record_name
from dealer_terminal.journal.frame import KeptFrame, of_types_written
from dealer_terminal.journal.journal_facts import FramesKept
from dealer_terminal.journal.kinds import KINDS
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import START, FoldedState, entry_of, replay, steps
from dealer_terminal.journal.tree_proofs import consistency_path
from dealer_terminal.storage import reading, schema
from dealer_terminal.storage.change import Change, changes_json, misfit_column
from dealer_terminal.storage.file import instead, sync
from dealer_terminal.storage.follower import damage_to_reader
from dealer_terminal.storage.journal_end_check import contiguous
from dealer_terminal.storage.journal_kind import is_console
from dealer_terminal.storage.keys import usual_folder
from dealer_terminal.storage.models import changes
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.review.read_only_journal import QuietJournal
from dealer_terminal.storage.review.source import JournalSource
from dealer_terminal.storage.stored_proofs import stored_tree
from dealer_terminal.storage.whole_file import whole_or_not
from dealer_terminal.table.jobs import Jobs
from dealer_terminal.table.ports import Clock, Meters
from dealer_terminal.table.session import Session

_FRAMES_KEPT = KINDS[FramesKept][0]
Asked = TypeVar("Asked")


class JournalToForward:
    """Read-only access to a journal for forwarding. It creates no sidecar files if no process writes the journal, and
    never blocks a process that does."""

    def __init__(self, db: str, most: int = MOST_RECORDS) -> None:
        self._db, self._quiet, self._most = db, QuietJournal(db), most
        self._at, self._stand = 0, START
        try:
            self.journal, self.where = self._quiet.ask(_named)
        except BaseException:
            self._quiet.close()
            raise

    def look(self) -> ForwardStatus:
        return self._ask(_stands)

    def package(self, first: int, frame: int, modelled: int) -> Package:
        return self._ask(lambda found: self._package(found, first, frame, modelled))

    def tail(self, first: int, frame: int, modelled: int) -> Tail:
        return self._ask(lambda found: self._tail(found, first, frame, modelled))

    def changes(self, begun: int, end: int) -> ModelChanges:
        return self._ask(lambda found: self._changes_of(found, begun, min(begun + self._most, end)))

    def checkpoint_at(self, size: int) -> ForwardedCheckpoint:
        return self._ask(lambda found: _checkpoint_at(found, size))

    def newest_checkpoint(self) -> ForwardedCheckpoint:
        return self._ask(lambda found: _checkpoint_at(found, _stands(found).signed))

    def close(self) -> None:
        self._quiet.close()

    def _ask(self, question: Callable[[OpenJournal], Asked]) -> Asked:
        def without_damage(found: OpenJournal) -> Asked:
            if (found.id, found.vkey) != (self.journal.id, self.journal.vkey):
                raise KnownError(f"{self.where} is another journal now, {found.id}: start forward anew")
            with damage_to_reader(found):
                return question(found)

        return self._quiet.ask(without_damage)

    def _package(self, found: OpenJournal, first: int, frame: int, modelled: int) -> Package:
        notes = _checkpoints(found, first, self._most)
        end = notes[-1].size
        records = _records(found, first, end)
        return Package(
            first=first,
            records=records,
            checkpoints=notes,
            frames=_frames(found, frame, _counted(records, frame)),
            rest=_rest(found, end),
            tag=_tag(found),
            changes=self._new_changes(found, first, records, modelled),
        )

    def _tail(self, found: OpenJournal, first: int, frame: int, modelled: int) -> Tail:
        stands = _stands(found)
        records = _records(found, first, stands.size)
        frames = _frames(found, frame, stands.frames)
        return Tail(first, records, frames, _tag(found), self._new_changes(found, first, records, modelled))

    def _new_changes(self, found: OpenJournal, first: int, records: Sequence[Record], modelled: int) -> ModelChanges:
        """Return no changes if the floor server lacks earlier ones. It receives those first."""
        end = first + len(records)
        if modelled == NO_CHANGES or not first <= modelled <= end:
            return ModelChanges(NO_CHANGES, NO_CHANGES)
        return self._folded(found, modelled, records[modelled - first :])

    def _changes_of(self, found: OpenJournal, begun: int, end: int) -> ModelChanges:
        return self._folded(found, begun, _records(found, begun, end))

    def _folded(self, found: OpenJournal, begun: int, records: Sequence[Record]) -> ModelChanges:
        if begun != self._at:
            self._at, self._stand = begun, self._stand_before(found, begun)
        done = list(steps(records, self._stand))
        told = changes_json(_fitting(change, step.record) for step in done for change in changes(step))
        if done:
            self._at, self._stand = begun + len(done), done[-1].after
        return ModelChanges(begun, begun + len(done), told)

    def _stand_before(self, found: OpenJournal, position: int) -> FoldedState:
        """Return the state before a record, folded from the start of its round. A console's journal is short and folded
        from its first record."""
        if position == 0:
            return START
        if is_console(found):
            return replay(_records(found, 0, position))
        with closing(JournalSource(self._db)) as source:
            begun = source.round_of(position - 1)
        return replay(begun.records[: position - begun.first], begun.before)


def paths_of(db: str) -> Paths:
    """Return a function that reads consistency paths of the journal's tree for a witness. Each call opens the journal
    by itself, so any thread may call it."""

    def paths(old: int, new: int) -> Sequence[bytes]:
        with closing(QuietJournal(db)) as quiet:
            return quiet.ask(lambda found: consistency_path(stored_tree(found.connection), old, new))

    return paths


def _named(found: OpenJournal) -> tuple[ForwardedJournal, str]:
    return ForwardedJournal(found.id, found.vkey), found.where


def _stands(found: OpenJournal) -> ForwardStatus:
    kept, newest = reading.kept_frontier(found.connection), reading.last_checkpoint(found.connection)
    if kept is None:
        raise MismatchError("its end is missing")
    utc = found.connection.execute(select(schema.records.c.utc).where(schema.records.c.position == kept.size - 1))
    return ForwardStatus(kept.size, newest.size if newest else 0, kept.frames, utc.scalar() or 0)


def _tag(found: OpenJournal) -> bytes:
    kept = reading.kept_frontier(found.connection)
    return kept.tag if kept else b""


def _rest(found: OpenJournal, end: int) -> ForwardedResumePoint:
    kept = reading.kept_rest(found.connection)
    return (
        ForwardedResumePoint(kept.position, kept.rest, kept.tag)
        if kept and kept.rest and kept.position <= end
        else ForwardedResumePoint()
    )


def _checkpoints(found: OpenJournal, first: int, most: int) -> tuple[ForwardedCheckpoint, ...]:
    """Return the checkpoints of one package, at least the next one."""
    notes: list[ForwardedCheckpoint] = []
    for kept in reading.checkpoints(found.connection, first + 1):
        if notes and kept.size > first + most:
            break
        notes.append(ForwardedCheckpoint(kept.size, kept.note))
    if not notes:
        raise MismatchError(f"no checkpoint covers record {first}")
    return tuple(notes)


def _checkpoint_at(found: OpenJournal, size: int) -> ForwardedCheckpoint:
    kept = schema.checkpoints
    wanted = select(kept.c.size, kept.c.note).where(kept.c.size <= size).order_by(kept.c.size.desc()).limit(1)
    row = found.connection.execute(wanted).one_or_none()
    return ForwardedCheckpoint(*row) if row else ForwardedCheckpoint(0, b"")


def _records(found: OpenJournal, first: int, end: int) -> tuple[Record, ...]:
    records = tuple(contiguous(reading.records(found.connection, first, end), first))
    if len(records) != end - first:
        raise FormatError(f"record {first + len(records)} is missing")
    return records


def _counted(records: Sequence[Record], frame: int) -> int:
    """Return the number after the last device frame that these records count."""
    entries = (entry_of(record) for record in records if record.kind == _FRAMES_KEPT)
    return max((entry.last + 1 for entry in entries if isinstance(entry, FramesKept)), default=frame)


def _frames(found: OpenJournal, first: int, end: int) -> FrameRun:
    """Return consecutive device frames. The first ones are left out if only an archive holds them."""
    frames = tuple(map(_sound, reading.frames(found.connection, first, max(first, end))))
    begins = frames[0].number if frames else max(first, end)
    if [each.number for each in frames] != [*range(begins, begins + len(frames))]:
        raise MismatchError(f"of the device frames from {begins} on one is missing")
    return FrameRun(begins, frames)


def _sound(frame: KeptFrame) -> KeptFrame:
    if not of_types_written(frame):
        raise MismatchError(f"device frame {frame.number} was changed: it is not what a terminal seals")
    return frame


def _fitting(change: Change, record: Record) -> Change:
    why = misfit_column(change, on_server=True)
    if why:
        raise MismatchError(f"{record_name(record)} gives a row that cannot be: {why}")
    return change


_NOTHING = b""


class KeptPass:
    """Credential files of a terminal. `ID.floor` has the password, `ID.floor.pem` the key and certificate in use, and
    `ID.floor.next.pem` the next ones."""

    def __init__(self, folder: Path, journal: str) -> None:
        self._file = folder / f"{journal}.floor"
        self._certificate, self._next = folder / f"{journal}.floor.pem", folder / f"{journal}.floor.next.pem"

    def read(self) -> FloorCredential:
        kept = _read(self._file)
        try:
            return msgspec.json.decode(kept, type=FloorCredential) if kept else FloorCredential()
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise KnownError(f"{self._file} holds no pass: enrol this terminal anew, floor enrol") from None

    def write(self, kept: FloorCredential) -> None:
        with whole_or_not(self._file) as beside:
            beside.write_bytes(msgspec.json.encode(kept))

    def certificate(self) -> Shown:
        return Shown(str(self._certificate), _read(self._certificate))

    def next_certificate(self) -> Shown:
        return Shown(str(self._next), _read(self._next))

    def write_next(self, pem: bytes) -> None:
        with whole_or_not(self._next) as beside:
            beside.write_bytes(pem)

    def renew(self) -> None:
        """Put the next certificate in use. Another forwarder of this terminal may have done so already."""
        try:
            self._next.rename(self._certificate)
            sync(self._next.parent)
        except FileNotFoundError:
            return
        except OSError as error:
            raise _refused(self._next, error) from None

    def drop_next(self) -> None:
        _remove(self._next)

    def drop(self) -> None:
        for each in (self._next, self._certificate):
            _remove(each)


def _read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return _NOTHING
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: let this user read it") from None


def _remove(file: Path) -> None:
    """Remove the file if it exists, because a read-only disk reports an error even for a missing file."""
    try:
        if file.exists():
            file.unlink(missing_ok=True)
    except OSError as error:
        raise _refused(file, error) from None


def _refused(file: Path, error: OSError) -> KnownError:
    return KnownError(f"{file}: {error.strerror}: {instead(error, 'let this user write in that folder')}")


class FloorsMeters:
    def __init__(self, url: URL, db: str, keys: Path, clock: Clock, jobs: Jobs) -> None:
        self._url, self._db, self._keys = url, db, keys
        self._meters = LinkedMeters(where(url.set(username=None, password=None)), clock)
        self._linking = Linking(self._meters, jobs, self._line)
        self._has_begun = False

    @property
    def meters(self) -> Meters:
        return self._meters

    def begin(self, session: Session) -> None:
        self._meters.begin(session.handle)
        if not self._has_begun:
            self._has_begun = True
            self._linking.start()

    def close(self) -> None:
        if self._has_begun:
            self._linking.close()

    @contextmanager
    def _line(self) -> Iterator[MeterLine]:
        with closing(JournalToForward(self._db)) as source:
            journal = source.journal
        with admitted(self._url, journal, KeptPass(self._keys, journal.id)) as line:
            yield MeterLine(line)


def floors_meters(linked: str, db: str, keys: Path | None, clock: Clock, jobs: Jobs) -> FloorsMeters:
    return FloorsMeters(floor_url(linked), db, keys or usual_folder(), clock, jobs)
