"""Evidence files: a journal's rounds, the kiosk's own pictures of them, and the page that verifies them."""

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from msgspec import Struct
from msgspec.structs import replace

from dealer_terminal import installed
from dealer_terminal.app.lazy_import import imported
from dealer_terminal.app.rulebook_library import library
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.encoding import base64_text
from dealer_terminal.journal.errors import FormatError, MismatchError
from dealer_terminal.journal.note import SignedNote
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.replay import ReplayStep
from dealer_terminal.journal.vkey import SigningKey, VerifierKey
from dealer_terminal.review.evidence_check import PageFrame, VerifiedFile, frame_of, verify_evidence
from dealer_terminal.review.evidence_cover import EvidenceRequest, SeenRounds, cover_of
from dealer_terminal.review.evidence_file import (
    CONTEXT,
    FORMAT,
    MANIFEST,
    NOT_TOLD,
    SEAL,
    ContextBlock,
    EvidenceBlock,
    Manifest,
    Moment,
    Parts,
    Picture,
    RoundBlock,
    RoundText,
    Shell,
    block_hash,
    block_line,
    moments,
    picture_name,
    round_name,
    seal,
    shell,
    text_of,
)
from dealer_terminal.storage.reader import OpenJournal
from dealer_terminal.storage.reports.evidence_rounds import (
    FoldedRound,
    SignedHead,
    context,
    first_over,
    folded_rounds,
    require_rounds,
)
from dealer_terminal.storage.reports.proven_rounds import prove_round
from dealer_terminal.storage.reports.round_view import RoundView, round_view
from dealer_terminal.storage.stored_proofs import newest_over
from dealer_terminal.ui.kiosk.kiosk_context import KioskContext, KioskSettings

MOST_BYTES = 100_000_000
Draw = Callable[[Moment], tuple[str, str, bytes]]
"""Function that returns the instruction shown at a moment, its citation, and a picture of the table."""


class EvidenceOptions(Struct, frozen=True):
    """Options of an evidence file: the rounds, the request, and functions that format a round and a time. `drawn`
    formats the time of a picture by all known clocks. `cosigned` are checkpoints, newest first."""

    first: int
    last: int
    asked: EvidenceRequest
    program: str
    made: int
    tell: Callable[[RoundView, Sequence[ReplayStep]], RoundText]
    time: Callable[[int], str]
    pictures: bool
    done: Callable[[int], None]
    cosigned: tuple[SignedNote, ...] = ()
    drawn: Callable[[int, str], str] = lambda utc, time: time
    most: int = MOST_BYTES


class EvidenceKeys(Struct, frozen=True):
    """The key to verify with, and the keys that sign the manifest if they are on this machine."""

    trusted: VerifierKey
    signing: tuple[SigningKey, ...]


def evidence_shell() -> Shell:
    """Return the page of this version."""
    folder = installed.assets() / "evidence"
    names = ("page.html", "evidence.css", "guard.js", "evidence.js")
    return shell(Parts(*((folder / name).read_text(encoding="ascii") for name in names)))


def evidence_frame(file: Path) -> PageFrame:
    with _known_faults(file):
        if file.stat().st_size > 2 * MOST_BYTES:
            raise KnownError(f"{file}: it is larger than {2 * MOST_BYTES:,} bytes: that is no evidence of this program")
        return frame_of(_lines(file))


def check_evidence(file: Path, around: PageFrame, key: VerifierKey) -> VerifiedFile:
    """Verify an evidence file. An unsigned page must be that of this version, because only its script is known to
    report what it verified."""
    with _known_faults(file):
        verified = verify_evidence(lambda: _lines(file), around, key)
    if not verified.sealed and verified.manifest.shell != evidence_shell().hash():
        raise MismatchError("the page around the evidence is not of this version, and nobody signed it")
    return verified


def _lines(file: Path) -> Iterator[str]:
    with file.open(encoding="ascii", newline="\n") as opened:
        yield from opened


@contextmanager
def _known_faults(file: Path) -> Iterator[None]:
    try:
        yield
    except UnicodeDecodeError:
        raise FormatError("it has a character that is not ASCII") from None
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file that can be read") from None


