"""`replay`: a table's journal in a window, at any moment."""

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated
from zoneinfo import ZoneInfo

import typer

from dealer_terminal import interrupts
from dealer_terminal.app.console_services import ConsoleSeat
from dealer_terminal.app.cosignature_policy import read_policy
from dealer_terminal.app.delayed_progress import late_bar
from dealer_terminal.app.replay import ReplayOptions, pictures, watch
from dealer_terminal.app.times import instant, zone_of
from dealer_terminal.app.trusted_keys import given_key
from dealer_terminal.cli import new_app
from dealer_terminal.cli.floor_table import FloorTable, journal_at
from dealer_terminal.cli.moment_place import ANY, MOST, MomentRequest, start_of
from dealer_terminal.cli.options import AsNumber, ConsoleDb, Db, KeyFolder, PinFile, PolicyFile, Vkey, Zone
from dealer_terminal.cli.reviewing import in_window
from dealer_terminal.cli.window_options import Language, picture_folder, window_language, window_of
from dealer_terminal.errors import FoundWrongError, KnownError
from dealer_terminal.review.journal_navigator import JournalNavigator
from dealer_terminal.settings import found
from dealer_terminal.storage.review.source import JournalSource

app = new_app()

_NONE, _NOWHERE = "", Path("screenshots")


@app.command()
def replay(
    *,
    db: Db,
    table: FloorTable = _NONE,
    at: Annotated[str, typer.Option(metavar="TIME", help="By the table's clock, such as 2026-11-20T14:02:10.")] = _NONE,
    number: Annotated[
        int, typer.Option("--round", min=ANY, max=MOST, help="Where this round begins.", show_default=False)
    ] = ANY,
    fact: Annotated[int, typer.Option(min=ANY, max=MOST, help="Right after this record.", show_default=False)] = ANY,
    zone: Zone = _NONE,
    console: ConsoleDb = _NONE,
    as_number: AsNumber = _NONE,
    pin_file: PinFile = _NONE,
    keys: KeyFolder = None,
    vkey: Vkey = _NONE,
    policy: PolicyFile = None,
    settings: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Names the house's video system and its language.")
    ] = None,
    language: Language = _NONE,
    size: Annotated[str, typer.Option(help="The window in pixels, from 1280x720 on.")] = "1280x720",
    headless: Annotated[bool, typer.Option("--headless", help="No display: a tour by itself, in pictures.")] = False,
    screenshots: Annotated[Path, typer.Option(metavar="DIR", help="With --headless: a new folder.")] = _NOWHERE,
) -> None:
    """A window on what happened at a table: the felt as it lay, the round fact by fact with step, paragraph and money,
    what there is to find in the whole journal, and the dealer's own screen at any fact.

    It opens at the last fact, or where it is told to. ? shows the keys. The journal is only read; a table may be
    playing there, and End follows it. The whole journal is verified beside it, with --policy its cosigners too.

    At a console each look is written in the console's journal; marks, cameras' clocks, holds and exports are written
    there too. With --as somebody is signed on from the start, else they sign on in the window.

    \b
    Example:
      dealer-terminal replay --db journal.db --at 2026-11-20T14:02:10 --zone America/Los_Angeles
      dealer-terminal replay --db journal.db --console console.db --as 4001
      dealer-terminal replay --db journal.db --headless --screenshots pictures
    """
    where, panel, db = zone_of(zone), window_of(size), journal_at(db, table)
    _require_trust(vkey, policy)
    if headless and console and not as_number:
        raise KnownError("--headless: nobody can sign on there; name who looks with --as and --pin-file")
    house, asked = found(settings), _asked(at, fact, number, where)
    spoken = window_language(language or house.screen.language)
    with (
        in_window(console, as_number, pin_file, keys) as seat,
        late_bar("Folding once what came before") as progress,
        closing(JournalSource(db, progress=progress)) as source,
        source.told(),
    ):
        begins = start_of(source, JournalNavigator(source, around=True), asked)
        wanted = ReplayOptions(db, begins, where, panel, vkey, house.video.link, spoken, policy)
        if headless:
            _tour(source, seat, wanted, screenshots)
            return
        with interrupts.in_order():
            raise typer.Exit(watch(source, seat, wanted))


def _tour(source: JournalSource, seat: ConsoleSeat, wanted: ReplayOptions, screenshots: Path) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder = picture_folder(screenshots)
    toured = pictures(source, seat, wanted, folder)
    typer.echo(f"{toured.pictures} pictures in {folder}")
    for wrong in toured.found[:1]:
        raise FoundWrongError(wrong)


def _require_trust(vkey: str, policy: Path | None) -> None:
    """Before anything opens."""
    if vkey:
        given_key(vkey)
    if policy is not None:
        read_policy(policy)


def _asked(at: str, fact: int, number: int, zone: ZoneInfo) -> MomentRequest:
    if bool(at) + (fact > ANY) + (number > ANY) > 1:
        raise KnownError("name one moment: --at TIME, --fact N or --round N")
    return MomentRequest(instant(at, zone) if at else ANY, fact, number, check=False)
