"""`statistics`: dealers compared with all others, and readers compared with good shuffles."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated

import typer

from dealer_terminal.app.fold_range import folded
from dealer_terminal.app.proof_of_reading import Proofs
from dealer_terminal.app.shift_counting import Shuffles
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.app.times import window, zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTables, journals_at
from dealer_terminal.cli.options import Day, From, Tables, To, Vkeys, Zone
from dealer_terminal.cli.output import write_json, write_table
from dealer_terminal.review.statistics import dealers, shuffles
from dealer_terminal.review.statistics.dealer_rounds import dealt_rounds
from dealer_terminal.review.statistics.dealers import DealerStatistics
from dealer_terminal.review.statistics.decks import Came, places, seen_decks
from dealer_terminal.review.statistics.shuffles import BATCH, NAMES, ReaderStatistics, Trait

app = new_app()

_NONE = ""
_OF_DEALERS = (
    "No ranking: “usual” holds 950 and “rare” 999 of a thousand dealers who are as the others, at as many hands and\n"
    "wagers. "
    f"“speaks”: it means something, however often somebody looks; {dealers.ALPHA:.0%} of such names are wrong at most."
)
_OF_READERS = (
    f"Judged by {BATCH} decks together, each beside shuffled ones that are simulated for it.\n"
    "“speaks”: it means something, however often somebody looks; "
    f"{shuffles.ALPHA:.0%} of such traits are wrong at most."
)


class Subject(Enum):
    DEALERS = "dealers"
    READERS = "readers"


@app.command(name="statistics")
def statistics_command(
    subject: Annotated[Subject, typer.Argument(help="dealers, or readers and shufflers.")],
    *,
    db: Tables,
    table: FloorTables = None,
    day: Day = _NONE,
    since: From = _NONE,
    until: To = _NONE,
    zone: Zone = _NONE,
    vkey: Vkeys = None,
    simulated: Annotated[bool, typer.Option("--simulated", help="Use only simulated rounds.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Print a JSON list, with the records that support each figure.")
    ] = False,
) -> None:
    """Compare dealers with all others, or readers and shufflers with good shuffles.

    Dealers: seconds per round and corrected rounds, compared with what all dealers need at as many hands and wagers.
    Dealers are listed by number. Time at an open question, a pending payment, or a fault is not counted, and a pause of
    more than a minute is not counted. Readers: cards that a person entered or corrected, faults, and whether ranks,
    suits, and neighbors from deck to deck are as in good shuffles. This needs tables with a reader that sees the cards
    as they are dealt.

    The figures follow from the signed records. The exit status is 1 if the records are not what was signed.

    \b
    Example:
      dealer-terminal statistics dealers --db table7.db --db table8.db --from 2026-11-01 --to 2026-12-01
      dealer-terminal statistics readers --db table7.db --from 2026-11-01 --to 2026-12-01 --json
    """
    journals = journals_at(db, table)
    asked = window(day, since, until, zone_of(zone))
    proofs, spared = Proofs(journals, vkey or ()), Spared(journals)
    output = _Output(proofs, spared, simulated=simulated, json=json)
    if subject is Subject.DEALERS:
        rounds = folded(dealt_rounds, journals, asked, proofs, quiet=json, spared=spared)
        output.of_dealers(dealers.dealers(each for each in rounds if each.simulated is simulated))
    else:
        decks = folded(seen_decks, journals, asked, proofs, quiet=json, spared=spared)
        output.of_readers(shuffles.readers((each for each in decks if each.simulated is simulated), Shuffles()))
    spared.end()


class _Output:
    def __init__(self, proofs: Proofs, spared: Spared, *, simulated: bool, json: bool) -> None:
        self._proofs, self._spared, self._simulated, self._json = proofs, spared, simulated, json

    def of_dealers(self, found: Sequence[DealerStatistics]) -> None:
        self._spared.require_some()
        if self._json:
            proven = self._proofs.json
            write_json([{**_dealer_json(each, simulated=self._simulated), "proven": proven} for each in found])
            return
        columns = ("dealer", "rounds", "seconds", "usual", "righted", "expected", "usual", "rare", "means something")
        self._table(columns, [_dealer_line(each) for each in found], _OF_DEALERS, "Nobody")

    def of_readers(self, found: Sequence[ReaderStatistics]) -> None:
        self._spared.require_some()
        if self._json:
            proven = self._proofs.json
            told = [(_reader_json(each, simulated=self._simulated), proven[each.journal]) for each in found]
            write_json([{**reader, "proven": proof} for reader, proof in told])
            return
        columns = ("journal", "decks", "cards", "helped", "faults", *(NAMES[each].template for each in Trait))
        self._table(columns, [_reader_line(each) for each in found], _OF_READERS, "No reader")

    def _table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], note: str, nobody: str) -> None:
        if rows:
            write_table("SIMULATED" if self._simulated else "", columns, rows)
            typer.echo(note)
        else:
            typer.echo(f"{nobody} dealt a round there." if self._simulated else f"{nobody} dealt a real round there.")
        self._proofs.tell()


def _dealer_line(dealer: DealerStatistics) -> Sequence[str]:
    pace, usual, rare = dealer.pace, dealer.usual, dealer.rare
    return (
        f"{dealer.who.name} ({dealer.who.id})",
        str(dealer.rounds),
        f"{pace.seconds:.1f}",
        f"{pace.usual:.1f}",
        str(dealer.righted),
        f"{dealer.expected:.1f}",
        f"{usual.low} to {usual.high}",
        f"{rare.low} to {rare.high}",
        _dealer_significance(dealer),
    )


def _dealer_significance(dealer: DealerStatistics) -> str:
    if dealer.called:
        return "speaks"
    return "".join(f"no; going on like this, after {each} more rounds" for each in dealer.needs) or "no"


def _dealer_json(dealer: DealerStatistics, *, simulated: bool) -> dict[str, object]:
    return {
        "dealer": dealer.who.id,
        "name": dealer.who.name,
        "simulated": simulated,
        "rounds": dealer.rounds,
        "hands": dealer.hands,
        "wagers": dealer.wagers,
        "seconds": round(dealer.pace.seconds, 2),
        "usual_seconds": round(dealer.pace.usual, 2),
        "righted_rounds": dealer.righted,
        "expected_rounds": round(dealer.expected, 3),
        "usual": [dealer.usual.low, dealer.usual.high],
        "rare": [dealer.rare.low, dealer.rare.high],
        "evidence": round(dealer.grown, 3),
        "speaks": dealer.called,
        "needs_rounds": dealer.needs[0] if dealer.needs else None,
        "behind": [{"journal": each.journal, "round": each.number, "fact": each.position} for each in dealer.behind],
    }


def _reader_line(reader: ReaderStatistics) -> Sequence[str]:
    cards = sum(len(each.cards) for each in reader.decks)
    return (
        reader.journal,
        str(len(reader.decks)),
        str(cards),
        str(len(reader.helped)),
        str(len(reader.faults)),
        *(_reader_significance(reader, at) for at in range(len(reader.tried))),
    )


def _reader_significance(reader: ReaderStatistics, at: int) -> str:
    each = reader.tried[at]
    if not each.batches:
        return "too few"
    return "speaks" if each.trait in reader.called else "usual"


def _reader_json(reader: ReaderStatistics, *, simulated: bool) -> dict[str, object]:
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
    """Return the counts of one place: ranks from the two to the ace, and suits as c, d, h, s."""
    return {"seat": came.place.seat, "slot": came.place.slot, "ranks": came.ranks, "suits": came.suits}