def write_evidence(to: TextIO, journal: OpenJournal, keys: EvidenceKeys, wanted: EvidenceOptions) -> None:
    """Write the file one round at a time. Memory is freed before the next round."""
    require_rounds(journal, wanted.first, wanted.last)
    around, seen = evidence_shell(), SeenRounds()
    covering = first_over(journal.connection, round_view(journal, wanted.last).records[-1].position)
    head = SignedHead(journal.connection, keys.trusted, newest_over(wanted.cosigned, covering.size))
    file = _File(to, wanted)
    file.write(around.head)
    file.block(CONTEXT, text_of(ContextBlock(tuple(map(head.kept, context(journal, wanted.first))))))
    with _drawing(wanted) as draw:
        for folded in folded_rounds(journal, keys.trusted, wanted.first, wanted.last):
            for step in folded.steps:
                seen.see(step)
            told, corrections = _told(journal, keys.trusted, folded, wanted)
            pictures = tuple(_pictures(file, folded, draw, wanted)) if wanted.pictures else ()
            block = _round_block(head, folded, told, corrections, pictures)
            file.block(round_name(folded.number), text_of(block))
            file.require_room(folded.number)
            wanted.done(folded.number - wanted.first + 1)
    manifest = text_of(_manifest(file, seen, around, bytes(head.note).decode(), keys, wanted, journal.id))
    file.block(MANIFEST, manifest)
    file.block(SEAL, base64_text(b"".join(seal(journal.id, manifest, each) for each in keys.signing)))
    file.write(around.tail)


def _round_block(
    head: SignedHead, folded: FoldedRound, told: RoundText, corrections: Sequence[Record], pictures: tuple[Picture, ...]
) -> RoundBlock:
    note, grown = head.grown(folded.steps[-1].record.position)
    return RoundBlock(
        round=folded.number,
        ended=folded.ended,
        told=told,
        pictures=pictures,
        records=tuple(head.kept(step.record) for step in folded.steps),
        corrections=tuple(map(head.kept, corrections)),
        checkpoint=bytes(note).decode(),
        grown=grown,
    )


def _manifest(
    file: "_File",
    seen: SeenRounds,
    around: Shell,
    checkpoint: str,
    keys: EvidenceKeys,
    wanted: EvidenceOptions,
    journal: str,
) -> Manifest:
    return Manifest(
        format=FORMAT,
        program=wanted.program,
        signed=bool(keys.signing),
        journal=journal,
        vkey=str(keys.trusted),
        first=wanted.first,
        last=wanted.last,
        cover=cover_of(seen, wanted.asked, wanted.made, wanted.time, pictures=wanted.pictures),
        checkpoint=checkpoint,
        shell=around.hash(),
        blocks=tuple(file.blocks),
    )


def _told(
    journal: OpenJournal, key: VerifierKey, folded: FoldedRound, wanted: EvidenceOptions
) -> tuple[RoundText, list[Record]]:
    """Return the round as `hands` prints it, after it was proven, and the corrections made after it ended."""
    if not folded.ended:
        return NOT_TOLD, []
    prove_round(journal.connection, key, folded.number)
    view = round_view(journal, folded.number)
    return wanted.tell(view, folded.steps), [each for each in view.records if each.position > view.last]


def _pictures(file: "_File", folded: FoldedRound, draw: Draw, wanted: EvidenceOptions) -> Iterator[Picture]:
    for moment in moments(folded.steps):
        asked, rule, image = draw(moment)
        name = picture_name(folded.number, moment.record)
        file.block(name, b64encode(image).decode())
        time = wanted.drawn(moment.utc, wanted.time(moment.utc))
        yield Picture(name, moment.record, time, " - ".join(map(str, moment.step)), asked, rule)


@contextmanager
def _drawing(wanted: EvidenceOptions) -> Iterator[Draw]:
    """Yield the drawing function. Load Qt only if pictures are wanted."""
    if not wanted.pictures:
        yield lambda moment: ("", "", b"")
        return
    stills = imported("dealer_terminal.ui.kiosk.screen_renderer").Stills(_room())

    def draw(moment: Moment) -> tuple[str, str, bytes]:
        still = stills.of(moment.state)
        return still.asked, still.citation, still.image

    yield draw
    stills.close()


def _room() -> KioskContext:
    """Return screen inputs for pictures that show only the table's own facts."""
    books = library()
    return KioskContext(replace(KioskSettings("", books.ids()[0]), motion=False), books)


class _File:
    """Output of an evidence file. It counts characters and stores each block's hash."""

    def __init__(self, to: TextIO, wanted: EvidenceOptions) -> None:
        self._to, self._wanted, self._size = to, wanted, 0
        self.blocks: list[EvidenceBlock] = []

    def write(self, text: str) -> None:
        self._size += len(text)
        self._require(self._size)
        self._to.write(text)

    def require_room(self, number: int) -> None:
        """Raise KnownError once half the projected size exceeds the limit. Later rounds may need less space."""
        done, asked = number - self._wanted.first + 1, self._wanted.last - self._wanted.first + 1
        self._require(self._size * asked // (2 * done))

    def _require(self, size: int) -> None:
        if size > self._wanted.most:
            less = "fewer rounds, or --no-pictures" if self._wanted.pictures else "fewer rounds"
            raise KnownError(f"the evidence would be larger than {self._wanted.most:,} bytes: take {less}")

    def block(self, name: str, text: str) -> None:
        self.write(block_line(name, text))
        if name not in (MANIFEST, SEAL):
            self.blocks.append(EvidenceBlock(name, block_hash(text)))
