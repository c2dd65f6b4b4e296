"""Verification of an evidence file, as its own page does it: records, tree, checkpoints, blocks, seal and page."""

from collections.abc import Callable, Iterable
from hashlib import sha256

from msgspec import Struct

from dealer_terminal.journal.checkpoint import Checkpoint, verify_checkpoint
from dealer_terminal.journal.codec import CODEC
from dealer_terminal.journal.encoding import base64_bytes, base64_text, hash_bytes
from dealer_terminal.journal.errors import AuditError, FormatError, MismatchError
from dealer_terminal.journal.merkle import leaf_hash
from dealer_terminal.journal.note import parse_note
from dealer_terminal.journal.record import Record, parse_leaf_data
from dealer_terminal.journal.round_proof import CLOSED, OPENED
from dealer_terminal.journal.tree_proofs import verify_consistency, verify_inclusion
from dealer_terminal.journal.vkey import VerifierKey
from dealer_terminal.procedure.facts import PaymentCorrected
from dealer_terminal.review.evidence_file import (
    CONTEXT,
    DOCTYPE,
    FORMAT,
    MANIFEST,
    SEAL,
    ContextBlock,
    EvidenceBlock,
    KeptRecord,
    Manifest,
    RoundBlock,
    block_hash,
    parse_line,
    round_name,
    value_of,
    verify_seal,
)

Lines = Callable[[], Iterable[str]]
"""Returns the file's lines from its beginning."""


class PageFrame(Struct, frozen=True):
    """Parts around the evidence blocks. An empty `seal` means none. `page` is the hash of the page itself."""

    manifest: str
    seal: str
    page: str

    def read(self) -> Manifest:
        read = value_of(self.manifest, Manifest, MANIFEST)
        if read.format != FORMAT:
            raise FormatError(f"this is no evidence: its format is not {FORMAT}")
        return read


class VerifiedFile(Struct, frozen=True):
    manifest: Manifest
    checkpoint: Checkpoint
    records: int
    left_out: int
    sealed: bool


def frame_of(lines: Iterable[str]) -> PageFrame:
    page, held = sha256(), dict[str, str]()
    for number, line in enumerate(lines):
        blocks = tuple(parse_line(line))
        for name, text in blocks:
            if name in (MANIFEST, SEAL):
                held[name] = text
        if not blocks and not (number == 0 and line == DOCTYPE):
            page.update(line.encode())
    if held.keys() != {MANIFEST, SEAL}:
        raise FormatError("this is no evidence, or not all of it: its manifest or its seal is missing")
    return PageFrame(held[MANIFEST], held[SEAL], base64_text(page.digest()))


def verify_evidence(lines: Lines, frame: PageFrame, key: VerifierKey) -> VerifiedFile:
    """Verify a file. Raise `AuditError` naming the alteration, and its record if there is one."""
    manifest = frame.read()
    if manifest.vkey != str(key):
        raise MismatchError("the file names another key than the one that it is checked with")
    if key.name != f"dealer-terminal/{manifest.journal}":
        raise MismatchError("the key is another journal's than the file's")
    checkpoint = verify_checkpoint(parse_note(manifest.checkpoint.encode()), [key])
    check = _Check(manifest, key, checkpoint)
    names = []
    for line in lines():
        for name, text in parse_line(line):
            names.append(EvidenceBlock(name, block_hash(text)))
            check.see(name, text)
    check.end()
    _require_blocks(manifest, names)
    if bool(frame.seal) != manifest.signed:
        raise MismatchError("the seal of the manifest is missing, or there is one too many")
    if frame.seal:
        verify_seal(base64_bytes(frame.seal, "the seal"), manifest.journal, frame.manifest, key)
    if frame.page != manifest.shell:
        raise MismatchError("the page around the evidence was changed")
    return VerifiedFile(manifest, checkpoint, check.records, check.left_out, manifest.signed)


def _require_blocks(manifest: Manifest, found: list[EvidenceBlock]) -> None:
    told, held = manifest.blocks, found[:-2]
    if [each.id for each in found[-2:]] != [MANIFEST, SEAL] or [each.id for each in told] != [each.id for each in held]:
        raise MismatchError("the blocks of the file are not those of its manifest, in their order")
    for own, named in zip(held, told, strict=True):
        if own.hash != named.hash:
            raise MismatchError(f"{own.id} is not what the manifest says")


