"""`verify-proof`: a proof, checked without the journal."""

from pathlib import Path
from typing import Annotated

import typer
from msgspec import Struct

from dealer_terminal.audit.errors import AuditError
from dealer_terminal.audit.note import parse_note, verify_note
from dealer_terminal.audit.proof import FIRST_LINE, parse_proof
from dealer_terminal.audit.record import Record
from dealer_terminal.audit.record_text import record_text
from dealer_terminal.audit.round_proof import (
    consistent_record,
    read_round_proof,
    verify_record_proof,
    verify_round_proof,
)
from dealer_terminal.audit.vkey import VerifierKey, parse_vkey
from dealer_terminal.bootstrap.evidence import check_evidence, evidence_frame
from dealer_terminal.commands import new_app
from dealer_terminal.commands.acceptance_page import TITLE
from dealer_terminal.commands.evidence import evidence_text
from dealer_terminal.commands.journal_options import UNTRUSTED, Vkey, given_key, read_bytes
from dealer_terminal.errors import KnownError
from dealer_terminal.review.evidence_page import DOCTYPE

app = new_app()

_WRONG, _SIGNER_UNKNOWN = 1, 3
_NO_KEY = "No signature was checked, for the file carries no key: give --vkey a copy from elsewhere."


class _Said(Struct, frozen=True):
    """What was proven, and whether all of the file is signed."""

    text: str
    sealed: bool


@app.command()
def verify_proof(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What prove, evidence or device accept wrote.")],
    *,
    vkey: Vkey = "",
) -> None:
    """Checks that each record in the file is in the signed journal. Needs the file and the journal's key alone.

    An acceptance page is checked with the key in acceptance.vkey, beside the terminal's other keys.

    Without --vkey the file is checked with the key that it carries itself, or without one where it carries none: it may
    hold together, and anybody may have signed it. Then it ends with 3, never with 0; and so it does where evidence has
    words and pictures that nobody signed.

    \b
    Example:
      dealer-terminal verify-proof round-12.json --vkey table7.vkey
      dealer-terminal verify-proof round-12.html --vkey table7.vkey
    """
    try:
        said = _evidence(file, vkey) if _is_page(file) else _Said(_proof(read_bytes(file), vkey), sealed=True)
    except AuditError as error:
        typer.echo(f"Wrong: {error}.", err=True)
        raise typer.Exit(_WRONG) from None
    if not vkey:
        typer.echo(f"Consistent, signer unknown: {said.text}")
        raise typer.Exit(_SIGNER_UNKNOWN)
    typer.echo(said.text)
    if not said.sealed:
        raise typer.Exit(_SIGNER_UNKNOWN)


def _is_page(file: Path) -> bool:
    try:
        with file.open("rb") as opened:
            return opened.read(len(DOCTYPE)) == DOCTYPE.encode()
    except OSError as error:
        raise KnownError(f"{file}: {error.strerror}: name a file that can be read") from None


def _evidence(file: Path, vkey: str) -> _Said:
    around = evidence_frame(file)
    verified = check_evidence(file, around, given_key(vkey) if vkey else _carried(around.read().vkey))
    return _Said(evidence_text(verified), sealed=verified.sealed)


def _proof(data: bytes, vkey: str) -> str:
    if data.startswith(FIRST_LINE.encode()):
        return _record(data, vkey)
    return _page(data, vkey) if data.startswith(TITLE.encode()) else _round(data, vkey)


def _page(data: bytes, vkey: str) -> str:
    note = parse_note(data)
    if not vkey:
        typer.echo(_NO_KEY, err=True)
        return f"{TITLE}, with a signature in the name of {note.signatures[0].name}, not checked."
    (signer, *_) = verify_note(note, [given_key(vkey)])
    return f"{TITLE}, as {signer.name} signed it. {note.text.splitlines()[-1]}"


def _round(data: bytes, vkey: str) -> str:
    proof = read_round_proof(data)
    key = given_key(vkey) if vkey else _carried(proof.vkey)
    proven = verify_round_proof(proof, [key])
    checkpoint = proven[0].checkpoint
    whole = f"Round {proof.round}: all" if proof.round else "Before round 1: the first"
    counted = f"{whole} {len(proven)} records are"
    return f"{counted} among the {checkpoint.size} that {checkpoint.origin} signed."


def _record(data: bytes, vkey: str) -> str:
    proof = parse_proof(data)
    if not vkey:
        typer.echo(_NO_KEY, err=True)
        record, named = consistent_record(proof)
        return f"{_record_name(record)} is among {named.size} that {named.origin} is said to have signed."
    record, proven = verify_record_proof(proof, [given_key(vkey)])
    checkpoint = proven.checkpoint
    return f"{_record_name(record)} is among the {checkpoint.size} that {checkpoint.origin} signed."


def _record_name(record: Record) -> str:
    said = record_text(record)
    who = f" by {said.operator}" if said.operator else ""
    return f"Record {said.position} ({said.kind}, round {said.round}, {said.time}{who})"


def _carried(vkey: str) -> VerifierKey:
    typer.echo(UNTRUSTED, err=True)
    return parse_vkey(vkey)
