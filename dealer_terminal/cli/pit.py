"""`pit`: the tables of a pit in a window."""

import os
from collections.abc import Collection
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from dealer_terminal import interrupts
from dealer_terminal.app.delayed_progress import late_bar
from dealer_terminal.app.pit import PitOptions, pictures, watch
from dealer_terminal.app.skip_damaged import Spared
from dealer_terminal.app.times import zone_of
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTables, journals_at
from dealer_terminal.cli.options import AsNumber, ConsoleDb, KeyFolder, PinFile, Tables, Zone
from dealer_terminal.cli.reviewing import in_window
from dealer_terminal.cli.window_options import Language, picture_folder, window_language, window_of
from dealer_terminal.errors import DamagedError, KnownError, NoJournalError, NothingYetError
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.settings import found
from dealer_terminal.storage.review.source import JournalSource

app = new_app()

_NONE, _NOWHERE = "", Path("screenshots")


@app.command()
def pit(
    *,
    db: Tables,
    table: FloorTables = None,
    zone: Zone = _NONE,
    console: ConsoleDb = _NONE,
    as_number: AsNumber = _NONE,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
    settings: Annotated[Path | None, typer.Option(metavar="FILE", help="Names the house's language.")] = None,
    language: Language = _NONE,
    size: Annotated[str, typer.Option(help="The window in pixels, from 1280x720 on.")] = "1280x720",
    headless: Annotated[bool, typer.Option("--headless", help="No display: a tour by itself, in pictures.")] = False,
    screenshots: Annotated[Path, typer.Option(metavar="DIR", help="With --headless: a new folder.")] = _NOWHERE,
) -> None:
    """A window on the tables of a pit: those that need somebody come first. What calls for a person now, what was done
    about it, what waits for a second pair of eyes, what changed since somebody looked; each table live, as its dealer
    sees it.

    The journals are only read; tables may be playing there, and one that comes to a floor later is watched, too. At a
    console alarms are raised and returned in the console's journal, and whoever is signed on acknowledges, acts on and
    shelves them, works off the queue and sets points. With --as somebody is signed on from the start, else they sign on
    in the window; left alone for five minutes it locks itself. ? shows the keys.

    \b
    Example:
      dealer-terminal pit --db table7.db --db table8.db
      dealer-terminal pit --db table7.db --db table8.db --console pit.db
      dealer-terminal pit --db table7.db --headless --screenshots pictures
    """
    enrolled = partial(journals_at, db, table)
    where, panel = zone_of(zone), window_of(size)
    if headless and console and not as_number:
        raise KnownError("--headless: nobody can sign on there; name who looks with --as and --pin-file")
    spoken = window_language(language or found(settings).screen.language)
    spared = Spared(db)
    wanted = PitOptions(
        journals_to_watch(enrolled(), db, spared), where, panel, enrolled, ("--language", spoken), spoken, console
    )
    with in_window(console, as_number, pin_file, keys) as seat:
        if headless:
            os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
            folder = picture_folder(screenshots)
            typer.echo(f"{pictures(seat, wanted, folder)} pictures in {folder}")
            spared.end()
            return
        with interrupts.in_order():
            raise typer.Exit(watch(seat, wanted))


def journals_to_watch(dbs: tuple[str, ...], named: Collection[str], spared: Spared) -> tuple[str, ...]:
    """None is named twice. One that nobody named, and that has only just come to its floor, is watched from its first
    record on; a damaged one keeps nobody from the others, and is told of in the window."""
    known: dict[str, str] = {}
    for each in dbs:
        try:
            journal = _journal(each)
        except NothingYetError:
            if each in named:
                raise
            continue
        except (DamagedError, NoJournalError) as error:
            if len(dbs) == 1:
                raise
            spared.note(error, each)
            journal = each
        if journal in known:
            raise KnownError(f"{each} is the journal that {known[journal]} is: name each table once")
        known[journal] = each
    if not known:
        raise KnownError(f"{', '.join(named)}: no table there has a record yet: open one, and try again")
    return tuple(known.values())


def _journal(db: str) -> str:
    """Its id, once it can be read."""
    with (
        late_bar("Folding once what came before") as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        JournalNavigator(source).moment(source.size() - 1)
        return source.journal
