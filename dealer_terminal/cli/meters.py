"""`meters`: show the progressive meters to the players."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer

from dealer_terminal.app.players_window import pictures, show, table_at
from dealer_terminal.cli import new_app
from dealer_terminal.cli.options import Db
from dealer_terminal.cli.output import write_json
from dealer_terminal.cli.rights import may_read
from dealer_terminal.cli.round_input import known_name
from dealer_terminal.cli.window_options import Language, panel_of, picture_folder, window_language
from dealer_terminal.languages import ENGLISH
from dealer_terminal.procedure.jackpot import LOCKED
from dealer_terminal.procedure.progressive_view import JackpotView, progressive_view
from dealer_terminal.procedure.state import Phase, State
from dealer_terminal.ui.kit.window import THEMES
from dealer_terminal.ui.players.app import ANY, DisplaySettings

app = new_app()

_NOWHERE = Path("screenshots")

Screen = Annotated[int, typer.Option(metavar="N", min=0, help="Fill screen N.", show_default=False)]


@app.command()
def meters(
    *,
    db: Db,
    fullscreen: Annotated[bool, typer.Option("--fullscreen", help="Fill the second screen, if there is one.")] = False,
    screen: Screen = ANY,
    size: Annotated[
        str, typer.Option(help="The window in pixels; with one screen at most a third of it.")
    ] = "1280x800",
    theme: Annotated[str, typer.Option(help="felt or contrast.")] = "felt",
    language: Language = ENGLISH,
    headless: Annotated[
        bool, typer.Option("--headless", help="No display: save pictures of the whole journal.")
    ] = False,
    screenshots: Annotated[Path, typer.Option(metavar="DIR", help="With --headless: a new folder.")] = _NOWHERE,
    json: Annotated[bool, typer.Option("--json", help="Print the present meters in cents; no window.")] = False,
) -> None:
    """Show the progressive meters to the players, in a process of its own.

    The window reads the journal that a table is writing, in a file or on a server, and writes nothing. Records that are
    not committed are not shown. While the journal cannot be read, or if the table has no meters, the window says so and
    waits. While its screen is disconnected, the window is hidden. It stays below every other window of the first
    screen, which may show a kiosk; under Wayland, no window can choose that.

    \b
    --json prints the table (empty while it is closed), its meters, and the
    locked jackpots of its round, in that order:
      cents      the amount that the meter shows
      standing   pending until it is verified, then paid
      order      the number of this hit on its meter in the round; a fixed
                 prize has no meter
    With --headless: a picture of each distinct state of the meters.
    \b
    Example:
      dealer-terminal meters --db journal.db --fullscreen --screen 2
      dealer-terminal meters --db journal.db --json
      dealer-terminal meters --db journal.db --headless --screenshots pictures
    """
    look = DisplaySettings(
        panel_of(size), known_name("theme", theme, THEMES), window_language(language), screen, fullscreen=fullscreen
    )
    may_read(db)
    if json:
        write_json(_meters_json(table_at(db)))
    elif headless:
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        typer.echo(f"{pictures(db, picture_folder(screenshots), look)} pictures in {screenshots}")
    else:
        raise typer.Exit(show(db, look))


def _meters_json(state: State) -> dict[str, Any]:
    progressive = progressive_view(state)
    opened = state.phase is not Phase.CLOSED
    ids = {each.name: each.id for each in progressive.meters}
    return {
        "table": state.table if opened else "",
        "rulebook": state.rulebook().id if opened else "",
        "round": state.round if opened else 0,
        "meters": [{"meter": each.id, "name": each.name, "cents": each.cents} for each in progressive.meters],
        "jackpots": [_jackpot(each, ids) for each in progressive.jackpots if each.stage in LOCKED],
    }


def _jackpot(jackpot: JackpotView, ids: Mapping[str, str]) -> dict[str, Any]:
    return {
        "seat": jackpot.seat,
        "event": jackpot.event,
        "pays": jackpot.pays,
        "meter": ids.get(jackpot.meter, ""),
        "order": jackpot.order,
        "standing": jackpot.stage.value,
        "waits_for": jackpot.waits_for.value,
    }
