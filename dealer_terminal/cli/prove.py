"""`prove`: one round, in a file that needs no journal."""

from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal.app.cosignature_policy import cosigned_notes
from dealer_terminal.app.files import make_output_folder, write_bytes
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.options import CosignedPlace, Db
from dealer_terminal.journal.round_proof import each_proof, verify_round_proof, write_round_proof
from dealer_terminal.storage.reader import open_to_read
from dealer_terminal.storage.reports.proven_tables import proving
from dealer_terminal.storage.stored_proofs import prove_round

app = new_app()


@app.command()
def prove(
    *,
    db: Db,
    table: FloorTable = "",
    round_: Annotated[int, typer.Option("--round", min=0, help="The round's number.")],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE|FOLDER", help="A file for the round, or a folder for a file a record as well."),
    ] = None,
    cosigned: CosignedPlace = None,
) -> None:
    """Writes a round's records as a person reads them, each with the proof that it is in the signed journal.

    Where the records do not lead to what was signed, that is said and nothing is written.

    Each proof is a C2SP tlog-proof that carries its record. verify-proof checks the file without the journal. What was
    put right after a round had ended is in the records of the next one: prove that one too. Where witnesses have
    cosigned a checkpoint that covers the round, the proofs carry the newest of those, with the cosignatures.

    \b
    Example:
      dealer-terminal prove --db journal.db --round 12 --out round-12.json
      dealer-terminal prove --db journal.db --round 12 --out evidence/
      dealer-terminal verify-proof round-12.json --vkey table7.vkey
    """
    db = journal_at(db, table)
    with open_to_read(db) as journal, proving():
        proof = prove_round(journal, round_, cosigned_notes(db, cosigned))
        verify_round_proof(proof, [journal.own_key()])
    whole = write_round_proof(proof)
    if out is None:
        typer.echo(whole, nl=False)
    elif out.is_dir() or not out.suffix:
        make_output_folder(out)
        write_bytes(out / f"round-{round_}.json", whole)
        for record, data in each_proof(proof):
            write_bytes(out / f"{record.position:09}-{record.kind}.tlog-proof", data)
    else:
        write_bytes(out, whole)
