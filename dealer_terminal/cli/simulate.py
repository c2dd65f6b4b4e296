"""`simulate`: play rounds at simulated tables."""

from contextlib import closing
from pathlib import Path
from random import Random
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from dealer_terminal.app import installed_rulebooks
from dealer_terminal.cli import new_app
from dealer_terminal.cli.rights import may_write
from dealer_terminal.errors import KnownError
from dealer_terminal.procedure.state import Phase
from dealer_terminal.procedure.terms import CardsFrom, usual_terms
from dealer_terminal.storage.journal import SqlJournal
from dealer_terminal.storage.journal_kind import require_table
from dealer_terminal.storage.opening import open_journal
from dealer_terminal.table.session import Session
from dealer_terminal.table.simulation.clock import START, StoryClock
from dealer_terminal.table.simulation.table import open_simulated, play_rounds

app = new_app()


@app.command()
def simulate(
    *,
    rounds: Annotated[int, typer.Option(min=1, help="Rounds to play at each table.")],
    seed: Annotated[
        int, typer.Option(help="Seed of players, cards, and irregularities; each seed gives the same rounds.")
    ] = 1,
    db: Annotated[str, typer.Option(help="The journal: a file, or postgresql://user@host/name.")],
    tables: Annotated[int, typer.Option(min=1, help="The number of tables, each with a journal of its own.")] = 1,
    rulebook: Annotated[str, typer.Option(help="The rulebook to play.")] = "31-classic-wa-2019",
    keys: Annotated[Path | None, typer.Option(readable=False, help="The terminal's key folder.")] = None,
) -> None:
    """Play rounds into a real journal, without a screen.

    Whole sessions are played as fast as possible. Dealers, players, cards, slips, and irregularities follow from the
    seed. Every card is marked as simulated. If a simulated table is open, it is continued; its seals are those of its
    journal. With several tables, journal.db becomes journal-1.db, journal-2.db, and so on.

    \b
    Example:
      dealer-terminal simulate --rounds 100 --seed 7 --db simulated.db
    """
    journals = _journals(db, tables)
    installed_rulebooks.rulebook(rulebook)
    for journal in journals:
        may_write(journal, keys)
    with Progress(console=_errors(), disable=not _errors().is_terminal) as progress:
        for number, journal in enumerate(journals, 1):
            task = progress.add_task(f"Table {number}", total=rounds)
            with closing(open_journal(journal, keys=keys)) as opened:
                require_table(opened)
                chance = Random(f"{seed}/{number}")
                session = _session(opened, chance, str(number), rulebook)
                for done in play_rounds(session, chance, rounds):
                    progress.update(task, completed=done)
                opened.end()
    typer.echo(f"{rounds * tables} simulated rounds in {', '.join(journals)}")


def _session(journal: SqlJournal, chance: Random, table: str, rulebook: str) -> Session:
    session = Session(journal, journal.keys, StoryClock(chance, _start(journal)))
    if session.state.phase is not Phase.CLOSED and session.state.in_force().cards_from is not CardsFrom.SIMULATED:
        where = journal.status().where
        raise KnownError(f"{where}: table {session.state.table} plays with real cards there: name another journal")
    terms = usual_terms(installed_rulebooks.rulebook(rulebook), CardsFrom.SIMULATED)
    open_simulated(session, table, installed_rulebooks.rulebook_text(rulebook), installed_rulebooks.house_text(), terms)
    return session


def _start(journal: SqlJournal) -> int:
    """Return the time of the journal's last record, from which the simulation continues."""
    size = journal.status().records
    return max((record.utc for record in journal.records(max(0, size - 1))), default=START)


def _errors() -> Console:
    return Console(stderr=True)


def _journals(db: str, tables: int) -> tuple[str, ...]:
    if tables == 1:
        return (db,)
    if "://" in db:
        raise KnownError("several tables need several journals: name a file, or run simulate once for each database")
    file = Path(db)
    return tuple(str(file.with_stem(f"{file.stem}-{number}")) for number in range(1, tables + 1))
