"""`evidence`: a round or a range in one HTML file that checks itself."""

from collections.abc import Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from time import time_ns
from typing import Annotated

import typer
from msgspec.structs import replace

from dealer_terminal.app.cosignature_policy import claimed, cosigned_notes
from dealer_terminal.app.display import drawn_unseen
from dealer_terminal.app.evidence import EvidenceKeys, EvidenceOptions, check_evidence, evidence_frame, write_evidence
from dealer_terminal.app.files import require_new
from dealer_terminal.app.progress_bar import records_bar
from dealer_terminal.app.times import local_time, zone_of
from dealer_terminal.app.trusted_keys import key_folder, trusted_key
from dealer_terminal.cli import new_app
from dealer_terminal.cli.evidence_notes import lent_in, note_export, plainly, with_lent
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import (
    AsNumber,
    ConsoleDb,
    ConsoleKeys,
    CosignedPlace,
    Db,
    KeyFolder,
    PinFile,
    Vkey,
    Zone,
    rounds_named,
)
from dealer_terminal.cli.reviewing import at_console
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.journal.errors import AuditError
from dealer_terminal.journal.note import parse_note
from dealer_terminal.review.evidence_check import VerifiedFile
from dealer_terminal.review.evidence_cover import EvidenceRequest
from dealer_terminal.review.marks import lent_by
from dealer_terminal.review.rights import Act
from dealer_terminal.storage.keys import keys_at_hand
from dealer_terminal.storage.progress import silently
from dealer_terminal.storage.reader import OpenJournal, Opens, looked_at
from dealer_terminal.storage.reports.model_reader import open_models
from dealer_terminal.storage.whole_file import written_out

app = new_app()

_NAME = "dealer-terminal"
_LONGEST, _MOST_NAMES = 400, 10
_MOST_ROUND = 10**15

_Operators = Annotated[
    list[str] | None, typer.Option(metavar="NAME", help="Who makes or asks for it, for the cover; several times.")
]
_Marks = Annotated[
    bool, typer.Option("--marks/--no-marks", help="With --console: its marks on these rounds are told too.")
]


@app.command()
def evidence(
    *,
    db: Db,
    table: FloorTable = "",
    round_: Annotated[str, typer.Option("--round", metavar="N[..M]", help="A closed round, or a range of them.")],
    out: Annotated[Path, typer.Option(metavar="FILE.html", help="Where to write it.")],
    reason: Annotated[str, typer.Option(metavar="TEXT", help="Why, for the cover.")] = "",
    operator: _Operators = None,
    pictures: Annotated[bool, typer.Option("--pictures/--no-pictures", help="Each step's table as a picture.")] = True,
    console: ConsoleDb = "",
    as_number: AsNumber = "",
    pin_file: PinFile = "",
    marks: _Marks = True,
    lent: Annotated[Path | None, typer.Option(metavar="FILE", hidden=True)] = None,
    cosigned: CosignedPlace = None,
    zone: Zone = "",
    keys: KeyFolder = None,
    console_keys: ConsoleKeys = None,
    vkey: Vkey = "",
) -> None:
    """Writes a round, or a range, as one HTML file that needs no journal and no network: words, each step's table as
    the kiosk drew it, the facts with their proofs, and a verifier that runs in any browser with Ed25519.

    It says VERIFIED, or ALTERED and where; verify-proof says the same of the file. With the terminal's key folder at
    hand, its key signs words and pictures too; without it they are marked as illustration. Of people's PINs and badges
    nothing is in it, nor anything of a round that is not over.

    \b
    Example:
      dealer-terminal evidence --db journal.db --round 12 --out round-12.html --reason "Claim 118"
      dealer-terminal evidence --db journal.db --round 12..20 --out rounds.html --operator "S. Lee"
      dealer-terminal evidence --db journal.db --round 12 --out round-12.html --reason "Claim 118" \\
        --console console.db --as 4001
      dealer-terminal verify-proof round-12.html --vkey table7.vkey
    """
    db = journal_at(db, table)
    first, last = rounds_named(round_)
    asked = _asked(operator or (), reason)
    if pictures:
        drawn_unseen()
    require_new(out)
    wanted = replace(_wanted((first, last), asked, zone, pictures=pictures), cosigned=cosigned_notes(db, cosigned))
    with at_console(console, as_number, pin_file, console_keys or keys) as desk, written_out(out) as beside:
        desk.require(Act.EXPORT)

        def written(opens: Opens) -> VerifiedFile:
            with open_models(db, opens) as journal, records_bar(last - first + 1, named="Rounds") as done:
                lending = lent_in(lent) if lent else lent_by(desk.console, journal.id, marks=marks)
                full = with_lent(replace(wanted, done=done), lending, desk.console, journal.id, zone_of(zone))
                return _written(journal, _keys(journal, vkey, keys), full, beside)

        verified = looked_at(db, written)
        if desk.name:
            note_export(desk, db, wanted, beside, out.name)
    at = f" It is an export at {desk.name}." if desk.name else ""
    typer.echo(f"{evidence_text(verified)} Written to {out}.{at}")


