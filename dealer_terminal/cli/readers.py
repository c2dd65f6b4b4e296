"""`readers`: where a person had to help a reader, and whether its decks are as good as shuffled."""

from collections.abc import Sequence
from typing import Annotated

import typer

from dealer_terminal.app.fold_range import folded
from dealer_terminal.app.proofs_of_readings import Proofs
from dealer_terminal.app.shift_counting import Shuffles
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.app.times import window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTables, journals_at
from dealer_terminal.cli.options import Day, From, Tables, To, Vkeys, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.review.statistics.decks import Came, places, seen_decks
from dealer_terminal.review.statistics.shuffles import ALPHA, BATCH, NAMES, ReaderStatistics, Trait, readers

app = new_app()

_NONE = ""
_NOTE = (
    f"Judged by {BATCH} decks together, each beside shuffled ones that are simulated for it.\n"
    f"“speaks”: it means something, however often somebody looks; {ALPHA:.0%} of such traits are wrong at most."
)


@app.command(name="readers")
def readers_command(
    *,
    db: Tables,
    table: FloorTables = None,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    vkey: Vkeys = None,
    simulated: Annotated[bool, typer.Option("--simulated", help="Of simulated rounds, and of no others.")] = False,
    json: Annotated[bool, typer.Option("--json", help="As a JSON list, with counts by place.")] = False,
) -> None:
    """Readers and shufflers: cards that a person entered or put right, faults, and whether ranks, suits and what stays
    together from deck to deck are as in good shuffles.

    Of tables whose reader sees the cards as they are dealt; a journal's decks are one machine's. What is told follows
    from the signed records: it ends with 1 where they are not what was signed.

    \b
    Example:
      dealer-terminal readers --db table7.db --db table8.db --from 2026-11-01 --to 2026-12-01
    """
    journals = journals_at(db, table)
    asked = window(day, since, until, zone_of(zone))
    proofs, spared = Proofs(journals, vkey or ()), Spared(journals)
    dealt = folded(seen_decks, journals, asked, proofs, quiet=json, spared=spared)
    decks = (each for each in dealt if each.simulated is simulated)
    found = readers(decks, Shuffles())
    spared.require_some()
    if json:
        write_json([{**_as_json(each, simulated=simulated), "proven": proofs.json[each.journal]} for each in found])
        spared.end()
        return
    if found:
        title = "SIMULATED" if simulated else ""
        columns = ("journal", "decks", "cards", "helped", "faults", *(NAMES[each].template for each in Trait))
        write_table(title, columns, [_line(each) for each in found])
        typer.echo(_NOTE)
    else:
        typer.echo("No reader dealt a round there." if simulated else "No reader dealt a real round there.")
    proofs.tell()
    spared.end()


def _line(reader: ReaderStatistics) -> Sequence[str]:
    cards = sum(len(each.cards) for each in reader.decks)
    return (
        reader.journal,
        str(len(reader.decks)),
        str(cards),
        str(len(reader.helped)),
        str(len(reader.faults)),
        *(_told(reader, at) for at in range(len(reader.tried))),
    )


def _told(reader: ReaderStatistics, at: int) -> str:
    each = reader.tried[at]
    if not each.batches:
        return "too few"
    return "speaks" if each.trait in reader.called else "usual"


def _as_json(reader: ReaderStatistics, *, simulated: bool) -> dict[str, object]:
    return {
        "journal": reader.journal,
        "simulated": simulated,
        "decks": len(reader.decks),
        "cards": sum(len(each.cards) for each in reader.decks),
        "helped": reader.helped,
        "faults": reader.faults,
        "traits": [
            {
                "trait": each.trait.value,
                "batches": each.batches,
                "evidence": round(each.grown, 3),
                "speaks": each.trait in reader.called,
            }
            for each in reader.tried
        ],
        "places": [_place(each) for each in places(reader.decks)],
    }


def _place(came: Came) -> dict[str, object]:
    """Ranks from the two to the ace; suits as c, d, h, s."""
    return {"seat": came.place.seat, "slot": came.place.slot, "ranks": came.ranks, "suits": came.suits}
