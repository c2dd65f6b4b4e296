"""`prove`: write one round to a file that can be verified without the journal."""

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
        typer.Option(metavar="FILE|FOLDER", help="A file for the round, or a folder for it and a file per record."),
    ] = None,
    cosigned: CosignedPlace = None,
) -> None:
    """Write a round's records, each with a proof that it is in the signed journal.

    The records are readable text. If they do not match what was signed, the command says so and writes nothing. Each
    proof is a C2SP tlog-proof that contains its record. verify-proof checks the file without the journal. Corrections
    made after a round ended are in the records of the next round, so prove that round, too. If witnesses have cosigned
    a checkpoint that covers the round, the proofs contain the newest such checkpoint with its cosignatures.

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
