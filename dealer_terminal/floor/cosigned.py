"""Store of a journal's cosigned checkpoints beside it: `FILE.cosigned/`, one public C2SP note per file.

A witness signs for later readers, so nothing here is secret, and nothing is trusted: each line is verified when it is
used. Without the folder a witness policy fails, but no data is lost.
"""

import fcntl
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import msgspec

from dealer_terminal.errors import KnownError
from dealer_terminal.floor.disk import plain_bytes, put
from dealer_terminal.floor.witnesses import AtWitness, CosignedAnswer, Outcome, Paths, ask
from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.note import Signature, SignedNote, parse_note
from dealer_terminal.journal.witness import joined

_ENDING, _SIZES = ".checkpoint", "witnesses.json"
KEPT = 64
"""Number of newest checkpoints to keep. An older one stays while it is the newest cosigned by some witness."""


def beside(file: Path) -> Path:
    whole = file.resolve()
    return whole.with_name(f"{whole.name}.cosigned")


def read_note(file: Path) -> SignedNote:
    try:
        note = parse_note(plain_bytes(file))
        parse_checkpoint(note.text)
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a checkpoint that can be read") from None
    except AuditError as error:
        raise KnownError(f"{file}: {error}: this is no checkpoint; take it away") from None
    return note


def read_notes(place: Path) -> tuple[SignedNote, ...]:
    """Return a folder's notes, newest first, or a file's single note; none if there is nothing."""
    if place.is_dir():
        return tuple(read_note(file) for file in _files(place))
    return (read_note(place),) if place.exists() else ()


class CosignedFolder:
    """Folder of cosigned checkpoints. Concurrent writers wait for each other."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def known(self, witness: str) -> int:
        """Return the largest tree size that this witness has cosigned."""
        return self._sizes().get(witness, 0)

    def keep(self, note: SignedNote, lines: tuple[Signature, ...], witness: str, *, verified: bool) -> None:
        """Add the lines to those of the same checkpoint. Only verified lines replace existing ones."""
        head = parse_checkpoint(note.text)
        with self._alone():
            file = self._folder / f"{head.size:020}-{sha256(note.text.encode()).hexdigest()[:16]}{_ENDING}"
            kept = read_note(file) if file.exists() else note
            put(file, bytes(joined(joined(kept, note.signatures, newer=False), lines, newer=verified)))
            sizes = self._sizes()
            put(self._folder / _SIZES, msgspec.json.encode(sizes | {witness: max(head.size, sizes.get(witness, 0))}))
            self._forget()

    def _sizes(self) -> dict[str, int]:
        file = self._folder / _SIZES
        try:
            return msgspec.json.decode(plain_bytes(file), type=dict[str, int])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError):
            raise KnownError(
                f"{file}: it cannot be read: take it away, the witnesses say again how far they are"
            ) from None

    def _forget(self) -> None:
        seen: set[tuple[str, bytes]] = set()
        for number, file in enumerate(_files(self._folder)):
            by = {(line.name, line.key_id) for line in read_note(file).signatures}
            if number >= KEPT and by <= seen:
                file.unlink()
            seen |= by

    @contextmanager
    def _alone(self) -> Iterator[None]:
        try:
            self._folder.mkdir(exist_ok=True)
            descriptor = os.open(self._folder, os.O_RDONLY | os.O_CLOEXEC)
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX)
                yield
            finally:
                os.close(descriptor)
        except OSError as error:
            raise KnownError(f"{self._folder}: {error.strerror}: let this user write there") from None


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob(f"[0-9]*{_ENDING}"), reverse=True)


def collect(
    note: SignedNote, paths: Paths, witnesses: Sequence[AtWitness], folder: Path
) -> Iterator[tuple[AtWitness, Outcome]]:
    """Ask the witnesses in turn, and yield each outcome once it is on disk."""
    kept = CosignedFolder(folder)
    for witness in witnesses:
        outcome = ask(witness, note, paths, kept.known(witness.memory))
        if isinstance(outcome, CosignedAnswer):
            kept.keep(note, outcome.lines, witness.memory, verified=bool(outcome.made))
        yield witness, outcome
