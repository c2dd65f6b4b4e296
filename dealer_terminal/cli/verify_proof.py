"""`verify-proof`: a proof, checked without the journal."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from dealer_terminal.app.cosignature_policy import claimed, demanded, policy_key, read_policy
from dealer_terminal.app.evidence import check_evidence, evidence_frame
from dealer_terminal.app.files import read_bytes
from dealer_terminal.app.terminal_escape import one_line
from dealer_terminal.app.trusted_keys import UNTRUSTED, given_key
from dealer_terminal.cli import new_app
from dealer_terminal.cli.device_accept import TITLE, simulated_too
from dealer_terminal.cli.evidence import evidence_text
from dealer_terminal.cli.options import PolicyFile, Vkey
from dealer_terminal.errors import KnownError
from dealer_terminal.journal.checkpoint import parse_checkpoint
from dealer_terminal.journal.errors import AuditError, MismatchError
from dealer_terminal.journal.note import SignedNote, parse_note, verify_note
from dealer_terminal.journal.policy import Policy
from dealer_terminal.journal.proof import FIRST_LINE, parse_proof
from dealer_terminal.journal.record import Record
from dealer_terminal.journal.record_text import record_text
from dealer_terminal.journal.round_proof import (
    consistent_record,
    read_round_proof,
    verify_record_proof,
    verify_round_proof,
)
from dealer_terminal.journal.vkey import VerifierKey, parse_vkey
from dealer_terminal.review.evidence_file import DOCTYPE

app = new_app()

_WRONG, _SIGNER_UNKNOWN = 1, 3
_NO_KEY = "No signature was checked, for the file carries no key: give --vkey a copy from elsewhere."


class _Said(Struct, frozen=True):
    """What was proven, whether all of the file is signed, and whether its key came from elsewhere."""

    text: str
    sealed: bool
    trusted: bool


class ProofTrust(Struct, frozen=True):
    """What was given beside the file."""

    vkey: str
    policy: Policy | None

    def key(self, note: SignedNote) -> VerifierKey | None:
        """Of the log; `MismatchError` where the policy and --vkey, or the policy and the file, disagree."""
        given = given_key(self.vkey) if self.vkey else None
        named = policy_key(self.policy, parse_checkpoint(note.text).origin) if self.policy else None
        if given and named and given != named:
            raise MismatchError("the policy names another key for this log than --vkey")
        return given or named

    def cosigned(self, note: SignedNote) -> str:
        return demanded(self.policy, note) if self.policy else ""


@app.command()
def verify_proof(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What prove, evidence or device accept wrote.")],
    *,
    vkey: Vkey = "",
    policy: PolicyFile = None,
) -> None:
    """Checks that each record in the file is in the signed journal. Needs the file and the journal's key alone.

    An acceptance page is checked with the key in acceptance.vkey, beside the terminal's other keys.

    With --policy, witnesses must have cosigned the checkpoint in the file, as many as the policy wants; the policy's
    key for the log counts as --vkey does.

    Without a key from elsewhere the file is checked with the key that it carries itself, or without one where it
    carries none: it may hold together, and anybody may have signed it. Then it ends with 3, never with 0; and so it
    does where evidence has words and pictures that nobody signed.

    \b
    Example:
      dealer-terminal verify-proof round-12.json --vkey table7.vkey
      dealer-terminal verify-proof round-12.html --policy house.policy
    """
    trust = ProofTrust(vkey, read_policy(policy) if policy is not None else None)
    try:
        said = _evidence(file, trust) if _is_page(file) else _proof(read_bytes(file), trust)
    except AuditError as error:
        typer.echo(one_line(f"Wrong: {error}."), err=True)
        raise typer.Exit(_WRONG) from None
    if not said.trusted:
        typer.echo(f"Consistent, signer unknown: {said.text}")
        raise typer.Exit(_SIGNER_UNKNOWN)
    typer.echo(said.text)
    if not said.sealed:
        raise typer.Exit(_SIGNER_UNKNOWN)


def _is_page(file: Path) -> bool:
    """It is looked at, then read: a pipe gives what it has once."""
    if file.exists() and not file.is_file():
        raise KnownError(f"{file} is no plain file: name the file itself")
    try:
        with file.open("rb") as opened:
            return opened.read(len(DOCTYPE)) == DOCTYPE.encode()
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file that can be read") from None


def _evidence(file: Path, trust: ProofTrust) -> _Said:
    around = evidence_frame(file)
    told = around.read()
    note = parse_note(told.checkpoint.encode())
    known = trust.key(note)
    verified = check_evidence(file, around, known or _carried(told.vkey))
    return _Said(evidence_text(verified, trust.cosigned(note)), sealed=verified.sealed, trusted=known is not None)


def _proof(data: bytes, trust: ProofTrust) -> _Said:
    if data.startswith(FIRST_LINE.encode()):
        return _record(data, trust)
    return _page(data, trust) if data.startswith(TITLE.encode()) else _round(data, trust)


def _page(data: bytes, trust: ProofTrust) -> _Said:
    note = parse_note(data)
    loud = simulated_too(note.text)
    if trust.policy is not None:
        raise KnownError("an acceptance page is cosigned by nobody: check it with --vkey alone")
    if not trust.vkey:
        typer.echo(_NO_KEY, err=True)
        said = f"{TITLE}, with a signature in the name of {note.signatures[0].name}, not checked.{loud}"
        return _Said(said, sealed=True, trusted=False)
    (signer, *_) = verify_note(note, [given_key(trust.vkey)])
    said = f"{TITLE}, as {signer.name} signed it.{loud} {note.text.splitlines()[-1]}"
    return _Said(said, sealed=True, trusted=True)


def _round(data: bytes, trust: ProofTrust) -> _Said:
    proof = read_round_proof(data)
    note = parse_proof(proof.records[0].proof.encode()).checkpoint if proof.records else None
    known = trust.key(note) if note else None
    proven = verify_round_proof(proof, [known or _carried(proof.vkey)])
    checkpoint = proven[0].checkpoint
    whole = f"Round {proof.round}: all" if proof.round else "Before round 1: the first"
    counted = f"{whole} {len(proven)} records are among the {checkpoint.size} that {checkpoint.origin} signed"
    return _Said(f"{counted}{_beside(note, trust)}.", sealed=True, trusted=known is not None)


def _record(data: bytes, trust: ProofTrust) -> _Said:
    proof = parse_proof(data)
    known = trust.key(proof.checkpoint)
    if known is None:
        typer.echo(_NO_KEY, err=True)
        record, named = consistent_record(proof)
        said = f"{_record_name(record)} is among {named.size} that {named.origin} is said to have signed"
        return _Said(f"{said}{_beside(proof.checkpoint, trust)}.", sealed=True, trusted=False)
    record, proven = verify_record_proof(proof, [known])
    checkpoint = proven.checkpoint
    said = f"{_record_name(record)} is among the {checkpoint.size} that {checkpoint.origin} signed"
    return _Said(f"{said}{_beside(proof.checkpoint, trust)}.", sealed=True, trusted=True)


def _beside(note: SignedNote | None, trust: ProofTrust) -> str:
    """Who has cosigned, or is said to have."""
    if note is None:
        return ""
    shown, said = trust.cosigned(note), claimed(note, parse_checkpoint(note.text).origin)
    if shown:
        return f"; cosigned by {shown}"
    return f"; said to be cosigned by {said}, which --policy checks" if said else ""


def _record_name(record: Record) -> str:
    said = record_text(record)
    who = f" by {said.operator}" if said.operator else ""
    return f"Record {said.position} ({said.kind}, round {said.round}, {said.time}{who})"


def _carried(vkey: str) -> VerifierKey:
    typer.echo(UNTRUSTED, err=True)
    return parse_vkey(vkey)