class _Check:
    """Check of the blocks in file order. No block's content is held for the next one."""

    def __init__(self, manifest: Manifest, key: VerifierKey, checkpoint: Checkpoint) -> None:
        self._manifest, self._key, self._checkpoint = manifest, key, checkpoint
        self._round, self._next, self._pictures = manifest.first, -1, list[str]()
        self.records = self.left_out = 0

    def see(self, name: str, text: str) -> None:
        if name == CONTEXT:
            for each in value_of(text, ContextBlock, name).records:
                self._proven(each)
        elif name.startswith("picture-"):
            self._pictures.append(name)
        elif name not in (MANIFEST, SEAL):
            self._see_round(name, value_of(text, RoundBlock, name))

    def end(self) -> None:
        if self._round != self._manifest.last + 1 or self._pictures:
            raise MismatchError(f"round {self._round} is missing, or a picture is of none")

    def _see_round(self, name: str, block: RoundBlock) -> None:
        if name != round_name(block.round) or block.round != self._round:
            raise MismatchError(f"{name} stands where round {self._round} belongs")
        if not block.records:
            raise MismatchError(f"round {block.round} has no records here")
        self._see_records(block)
        for each in block.corrections:
            self._require_correction(block.round, self._proven(each))
        self._see_checkpoint(block)
        if [each.block for each in block.pictures] != self._pictures:
            raise MismatchError(f"the pictures of round {block.round} are others, or in another order")
        first, last = block.records[0].position, block.records[-1].position
        if any(not first <= each.record <= last for each in block.pictures):
            raise MismatchError(f"a picture of round {block.round} is of another round's record")
        self._pictures, self._round = [], self._round + 1

    def _see_records(self, block: RoundBlock) -> None:
        kinds = []
        for each in block.records:
            if self._next not in (-1, each.position):
                raise MismatchError(f"record {each.position} stands where record {self._next} belongs")
            self._next = each.position + 1
            record = self._proven(each)
            kinds.append(record.kind)
            if record.kind and record.round != block.round:
                raise MismatchError(f"record {each.position} belongs to round {record.round}, not {block.round}")
        at_edge = block.round in (self._manifest.first, self._manifest.last)
        ended = kinds[-1] == CLOSED
        if kinds[0] != OPENED or ended != block.ended or (at_edge and not ended):
            raise MismatchError(f"round {block.round} is not whole here: it ends with record {self._next - 1}")

    def _see_checkpoint(self, block: RoundBlock) -> None:
        """Check that the journal only grew since the round ended."""
        old = verify_checkpoint(parse_note(block.checkpoint.encode()), [self._key])
        if old.size <= block.records[-1].position:
            raise MismatchError(f"the checkpoint of round {block.round} does not cover its end")
        path = [hash_bytes(each, "a consistency proof") for each in block.grown]
        new = self._checkpoint
        verify_consistency(old=old.size, new=new.size, path=path, old_root=old.root, new_root=new.root)

    def _require_correction(self, number: int, record: Record) -> None:
        fact = CODEC.decode(record.kind, record.schema, record.body)
        if not (isinstance(fact, PaymentCorrected) and fact.round == number and record.round == number + 1):
            raise MismatchError(f"record {record.position} is no correction of round {number}")

    def _proven(self, each: KeptRecord) -> Record:
        try:
            record = _record(each)
            path = tuple(hash_bytes(part, "an inclusion proof") for part in each.path)
            signed = self._checkpoint
            verify_inclusion(leaf=record.leaf, index=each.position, size=signed.size, path=path, root=signed.root)
        except AuditError as error:
            raise type(error)(f"record {each.position}: {error}") from None
        self.records += 1
        self.left_out += not each.data
        return record


def _record(each: KeptRecord) -> Record:
    """Return the record. One that is left out has only its hash."""
    if not each.data:
        return Record(each.position, 0, "", 0, b"", "", 0, 0, hash_bytes(each.leaf, "the hash of a record"))
    data = base64_bytes(each.data, "a record")
    record = parse_leaf_data(data)
    if each.leaf or record.position != each.position or record.leaf != leaf_hash(data):
        raise MismatchError(f"it carries record {record.position}")
    return record