def _wanted(rounds: tuple[int, int], asked: EvidenceRequest, zone: str, *, pictures: bool) -> EvidenceOptions:
    return EvidenceOptions(
        *rounds,
        asked=asked,
        program=f"{_NAME} {_version()}",
        made=time_ns() // 1000,
        tell=plainly(zone_of(zone)),
        time=partial(local_time, zone=zone_of(zone)),
        pictures=pictures,
        done=silently,
    )


def _asked(operators: Sequence[str], reason: str) -> EvidenceRequest:
    asked = EvidenceRequest(tuple(_line(each, "--operator") for each in operators), _line(reason, "--reason"))
    if len(asked.operators) > _MOST_NAMES:
        raise KnownError(f"--operator: name at most {_MOST_NAMES}")
    return asked


def evidence_text(verified: VerifiedFile, cosigned: str = "") -> str:
    """What was checked of it, and by whom it is signed; `cosigned` is what a policy has shown of its witnesses."""
    told = verified.manifest
    rounds = f"Round {told.first}" if told.first == told.last else f"Rounds {told.first} to {told.last}"
    bare = f" ({verified.left_out} left out, but for a hash)" if verified.left_out else ""
    signed = f"the {verified.checkpoint.size} that {verified.checkpoint.origin} signed"
    also = "so are words and pictures" if verified.sealed else "words and pictures are signed by nobody"
    said = claimed(parse_note(told.checkpoint.encode()), verified.checkpoint.origin)
    beside = f" Said to be cosigned by {said}; verify-proof --policy checks it." if said else ""
    beside = f" Cosigned by {cosigned}." if cosigned else beside
    counted = f"{rounds}: all {verified.records} records{bare} are among {signed}"
    return f"{counted}; {also}.{beside}"


def _keys(journal: OpenJournal, vkey: str, keys: Path | None) -> EvidenceKeys:
    trusted, _ = trusted_key(journal, vkey, keys)
    at_hand = keys_at_hand(key_folder(keys), journal.id, str(trusted))
    return EvidenceKeys(trusted, tuple(each.signing for each in at_hand))


def _written(journal: OpenJournal, keys: EvidenceKeys, wanted: EvidenceOptions, beside: Path) -> VerifiedFile:
    """Checked as anybody would check it."""
    with beside.open("w", encoding="ascii", newline="\n") as to:
        write_evidence(to, journal, keys, wanted)
    try:
        return check_evidence(beside, evidence_frame(beside), keys.trusted)
    except AuditError as error:
        raise FoundWrongError(f"the evidence does not hold: {error}") from error


def _line(text: str, option: str) -> str:
    if len(text) > _LONGEST or not text.isprintable():
        raise KnownError(f"{option}: write one line of at most {_LONGEST} characters")
    return text.strip()


def _version() -> str:
    try:
        return version(_NAME)
    except PackageNotFoundError:
        return "of a checkout"
